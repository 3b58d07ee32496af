// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import Findings
internal import Foundation

/// The page `index.html`: everything in one file, but for pictures and frames beside it.
///
/// Its parts are the files of `Sources/Reporting/Page`, built into the program. The report stands in
/// it as JSON; the script makes the lists from that (Documentation/ReportFormat.md §5).
struct ReportPage {
  let input: ReportInput

  var html: String {
    let parts: [(String, String)] = [
      ("title", Self.escaped("\(input.report.app): what snug found")),
      ("style", Self.text(PackageResources.page_css)),
      ("script", Self.script), ("data", data.compact),
    ]
    var page = Self.text(PackageResources.page_html)
    for (name, value) in parts {
      let pieces = page.components(separatedBy: "{{\(name)}}")
      page = pieces.joined(separator: value)
    }
    return page
  }

  private static var script: String {
    [
      PackageResources.report_js, PackageResources.rank_js, PackageResources.virtual_js,
      PackageResources.list_js, PackageResources.overview_js, PackageResources.grid_js,
      PackageResources.places_js, PackageResources.compare_js, PackageResources.spoken_js,
      PackageResources.detail_js, PackageResources.main_js,
    ].map(text).joined(separator: "\n")
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }

  private var data: JSONText {
    .object([
      ("report", ReportJSON.value(input, isForPage: true)),
      ("kinds", .object(FindingKind.allCases.map { ($0.rawValue, Self.words($0)) })),
      ("sizes", .array(input.report.matrix.map(Self.size))),
    ])
  }

  private static func words(_ kind: FindingKind) -> JSONText {
    .object([
      ("title", .string(kind.rule.title)), ("meaning", .string(kind.rule.meaning)),
      ("cure", .string(kind.rule.cure)),
    ])
  }

  /// The size of a configuration's picture, points.
  private static func size(of configuration: Configuration) -> JSONText {
    let device = DeviceCatalog.device(named: configuration.device)
    let size =
      device?.windowSize(configuration.window, in: configuration.orientation)
      ?? CGSize(width: 375, height: 812)
    return .array([.number(Double(size.width)), .number(Double(size.height))])
  }
}
