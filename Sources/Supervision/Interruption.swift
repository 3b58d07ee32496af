// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CContainment

/// Whether somebody asked this process to end, by SIGINT, SIGTERM or SIGHUP.
///
/// The first signal ends what was started, and leaves time for a partial report; the second ends the
/// process.
package enum Interruption {
  /// Set once, before the process has a second thread.
  nonisolated(unsafe) private(set) static var descriptor: Int32 = -1
  nonisolated(unsafe) private(set) static var adoptsOrphans = false

  /// Takes the signals, and becomes the parent of what children leave behind.
  ///
  /// - Important: Called once, by a program whose only children are those of ``ChildProcess``.
  package static func begin() {
    descriptor = snug_catch_signals()
    snug_adopt_orphans()
    adoptsOrphans = true
  }

  /// The signal; 0 for none.
  package static var signal: Int32 { snug_caught_signal() }
}
