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
    for screen in report.screens {
      for (place, configuration) in screen.configurations.enumerated() where place != 10 {
        try write(Self.png, to: ReportLayout.picture(screen.name, configuration))
        let script = Self.geometry(screen.name, configuration).script
        try write(Data(script.utf8), to: ReportLayout.geometry(screen.name, configuration))
      }
    }
    try ReportFolder(path: path).write(
      ReportInput(report, baseline: baseline), formats: ReportFormat.allCases)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func read(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  private func write(_ data: Data, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  private static func geometry(
    _ screen: String, _ configuration: Configuration
  ) -> ScreenGeometry {
    let label = "UITableView › [0, 3] › FeedCell › UILabel"
    return ScreenGeometry(
      screen: screen, configuration: configuration, width: 320, height: 568,
      nodes: [
        .init(
          path: "UITableView", className: "UITableView",
          frame: Rect(x: 0, y: 0, width: 320, height: 568)),
        .init(
          path: label, className: "UILabel", frame: Rect(x: 16, y: 120.5, width: 288, height: 20.5),
          baselines: [137], place: SourcePlace(file: "App/FeedCell.swift", line: 12, column: 5)),
      ],
      constraints: [
        .init(text: "label.height = 20.5", from: (160, 120.5), to: (160, 141)),
        .init(text: "label.top = cell.top + 8", from: (20, 112), to: (20, 120), isBroken: true),
      ])
  }

  /// One grey pixel: the smallest picture there is.
  private static let png =
    Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCB"
        + "Rr+q+AAAAABJRU5ErkJggg==") ?? Data()
}
