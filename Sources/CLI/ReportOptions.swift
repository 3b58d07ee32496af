// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation
import Reporting

/// What `check`, `merge` and `verify` are told about their reports.
package struct ReportOptions: Sendable {
  /// The folder of the report; nil writes none.
  package let folder: String?
  package let formats: [ReportFormat]
  package let baseline: Baseline?
  package let threshold: FailureThreshold
  /// Of which looks the report has pictures.
  package let pictures: PicturePolicy
  /// Where the report's folder will be found, for links.
  let address: String?

  package init(_ arguments: inout Arguments) throws(UsageError) {
    var formats: [ReportFormat] = []
    for word in try arguments.values("--format") {
      guard let format = ReportFormat(rawValue: word) else {
        throw .unknown(
          "format", word, known: ReportFormat.allCases.map(\.rawValue), list: "the formats are")
      }
      formats.append(format)
    }
    let word = try arguments.value("--fail-on") ?? FailureThreshold.warning.rawValue
    guard let threshold = FailureThreshold(rawValue: word) else {
      throw .unknown(
        "severity", word, known: FailureThreshold.allCases.map(\.rawValue),
        for: " for --fail-on")
    }
    self.threshold = threshold
    let policy = try arguments.value("--pictures") ?? PicturePolicy.some.rawValue
    guard let pictures = PicturePolicy(rawValue: policy) else {
      throw .unknown(
        "choice of pictures", policy, known: PicturePolicy.allCases.map(\.rawValue),
        for: " for --pictures")
    }
    self.pictures = pictures
    folder = try arguments.value("--report")
    let needsNoFolder: Set<ReportFormat> =
      Self.summaryPath == nil ? [.github] : [.github, .markdown]
    if folder == nil, let file = formats.first(where: { !needsNoFolder.contains($0) }) {
      throw UsageError("--format \(file.rawValue) needs a folder; name one with --report")
    }
    address = try arguments.value("--report-url")
    self.formats = formats.isEmpty ? [.html, .json] : formats
    baseline = try Self.baseline(arguments.value("--baseline"))
  }

  /// The file that GitHub shows as the summary of a job's step.
  private static var summaryPath: String? {
    ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func baseline(_ path: String?) throws(UsageError) -> Baseline? {
    guard let path else { return nil }
    do {
      return Baseline(try ReportReader.report(at: path))
    } catch {
      throw UsageError(
        error.description, exitCode: CommandLineTool.ExitCode.failure, hasPlace: true)
    }
  }

  /// Whether the report has a page to show pictures on.
  var showsPictures: Bool { folder != nil && formats.contains(.html) && pictures != .none }

  /// What is made of every configuration; nil where the report has no page to show it.
  func output(hasChrome: Bool) -> CheckPlan.Output? {
    showsPictures
      ? CheckPlan.Output(hasGeometry: true, hasDumps: false, hasChrome: hasChrome) : nil
  }

  /// Makes the folder of the report's pictures, where there are any.
  func makePictureFolder() throws(ReportError) -> String? {
    guard let folder, showsPictures else { return nil }
    return try ReportFolder(path: folder).makePictureFolder()
  }

  /// Prints the report, writes its files, and says how the run ends.
  ///
  /// - Parameter root: Put before relative paths of the printed report.
  /// - Returns: The exit code.
  package func publish(
    _ report: CheckReport, root: String = ""
  ) throws(ReportError) -> Int32 {
    let input = ReportInput(report, baseline: baseline)
    Console.print(TextReport(input, root: root).text.trimmingCharacters(in: .newlines))
    return try write(input)
  }

  private func write(_ input: ReportInput) throws(ReportError) -> Int32 {
    if formats.contains(.github) {
      let lines = GitHubReport.text(input)
      if !lines.isEmpty { Console.print(lines.trimmingCharacters(in: .newlines)) }
    }
    if let folder {
      let paths = try ReportFolder(path: folder).write(input, formats: formats, address: address)
      for path in paths { Console.print(path) }
    }
    if formats.contains(.markdown), let path = Self.summaryPath {
      try MarkdownReport(input, address: address).append(to: path)
    }
    return threshold.fails(input)
      ? CommandLineTool.ExitCode.findings : CommandLineTool.ExitCode.success
  }
}
