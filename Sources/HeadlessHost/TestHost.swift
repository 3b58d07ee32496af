// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CVirtualClock
internal import DeviceMatrix
import Foundation
public import UIKit

/// The app that a bundle of tests runs in (Documentation/Testing.md §6).
///
/// Time is virtual and moves while the tests wait: as soon as nothing else is to do, the next timer
/// is due.
@MainActor
public enum TestHost {
  /// Whether Swift Testing's tests are to run in this process, and not XCTest's.
  public static var isSwiftTesting: Bool {
    ProcessInfo.processInfo.environment[TestRun.swiftTesting] != nil
  }

  /// Whether a test is to run: its name, `Module.Class/method`, has a match of the filter.
  public static nonisolated func isChosen(_ test: String) -> Bool {
    guard let filter = ProcessInfo.processInfo.environment[TestRun.filter] else { return true }
    return test.range(of: filter, options: .regularExpression) != nil
  }

  /// Launches the app; the tests' time starts.
  ///
  /// - Parameter makeDelegate: nil for tests without an app of their own.
  public static func launch(_ makeDelegate: (@MainActor () -> any UIApplicationDelegate)?) {
    PictureEncoding.install()
    let run = AppRun(configuration: configuration, scene: nil)
    let info = makeDelegate == nil ? [:] : Bundle.main.infoDictionary ?? [:]
    guard run.start(makeDelegate, info: info) else {
      FileHandle.standardError.write(
        Data("error: there is no device '\(configuration.device)'\n".utf8))
      exit(1)
    }
    if makeDelegate != nil { RunLoopDriver.settle() }
    Pacer.start()
  }

  private static var configuration: Configuration {
    let text = ProcessInfo.processInfo.environment[TestRun.configuration] ?? ""
    return (try? JSONDecoder().decode(Configuration.self, from: Data(text.utf8)))
      ?? Configuration(device: "iPhone X")
  }
}

/// Moves the virtual clocks on while the main thread waits in its run loop.
private enum Pacer {
  /// Real microseconds between two looks.
  static let period: UInt32 = 100

  static func start() {
    let thread = Thread {
      nonisolated(unsafe) var isAsked = false
      while true {
        snug_real_sleep(period)
        // Two looks, since a thread may be between two waits.
        let activity = snug_thread_switches()
        guard !isAsked, snug_threads_are_busy() == 0 else { continue }
        snug_real_sleep(period)
        guard snug_threads_are_busy() == 0, snug_thread_switches() == activity else { continue }
        isAsked = true
        // A block of the run loop would not wake it.
        DispatchQueue.main.async {
          isAsked = false
          MainActor.assumeIsolated { RunLoopDriver.pass() }
        }
      }
    }
    thread.start()
  }
}
