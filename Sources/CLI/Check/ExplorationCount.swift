// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Exploration
import Findings
import Foundation

/// Hears what a worker says while it works, to tell how far it is.
protocol WorkerListener: Sendable {
  /// - Parameter records: With what is said now.
  func hear(_ record: WorkerRecord, _ records: WorkerRecords)
}

/// How far an exploration is: what the line of progress says.
struct ExplorationCount: Sendable {
  private var steps = 0
  private var screens: Set<MapStructure> = []
  /// Ways that were walked once more.
  private var ways = 0

  mutating func note(_ event: MapEvent) {
    switch event {
    case .begin: steps += 1
    case .state(let state):
      screens.insert(MapStructure(chain: state.chain, tree: state.tree))
    case .walk: ways += 1
    case .attempt, .end, .willWalk, .finished: break
    }
  }

  /// - Parameter seconds: since the exploration was begun.
  func text(after seconds: Double) -> String {
    var parts = [String.counted(steps, "step"), String.counted(screens.count, "screen")]
    if ways > 0 { parts.append("\(String.counted(ways, "way")) walked again") }
    return "Exploring: " + (parts + ["\(Int(seconds)) s"]).joined(separator: ", ")
  }
}

/// Says now and then how far an exploration is, with each second that its worker lives.
final class ExplorationProgress: WorkerListener, @unchecked Sendable {
  private let lock = NSLock()
  private let start = ContinuousClock.now
  private var count = ExplorationCount()
  private var told = Telling()
  private let say: @Sendable (String) -> Void

  init(say: @escaping @Sendable (String) -> Void) { self.say = say }

  func hear(_ record: WorkerRecord, _ records: WorkerRecords) {
    let text: String? = lock.withLock {
      if case .explored = record, let event = records.events.last { count.note(event) }
      return told.isDue ? count.text(after: (ContinuousClock.now - start) / .seconds(1)) : nil
    }
    if let text { say(text) }
  }
}

/// Says what is waited for, and how long, with each second that a worker lives.
final class WaitingProgress: WorkerListener, @unchecked Sendable {
  private let lock = NSLock()
  private let start = ContinuousClock.now
  private var told = Telling()
  private let verb: String
  private let say: @Sendable (String) -> Void

  init(_ verb: String, say: @escaping @Sendable (String) -> Void) {
    self.verb = verb
    self.say = say
  }

  func hear(_ record: WorkerRecord, _ records: WorkerRecords) {
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    guard seconds >= 1, lock.withLock({ told.isDue }) else { return }
    say("\(verb): \(Int(seconds)) s")
  }
}

/// When it is time to say something again.
struct Telling: Sendable {
  private var last: ContinuousClock.Instant?
  /// No terminal shows more.
  private static let period = Duration.milliseconds(200)

  /// Whether nothing was said for a while; from then on it was.
  var isDue: Bool {
    mutating get {
      let now = ContinuousClock.now
      if let last, now - last < Self.period { return false }
      last = now
      return true
    }
  }
}
