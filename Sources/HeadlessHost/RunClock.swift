// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CVirtualClock
import Foundation
internal import UIKit

/// The process's clocks, kept in step with the run-time's: `Date()`, timers, delayed blocks and sleeps
/// of an app follow it (Documentation/HeadlessHost.md §2).
///
/// Times are those of `Runtime.current`, in seconds.
@MainActor
enum RunClock {
  /// What `Date()` says when an app is launched: 9 September 2025, 9:41 UTC.
  static let calendarStart: TimeInterval = 1_757_410_860
  /// Seconds that threads of the app may compute while a turn waits for them; a busy machine gives
  /// them as many.
  static let threadPatience: TimeInterval = 5

  /// What a clock on the wall shows: the calendar's start and what the run-time has lived since, so
  /// the same in every launch of a process.
  static var timeOfDay: Date {
    Date(timeIntervalSince1970: calendarStart + Runtime.current.now)
  }

  /// What the process's clocks showed when the run-time started.
  private static var origin: TimeInterval = 0

  /// Stops the clocks of the process for good; the run-time that is current starts now, and the clocks
  /// with it, but where a timer of a launch before is still waiting.
  static func start() {
    if snug_clock_is_started() == 0 || !snug_clock_next_due().isFinite {
      snug_clock_start(calendarStart)
    }
    origin = snug_clock_now() - Runtime.current.now
    Runtime.current.clockSink = { snug_clock_advance(origin + $0) }
  }

  /// When the next timer or sleep of the app ends; nil when none waits.
  static var nextDue: TimeInterval? {
    let due = snug_clock_next_due()
    return due.isFinite ? due - origin : nil
  }

  /// When the next recorded answer of a server comes; nil when none is under way.
  static var nextAnswerDue: TimeInterval? { RecordedNetwork.nextDue.map { $0 - origin } }

  /// Moves all clocks to `time`, running the run-time's work on the way in order.
  static func advance(to time: TimeInterval) {
    snug_clock_advance(origin + time)
    Runtime.current.advance(to: time)
  }

  /// Brings the run-time to where the app's own sleeping on the main thread has moved the clocks.
  ///
  /// - Returns: How many seconds that were.
  @discardableResult
  static func catchUp() -> TimeInterval {
    let (time, now) = (snug_clock_now() - origin, Runtime.current.now)
    guard time > now else { return 0 }
    Runtime.current.advance(to: time)
    return time - now
  }

  /// A number that changes when another thread of the app has run and waits again.
  static var threadActivity: UInt { UInt(snug_thread_switches()) }

  /// Waits, in real time, while other threads of the app compute or read files.
  ///
  /// - Parameter activity: ``threadActivity`` before the main queue was drained; threads that have run
  ///   since may have sent it something.
  /// - Returns: Whether there were any, so that their results may have arrived.
  static func waitForThreads(since activity: UInt) -> Bool {
    guard snug_threads_are_busy() != 0 else { return threadActivity != activity }
    let end = snug_thread_seconds() + threadPatience
    repeat { snug_real_sleep(50) } while snug_threads_are_busy() != 0 && snug_thread_seconds() < end
    return snug_thread_seconds() < end
  }
}
