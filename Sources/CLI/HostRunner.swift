// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import DeviceMatrix
import Dispatch
import Foundation

/// Runs a built app, each configuration in a process of its own.
///
/// A process each keeps an app's global state from one configuration out of the next, and a crash
/// in one from the others.
struct HostRunner: Sendable {
  let executable: URL
  /// The folder that the app's files go to.
  let folder: URL
  let scene: String?
  let formats: [RenderPlan.Format]
  let steps: [Step]
  var timeLimit = RenderPlan.standardTimeLimit
  var hasChrome = true
  let console: AppConsole

  /// Why a configuration did not come to its end.
  struct Failure: Sendable {
    let configuration: Configuration
    let sentence: String
    /// The step that the app was at; nil before the first.
    let step: Step?
    /// Whether the app went on living, and the step alone could not be done.
    let isRefusal: Bool
  }

  /// Runs every configuration, as many at once as there are processors.
  ///
  /// - Parameter progress: Called with the number of those that are done.
  /// - Returns: Those that failed, in the order given.
  func run(
    _ configurations: [Configuration], progress: @escaping @Sendable (Int) -> Void
  ) -> [Failure] {
    let outcomes = Outcomes(count: configurations.count)
    progress(0)
    let workers = min(configurations.count, ProcessInfo.processInfo.activeProcessorCount)
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while let index = outcomes.takeNext() {
        let failure = run(configurations[index])
        progress(outcomes.finish(index, failure))
      }
    }
    return outcomes.failures
  }

  /// Runs one configuration to its end.
  ///
  /// - Parameter skipsDelegates: Whether the scene is shown without the delegates, as their launch
  ///   stops at what the build left out (Documentation/Gaps.md §6.6).
  /// - Returns: nil when it went well.
  private func run(_ configuration: Configuration, skipsDelegates: Bool = false) -> Failure? {
    var plan = RenderPlan(
      configurations: [configuration], scene: scene, outputDirectory: folder.path, formats: formats,
      steps: steps, timeLimit: timeLimit, hasChrome: hasChrome)
    plan.skipsDelegates = skipsDelegates
    let file = folder.appendingPathComponent(".\(configuration.name).plan")
    let stepFile = folder.appendingPathComponent(RenderPlan.progressFile(configuration))
    defer {
      try? FileManager.default.removeItem(at: file)
      try? FileManager.default.removeItem(at: stepFile)
    }
    let process = Process()
    let complaints = Pipe()
    var container: Container?
    defer { container?.remove() }
    do {
      let home = try Container()
      container = home
      try JSONEncoder().encode(plan).write(to: file)
      process.executableURL = executable
      process.environment = HostRunner.environment.merging(home.environment) { $1 }
        .merging([RenderPlan.environmentKey: file.path]) { $1 }
      process.standardError = complaints
      try process.run()
    } catch {
      return Failure(
        configuration: configuration,
        sentence:
          "\(configuration.device), \(configuration.caption): \(error.localizedDescription)",
        step: nil, isRefusal: false)
    }
    let text = complaints.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let words = console.text(String(decoding: text, as: UTF8.self))
    FileHandle.standardError.write(Data(words.utf8))
    if scene != nil, !skipsDelegates, process.terminationStatus != 0,
      words.contains("Fatal error: \(LeftOutVisit.stopWords)")
    {
      return run(configuration, skipsDelegates: true)
    }
    let number = (try? String(contentsOf: stepFile, encoding: .utf8)).flatMap { Int($0) }
    return failure(of: process, in: configuration, atStep: number)
  }

  /// What processes of apps are given, beside their plan.
  /// A failing app ends with UIKit's text, not with a trace of the machine; the order of
  /// dictionaries and sets and random numbers are the same in every launch.
  static let environment = ProcessInfo.processInfo.environment
    // These would lead around the container.
    .filter { !$0.key.hasPrefix("XDG_") }
    .merging(["SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    .merging(["SNUG_SEED": "1"]) { $1 }
    .merging(surroundings) { $1 }.merging(preloading) { $1 }

  /// What keeps the machine's language and time zone out of the app.
  private static let surroundings = ["LC_ALL": "C.UTF-8", "TZ": "UTC"]

  /// Puts UIKit before Foundation in the order of libraries, so that Foundation follows the
  /// run's language (Documentation/Localization.md §1).
  private static let preloading: [String: String] = {
    guard let library = try? Installation.current().library else { return [:] }
    return ["LD_PRELOAD": library.path]
  }()

  private func failure(
    of process: Process, in configuration: Configuration, atStep number: Int?
  ) -> Failure? {
    let step = number.flatMap { steps.indices.contains($0 - 1) ? steps[$0 - 1] : nil }
    let end: String
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): return nil
    case (.exit, RenderPlan.stepFailureExitCode) where step != nil:
      end = "could not be done"
    case (.exit, 134): end = "the app was stopped by the exception above"
    case (.exit, CheckPlan.hangExitCode):
      end =
        "the app was still at work after \(timeLimit) s and was stopped; look for a loop "
        + "without end in its code"
    case (.exit, CheckPlan.memoryExitCode):
      end = "the app held more than \(RenderPlan.memoryLimit) MB and was stopped"
    case (.exit, let status): end = "the app ended with exit code \(status)"
    case (_, let signal):
      end =
        "the app crashed (\(String(cString: strsignal(signal)))); its last words are above"
    }
    let place = "\(configuration.device), \(configuration.caption)"
    let isRefusal =
      step != nil && process.terminationReason == .exit
      && process.terminationStatus == RenderPlan.stepFailureExitCode
    guard let step, let number else {
      return Failure(
        configuration: configuration, sentence: "\(place): \(end)", step: nil, isRefusal: false)
    }
    let name = "step \(number) of \(steps.count), '\(step.text)'"
    return Failure(
      configuration: configuration,
      sentence: isRefusal ? "\(place): \(name) \(end)" : "\(place): in \(name): \(end)",
      step: step, isRefusal: isRefusal)
  }
}

/// Which configurations are taken, and how they went; shared between threads.
private final class Outcomes: @unchecked Sendable {
  private let lock = NSLock()
  private var next = 0
  private var finished = 0
  private var found: [HostRunner.Failure?]

  init(count: Int) {
    found = Array(repeating: nil, count: count)
  }

  func takeNext() -> Int? {
    lock.withLock {
      guard next < found.count else { return nil }
      next += 1
      return next - 1
    }
  }

  /// Returns how many are done.
  func finish(_ index: Int, _ failure: HostRunner.Failure?) -> Int {
    lock.withLock {
      found[index] = failure
      finished += 1
      return finished
    }
  }

  var failures: [HostRunner.Failure] { lock.withLock { found.compactMap { $0 } } }
}
