// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CVirtualClock
internal import DeviceMatrix
import Foundation

/// A thread beside the tests that moves the virtual clocks on while they wait, and ends a test that
/// does not end (Documentation/Testing.md §6.3).
///
/// While every thread waits, the clocks go to what is due next. A thread that computes on and on
/// lets time pass as on a device: after some seconds the clocks follow its processor time.
final class TestPacer: @unchecked Sendable {
  /// Real microseconds between two looks: while threads wait, and at most while they run.
  private static let pauses: ClosedRange<UInt32> = 100...1_000
  /// Seconds of processor time that threads get before the clocks follow it.
  private static let patience = 5.0

  private let timeLimit: Double
  private let restLimit: Double
  private let recorder: TestRecorder
  private let tool = getppid()

  private let lock = NSLock()
  /// What the main thread was asked for; it answers in its own time.
  private var request = Request.none

  private enum Request {
    case none, asked
    /// Whether it had anything to do, now or later.
    case answered(Bool)
  }

  // What only the thread itself uses.
  private var pause = TestPacer.pauses.lowerBound
  /// How many tests had begun at the last look.
  private var begun = -1
  /// The processor time when the test began; when it was last quiet, or the clocks followed.
  private var testStart = 0.0
  /// The virtual time when it began.
  private var clockStart = 0.0
  private var quiet = 0.0
  /// The real time since which nothing was to do.
  private var restStart: Double?
  /// The threads' activity when the main thread had nothing to do.
  private var restActivity: UInt?

  init(timeLimit: Double, recorder: TestRecorder) {
    self.timeLimit = timeLimit
    restLimit = timeLimit * TestPlan.restShare
    self.recorder = recorder
  }

  func start() {
    snug_clock_pace()
    Thread.detachNewThread { [self] in
      while true {
        snug_real_sleep(pause)
        look()
      }
    }
  }

  private func look() {
    if getppid() != tool { _exit(CheckPlan.hangExitCode) }
    watch()
    // Two looks, since a thread may be between two waits.
    let activity = UInt(snug_thread_switches())
    guard snug_threads_are_busy() == 0 else { return follow() }
    snug_real_sleep(Self.pauses.lowerBound)
    guard snug_threads_are_busy() == 0, UInt(snug_thread_switches()) == activity else { return }
    quiet = snug_thread_seconds()
    pause = Self.pauses.lowerBound
    move(activity)
  }

  /// Every thread waits.
  private func move(_ activity: UInt) {
    switch lock.withLock({ request }) {
    case .asked:
      // The main thread is asked and does not come: it waits for another one, or for a deadline.
      let due = snug_clock_next_due()
      guard due.isFinite else { return rest() }
      restStart = nil
      snug_clock_advance(due)
    case .answered(false) where restActivity == nil || restActivity == activity:
      restActivity = activity
      rest()
    case .answered(let hadWork):
      if hadWork { restStart = nil }
      ask()
    case .none: ask()
    }
  }

  private func ask() {
    restActivity = nil
    lock.withLock { request = .asked }
    // A block of the run loop would not wake it.
    DispatchQueue.main.async { [self] in
      let hadWork = MainActor.assumeIsolated { RunLoopDriver.pass() }
      lock.withLock { request = .answered(hadWork) }
    }
  }

  /// Nothing runs and nothing is due.
  private func rest() {
    pause = Self.pauses.upperBound
    guard let start = restStart else {
      restStart = snug_real_seconds()
      return
    }
    if snug_real_seconds() - start > restLimit { end(.rest) }
  }

  /// A thread runs.
  private func follow() {
    pause = min(pause * 2, Self.pauses.upperBound)
    restStart = nil
    let now = snug_thread_seconds()
    guard now - quiet > Self.patience else { return }
    snug_clock_advance(snug_clock_now() + now - quiet - Self.patience)
    quiet = now - Self.patience
  }

  /// Ends the process when its test has computed for too long.
  private func watch() {
    let state = recorder.state
    let now = snug_thread_seconds()
    if state.begun != begun {
      begun = state.begun
      testStart = now
      clockStart = snug_clock_now()
      quiet = now
      restStart = nil
    }
    if now - testStart > timeLimit { end(.busy) }
    if snug_clock_now() - clockStart > timeLimit * TestPlan.virtualFactor { end(.late) }
  }

  private func end(_ reason: TestHang) -> Never {
    recorder.write(.hung(recorder.state.test, reason))
    RunWatch.endProcess(CheckPlan.hangExitCode)
  }
}
