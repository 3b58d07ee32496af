// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CProcess
internal import DeviceMatrix
internal import DisplayList
internal import Findings
import Foundation
internal import TextLayout
public import UIKit

/// Runs an app without a screen and writes what it would show.
///
/// The plan comes from the tool that started the process; without one the standard plan is run and the
/// written files are listed on standard output. UIKit's console messages go to standard error. Behaviour note: Documentation/HeadlessHost.md.
@MainActor
public final class Host: ApplicationHost {
  /// Runs the app once a configuration, then ends the process: with 0, with 1 after an error, with
  /// `RenderPlan.stepFailureExitCode` after a step that could not be done.
  public static func run(makeDelegate: (@MainActor () -> any UIApplicationDelegate)?) -> Never {
    do {
      if let task = WorkerProcess.task { try task(makeDelegate) }
      try prepare()
      if case .render(let plan)? = try HostPlan.ofProcess()?.task {
        try render(plan, makeDelegate)
      } else {
        try render(.standard, makeDelegate)
      }
      exit(0)
    } catch let failure as StepFailure {
      FileHandle.standardError.write(Data("\(failure)\n".utf8))
      exit(RenderPlan.stepFailureExitCode)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  /// Makes ready what every launch of an app needs.
  static func prepare() throws {
    takeSignals()
    AttributedStringRelease.install()
    try FontLibrary.checkPinnedFonts()
    PictureEncoding.install()
    BundleInformation.install()
    DefaultsMethods.install()
    NumberMethods.install()
    DataMethods.install()
    ErrorWords.install()
    RequestCopies.install()
  }

  private static func render(
    _ plan: RenderPlan, _ makeDelegate: (@MainActor () -> any UIApplicationDelegate)?
  ) throws {
    let isAsked = RecordChannel.isOpen
    HomeFolder.renew()
    let watch = isAsked ? RunWatch(rendering: plan) : nil
    if isAsked {
      try RecordChannel().write(.version(WorkerRecord.currentVersion))
      EndReport.begin()
    }
    defer { EndReport.end() }
    watch?.start()
    for configuration in plan.configurations {
      watch?.begin()
      LeftOutRecord.begin { visit in
        let words = "\(visit.file):\(visit.line): warning: \(LeftOutVisit.stopWords)\(visit.needs)"
        FileHandle.standardError.write(Data("\(words)\n".utf8))
      }
      var run = AppRun(
        configuration: configuration, scene: plan.scene, screen: plan.screen,
        skipsDelegates: plan.skipsDelegates)
      if plan.scene == nil, let number = plan.loneScreen {
        run.loneScreen = .init(
          number: number, controllers: plan.controllers, order: plan.launchOrder)
      }
      try run.launch(makeDelegate)
      if isAsked, LeftOutRecord.wasReached || run.loneScreen != nil {
        try RecordChannel().write(.content(contentCount()))
      }
      let cell = try plan.screen.flatMap(arrive)
      defer { withExtendedLifetime(cell) {} }
      let files = try OutputWriter(plan: plan).write(configuration, afterStep: 0)
      if !isAsked { for file in files { print(file) } }
      try StepSequence(plan: plan, configuration: configuration).run()
    }
    if isAsked { try RecordChannel().write(.finished) }
  }

  /// How many texts, pictures and lines are drawn: nothing but plain areas is what stays of a screen
  /// that lost its content (Documentation/Gaps.md §6.6).
  private static func contentCount() -> Int {
    screenPicture(hasChrome: false).commands.count { command in
      switch command {
      case .glyphs, .picture, .stroke: true
      default: false
      }
    }
  }

  /// Goes the way to a screen whose base the app shows.
  ///
  /// - Returns: What is to be kept as long as it is shown.
  private static func arrive(at screen: ScreenRequest) throws -> LoneCell? {
    if screen.isOnWay {
      try WayWalker().walk(screen, from: 0, ScreenTour()) {}
    } else if !screen.steps.isEmpty {
      let runner = StepRunner(settle: RunLoopDriver.settle, wait: RunLoopDriver.wait)
      for step in screen.steps { try runner.run(step) }
    }
    guard let cell = screen.cell else { return nil }
    let shown = try LoneCell.show(cell)
    RunLoopDriver.settle()
    return shown
  }

  /// Gives signals their own meaning: whoever started the process may have held some back.
  private static func takeSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    signal(SIGTERM, SIG_DFL)
  }
}

/// A sentence about why a run could not be finished.
struct HostError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
