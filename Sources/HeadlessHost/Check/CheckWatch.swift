// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CProcess
internal import CVirtualClock
internal import DeviceMatrix
import Foundation

/// A thread beside the app that ends the process when a unit takes too long or too much memory, or
/// when the tool that started the process is gone.
///
/// It needs nothing of the main thread, which may be in a loop without end.
final class CheckWatch: @unchecked Sendable {
  private let lock = NSLock()
  private let timeLimit: Double
  private let memoryLimit: UInt
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
  func begin() { lock.withLock { began = snug_real_seconds() } }

  /// No unit is running.
  func end() { lock.withLock { began = nil } }

  /// Ends the process; the main thread says where it is, if it still can.
  private func end(_ code: Int32) {
    snug_end_with_place(code)
    snug_real_sleep(200_000)
    _exit(code)
  }

  private func look() {
    if getppid() != tool { _exit(CheckPlan.hangExitCode) }
    guard let began = lock.withLock({ began }) else { return }
    if snug_real_seconds() - began > timeLimit { end(CheckPlan.hangExitCode) }
    if UInt(snug_resident_bytes()) > memoryLimit { end(CheckPlan.memoryExitCode) }
  }
}
