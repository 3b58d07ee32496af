// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Exploration
import Findings
import Foundation
import Reporting

/// What a check leaves beside its report so that the next one need not look at every screen
/// (Documentation/ChangedScreens.md §1).
struct LooksRecord: Codable, Sendable {
  /// The folder of a report's folder that it lies in, with the report of single views.
  static let folder = "looks"
  private static let file = "looks.json"
  /// Of the written form.
  static let currentVersion = 2

  struct Screen: Codable, Sendable {
    var request: ScreenRequest
    /// Sources by their paths in the project.
    var use: UnitUse
    var sights: [Sight]
  }

  /// The app's own controllers that some looks had in sight.
  struct Sight: Codable, Sendable {
    var controllers: [String]
    /// By their places in the matrix.
    var configurations: [Int]
  }

  struct Exploration: Codable, Sendable {
    /// The options that bound it.
    var asked: String
    var roots: [ScreenRequest]
    var events: [MapEvent]
    var use: UnitUse
    var configuration: Configuration?
  }

  var version = currentVersion
  /// The tool and the compiler.
  var tool: String
  /// What was asked for: options and configurations.
  var question: String
  var state: AppState
  /// Those that every look came to a verdict of without an end of its process.
  var screens: [Screen]
  /// Where the app was explored without such an end.
  var exploration: Exploration?
  /// A hash of the report that lies beside it.
  var report = ""

  /// Why there is nothing to go on from.
  struct Missing: Error {
    let reason: String
  }

  /// Reads what the last check into a folder left.
  static func read(
    _ report: String
  ) throws(Missing) -> (record: LooksRecord, report: CheckReport) {
    struct Version: Decodable { let version: Int }
    let folder = "\(report)/\(Self.folder)"
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(file)"),
      let text = FileManager.default.contents(atPath: "\(folder)/\(ReportLayout.json)")
    else { throw Missing(reason: "there is no last report in \(report)") }
    guard let version = try? JSONDecoder().decode(Version.self, from: data).version,
      version == currentVersion
    else { throw Missing(reason: "the last report is of another version of snug") }
    guard let record = try? JSONDecoder().decode(LooksRecord.self, from: data),
      record.report == AppState.hash(text),
      let last = try? ReportReader.report(from: text, path: folder)
    else { throw Missing(reason: "the last report is damaged") }
    return (record, last)
  }

  /// Writes it, with the report of single views: causes are found anew when both parts are there.
  func write(with views: CheckReport, to report: String) throws(ReportError) {
    let text = ReportJSON.text(ReportInput(views))
    var record = self
    record.report = AppState.hash(Data(text.utf8))
    let data: Data
    do {
      let values = try JSONSerialization.jsonObject(with: JSONEncoder().encode(record))
      data = try JSONSerialization.data(
        withJSONObject: Self.ordered(values), options: [.sortedKeys, .withoutEscapingSlashes])
    } catch {
      throw ReportError(description: "\(report)/\(Self.folder): error: \(error)")
    }
    let folder = ReportFolder(path: "\(report)/\(Self.folder)")
    try folder.write(text, to: ReportLayout.json)
    try folder.write(data, to: Self.file)
  }

  /// Members whose arrays are sets, which are written in an order of their own in each run.
  private static let sets: Set = [
    "files", "resources", "types", "inheriting", "imports", "classes",
  ]

  /// A JSON value with its sets in order, for the same check to leave the same bytes.
  private static func ordered(_ value: Any, isSet: Bool = false) -> Any {
    switch value {
    case let members as [String: Any]:
      Dictionary(
        uniqueKeysWithValues: members.map { key, value in
          (key, ordered(value, isSet: isSet || sets.contains(key)))
        })
    case let names as [String] where isSet: names.sorted()
    case let values as [Any]: values.map { ordered($0) }
    default: value
    }
  }
}
