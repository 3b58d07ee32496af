// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
internal import Foundation

/// The report for a terminal: screen by screen, the worst first, then notes, then what needs review,
/// both in short; and last lines that count. A finding begins with a line that editors can follow.
///
///     Feed  120 configurations
///       App/FeedCell.swift:12:5: error: FeedCell.label: the text needs 43 pt … [truncated-text]
///         where  all phones in landscape at AX3 and above
///         why    numberOfLines is 1 …
///         cure   Set numberOfLines to 0.
package struct TextReport {
  private let input: ReportInput
  /// Put before relative paths: the way from the present folder to the project's.
  private let root: String

  package init(_ input: ReportInput, root: String = "") {
    self.input = input
    self.root = root
  }

  package var text: String {
    var lines = head
    for screen in input.report.screens {
      let found = input.report.findings.filter { $0.screen == screen.name }
      let unfinished = screen.unfinished.filter { $0.kind == nil }
      let nothing = found.isEmpty && unfinished.isEmpty ? ", nothing found" : ""
      lines.append(
        "\(screen.name)  \(String.counted(screen.configurations.count, "configuration"))\(nothing)")
      if !screen.steps.isEmpty, !(found.isEmpty && unfinished.isEmpty) {
        lines.append("  Steps: \(screen.steps.joined(separator: "; "))")
      }
      lines += paragraphs(found)
      lines += Self.notLookedAt(unfinished)
    }
    let names = Set(input.report.screens.map(\.name))
    lines += paragraphs(input.report.findings.filter { !names.contains($0.screen) })
    if !lines.isEmpty { lines.append("") }
    lines += closing
    return lines.map { "\($0)\n" }.joined().withoutControls
  }

  /// What the build left out, and what of it the launch came to; how far the app was explored, and which
  /// controllers were not reached.
  private var head: [String] {
    var lines: [String] = []
    if let leftOut = input.report.leftOut {
      lines = [leftOut.headline] + leftOut.atLaunch.map { "  at launch: \($0)" }
    }
    if let exploration = input.report.exploration {
      lines.append("\(input.report.app): \(exploration.sentence)")
    }
    lines += coverage
    return lines.isEmpty ? [] : lines + [""]
  }

  private static func comesFirst(_ left: Finding, _ right: Finding) -> Bool {
    left.severity == right.severity
      ? (left.kind.rawValue, left.viewPath) < (right.kind.rawValue, right.viewPath)
      : left.severity > right.severity
  }

  /// Findings of one screen; of notes and what needs review each kind's cure is said once.
  private func paragraphs(_ findings: [Finding]) -> [String] {
    var lines: [String] = []
    var last: Finding?
    for finding in findings.sorted(by: Self.comesFirst) {
      let isShort =
        finding.severity < .warning && last?.kind == finding.kind
        && last?.severity == finding.severity
      lines += paragraph(finding, isShort: isShort)
      last = finding
    }
    return lines
  }

  private func paragraph(_ finding: Finding, isShort: Bool) -> [String] {
    let isKnown = input.baseline?.isKnown(finding) ?? false
    let place = finding.place.map { path(of: $0) + ": " } ?? ""
    let subject = finding.viewPath.isEmpty ? "" : "\(finding.viewPath): "
    var lines = [
      "  \(place)\(finding.severity.title): \(subject)\(finding.message) "
        + "[\(finding.kind.rawValue)]\(isKnown ? " (known)" : "")"
    ]
    lines += Self.part("where", input.headline(of: finding))
    if isKnown { return lines }
    lines += Self.part("also", finding.alsoText)
    if isShort { return lines }
    lines += Self.part("why", finding.reason)
    lines += Self.part("cure", finding.remedy)
    for related in finding.related {
      guard let place = related.place else { continue }
      lines += Self.part("see", "\(path(of: place)): \(related.label)")
    }
    return lines
  }

  private func path(of place: SourcePlace) -> String {
    (place.file.hasPrefix("/") ? "" : root) + place.description
  }

  /// A word and its text, lines below each other; nothing without a text.
  private static func part(_ word: String, _ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    let label = word.padding(toLength: 7, withPad: " ", startingAt: 0)
    let indent = String(repeating: " ", count: 11)
    return text.split(separator: "\n").enumerated().map { index, line in
      index == 0 ? "    \(label)\(line)" : indent + line
    }
  }

  /// A line for each way in which configurations could not be looked at.
  private static func notLookedAt(_ all: [ScreenResult.Unfinished]) -> [String] {
    var messages: [String] = []
    for one in all where !messages.contains(one.message) { messages.append(one.message) }
    return messages.map { message in
      let same = all.filter { $0.message == message }
      let first = same[0].configuration
      let whose =
        same.count == 1
        ? "\(first.device), \(first.caption)" : String.counted(same.count, "configuration")
      let reason = same[0].accepted.map { "; accepted: \($0)" } ?? ""
      return "  not looked at: \(whose): \(message)\(reason)"
    }
  }

  private var closing: [String] {
    let report = input.report
    let found = Severity.allCases.reversed().compactMap { severity -> String? in
      let number = input.count(of: severity)
      return number == 0 ? nil : severity.counted(number)
    }
    let accepted = report.accepted.isEmpty ? "" : ", \(report.accepted.count) accepted"
    let unseen = input.unseenCount == 0 ? "" : ", \(input.unseenCount) not looked at"
    var lines = [
      "\(report.app): \(String.counted(report.screens.count, "screen")), "
        + "\(String.counted(input.checkedCount, "look")): "
        + (found.isEmpty ? "nothing found" : found.joined(separator: ", ")) + accepted + unseen
    ]
    if let choice = report.choice {
      lines.append(
        "\(choice.chosen) of \(choice.all) configurations, which hold every pair of settings and the "
          + "extremes; --full looks at all")
    }
    if let taken = report.taken { lines.append(taken.sentence) }
    lines += comparison
    for one in input.unmetAcceptances {
      lines.append("snug.json accepts what was not found: \(one.reason)")
    }
    return lines
  }

  /// Which view controllers of the app were looked at, and why others were not.
  private var coverage: [String] {
    let all = input.report.coverage
    guard let share = input.report.coveragePercent else { return [] }
    let counted = all.filter(\.counts)
    let seen = counted.filter(\.isSeen).count
    var lines = ["coverage: \(seen) of \(counted.count) view controllers looked at (\(share) %)"]
    for status in ControllerCoverage.Status.allCases where status != .checked {
      // Those with one reason stand together.
      var reasons: [String] = []
      for one in all where one.status == status && !reasons.contains(one.reason) {
        reasons.append(one.reason)
      }
      for reason in reasons {
        let names = all.filter { $0.status == status && $0.reason == reason }.map(\.name)
        let why = reason.isEmpty ? "" : " (\(reason))"
        lines.append("  \(status.words)\(why): \(names.joined(separator: ", "))")
      }
    }
    return lines
  }

  /// How the run stands against its baseline; empty without one.
  private var comparison: [String] {
    guard let baseline = input.baseline else { return [] }
    let known = input.report.findings.count - input.newFindings.count
    let gone = baseline.gone(in: input.report)
    return [
      "against the baseline: \(input.newFindings.count) new, \(known) known, \(gone.count) gone"
    ] + gone.map { "  gone: \($0.screen): \($0.message)" }
  }
}
