// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
internal import Foundation

/// The report for a terminal: screen by screen, the worst first, and a last line that counts.
///
///     Feed  120 configurations
///       error    The text needs 43 pt and has 20.5 pt
///                all phones in landscape at AX3 and above · FeedCell › UILabel
///                App/FeedCell.swift:12:5
///                numberOfLines is 1 …
///                → Set numberOfLines to 0
package enum TextReport {
  package static func text(_ input: ReportInput) -> String {
    var lines: [String] = []
    for screen in input.report.screens {
      let found = input.report.findings.filter { $0.screen == screen.name }
      let count = screen.configurations.count
      lines.append(
        "\(screen.name)  \(count) \(count == 1 ? "configuration" : "configurations")"
          + (found.isEmpty ? ", nothing found" : ""))
      for finding in found.sorted(by: Self.comesFirst) { lines += paragraph(finding, input) }
      for one in screen.unfinished where one.kind == nil {
        lines.append("  unfinished \(one.configuration.device), \(one.configuration.caption)")
        lines.append("             \(one.message)")
      }
    }
    let names = Set(input.report.screens.map(\.name))
    for finding in input.report.findings where !names.contains(finding.screen) {
      lines += paragraph(finding, input)
    }
    if !lines.isEmpty { lines.append("") }
    lines += closing(input)
    return lines.map { "\($0)\n" }.joined()
  }

  private static func comesFirst(_ left: Finding, _ right: Finding) -> Bool {
    left.severity == right.severity
      ? (left.kind.rawValue, left.viewPath) < (right.kind.rawValue, right.viewPath)
      : left.severity > right.severity
  }

  private static func paragraph(_ finding: Finding, _ input: ReportInput) -> [String] {
    let indent = String(repeating: " ", count: 11)
    let label = finding.severity.rawValue.padding(toLength: 7, withPad: " ", startingAt: 0)
    let isKnown = input.baseline?.isKnown(finding) ?? false
    var lines = ["  \(label)  \(finding.message)\(isKnown ? " (known)" : "")"]
    let whereabouts = [input.place(of: finding).headline, finding.viewPath]
    lines.append(indent + whereabouts.filter { !$0.isEmpty }.joined(separator: " · "))
    if let place = finding.place { lines.append(indent + place.description) }
    if isKnown { return lines }
    if !finding.reason.isEmpty { lines.append(indent + finding.reason) }
    if !finding.remedy.isEmpty { lines.append("\(indent)→ \(finding.remedy)") }
    return lines
  }

  private static func closing(_ input: ReportInput) -> [String] {
    func count(_ number: Int, _ word: String) -> String {
      "\(number) \(word)\(number == 1 ? "" : "s")"
    }
    var lines = [
      [
        count(input.count(of: .error), "error"), count(input.count(of: .warning), "warning"),
        count(input.count(of: .note), "note"),
      ].joined(separator: ", ")
        + " on \(count(input.report.screens.count, "screen")), "
        + "\(input.checkedCount) looked at"
    ]
    if !input.report.accepted.isEmpty {
      lines.append("\(count(input.report.accepted.count, "finding")) accepted by snug.json")
    }
    lines += comparison(input)
    for one in input.unmetAcceptances {
      lines.append("snug.json accepts what was not found: \(one.reason)")
    }
    return lines
  }

  /// How the run stands against its baseline; empty without one.
  package static func comparison(_ input: ReportInput) -> [String] {
    guard let baseline = input.baseline else { return [] }
    let known = input.report.findings.count - input.newFindings.count
    let gone = baseline.gone(in: input.report)
    return [
      "against the baseline: \(input.newFindings.count) new, \(known) known, \(gone.count) gone"
    ] + gone.map { "  gone: \($0.screen): \($0.message)" }
  }
}
