// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings

/// The report as JUnit XML: a suite a screen, a case a kind of finding that `snug` looks for.
///
/// A case fails when the screen has a new error or warning of its kind, is skipped when all of its
/// findings are accepted, known or to be reviewed, and passes otherwise; notes are its output.
/// What was not looked at is a case of its own, skipped. No times, so equal runs have equal files.
package enum JUnitReport {
  package static func text(_ input: ReportInput) -> String {
    let suites = input.report.screens.map { suite($0.name, input) }
    let counts = suites.reduce((0, 0)) { ($0.0 + $1.tests, $0.1 + $1.failures) }
    // Jenkins's schema knows no skipped ones here, and wants errors of every suite.
    let head = XMLText.attributes([
      ("name", input.report.app), ("tests", "\(counts.0)"), ("errors", "0"),
      ("failures", "\(counts.1)"),
    ])
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites\(head)>\n"
      + suites.map(\.text).joined() + "</testsuites>\n"
  }

  private static func suite(
    _ screen: String, _ input: ReportInput
  ) -> (text: String, tests: Int, failures: Int) {
    let new = input.newFindings.filter { $0.screen == screen }
    let known = input.report.findings.filter { finding in
      finding.screen == screen && (input.baseline?.isKnown(finding) ?? false)
    }
    let accepted = input.report.accepted.filter { $0.finding.screen == screen }
    var (cases, failures, skipped) = ("", 0, 0)
    for kind in FindingKind.allCases {
      let failing = new.filter { $0.kind == kind && $0.severity >= .warning }
      let notes = new.filter { $0.kind == kind && $0.severity == .note }
      let reasons =
        accepted.filter { $0.finding.kind == kind }.map(\.reason)
        + known.filter { $0.kind == kind }.map { "in the baseline: \($0.message)" }
        + new.filter { $0.kind == kind && $0.severity == .needsReview }
        .map { "needs review: \($0.message)" }
      let head = XMLText.attributes([
        ("classname", "\(input.report.app).\(screen)"), ("name", kind.rule.title),
      ])
      if !failing.isEmpty {
        failures += 1
        cases +=
          "    <testcase\(head)>\n\(failing.map { failure($0, input) }.joined())"
          + "    </testcase>\n"
      } else if !reasons.isEmpty {
        skipped += 1
        let words = XMLText.attributes([("message", reasons.joined(separator: "; "))])
        cases += "    <testcase\(head)>\n      <skipped\(words)/>\n    </testcase>\n"
      } else if !notes.isEmpty {
        cases +=
          "    <testcase\(head)>\n      <system-out>"
          + XMLText.escaped(notes.map { text($0, input) }.joined(separator: "\n\n"))
          + "</system-out>\n    </testcase>\n"
      } else {
        cases += "    <testcase\(head)/>\n"
      }
    }
    var tests = FindingKind.allCases.count
    if let unseen = input.unseenWords.first(where: { $0.screen == screen }) {
      tests += 1
      skipped += 1
      let head = XMLText.attributes([
        ("classname", "\(input.report.app).\(screen)"), ("name", "Every look was done"),
      ])
      let words = XMLText.attributes([("message", unseen.words)])
      cases += "    <testcase\(head)>\n      <skipped\(words)/>\n    </testcase>\n"
    }
    let head = XMLText.attributes([
      ("name", screen), ("tests", "\(tests)"), ("errors", "0"), ("failures", "\(failures)"),
      ("skipped", "\(skipped)"),
    ])
    return ("  <testsuite\(head)>\n\(cases)  </testsuite>\n", tests, failures)
  }

  private static func failure(_ finding: Finding, _ input: ReportInput) -> String {
    let head = XMLText.attributes([
      ("type", finding.severity.rawValue), ("message", finding.message),
    ])
    let body = XMLText.escaped(lines(finding, input).joined(separator: "\n"))
    return "      <failure\(head)>\(body)</failure>\n"
  }

  private static func text(_ finding: Finding, _ input: ReportInput) -> String {
    ([finding.message] + lines(finding, input)).joined(separator: "\n")
  }

  private static func lines(_ finding: Finding, _ input: ReportInput) -> [String] {
    [
      input.headline(of: finding), finding.alsoText, finding.viewPath,
      finding.place?.description ?? "", finding.reason, finding.remedy,
    ].filter { !$0.isEmpty }
  }

}
