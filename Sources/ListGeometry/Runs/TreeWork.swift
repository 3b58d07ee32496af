// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Counts the work of trees, for tests of what changes cost; checked builds only.
///
/// The counter belongs to the task that counts, so that tests beside it do not count along.
package final class TreeWork: Sendable {
  @TaskLocal private static var current: TreeWork?

  /// Written only by the task that it is the counter of.
  private nonisolated(unsafe) var visits = 0

  /// Nodes that are brought up to date or passed on the way down while `body` runs; 0 in builds without
  /// checks.
  package static func count(_ body: () throws -> Void) rethrows -> Int {
    let work = TreeWork()
    try $current.withValue(work) { try body() }
    return work.visits
  }

  @inline(__always)
  static func visit() {
    #if INVARIANT_CHECKS
      current?.visits &+= 1
    #endif
  }
}
