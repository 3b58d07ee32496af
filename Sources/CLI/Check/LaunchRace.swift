// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Launches of an app that lists its screens: the first counts, the others stand in for it.
final class LaunchRace: @unchecked Sendable {
  /// Real seconds after which the others begin beside the first.
  private static let patience = 3.0

  private let condition = NSCondition()
  private var ended: [CheckWorker.Result?]

  init(count: Int) { ended = Array(repeating: nil, count: count) }

  /// Waits for a launch's turn: not at all for the first; for the others until it led to nothing, ended
  /// before its time or takes long.
  ///
  /// - Returns: Whether the launch is needed.
  func isWanted(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    condition.lock()
    defer { condition.unlock() }
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    while ended[0] == nil, condition.wait(until: deadline) {}
    return ended[0].map {
      !$0.casualties.isEmpty || $0.records.allSatisfy(\.screens.isEmpty)
    } ?? true
  }

  func finish(_ index: Int, _ result: CheckWorker.Result) {
    condition.lock()
    ended[index] = result
    condition.broadcast()
    condition.unlock()
  }

  /// Waits for all that began.
  func results() -> [CheckWorker.Result] {
    condition.lock()
    defer { condition.unlock() }
    while ended.contains(where: { $0 == nil }) { condition.wait() }
    return ended.compactMap(\.self)
  }
}
