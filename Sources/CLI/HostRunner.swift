// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import DeviceMatrix
import Dispatch
import Findings
import Foundation
import Supervision

/// Runs a built app, each configuration in a process of its own.
///
/// A process each keeps an app's global state from one configuration out of the next, and a crash
/// in one from the others.
struct HostRunner: Sendable {
  let app: AppProcess
  /// The folder that the app's files go to.
  let folder: URL
  var scene: String?
  /// The screen to show in place of the first one.
  var screen: ScreenRequest?
  /// Whether that screen is shown without the delegates, as a check does.
  var skipsDelegates = false
  let formats: [RenderPlan.Format]
  let steps: [Step]
  var timeLimit = RenderPlan.standardTimeLimit
  var hasChrome = true
  /// Whether something is left out of the app.
  var hasGaps = false
  /// Whether the project lacks files, so that a launch may stop for what the app reads of them.
  var lacksFiles = false
  /// The app's view controllers that can be made by themselves, where something is left out of it.
  var controllers: [String] = []
  /// The view controllers that its launch leads to, the nearest first.
  var launchOrder: [String] = []
  /// The sources that are libraries'.
  var fetched: Set<String> = []
  let console: AppConsole
  /// Whether several configurations are run, so that it is said which one speaks.
  var hasSeveral = false

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

  /// What a process is to show (Documentation/Gaps.md §6.6).
  private enum Attempt: Equatable {
    /// What the launch leads to.
    case launch
    /// A screen without the delegates, by its number.
    case loneScreen(Int)

    var number: Int? {
      guard case .loneScreen(let number) = self else { return nil }
      return number
    }
  }

  /// Runs one process to its end; files of an earlier one are replaced.
  private func run(_ configuration: Configuration, _ attempt: Attempt) -> Outcome {
    var plan = RenderPlan(
      configurations: [configuration], scene: scene, outputDirectory: "", formats: formats,
      steps: steps, timeLimit: timeLimit, hasChrome: hasChrome)
    plan.screen = screen
    plan.skipsDelegates = attempt.number != nil || skipsDelegates
    plan.loneScreen = attempt.number
    plan.controllers = controllers
    plan.launchOrder = launchOrder
    do {
      let (complaints, prints) = (try Channel(), try Channel())
      let running = try app.start(
        .render(plan), output: prints.writing, errors: complaints.writing)
      defer { running.close() }
      complaints.closeWriting()
      prints.closeWriting()
      var run = RenderRun(reader: running.reader, folder: folder, plan: plan)
      let end = run.wait(
        for: running, complaints: complaints, prints: prints, within: timeLimit * 2 + 30)
      return Outcome(
        failure: failure(of: end, run, in: configuration), isBeforeSteps: run.step == nil,
        content: run.content, stop: run.stops.last ?? [], end: end,
        words: String(decoding: run.complaints, as: UTF8.self),
        prints: String(decoding: run.prints, as: UTF8.self))
    } catch {
      return Outcome(failure: Failure(configuration, "\(error)"))
    }
  }

  /// How a process went.
  private struct Outcome {
    var failure: Failure?
    var isBeforeSteps = false
    /// How many texts, pictures and lines are in sight, where that is to be known.
    var content: Int?
    /// The calls that it was in when it stopped, innermost first.
    var stop: [Int] = []
    var end = ProcessEnd.interrupted
    /// What it said on standard error.
    var words = ""
    /// What it said on standard output, from which nothing is concluded.
    var prints = ""
  }

  /// Runs one configuration to its end: what the launch leads to, or another screen where something is
  /// left out and the launch stops or shows next to nothing.
  ///
  /// - Returns: nil when it went well.
  private func run(_ configuration: Configuration) -> Failure? {
    let launch = run(configuration, .launch)
    tell(launch, of: configuration)
    guard hasGaps, screen == nil else { return launch.failure }
    let stops = launch.failure != nil && launch.isBeforeSteps
    guard !stops else {
      guard runBehindLaunch(configuration, above: -1) else { return launch.failure }
      if let failure = launch.failure, !launch.words.contains(LeftOutVisit.stopWords) {
        say("warning: \(failure.sentence)\n", of: nil)
      }
      return nil
    }
    guard launch.failure == nil, let content = launch.content, content < Self.leastContent,
      scene == nil, steps.isEmpty
    else { return launch.failure }
    say("warning: \(LeftOutVisit.emptyScreenWords(content: content))\n", of: configuration)
    return runBehindLaunch(configuration, above: content)
      ? nil : run(configuration, .launch).failure
  }

  /// How a launch went that is made to learn of it.
  enum LaunchEnd {
    /// It came through, or stopped for what nothing can be done about.
    case through
    /// It crashed after it came to what is left out, or for want of a file of the project's; what may have
    /// made it, the likeliest first.
    case stopped([SourcePlace])
    /// Its time or memory was over, or the run was ended: on another day it may go otherwise.
    case unknown
  }

  func launchEnd(in configuration: Configuration) -> LaunchEnd {
    let launch = run(configuration, .launch)
    guard launch.failure != nil else { return .through }
    switch launch.end {
    case .stopped, .interrupted, .exited(CheckPlan.hangExitCode),
      .exited(CheckPlan.memoryExitCode), .exited(CheckPlan.threadsExitCode):
      return .unknown
    default: break
    }
    guard launch.isBeforeSteps, !launch.stop.isEmpty,
      lacksFiles || launch.words.contains(LeftOutVisit.stopWords)
    else { return .through }
    return .stopped(causes(of: launch))
  }

