// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Seconds for which cores were at work.
enum ProcessorTime {
  /// For this process.
  static var own: Double { seconds(of: RUSAGE_SELF) }
  /// For processes that this one has forked and that have ended.
  static var ofChildren: Double { seconds(of: RUSAGE_CHILDREN) }

  private static func seconds(of whose: __rusage_who) -> Double {
    var usage = rusage()
    guard getrusage(__rusage_who_t(whose.rawValue), &usage) == 0 else { return 0 }
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
  }
}
