// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import DeviceMatrix
import Findings
import Foundation
import Goldens
import Reporting
import XcodeProject

extension GoldenCommand {
  /// What came of drawing every screen.
  private struct Drawn {
    let app: String
    var recordings: [GoldenFolder.Recording] = []
    /// Configurations in which the app stopped or a step could not be done, by screen.
    var failures: [(screen: String, failure: HostRunner.Failure)] = []
  }

  /// Draws every screen, and records or compares the pictures.
  ///
  /// - Returns: The exit code. Errors have been printed.
  package func run() -> Int32 {
    let progress = Progress()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snug-goldens-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      // A folder that is of no use is known before anything is built.
      let known = try GoldenFolder(path: goldens).entries()
      if case .verify = purpose, known == nil {
        throw GoldenError(
          description: "\(goldens): error: there are no goldens; make them with 'snug record', or "
            + "name their folder with --goldens")
      }
      let drawn = try draw(into: folder, progress: progress)
      progress.clear()
      for failure in drawn.failures {
        Console.complain("snug: error: \(failure.failure.sentence)")
      }
      switch purpose {
      case .record:
        guard drawn.failures.isEmpty else { return CommandLineTool.ExitCode.failure }
        return try record(drawn.recordings)
      case .verify(let options): return try verify(drawn, known: known ?? [], options)
      }
    } catch {
      progress.clear()
      Console.complain("\(error)")
      return CommandLineTool.ExitCode.failure
    }
  }

  /// Builds the app and draws every screen in every configuration.
  private func draw(into folder: URL, progress: Progress) throws -> Drawn {
    progress.report("Reading \(render.app) …")
    let description = try AppReader(target: render.target)
      .app(at: URL(fileURLWithPath: render.app))
    let built = try AppBuilder.standard(progress: { progress.report($0) }).build(description)
    for issue in built.issues { Console.complain(issue) }
    var drawn = Drawn(app: description.targetName)
    for (number, scene) in scenes.enumerated() {
      let part = folder.appendingPathComponent("\(number)")
      try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
      let runner = HostRunner(
        executable: built.executable, folder: part, scene: scene ?? render.scene,
        formats: [.png, .text], steps: render.steps)
      let failures = runner.run(render.configurations) { done in
        progress.report("Drawing \(done) of \(render.configurations.count) …")
      }
      let failed = Set(failures.map(\.configuration))
      drawn.failures += failures.map { (screen(scene, afterStep: 0), $0) }
      drawn.recordings += try recordings(
        of: scene, in: render.configurations.filter { !failed.contains($0) }, from: part)
    }
    return drawn
  }

  private func recordings(
    of scene: String?, in configurations: [Configuration], from folder: URL
  ) throws -> [GoldenFolder.Recording] {
    let plan = RenderPlan(
      configurations: configurations, outputDirectory: folder.path, formats: [.png, .text],
      steps: render.steps)
    return try configurations.flatMap { configuration in
      try (0...render.steps.count).map { step in
        let file = folder.appendingPathComponent(plan.fileName(configuration, afterStep: step))
        return GoldenFolder.Recording(
          entry: .init(
            screen: screen(scene, afterStep: step), configuration: configuration.name),
          dump: try Data(contentsOf: file.appendingPathExtension("txt")),
          picture: try Data(contentsOf: file.appendingPathExtension("png")))
      }
    }
  }

  private func record(_ recordings: [GoldenFolder.Recording]) throws -> Int32 {
    let tool = "snug \(CommandLineTool.version)"
    try GoldenFolder(path: goldens).record(recordings, tool: tool)
    let count = recordings.count
    Console.print("\(count) \(count == 1 ? "golden" : "goldens") recorded in \(goldens)")
    return CommandLineTool.ExitCode.success
  }

  private func verify(
    _ drawn: Drawn, known: [GoldenFolder.Entry], _ options: ReportOptions
  ) throws -> Int32 {
    let configurations = render.configurations
    var verification = GoldenVerification(
      goldens: GoldenFolder(path: goldens), known: Set(known), tolerance: tolerance,
      reportFolder: options.folder, configurations: configurations)
    for recording in drawn.recordings { try verification.compare(recording) }
    let crashes = drawn.failures.map { screen, failure in
      Finding(
        kind: .crash, screen: screen, configurations: [failure.configuration], viewPath: "",
        className: "", message: failure.sentence, detail: failure.step?.text ?? "")
    }
    let names = scenes.flatMap { scene in
      (0...render.steps.count).map { screen(scene, afterStep: $0) }
    }
    let screens = names.map { name in
      ScreenResult(
        name: name, origin: render.steps.isEmpty ? .scene : .steps, configurations: configurations,
        unfinished: drawn.failures.filter { $0.screen == name }.map {
          .init(
            configuration: $0.failure.configuration, kind: .crash, message: $0.failure.sentence)
        })
    }
    let report = CheckReport.make(
      tool: "snug \(CommandLineTool.version)", app: drawn.app, matrix: configurations,
      screens: screens, findings: verification.findings + crashes)
    let code = try options.publish(report)
    listUnused(known, compared: drawn)
    return code
  }

  /// Names goldens of screens and configurations that are not in the run.
  private func listUnused(_ known: [GoldenFolder.Entry], compared drawn: Drawn) {
    let compared = Set(drawn.recordings.map(\.entry))
    let failed = Set(drawn.failures.map(\.failure.configuration.name))
    let unused = known.filter {
      !compared.contains($0) && !failed.contains($0.configuration)
    }
    guard !unused.isEmpty else { return }
    Console.print("\(unused.count) unused \(unused.count == 1 ? "golden" : "goldens"):")
    for entry in unused { Console.print("  \(entry.screen), \(entry.configuration)") }
  }
}
