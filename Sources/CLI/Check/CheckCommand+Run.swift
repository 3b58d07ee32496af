// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import DeviceMatrix
import Findings
import Foundation
import Supervision
import XcodeProject

extension CheckCommand {
  /// Builds the app, checks it, prints what was found and writes the report.
  ///
  /// - Returns: 0 without findings that matter, CommandLineTool/ExitCode/findings with some, 1
  ///   when the app could not be checked. Errors have been printed.
  package func run() -> Int32 {
    let progress = Progress()
    do {
      let project = try CheckedProject.open(
        app, reader: packages.reader(target: target), build: build, progress: progress)
      defer { project.close() }
      let start = ContinuousClock.now
      var run = CheckRun(
        app: project.description, built: project.built, command: self, settings: project.settings,
        folder: project.folder)
      run.output = reporting.output(hasChrome: hasChrome)
      run.pictures = try reporting.makePictureFolder()
      if keepsLooks, let folder = reporting.folder {
        run.book = try LooksBook(
          project, revision: changedSince, folder: folder,
          tool: build.builder(of: project.description, progress: progress).toolIdentity)
      }
      let report = try run.report(progress: progress.report)
      progress.clear()
      sayHowFast(report, since: start)
      let code = try reporting.publish(report, root: project.root)
      return isCovered(report) ? code : CommandLineTool.ExitCode.findings
    } catch {
      progress.clear()
      Console.complain("\(error)")
      if Interruption.signal != 0 { leavePartialReport() }
      return CommandLineTool.ExitCode.failure
    }
  }

  /// Leaves a report of a run that was ended before it knew a screen: one look, which was not done.
  private func leavePartialReport() {
    guard reporting.folder != nil, let configuration = matrix.configurations.first else { return }
    let name = URL(fileURLWithPath: app).deletingPathExtension().lastPathComponent
    let screen = ScreenResult(
      name: name, origin: .initial, configurations: [configuration],
      unfinished: [
        .init(
          configuration: configuration, kind: nil,
          message: "not tried: the run was ended before the app was built")
      ])
    let report = CheckReport(
      tool: "snug \(CommandLineTool.version)", app: name, matrix: [configuration],
      screens: [screen], isPartial: true)
    _ = try? reporting.publish(report)
  }

  /// Whether as many view controllers were looked at as are asked for; says so where not.
  private func isCovered(_ report: CheckReport) -> Bool {
    guard let leastCoverage else { return true }
    let share = report.coveragePercent ?? 0
    guard share < leastCoverage else { return true }
    Console.complain(
      "snug: \(share) % of the view controllers were looked at, less than \(leastCoverage) %")
    return false
  }

  /// The speed goes to standard error: reports of equal runs are equal.
  private func sayHowFast(_ report: CheckReport, since start: ContinuousClock.Instant) {
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let looks = report.screens.reduce(0) { $0 + $1.configurations.count - $1.unseen.count }
    guard seconds > 0, looks > 0 else { return }
    let rate = Double(looks) / seconds
    Console.remark(
      String.counted(looks, "look")
        + String(
          format: rate < 10 ? " in %.2f s: %.1f a second" : " in %.2f s: %.0f a second", seconds,
          rate))
  }
}
