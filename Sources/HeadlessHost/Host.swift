// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
import Foundation
internal import TextLayout
public import UIKit

/// Runs an app without a screen and writes what it would show.
///
/// The plan comes from the file that the environment variable `SNUG_PLAN` names; without one the
/// standard plan is run and the written files are listed on standard output. UIKit's console
/// messages go to standard error. Behaviour note: Documentation/HeadlessHost.md.
@MainActor
public final class Host: ApplicationHost {
  /// Runs the app once a configuration, then ends the process: with 0, with 1 after an error, with
  /// `RenderPlan.stepFailureExitCode` after a step that could not be done.
  public static func run(makeDelegate: (@MainActor () -> any UIApplicationDelegate)?) -> Never {
    takeSignals()
    do {
      try FontLibrary.checkPinnedFonts()
      PictureEncoding.install()
      if let plan = try checkPlan() {
        try CheckSession(plan, makeDelegate).run()
        exit(0)
      }
      let plan = try plan()
      let watch = plan.isStandard ? nil : RunWatch(rendering: plan.plan)
      watch?.start()
      for configuration in plan.plan.configurations {
        watch?.begin()
        LeftOutRecord.begin { visit in
          let words =
            "\(visit.file):\(visit.line): warning: \(LeftOutVisit.stopWords)\(visit.needs)"
          FileHandle.standardError.write(Data("\(words)\n".utf8))
        }
        let run = AppRun(
          configuration: configuration, scene: plan.plan.scene,
          skipsDelegates: plan.plan.skipsDelegates)
        try run.launch(makeDelegate)
        let files = try OutputWriter(plan: plan.plan).write(configuration, afterStep: 0)
        if plan.isStandard { for file in files { print(file) } }
        try StepSequence(plan: plan.plan, configuration: configuration).run()
      }
      exit(0)
    } catch let failure as ScreenRecorder.Failure {
      FileHandle.standardError.write(Data("\(failure.description)\n".utf8))
      exit(CheckPlan.outputExitCode)
    } catch let failure as StepFailure {
      FileHandle.standardError.write(Data("\(failure)\n".utf8))
      exit(RenderPlan.stepFailureExitCode)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  /// Gives signals their own meaning: whoever started the process may have held some back.
  private static func takeSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    signal(SIGTERM, SIG_DFL)
  }

  /// The plan of a check, where the process is one of its workers.
  private static func checkPlan() throws(HostError) -> CheckPlan? {
    guard let path = ProcessInfo.processInfo.environment[CheckPlan.environmentKey] else {
      return nil
    }
    do {
      return try JSONDecoder().decode(
        CheckPlan.self, from: try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw HostError("\(path): error: the plan of the check cannot be read: \(error)")
    }
  }

  private static func plan() throws(HostError) -> (plan: RenderPlan, isStandard: Bool) {
    let environment = ProcessInfo.processInfo.environment
    guard let path = environment[RenderPlan.environmentKey] else { return (.standard, true) }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      return (try JSONDecoder().decode(RenderPlan.self, from: data), false)
    } catch {
      throw HostError("\(path): error: the render plan cannot be read: \(error)")
    }
  }
}

/// A sentence about why a run could not be finished.
struct HostError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
