// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import DeviceMatrix
import Findings
import Foundation
import XcodeProject

extension CheckCommand {
  /// Builds the app, checks it, prints what was found and writes the report.
  ///
  /// - Returns: 0 without findings that matter, CommandLineTool/ExitCode/findings with some, 1
  ///   when the app could not be checked. Errors have been printed.
  package func run() -> Int32 {
    let progress = Progress()
    do {
      progress.report("Reading \(app) …")
      let description = try AppReader(target: target).app(at: URL(fileURLWithPath: app))
      let settings = try CheckSettings(folder: description.folder)
      for issue in description.issues { Console.complain("\(issue)") }
      let built = try AppBuilder.standard(progress: { step in progress.report(step) })
        .build(description)
      for issue in built.issues { Console.complain(issue) }
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("snug-check-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let start = ContinuousClock.now
      var run = CheckRun(
        app: description, built: built, command: self, settings: settings, folder: folder)
      run.output = try reporting.output()
      let report = try run.report(progress: progress.report)
      progress.clear()
      sayHowFast(report, since: start)
      return try reporting.publish(report, root: Self.root(of: description))
    } catch {
      progress.clear()
      Console.complain("\(error)")
      return CommandLineTool.ExitCode.failure
    }
  }

  /// The speed goes to standard error: reports of equal runs are equal.
  private func sayHowFast(_ report: CheckReport, since start: ContinuousClock.Instant) {
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let looks = report.screens.reduce(0) { $0 + $1.configurations.count }
    guard seconds > 0 else { return }
    Console.complain(
      String(
        format: "%d configurations in %.2f s: %d a second", looks, seconds,
        Int(Double(looks) / seconds)))
  }

  /// The way from the present folder to the project's, for paths that a terminal can follow.
  private static func root(of app: AppDescription) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    let folder = app.folder.path + "/"
    if folder == here { return "" }
    return folder.hasPrefix(here) ? String(folder.dropFirst(here.count)) : folder
  }
}
