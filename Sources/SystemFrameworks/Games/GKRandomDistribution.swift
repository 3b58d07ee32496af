// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Whole numbers between two others, all as likely.
open class GKRandomDistribution: NSObject, GKRandom {
  public let lowestValue: Int
  public let highestValue: Int
  let source: any GKRandom

  public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    precondition(lowestValue <= highestValue, "\(lowestValue) is above \(highestValue)")
    self.source = source
    self.lowestValue = lowestValue
    self.highestValue = highestValue
  }

  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue,
      highestValue: highestValue)
  }

  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  open class func d6() -> Self { self.init(die: 6) }
  open class func d20() -> Self { self.init(die: 20) }

  public required convenience init(die sideCount: Int) {
    self.init(forDieWithSideCount: sideCount)
  }

  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

  /// A number below a bound, from 0 or the lowest value on.
  open func nextInt(upperBound: Int) -> Int {
    let low = max(lowestValue, 0)
    let high = min(upperBound - 1, highestValue)
    return high <= low ? low : low + source.nextInt(upperBound: high - low + 1)
  }

  open func nextUniform() -> Float { source.nextUniform() }
  open func nextBool() -> Bool { source.nextBool() }
}

/// Gives each number once before one comes again.
open class GKShuffledDistribution: GKRandomDistribution {
  private var rest: [Int] = []

  open override func nextInt() -> Int {
    if rest.isEmpty { rest = Array(lowestValue...highestValue) }
    return rest.remove(at: source.nextInt(upperBound: rest.count))
  }
}

/// A state of a ``GKStateMachine``.
open class GKState: NSObject {
  open internal(set) weak var stateMachine: GKStateMachine?

  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  open func didEnter(from previousState: GKState?) {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func willExit(to nextState: GKState) {}
}

/// Goes from state to state, one of each class.
open class GKStateMachine: NSObject {
  private let states: [GKState]
  open private(set) var currentState: GKState?

  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }

  open func state<State: GKState>(forClass stateClass: State.Type) -> State? {
    states.lazy.compactMap { $0 as? State }.first { type(of: $0) == stateClass }
  }

  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states.contains { type(of: $0) == stateClass }
      && currentState?.isValidNextState(stateClass) ?? true
  }

  /// - Returns: Whether the state is valid; the present one stays otherwise.
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass })
    else { return false }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }

  open func update(deltaTime seconds: TimeInterval) { currentState?.update(deltaTime: seconds) }
}
