// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import DeviceMatrix
import Foundation
import XcodeProject

extension RenderCommand {
  /// Builds the app, runs it once a configuration, and says what was written.
  ///
  /// - Returns: The exit code. Errors have been printed.
  package func run() -> Int32 {
    let progress = Progress()
    do {
      let folder = try OutputFolder(path: output)
      defer { folder.discardUnfinished() }
      progress.report("Reading \(app) …")
      let description = try AppReader(target: target).app(at: URL(fileURLWithPath: app))
      for issue in description.issues { Console.complain("\(issue)") }
      let built = try AppBuilder.standard(progress: { step in progress.report(step) })
        .build(description)
      for issue in built.issues { Console.complain(issue) }
      let failures = draw(built, into: folder, progress: progress)
      progress.clear()
      guard failures.isEmpty else {
        for failure in failures { Console.complain("snug: error: \(failure)") }
        return CommandLineTool.ExitCode.failure
      }
      try publish(description.targetName, in: folder)
      return CommandLineTool.ExitCode.success
    } catch {
      progress.clear()
      Console.complain("\(error)")
      return CommandLineTool.ExitCode.failure
    }
  }

  /// Runs the app in every configuration, as many at once as there are processors.
  ///
  /// - Returns: A sentence for each configuration that failed, in order.
  private func draw(_ built: BuiltApp, into folder: OutputFolder, progress: Progress) -> [String] {
    let runner = HostRunner(
      executable: built.executable, folder: folder.unfinished,
      scene: scene, formats: formats)
    return runner.run(configurations) { done in
      progress.report("Drawing \(done) of \(configurations.count) …")
    }
  }

  /// Moves the finished files into place and lists them.
  private func publish(_ title: String, in folder: OutputFolder) throws(OutputFolder.Failure) {
    let page = IndexPage(title: title, configurations: configurations, formats: formats)
    try folder.write(page.html, named: "index.html")
    try folder.publish()
    for configuration in configurations {
      let files = formats.map { "\(output)/\(configuration.name).\($0.fileExtension)" }
      Console.print(
        "\(configuration.device), \(configuration.caption): \(files.joined(separator: " "))")
    }
    let count = configurations.count == 1 ? "1 picture" : "\(configurations.count) pictures"
    Console.print("\(count) of \(title); open \(output)/index.html to see them side by side")
  }
}
