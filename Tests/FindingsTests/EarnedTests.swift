// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation
import Testing

@Suite("Severities that kinds have earned")
struct EarnedTests {
  private func earned(_ kind: FindingKind, _ severity: Severity?) -> Severity {
    Finding(
      kind: kind, severity: severity, screen: "Feed",
      configurations: [Configuration(device: "iPhone 14")], viewPath: "", className: "",
      message: "", reason: "", remedy: ""
    ).earned.severity
  }

  @Test("what is concluded from a screen is a warning at most until its precision is known")
  func concluded() {
    #expect(earned(.truncatedText, .error) == .warning)
    #expect(earned(.clippedContent, nil) == .warning)
    #expect(earned(.truncatedText, .needsReview) == .needsReview)
    #expect(earned(.ignoresDynamicType, nil) == .note)
  }

  @Test(
    "a changed golden is an error; the end of a process has not earned it",
    arguments: [
      (FindingKind.pictureChanged, Severity.error), (.layoutChanged, .error), (.crash, .warning),
      (.hang, .warning), (.memory, .warning), (.refusedNumber, .warning),
    ])
  func facts(kind: FindingKind, severity: Severity) { #expect(earned(kind, nil) == severity) }

  /// A row of the table of Documentation/Check.md §5.6.
  private struct Row {
    var severity: String
    var judged: Int?
    var isTrue: Int?
    var isFalse: Int?
  }

  private func table() throws -> [String: Row] {
    let note = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/Check.md")
    var rows: [String: Row] = [:]
    for line in try String(contentsOf: note, encoding: .utf8).split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 7 else { continue }
      for kind in cells[0].components(separatedBy: ", ") {
        rows[kind] = Row(
          severity: cells[1], judged: Int(cells[3]), isTrue: Int(cells[4]), isFalse: Int(cells[5]))
      }
    }
    return rows
  }

  @Test("the note's table has every kind, with the severity that the code gives it")
  func told() throws {
    let rows = try table()
    for kind in FindingKind.allCases {
      let row = try #require(rows[kind.rawValue], "\(kind)")
      #expect(row.severity == min(kind.rule.severity, kind.gravest).title, "\(kind)")
    }
  }

  @Test("what was judged is true or false, and 98 of 100 have to be true for an error")
  func judged() throws {
    let facts: [FindingKind] = [.pictureChanged, .layoutChanged]
    for (name, row) in try table() {
      guard let kind = FindingKind(rawValue: name) else { continue }
      let (judged, right) = (row.judged ?? 0, row.isTrue ?? 0)
      #expect(right + (row.isFalse ?? 0) == judged, "\(name)")
      if row.severity == "error", !facts.contains(kind) {
        #expect(judged >= 20 && Double(right) >= 0.98 * Double(judged), "\(name)")
      }
    }
  }
}
