// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation
import Reporting
import Testing

/// Notes, and what a rule cannot be sure of, in every form (Documentation/Check.md §5.3).
@Suite("Notes and what needs review in reports")
struct NeedsReviewTests {
  private static func finding(_ severity: Severity, _ path: String, line: Int) -> Finding {
    Finding(
      kind: .truncatedText, severity: severity, screen: "Feed",
      configurations: SampleReport.matrix, viewPath: path, className: "UILabel",
      place: SourcePlace(file: "App/FeedCell.swift", line: line, column: 3),
      message: "\(path) is cut", reason: "One line is allowed.", remedy: "Allow more.")
  }

  private let input = ReportInput(
    SampleReport.excused(
      SampleReport.make([
        Self.finding(.needsReview, "Cell.a", line: 3),
        Self.finding(.needsReview, "Cell.b", line: 4),
        Self.finding(.note, "Cell.c", line: 5), Self.finding(.note, "Cell.d", line: 6),
      ])))

  @Test("nothing of it fails a run, but for notes where that is asked for")
  func threshold() {
    #expect(FailureThreshold.note.fails(input))
    #expect(!FailureThreshold.warning.fails(input))
    let reviews = ReportInput(
      SampleReport.excused(
        SampleReport.make([Self.finding(.needsReview, "Cell.a", line: 3)])))
    for threshold in FailureThreshold.allCases { #expect(!threshold.fails(reviews)) }
    #expect(FailureThreshold(rawValue: "needs-review") == nil)
  }

  @Test("in text it stands last, and says the cure of a kind once")
  func text() {
    let text = TextReport(input).text
    #expect(text.contains("needs review: Cell.a: Cell.a is cut [truncated-text]\n"))
    #expect(text.contains("2 notes, 2 to review"))
    #expect(text.components(separatedBy: "cure   Allow more.").count == 3)
    let places = [
      ": note: Cell.c", ": note: Cell.d", "needs review: Cell.a", "needs review: Cell.b",
    ].map { text.range(of: $0)?.lowerBound }
    let found = places.compactMap(\.self)
    #expect(found.count == 4 && found == found.sorted())
  }

  @Test("JSON counts it apart, and reads it back")
  func json() throws {
    let text = ReportJSON.text(input)
    #expect(text.contains("\"severity\": \"needs-review\""))
    #expect(text.contains("\"reviews\": 2"))
    #expect(try ReportReader.report(from: Data(text.utf8), path: "A.json") == input.report)
  }

  // SARIF 2.1.0 §3.27.9 and §3.27.10: kind review, level none.
  @Test("SARIF has it as review without a level")
  func sarif() {
    let text = SARIFReport.text(input)
    #expect(text.components(separatedBy: "\"kind\": \"review\"").count == 3)
    #expect(text.components(separatedBy: "\"level\": \"none\"").count == 3)
    #expect(text.components(separatedBy: "\"level\": \"note\"").count == 3)
  }

  @Test("JUnit skips what needs review, and passes with notes as output")
  func junit() {
    let reviews = ReportInput(SampleReport.make([Self.finding(.needsReview, "Cell.a", line: 3)]))
    let text = JUnitReport.text(reviews)
    #expect(text.contains("<skipped message=\"needs review: Cell.a is cut\"/>"))
    #expect(text.contains("failures=\"0\" skipped=\"1\""))
    let notes = JUnitReport.text(
      ReportInput(SampleReport.make([Self.finding(.note, "Cell.c", line: 5)])))
    #expect(notes.contains("<system-out>Cell.c is cut&#10;") && notes.contains("failures=\"0\""))
  }

  @Test("GitHub is told once a screen")
  func gitHub() {
    let lines = GitHubReport.text(input).split(separator: "\n")
    #expect(lines.count == 2)
    let start = "::notice file=App/FeedCell.swift,line=5,col=3,title=Notes (Feed)::"
    #expect(lines[0].hasPrefix(start))
    #expect(lines[0].contains("Cell.c is cut") && lines[0].contains("Cell.d is cut"))
    #expect(lines[1].contains("title=Needs review (Feed)::"))
  }

  @Test("where else a cause shows is one line, and part of the JSON")
  func also() throws {
    let here = Finding(
      kind: .ignoresDynamicType, screen: "Feed", configurations: [SampleReport.matrix[0]],
      viewPath: "Cell.a", className: "UILabel", message: "fixed", cause: "Cell")
    let there = Finding(
      kind: .ignoresDynamicType, screen: "Log in", configurations: [SampleReport.matrix[0]],
      viewPath: "Cell.b", className: "UILabel", message: "fixed", cause: "Cell")
    let input = ReportInput(SampleReport.make([here, there]))
    #expect(input.report.findings.count == 1)
    #expect(TextReport(input).text.contains("also   on Log in; in 1 more view: Cell.b"))
    let text = ReportJSON.text(input)
    #expect(try ReportReader.report(from: Data(text.utf8), path: "A.json") == input.report)
  }
}
