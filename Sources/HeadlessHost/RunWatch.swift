// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CProcess
internal import CVirtualClock
internal import DeviceMatrix
import Foundation

/// A thread beside the app that ends the process when a unit takes too long, too much memory or too
/// many threads, or when the tool that started the process is gone.
///
/// It needs nothing of the main thread, which may be in a loop without end. The time in which the main
/// thread waited for a core does not count: a busy machine finds the same hangs as an idle one.
final class RunWatch: @unchecked Sendable {
  private let lock = NSLock()
  private let timeLimit: Double
  private let memoryLimit: UInt
  /// When the unit began, on the clock of ``now()``.
  private var began: Double?
  private let tool = getppid()

  init(timeLimit: Double, memoryLimit: Int) {
    self.timeLimit = timeLimit
    self.memoryLimit = UInt(max(memoryLimit, 1)) << 20
  }

  convenience init(rendering plan: RenderPlan) {
    self.init(timeLimit: plan.timeLimit, memoryLimit: RenderPlan.memoryLimit)
  }

  /// Starts the thread.
  func start() {
    Thread.detachNewThread { [self] in
      while true {
        snug_real_sleep(20_000)
        look()
      }
    }
  }

  /// A unit begins: its time starts now.
  func begin() {
    lock.withLock { began = Self.now() }
    snug_threads_hold(Int32(CheckPlan.mostThreads))
  }

  /// No unit is running.
  func end() {
    lock.withLock { began = nil }
    snug_threads_hold(0)
  }

  /// How often the main thread is asked where it is: what it does all the while is in every answer.
  private static let samples = 16

  /// Ends the process after the main thread has said some times where it is, if it still can.
  static func endProcess(_ code: Int32) -> Never {
    let deadline = snug_real_seconds() + 5
    for count in 1...samples where snug_real_seconds() < deadline {
      guard snug_note_place() != 0 else { break }
      while snug_places_noted() < count, snug_real_seconds() < deadline { snug_real_sleep(1_000) }
      snug_real_sleep(7_000)
    }
    _exit(code)
  }

  /// Seconds that passed, without those in which the main thread was ready and had no core.
  private static func now() -> Double { snug_real_seconds() - snug_starved_seconds(0) }

  private func look() {
    if getppid() != tool { _exit(CheckPlan.hangExitCode) }
    // Whoever ends the process keeps the lock, so that the main thread begins nothing more.
    lock.withLock {
      guard let began else { return }
      if Self.now() - began > timeLimit { Self.endProcess(CheckPlan.hangExitCode) }
      if UInt(snug_resident_bytes(0)) > memoryLimit { Self.endProcess(CheckPlan.memoryExitCode) }
      if snug_thread_count(0) > CheckPlan.mostThreads {
        Self.endProcess(CheckPlan.threadsExitCode)
      }
    }
  }
}
