// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation
import Reporting

/// A written report with pictures and frames, gone when the test is over.
final class SampleFolder {
  let url: URL

  var path: String { url.path }

  init(_ report: CheckReport = SampleReport.report, baseline: Baseline? = nil) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("snug-\(UUID().uuidString)")
    var report = report
    for place in report.screens.indices {
      try addFiles(to: &report.screens[place], of: report)
    }
    try ReportFolder(path: path).write(
      ReportInput(report, baseline: baseline), formats: ReportFormat.allCases)
  }

  /// A picture and frames of every configuration of the matrix but the eleventh.
  private func addFiles(to screen: inout ScreenResult, of report: CheckReport) throws {
    for (place, configuration) in screen.configurations.enumerated()
    where report.matrix.count < 11 || configuration != report.matrix[10] {
      // The comment tells pictures apart.
      let picture = Self.png + Data("\(screen.name) \(configuration.name)".utf8)
      let script = Self.geometry(place).script
      let files = ScreenFiles(
        picture: ReportLayout.picture(of: picture), geometry: ReportLayout.geometry(of: script))
      screen.files[configuration] = files
      try ReportFolder(path: path).write(picture, to: files.picture ?? "")
      try ReportFolder(path: path).write(script, to: files.geometry ?? "")
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func read(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  private static func geometry(_ place: Int) -> ScreenGeometry {
    let label = "UITableView › [0, 3] › FeedCell › UILabel"
    return ScreenGeometry(
      width: 320, height: 568,
      nodes: [
        .init(
          path: "UITableView", className: "UITableView",
          frame: Rect(x: 0, y: 0, width: 320, height: 568)),
        .init(
          path: label, className: "UILabel", depth: 1,
          frame: Rect(x: 16, y: 120.5, width: 288, height: 20.5), baselines: [137],
          place: SourcePlace(file: "App/FeedCell.swift", line: 12, column: 5)),
      ],
      constraints: [
        .init(text: "label.height = 20.5", from: (160, 120.5), to: (160, 141)),
        .init(text: "label.top = cell.top + 8", from: (20, 112), to: (20, 120), isBroken: true),
      ],
      spoken: [
        .element(
          SpokenElement(
            label: "News", traits: ["header"], frame: Rect(x: 16, y: 20, width: 288, height: 30),
            className: "UILabel")),
        .element(
          SpokenElement(
            label: "Ada", value: "2 new", hint: "Opens", traits: ["button", "selected"],
            frame: Rect(x: 16, y: 120.5, width: 288, height: 20.5), actions: ["Delete"],
            className: "UILabel", path: label)),
      ])
  }

  /// One grey pixel: the smallest picture there is.
  private static let png =
    Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCB"
        + "Rr+q+AAAAABJRU5ErkJggg==") ?? Data()
}
