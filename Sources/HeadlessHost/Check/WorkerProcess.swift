// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CProcess
internal import DeviceMatrix
import Foundation
internal import UIKit

/// What a forked process does once it is the app's: it ends there.
typealias LineTask =
  @MainActor ((@MainActor () -> any UIApplicationDelegate)?) throws -> Never

/// The process of a check that the tool has started: a referee, in which no code of the app ever runs, not
/// even `main.swift` (Documentation/Containment.md §2.5).
///
/// It works while the program is being loaded. Each process that it forks comes out of the loading, runs the
/// program from its beginning, and finds here what to do when that hands the app over.
@MainActor
enum WorkerProcess {
  /// What this process was forked for.
  private(set) static var task: LineTask?

  /// Runs the session; returns in what it has forked alone.
  static func begin() {
    do {
      try Host.prepare()
      guard case .check(let plan)? = try HostPlan.ofProcess()?.task else {
        throw HostError("error: a worker has nothing to check")
      }
      task = try CheckSession(plan).run()
      if task != nil {
        snug_threads_hold(Int32(CheckPlan.mostThreads))
        // Until the app is launched, too, it is told where it stops.
        return EndReport.begin()
      }
      end(0)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      end(1)
    }
  }

  /// Ends the process without what the program would do at its end.
  private static func end(_ code: Int32) -> Never {
    fflush(nil)
    _exit(code)
  }
}

/// Called by the constructor that takes the plan, on the main thread.
@_cdecl("snug_worker_begin")
func beginWorker() {
  MainActor.assumeIsolated { WorkerProcess.begin() }
}
