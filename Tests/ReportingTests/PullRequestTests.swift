// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Foundation
import Reporting
import Testing

/// What merge requests and pull requests show (Documentation/ReportFormat.md §6).
@Suite("Reports for pull requests")
struct PullRequestTests {
  private var compared: ReportInput {
    var old = SampleReport.make(SampleReport.raw.filter { $0.kind == .truncatedText })
    var gone = SampleReport.truncation(SampleReport.matrix[0], needed: 3)
    gone.viewPath = "Gone.label"
    gone.message = "It was cut | once"
    gone.fingerprint = "1"
    old.findings.append(gone)
    return ReportInput(SampleReport.report, baseline: Baseline(old))
  }

  @Test("what is new first, then what is fixed, then what was there before")
  func markdown() {
    let text = MarkdownReport(compared).text
    #expect(
      text == #"""
        ## Layout of Sample: 2 new

        2 screens, 23 looks: 2 errors, 1 warning.

        ### New (2)

        | | What | Screen | Where |
        | --- | --- | --- | --- |
        | error | Index out of range | Log in | iPad Pro 11 in landscape at AX5 |
        | warning | `UIView › UIButton`: 30 pt high, 50% "too" small, &lt;b&gt;<br>`Sources/Log in.swift:40` | Log in | everywhere |

        ### Fixed (1)

        - Feed: It was cut \| once

        <details><summary>Unchanged (1)</summary>

        | | What | Screen | Where |
        | --- | --- | --- | --- |
        | error | `UITableView › [0, 3] › FeedCell › UILabel`: The text needs 96.5 pt and has 20.5 pt<br>`App/FeedCell.swift:12` | Feed | iPhone SE at AX3 and above |

        </details>

        <details><summary>Not looked at (1)</summary>

        - Log in: 1 look not done: step 2, 'tap Go': nothing to tap

        </details>

        """#)
  }

  @Test("pictures are small, and lead to their findings where the report will be found")
  func pictures() {
    var report = SampleReport.report
    report.findings[0].files = ScreenFiles(picture: "pictures/a.png", geometry: nil)
    let text = MarkdownReport(ReportInput(report), address: "https://example.com/report/").text
    let link =
      "<br><a href=\"https://example.com/report/index.html#finding=\(report.findings[0].fingerprint)\">"
      + "<img src=\"https://example.com/report/pictures/a.png\" width=\"96\" alt=\"picture\"></a> |"
    #expect(text.contains(link), "\(text)")
    #expect(text.hasSuffix("[The whole report](https://example.com/report/index.html)\n"))
    #expect(!MarkdownReport(ReportInput(report)).text.contains("<img"))
  }

  @Test("of very many findings a hundred are told and the others counted")
  func bound() {
    let findings = (0..<130).map { number in
      var finding = SampleReport.truncation(SampleReport.matrix[0], needed: 30)
      finding.fingerprint = String(number)
      finding.cause = String(number)
      finding.viewPath = "Cell.label\(number)"
      return finding
    }
    let text = MarkdownReport(ReportInput(SampleReport.make(findings))).text
    #expect(text.contains("| | and 30 more | | |"))
    #expect(text.contains("### Found (130)"))
  }

  /// The members that GitLab's documentation asks for, *Code Quality report format*; others are left out.
  private static let schema = """
    {"type": "array", "items": {"type": "object", "additionalProperties": false,
      "required": ["description", "check_name", "fingerprint", "severity", "location"],
      "properties": {
        "description": {"type": "string", "minLength": 1},
        "check_name": {"type": "string", "pattern": "^snug/[a-z-]+$"},
        "fingerprint": {"type": "string", "minLength": 1},
        "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
        "location": {"type": "object", "required": ["path", "lines"],
          "properties": {
            "path": {"type": "string", "pattern": "^[^/.]"},
            "lines": {"type": "object", "required": ["begin"],
              "properties": {"begin": {"type": "integer", "minimum": 1}}}}}}}}
    """

  @Test(
    "GitLab's list has what GitLab asks for",
    .enabled(if: Tools.hasJSONSchema, Tools.hint))
  func codeQuality() throws {
    let text = CodeQualityReport.text(ReportInput(SampleReport.report))
    let result = try Tools.python(
      "import json, jsonschema, sys; jsonschema.validate(json.loads(sys.argv[1]), json.loads(sys.argv[2]))",
      text, Self.schema)
    #expect(result.status == 0, "\(result.output)")
    let issues = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    // The last one is a screen that was not wholly looked at.
    #expect(issues.map { $0["severity"] as? String } == ["critical", "critical", "major", "major"])
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 4)
    let places = issues.compactMap { ($0["location"] as? [String: Any])?["path"] as? String }
    #expect(Set(places) == ["App/FeedCell.swift", "Sources/Log in.swift", "Sample"])
    // What is accepted is none of them.
    #expect(!text.contains("low-contrast"))
  }

  @Test("GitLab's list, SARIF and JSON tell what was not looked at")
  func unseen() {
    var report = SampleReport.report
    report.findings = []
    let configuration = report.matrix[0]
    report.screens = [
      ScreenResult(
        name: "Feed", origin: .initial, configurations: [configuration],
        unfinished: [.init(configuration: configuration, kind: nil, message: "needs Charts")])
    ]
    let text = CodeQualityReport.text(ReportInput(report))
    #expect(text.contains("On Feed: 1 look not done: needs Charts."), "\(text)")
    #expect(text.contains("\"snug/not-looked-at\""))
    let sarif = SARIFReport.text(ReportInput(report))
    #expect(sarif.contains("\"executionSuccessful\": false"), "\(sarif)")
    #expect(sarif.contains("\"toolExecutionNotifications\": ["), "\(sarif)")
    #expect(sarif.contains("\"text\": \"Feed: 1 look not done: needs Charts\""), "\(sarif)")
    #expect(ReportJSON.text(ReportInput(report)).contains("\"unseen\": 1"))
  }

  @Test("what an app's text says to a terminal is not passed on")
  func controls() {
    var report = SampleReport.report
    report.findings = [report.findings[0]]
    report.findings[0].message = "a\u{1B}[2Jb\u{9B}1Hc\u{0}d\u{202E}e"
    for text in [
      TextReport(ReportInput(report)).text, GitHubReport.text(ReportInput(report)),
      MarkdownReport(ReportInput(report)).text,
    ] {
      #expect(text.contains("2Jb"), "\(text)")
      #expect(
        !text.unicodeScalars.contains { "\u{1B}\u{9B}\u{0}\u{202E}".unicodeScalars.contains($0) })
    }
  }
}
