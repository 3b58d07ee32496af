// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SystemFrameworks
import Testing
import UIKit

@Suite("Chance and states of games, places on maps")
struct GameChanceTests {
  @Test("equal seeds give equal numbers and orders, others do not")
  func seeds() {
    func numbers(_ seed: UInt64) -> [Int] {
      let source = GKLinearCongruentialRandomSource(seed: seed)
      return (0..<20).map { _ in source.nextInt(upperBound: 1000) }
    }
    #expect(numbers(1) == numbers(1))
    #expect(numbers(1) != numbers(2))
    #expect(numbers(3).allSatisfy { (0..<1000).contains($0) })
    let shuffled = GKMersenneTwisterRandomSource(seed: 5)
      .arrayByShufflingObjects(in: Array(0..<50)).compactMap { $0 as? Int }
    #expect(shuffled != Array(0..<50))
    #expect(shuffled.sorted() == Array(0..<50))
  }

  @Test("a die has its sides, and a shuffled one shows each before one comes again")
  func dice() {
    let die = GKRandomDistribution.d6()
    #expect((0..<200).allSatisfy { _ in (1...6).contains(die.nextInt()) })
    let shuffled = GKShuffledDistribution(lowestValue: 3, highestValue: 7)
    #expect((0..<5).map { _ in shuffled.nextInt() }.sorted() == [3, 4, 5, 6, 7])
    #expect((0..<5).map { _ in shuffled.nextInt() }.sorted() == [3, 4, 5, 6, 7])
  }

  private final class Open: GKState {
    var entries = 0
    override func didEnter(from previousState: GKState?) { entries += 1 }
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Shut.self }
  }
  private final class Shut: GKState {}
  private final class Broken: GKState {}

  @Test("a machine enters states that the present one allows, and no others")
  func states() {
    let open = Open()
    let machine = GKStateMachine(states: [open, Shut(), Broken()])
    #expect(machine.enter(Open.self) && open.entries == 1)
    #expect(!machine.enter(Broken.self))
    #expect(machine.currentState === open)
    #expect(machine.enter(Shut.self))
    #expect(machine.currentState === machine.state(forClass: Shut.self))
  }
}
