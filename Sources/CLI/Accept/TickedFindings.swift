// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Goldens

/// What somebody ticked on a report's page: the file that it gives (Documentation/ReportFormat.md §5.9).
struct TickedFindings: Equatable, Sendable {
  /// For `accept` in `snug.json`.
  var acceptances: [Acceptance] = []
  /// Goldens that are to be what the report shows.
  var goldens: [GoldenFolder.Entry] = []
  /// The folder of the report, where the page knew it.
  var report: String?

  init(_ text: String, path: String) throws(CheckSettings.Failure) {
    let reader = SettingsReader(path: path)
    let root: PlacedJSON
    do {
      root = try PlacedJSON(text)
    } catch {
      throw CheckSettings.Failure(path: path, place: error.place, sentence: error.sentence)
    }
    for member in try reader.members(root, ["accept", "goldens", "report"]) {
      switch member.key {
      case "accept":
        for value in try reader.list(member.value) {
          let one = try reader.acceptance(value)
          // The page stands dots where nobody said why.
          guard one.reason.contains(where: { $0.isLetter || $0.isNumber }) else {
            throw reader.failure(value, "say why the finding is accepted in its \"reason\"")
          }
          acceptances.append(one)
        }
      case "goldens":
        for value in try reader.list(member.value) { goldens += try Self.entries(value, reader) }
      default: report = try reader.text(member.value)
      }
    }
  }

  private static func entries(
    _ value: PlacedJSON, _ reader: SettingsReader
  ) throws(CheckSettings.Failure) -> [GoldenFolder.Entry] {
    let members = try reader.members(value, ["screen", "configurations"])
    guard let screen = members.first(where: { $0.key == "screen" }),
      let names = members.first(where: { $0.key == "configurations" })
    else {
      throw reader.failure(value, "a golden needs a \"screen\" and its \"configurations\"")
    }
    var entries: [GoldenFolder.Entry] = []
    for name in try reader.list(names.value) {
      entries.append(
        .init(screen: try reader.text(screen.value), configuration: try reader.text(name)))
    }
    return entries
  }
}
