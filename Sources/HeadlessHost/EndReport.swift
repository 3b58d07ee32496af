// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CProcess

/// Has a process say where the app was when something ends it: a crash, an exception or an exit
/// (Documentation/Check.md §3).
enum EndReport {
  static func begin() {
    snug_crash_report()
    snug_exits_report(1)
  }

  /// From now on an exit is the host's own.
  static func end() { snug_exits_report(0) }
}