  private func causes(of launch: Outcome) -> [SourcePlace] {
    PlaceFinder(
      executable: app.executable, offsets: [], stops: Set(launch.stop), resources: [], sources: [],
      fetched: fetched
    ).causes(ofCrash: launch.stop)
  }

  /// Shows the first screen that stands without the delegates and shows something, else the one that
  /// shows most.
  ///
  /// - Parameter least: Screens that show no more are as good as none.
  private func runBehindLaunch(_ configuration: Configuration, above least: Int) -> Bool {
    var best: (number: Int, content: Int)?
    for number in 0..<(scene == nil ? Self.mostLoneScreens : 0) {
      let outcome = run(configuration, .loneScreen(number))
      if outcome.words.contains(LeftOutVisit.noScreenWords) { break }
      guard outcome.failure == nil, let content = outcome.content else { continue }
      if content > best?.content ?? least { best = (number, content) }
      if content >= Self.fullContent { break }
    }
    guard let number = scene == nil ? best?.number : 0 else { return false }
    // Those that are refused say nothing, and leave files that the best one replaces.
    let outcome = run(configuration, .loneScreen(number))
    tell(outcome, of: configuration)
    return outcome.failure == nil
  }

  /// What an app prints is its developer's, who asks for it.
  private func tell(_ outcome: Outcome, of configuration: Configuration) {
    if Console.verbosity == .verbose { say(outcome.prints, of: configuration) }
    say(outcome.words, of: configuration)
  }

  private func say(_ words: String, of configuration: Configuration?) {
    let place = hasSeveral ? configuration.map { "\($0.device), \($0.caption)" } : nil
    StandardStream.error.write(Data(console.text(words, in: place).utf8))
  }

  /// Screens that are tried after a launch that stops.
  private static let mostLoneScreens = 16
  /// Texts, pictures and lines below which a launch has lost its screen: a lone counter is none.
  private static let leastContent = 2
  /// Texts, pictures and lines of a screen that needs no better one.
  private static let fullContent = 3

  private func failure(
    of end: ProcessEnd, _ run: RenderRun, in configuration: Configuration
  ) -> Failure? {
    let number = run.step
    let step = number.flatMap { steps.indices.contains($0 - 1) ? steps[$0 - 1] : nil }
    let isRefusal = step != nil && end == .exited(RenderPlan.stepFailureExitCode)
    guard let words = words(for: end, run, isRefusal: isRefusal) else { return nil }
    guard let step, let number else { return Failure(configuration, words) }
    let place = "\(configuration.device), \(configuration.caption)"
    let name = "step \(number) of \(steps.count), '\(step.text)'"
    return Failure(
      configuration: configuration,
      sentence: isRefusal ? "\(place): \(name) \(words)" : "\(place): in \(name): \(words)",
      step: step, isRefusal: isRefusal)
  }

  /// The app's line that its end came from, behind `lead`; empty where it is not known.
  private func place(of run: RenderRun, _ lead: String = " at ") -> String {
    guard let calls = run.stops.last, !calls.isEmpty else { return "" }
    return PlaceFinder(
      executable: app.executable, offsets: [], stops: Set(calls), resources: [], sources: [],
      fetched: fetched
    ).place(ofCrash: calls).map { "\(lead)\($0.file):\($0.line)" } ?? ""
  }

  /// What is wrong with an end; nil for a good one.
  private func words(for end: ProcessEnd, _ run: RenderRun, isRefusal: Bool) -> String? {
    if let failure = run.failure { return failure }
    switch end {
    case .exited(0):
      return run.isFinished
        ? nil : "the app ended itself (exit code 0)\(place(of: run)) before it was drawn"
    case .exited where isRefusal: return "could not be done"
    case .signalled(SIGABRT) where run.saysException:
      return "the app was stopped by the exception above\(place(of: run, ", at "))"
    case .exited(CheckPlan.hangExitCode), .stopped:
      return "the app was still at work after \(timeLimit) s and was stopped; look for a loop "
        + "without end in its code"
    case .exited(CheckPlan.memoryExitCode):
      return "the app held more than \(RenderPlan.memoryLimit) MB and was stopped"
    case .exited(CheckPlan.threadsExitCode):
      return "the app had more than \(CheckPlan.mostThreads) threads and was stopped"
    case .exited(let status): return "the app ended with exit code \(status)\(place(of: run))"
    case .signalled:
      let isSilent = run.complaints.allSatisfy { $0 == UInt8(ascii: "\n") }
      return "the app crashed\(place(of: run)) (\(end.words)); "
        + (isSilent ? "it said nothing" : "its last words are above")
    case .interrupted: return "not drawn: the run was ended"
    }
  }
}

extension HostRunner.Failure {
  /// What ends a configuration before its first step.
  fileprivate init(_ configuration: Configuration, _ words: String) {
    self.init(
      configuration: configuration,
      sentence: "\(configuration.device), \(configuration.caption): \(words)", step: nil,
      isRefusal: false)
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
