// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import DeviceMatrix
import Foundation
import Supervision
import XcodeProject

extension RenderCommand {
  /// Builds the app, runs it once a configuration, and says what was written.
  ///
  /// What fails before its first step leaves no files at all; what fails in a step leaves the
  /// pictures up to it.
  ///
  /// - Returns: The exit code. Errors have been printed.
  package func run() -> Int32 {
    let progress = Progress()
    do {
      let folder = try OutputFolder(path: output)
      defer { folder.discardUnfinished() }
      let project = try CheckedProject.open(
        app, reader: packages.reader(target: target), build: build, progress: progress)
      defer { project.close() }
      let description = project.description
      var command = self
      command.turn(for: description.info)
      let failures = try command.draw(project, into: folder, progress: progress)
      progress.clear()
      for failure in failures { Console.complain("snug: error: \(failure.sentence)") }
      // A run that was ended leaves what it has drawn, and says what is missing.
      let isEnded = Interruption.signal != 0
      guard isEnded || failures.allSatisfy({ $0.step != nil }) else {
        return CommandLineTool.ExitCode.failure
      }
      try command.publish(
        description.targetName, in: folder, missing: isEnded ? failures.map(\.sentence) : [])
      guard !failures.isEmpty else { return CommandLineTool.ExitCode.success }
      return failures.allSatisfy(\.isRefusal)
        ? CommandLineTool.ExitCode.stepFailure : CommandLineTool.ExitCode.failure
    } catch {
      progress.clear()
      Console.complain("\(error)")
      return CommandLineTool.ExitCode.failure
    }
  }

  /// Runs the app in every configuration, as many at once as there are processors.
  ///
  /// - Returns: The configurations that failed, in order.
  private func draw(
    _ project: CheckedProject, into folder: OutputFolder, progress: Progress
  ) throws -> [HostRunner.Failure] {
    var runner = HostRunner(
      app: AppProcess(executable: project.built.executable, settings: project.settings),
      folder: folder.unfinished, scene: scene, formats: formats, steps: steps,
      timeLimit: timeLimit, hasChrome: hasChrome,
      console: AppConsole(files: project.description.resources.map(\.url.path)))
    runner.hasSeveral = configurations.count > 1
    let gaps = project.built.gaps
    runner.fetched = project.description.fetchedSources
    runner.hasGaps = !gaps.isEmpty || project.description.lacksFiles
    runner.controllers = gaps.isEmpty ? [] : gaps.plainControllers
    runner.launchOrder = gaps.launchOrder
    if let screen {
      progress.report("Looking for screens …")
      let listing = try project.listing(of: [screen], in: configurations[0], progress: progress)
      runner.screen = listing.screens.first
      runner.skipsDelegates = listing.skipsDelegates
    }
    return runner.run(configurations) { done in
      progress.report("Drawing \(done) of \(configurations.count) …")
    }
  }

  /// Moves the finished files into place and lists them.
  ///
  /// - Parameter missing: What was not drawn, for the run was ended.
  private func publish(
    _ title: String, in folder: OutputFolder, missing: [String]
  ) throws(OutputFolder.Failure) {
    let plan = RenderPlan(
      configurations: configurations, outputDirectory: output, formats: formats, steps: steps)
    let page = IndexPage(
      title: title, plan: plan, folder: folder.unfinished, missing: missing)
    try folder.write(page.html, named: "index.html")
    let written = Set(page.pictures.map(\.name))
    guard !written.isEmpty else {
      throw OutputFolder.Failure(description: "snug: error: no picture was drawn")
    }
    try folder.publish()
    for configuration in configurations {
      for step in 0...steps.count {
        let name = plan.fileName(configuration, afterStep: step)
        guard written.contains(name) else { continue }
        let files = formats.map { "\(output)/\(name).\($0.fileExtension)" }
        let words = step == 0 ? "" : ", \(step) \(steps[step - 1].text)"
        Console.print(
          "\(configuration.device), \(configuration.caption)\(words): "
            + files.joined(separator: " "))
      }
    }
    let count = written.count == 1 ? "1 picture" : "\(written.count) pictures"
    Console.print("\(count) of \(title); open \(output)/index.html to see them side by side")
  }
}
