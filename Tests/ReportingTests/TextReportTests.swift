// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Reporting
import Testing

@Suite("Report for terminals, GitHub and JUnit")
struct TextReportTests {
  private let input = ReportInput(SampleReport.report)

  @Test("screens with the worst findings first, and a line that counts")
  func text() {
    #expect(
      TextReport(input, root: "Apps/").text == """
        Feed  12 configurations
          Apps/App/FeedCell.swift:12:5: error: UITableView › [0, 3] › FeedCell › UILabel: The text needs 96.5 pt and has 20.5 pt [truncated-text]
            where  iPhone SE at AX3 and above
            why    numberOfLines is 1, and the height is fixed.
            cure   Set numberOfLines to 0.
            see    Apps/App/FeedCell.swift:20:1: the fixed height
        Log in  12 configurations
          error: Index out of range [crash]
            where  iPad Pro 11 in landscape at AX5
          Apps/Sources/Log in.swift:40:1: warning: UIView › UIButton: 30 pt high, 50% "too" small, <b> [small-hit-target]
            where  everywhere
          not looked at: iPad Pro 11, landscape, text size AX3: step 2, 'tap Go': nothing to tap

        Sample: 2 screens, 23 looks: 2 errors, 1 warning, 1 accepted, 1 not looked at
        snug.json accepts what was not found: never seen

        """)
  }

  @Test("where some configurations stand for all the end says so, and how to look at all")
  func choice() {
    var report = SampleReport.report
    #expect(!TextReport(ReportInput(report)).text.contains("--full"))
    report.choice = ConfigurationChoice(chosen: 44, all: 480)
    #expect(
      TextReport(ReportInput(report)).text.contains(
        "\n44 of 480 configurations, which hold every pair of settings and the extremes; "
          + "--full looks at all\n"))
  }

  @Test("a run of some screens does not miss what is accepted on others")
  func partial() {
    var report = SampleReport.make([])
    report.acceptances.append(
      Acceptance(kind: .hang, screen: "Elsewhere", reason: "on another screen"))
    func missed(_ isPartial: Bool) -> [String] {
      report.isPartial = isPartial
      return ReportInput(report).unmetAcceptances.map(\.reason)
    }
    #expect(missed(false) == ["the brand's colours", "never seen", "on another screen"])
    // `Feed` was looked at, and what is accepted anywhere may be elsewhere.
    #expect(missed(true) == ["the brand's colours"])
  }

  @Test("against a baseline, known findings are short and gone ones are named")
  func baseline() {
    let later = SampleReport.make(
      SampleReport.raw.filter { $0.kind != .smallHitTarget && $0.kind != .truncatedText }
        + [SampleReport.truncation(SampleReport.matrix[1], needed: 99, line: 80)])
    let text = TextReport(ReportInput(later, baseline: Baseline(SampleReport.report))).text

    #expect(text.contains("The text needs 99.0 pt and has 20.5 pt [truncated-text] (known)\n"))
    #expect(!text.contains("cure   Set numberOfLines to 0."))
    #expect(text.contains("against the baseline: 0 new, 2 known, 1 gone\n  gone: Log in: 30 pt"))
  }

  @Test("GitHub's lines escape what its log reads as marks")
  func gitHub() {
    let lines = GitHubReport.text(input).split(separator: "\n").map(String.init)

    #expect(lines.count == 4)
    #expect(
      lines[0]
        == "::error file=App/FeedCell.swift,line=12,col=5,title=Text cut or truncated (Feed)::"
        + "The text needs 96.5 pt and has 20.5 pt%0AiPhone SE at AX3 and above%0A"
        + "UITableView › [0, 3] › FeedCell › UILabel%0A"
        + "numberOfLines is 1, and the height is fixed.%0ASet numberOfLines to 0.")
    #expect(lines[2].hasPrefix("::warning file=Sources/Log in.swift,line=40,col=1,title="))
    #expect(lines[2].contains("50%25 \"too\" small, <b>"))
  }

  @Test("GitHub is told of new findings only")
  func gitHubBaseline() {
    let baseline = Baseline(SampleReport.report)
    func text(_ report: CheckReport) -> String {
      GitHubReport.text(ReportInput(report, baseline: baseline))
    }
    #expect(text(SampleReport.excused(SampleReport.report)).isEmpty)
    // What was not looked at is told each time.
    #expect(text(SampleReport.report).hasPrefix("::warning title=Not looked at (Log in)::"))
  }

  @Test("JUnit has a suite a screen, a case a kind, and escapes XML's marks")
  func junit() {
    let lines = JUnitReport.text(input).split(separator: "\n").map(String.init)
    let count = FindingKind.allCases.count

    #expect(
      lines[1]
        == "<testsuites name=\"Sample\" tests=\"\(2 * count + 1)\" errors=\"0\" failures=\"3\">")
    #expect(
      lines[2]
        == "  <testsuite name=\"Feed\" tests=\"\(count)\" errors=\"0\" failures=\"1\" skipped=\"1\">"
    )
    #expect(
      lines.contains(
        "      <failure type=\"warning\" message=\"30 pt high, 50% &quot;too&quot; small, "
          + "&lt;b&gt;\">everywhere&#10;UIView › UIButton&#10;Sources/Log in.swift:40:1"
          + "</failure>"))
    #expect(lines.contains("      <skipped message=\"the brand&apos;s colours\"/>") == false)
    #expect(lines.contains("      <skipped message=\"the brand's colours\"/>"))
  }

  @Test(
    "a run fails from the severity asked for, of new findings only",
    arguments: [
      (FailureThreshold.error, true), (.warning, true), (.note, true), (.never, false),
    ])
  func threshold(threshold: FailureThreshold, fails: Bool) {
    #expect(threshold.fails(input) == fails)
    let known = Baseline(SampleReport.report)
    #expect(
      !threshold.fails(ReportInput(SampleReport.excused(SampleReport.report), baseline: known)))
    // What was not looked at is no clean run.
    #expect(threshold.fails(ReportInput(SampleReport.report, baseline: known)) == fails)
  }

  @Test("a warning does not fail a run that fails on errors")
  func milder() {
    let input = ReportInput(
      SampleReport.excused(
        SampleReport.make(SampleReport.raw.filter { $0.kind == .smallHitTarget })))
    #expect(!FailureThreshold.error.fails(input))
    #expect(FailureThreshold.warning.fails(input))
  }
}
