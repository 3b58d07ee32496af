// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation
import XcodeProject

extension ExplainCommand {
  /// Seconds for the screen to come to rest, and megabytes for the process.
  private static let (timeLimit, memoryLimit) = (30.0, 1024)

  /// Builds the app, asks it, and prints the answer.
  ///
  /// - Returns: The exit code. Errors have been printed.
  package func run() -> Int32 {
    let progress = Progress()
    do {
      let project = try CheckedProject.open(
        app, reader: packages.reader(target: target), build: build, progress: progress)
      defer { project.close() }
      let answer = try ask(project, progress)
      progress.clear()
      switch answer {
      case .success(let explanation):
        Console.print(
          format == .json
            ? ExplanationJSON(explanation, app: project.description.targetName).text
            : ExplanationText(explanation, root: project.root).text)
        return CommandLineTool.ExitCode.success
      case .failure(let refusal):
        Console.complain(refusal.text)
        return refusal.exitCode
      }
    } catch {
      progress.clear()
      Console.complain("\(error)")
      return CommandLineTool.ExitCode.failure
    }
  }

  /// Why there is no explanation.
  private struct Refusal: Error {
    let text: String
    let exitCode: Int32
  }

  private func ask(
    _ project: CheckedProject, _ progress: Progress
  ) throws -> Result<Explanation, Refusal> {
    var plan = CheckPlan(
      configurations: [configuration], changes: [], screens: [], units: [0],
      timeLimit: Self.timeLimit, memoryLimit: Self.memoryLimit)
    plan.screens = [ScreenRequest(name: project.description.targetName, origin: .initial)]
    if let screen {
      progress.report("Looking for screens …")
      plan.screens = try project.listing(
        of: [screen], in: configuration, progress: progress
      ).screens
    }
    plan.screens[0].steps += steps
    plan.question = view
    progress.report("Laying out …")
    let result = project.worker("explain").run(plan)
    if let failure = result.failure {
      return .failure(
        Refusal(
          text: "snug: error: the app could not be shown: \(failure)",
          exitCode: CommandLineTool.ExitCode.failure))
    }
    if let explanation = result.records.compactMap({ $0.explanations[0] }).first {
      return .success(placed(explanation, project))
    }
    for records in result.records {
      guard case .refused(let text)? = records.outcomes[0] else { continue }
      return .failure(refusal(text))
    }
    let words = result.casualties.first?.lastWords ?? ""
    return .failure(
      Refusal(
        text:
          "\(words.isEmpty ? "" : words + "\n")snug: error: the app ended before it was laid out",
        exitCode: CommandLineTool.ExitCode.failure))
  }

  /// What a worker says of a step has the step's place at its beginning.
  private func refusal(_ text: String) -> Refusal {
    let isStep = steps.contains { text.hasPrefix("\($0.place): ") }
    return Refusal(
      text: text,
      exitCode: isStep ? CommandLineTool.ExitCode.stepFailure : CommandLineTool.ExitCode.failure)
  }

  /// Looks up where things are in the user's own files.
  private func placed(_ raw: Explanation, _ project: CheckedProject) -> Explanation {
    let app = project.description
    let places = PlaceFinder(
      executable: project.built.executable, offsets: PlaceFinder.offsets(of: raw.places), stops: [],
      resources: app.resources.map(\.url.path), sources: app.modules.flatMap(\.sources).map(\.path),
      fetched: app.fetchedSources)
    let path = raw.path.components(separatedBy: " › ").drop { $0.hasPrefix("[") }
    let view = places.place(
      of: raw.place, className: raw.className, path: path.joined(separator: " › "))
    return raw.placed(at: view, places.place).relative(to: app.folder.path)
  }
}
