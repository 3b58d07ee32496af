// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Counts the work of trees, for tests of what changes cost; checked builds only.
package enum TreeWork {
  /// Nodes that were brought up to date or passed on the way down since it was last set; 0 in builds
  /// without checks.
  package nonisolated(unsafe) static var visits = 0

  @inline(__always)
  static func visit() {
    #if INVARIANT_CHECKS
      visits &+= 1
    #endif
  }
}
