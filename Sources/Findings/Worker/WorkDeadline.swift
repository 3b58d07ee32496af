// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How long an app's process may be at work before something of it is done: a unit, a step of its way, or
/// what it does between two units (Documentation/Containment.md §5.2).
///
/// Each step has the whole limit, so a long way is no hang.
package struct WorkDeadline: Sendable {
  private let limit: Double
  private var since: Double
  /// Before its first unit the program's own beginning runs, such as `main.swift`.
  private var hasBegun = false

  /// - Parameters:
  ///   - limit: In seconds.
  ///   - now: When the process began, in seconds from anywhere.
  package init(limit: Double, at now: Double) {
    self.limit = limit
    since = now
  }

  /// Notes what the process says.
  package mutating func take(_ record: WorkerRecord, at now: Double) {
    switch record {
    case .began, .done, .refused:
      hasBegun = true
      since = now
    case .step: since = now
    default: break
    }
  }

  package func isOver(at now: Double) -> Bool {
    now - since > (hasBegun ? limit : max(30, 3 * limit))
  }
}
