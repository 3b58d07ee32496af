// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation

/// How much of a check is done: what the line of progress says.
struct LookCount: Sendable {
  private let total: Int
  private let unitsPerScreen: Int
  /// Looks that each configuration, or change of it, still has to have: a walk goes through all screens in one
  /// before the next.
  private var left: [Int: Int]
  private var done: Set<Int> = []
  /// When units had their verdicts, in order, seconds since the first look was begun.
  private var times: [Double] = []
  private let configurations: Int

  init(units: [Int], unitsPerScreen: Int) {
    total = units.count
    self.unitsPerScreen = max(1, unitsPerScreen)
    left = [:]
    for unit in units { left[unit % self.unitsPerScreen, default: 0] += 1 }
    configurations = left.count
  }

  /// Takes down that a unit has its verdict; one that has it already counts once.
  ///
  /// - Parameter seconds: since the first look was begun; not less than for the unit before.
  mutating func note(_ unit: Int, at seconds: Double) {
    guard done.insert(unit).inserted else { return }
    times.append(seconds)
    left[unit % unitsPerScreen, default: 1] -= 1
  }

  /// - Parameter seconds: since the first look was begun.
  func text(after seconds: Double) -> String {
    let whole = left.values.count { $0 <= 0 }
    var parts = [
      "\(whole) of \(String.counted(configurations, "configuration"))",
      "\(done.count) of \(total) looks",
    ]
    if seconds >= 1, !done.isEmpty {
      let rate = rate(at: seconds)
      parts.append(rate >= 10 ? "\(Int(rate)) a second" : String(format: "%.1f a second", rate))
      parts.append("\(Int((Double(total - done.count) / rate).rounded(.up))) s left")
    }
    return parts.joined(separator: ", ")
  }

  /// Looks a second of late, for they become dearer: large texts and long ways come last.
  ///
  /// - Complexity: O(log n) in looks.
  private func rate(at seconds: Double) -> Double {
    var window = max(Self.shortest, seconds / 4)
    while window < seconds {
      let count = times.count - firstTime(after: seconds - window)
      if count >= Self.fewest { return Double(count) / window }
      window *= 2
    }
    return Double(done.count) / seconds
  }

  /// Seconds, and looks in them, of which a rate says something.
  private static let shortest = 5.0
  private static let fewest = 4

  private func firstTime(after time: Double) -> Int {
    var range = times.indices
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if times[middle] > time {
        range = range.lowerBound..<middle
      } else {
        range = middle + 1..<range.upperBound
      }
    }
    return range.lowerBound
  }
}

/// Counts the looks of several workers, and says now and then how far they are.
final class LookProgress: WorkerListener, @unchecked Sendable {
  private let lock = NSLock()
  private let start = ContinuousClock.now
  private var count: LookCount
  private var told = Telling()
  private let say: @Sendable (String) -> Void
  private let verb: String

  init(_ verb: String, _ count: LookCount, say: @escaping @Sendable (String) -> Void) {
    self.verb = verb
    self.count = count
    self.say = say
  }

  func hear(_ record: WorkerRecord, _ records: WorkerRecords) {
    let text: String? = lock.withLock {
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      if let unit = record.unitWithVerdict { count.note(unit, at: seconds) }
      guard told.isDue else { return nil }
      return "\(verb): \(count.text(after: seconds))"
    }
    if let text { say(text) }
  }
}

extension WorkerRecord {
  /// The unit that has its verdict by what is said.
  fileprivate var unitWithVerdict: Int? {
    switch self {
    case .done(let unit, _), .refused(let unit, _), .ended(let unit, _): unit
    default: nil
    }
  }
}
