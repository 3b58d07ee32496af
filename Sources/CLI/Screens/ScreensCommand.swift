// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Exploration
import Findings
import Foundation
import Reporting
import Supervision

/// `snug screens APP`: finds the screens of an app, keeps the ways to them in `snug-screens.json`, and
/// shows them on one page (Documentation/Exploration.md §9).
package struct ScreensCommand: Sendable {
  /// How the app is built, run and explored; its matrix is one configuration.
  let check: CheckCommand
  /// The folder of the page.
  let output: String
  /// Whether the file is left as it is.
  let isDry: Bool
  /// Whether the screens are printed as JSON.
  let isJSON: Bool

  package init(_ arguments: inout Arguments) throws(UsageError) {
    output = try arguments.value("--output") ?? "snug-screens"
    isDry = arguments.flag("--dry-run")
    isJSON = arguments.flag("--json")
    try arguments.refuse(
      [
        "--report", "--format", "--pictures", "--baseline", "--fail-on", "--min-coverage", "--full",
        "--changed",
        "--shard", "--no-explore", "--report-url",
      ],
      "is for 'snug check'")
    check = try CheckCommand(&arguments)
  }

  /// - Returns: 0; 2 when the app stops on a way; 1 when it could not be run, or a way of the file leads
  ///   nowhere any more.
  package func run() -> Int32 {
    let progress = Progress()
    var seen: [ScreensWalk.Sight] = []
    do {
      let project = try CheckedProject.open(
        check.app, reader: check.packages.reader(target: check.target), build: check.build,
        progress: progress)
      defer { project.close() }
      let file = try ScreensFile(folder: project.description.folder)
      let pictures = try ReportFolder(path: output).makePictureFolder()
      var run = CheckRun(
        app: project.description, built: project.built, command: check,
        settings: project.settings, folder: project.folder)
      run.inspects = false
      run.explores = true
      run.output = CheckPlan.Output(
        hasGeometry: false, hasDumps: false, hasChrome: check.hasChrome)
      run.pictures = pictures
      let gathered = try run.gather(progress: progress.report)
      progress.clear()
      var walk = ScreensWalk(gathered, file: file, stops: run.builder(gathered).stoppedWays)
      walk.repair()
      seen = walk.sights
      guard Interruption.signal == 0 else {
        throw CheckRun.Failure(
          description: "\(ScreensFile.name): not written: the run was ended before all was walked")
      }
      if let failure = walk.failure {
        Console.complain("\(failure.words)\n\(ScreensFile.name) is left as it was")
        return failure.isOfApp
          ? CommandLineTool.ExitCode.findings : CommandLineTool.ExitCode.failure
      }
      try publish(walk, project)
      guard walk.lost.isEmpty else { return CommandLineTool.ExitCode.failure }
      return walk.stopped.isEmpty
        ? CommandLineTool.ExitCode.success : CommandLineTool.ExitCode.findings
    } catch {
      progress.clear()
      Console.complain("\(error)")
      if Interruption.signal != 0 { leavePartialPage(showing: seen) }
      return CommandLineTool.ExitCode.failure
    }
  }

  /// Leaves what was found until the run was ended; the file of ways stays as it was.
  private func leavePartialPage(showing sights: [ScreensWalk.Sight]) {
    if isJSON { Console.print(ScreensWalk.partialJSON(sights)) }
    let name = URL(fileURLWithPath: check.app).deletingPathExtension().lastPathComponent
    let folder = ReportFolder(path: output)
    guard (try? folder.makePictureFolder()) != nil else { return }
    try? folder.write(
      ContactSheet(title: name, sights: sights, isPartial: true).html, to: "index.html")
  }

  private func publish(_ walk: ScreensWalk, _ project: CheckedProject) throws {
    if isJSON {
      Console.print(walk.json)
    } else {
      for sight in walk.sights {
        Console.print(sight.steps.isEmpty ? sight.name : "\(sight.name): \(sight.words)")
      }
    }
    for message in walk.messages + walk.stopped + walk.notes { Console.complain(message) }
    let app = project.description
    let page = ContactSheet(title: app.targetName, sights: walk.sights).html
    try ReportFolder(path: output).write(page, to: "index.html")
    let entries = String.counted(walk.sights.count, "screen")
    Console.remark("\(entries) of \(app.targetName); open \(output)/index.html to see them")
    guard !isDry else { return }
    let url = app.folder.appendingPathComponent(ScreensFile.name)
    let text = ScreensFile(walk.explored, roots: walk.roots).text
    if let number = WholeFile.write(Data(text.utf8), to: url.path) {
      throw CheckRun.Failure(
        description: "\(url.path): error: the file cannot be written: "
          + String(cString: strerror(number)))
    }
    Console.remark(url.path)
  }
}
