// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings

/// Workflow commands that GitHub shows beside the lines of a pull request: one an error or a warning,
/// and one a screen for its notes and one for what needs review, since GitHub shows few.
///
/// Places are from the root of the repository. Known findings are left out when there is a baseline.
package enum GitHubReport {
  package static func text(_ input: ReportInput) -> String {
    let input = input.fromRepository
    let all = input.newFindings
    var lines = all.filter { $0.severity >= .warning }.map { line($0, input) }
    for (severity, title) in [(Severity.note, "Notes"), (.needsReview, "Needs review")] {
      var screens: [String] = []
      for finding in all where finding.severity == severity && !screens.contains(finding.screen) {
        screens.append(finding.screen)
      }
      lines += screens.map { screen in
        let own = all.filter { $0.severity == severity && $0.screen == screen }
        return group("\(title) (\(screen))", own, input)
      }
    }
    lines += input.unseenWords.map {
      command("warning", at: nil, title: "Not looked at (\($0.screen))", $0.words)
    }
    return lines.joined().withoutControls
  }

  private static func line(_ finding: Finding, _ input: ReportInput) -> String {
    let parts = [
      finding.message, input.headline(of: finding), finding.alsoText, finding.viewPath,
      finding.reason, finding.remedy,
    ]
    return command(
      finding.severity.rawValue, at: finding.place,
      title: "\(finding.kind.rule.title) (\(finding.screen))",
      parts.filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  /// Several findings at the first one's place.
  private static func group(_ title: String, _ findings: [Finding], _ input: ReportInput) -> String
  {
    let lines = findings.map { finding in
      [finding.place.map(\.description), finding.viewPath, finding.message]
        .compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ": ")
        + " [\(finding.kind.rawValue)]"
    }
    return command(
      "notice", at: findings.lazy.compactMap(\.place).first, title: title,
      lines.joined(separator: "\n"))
  }

  private static func command(
    _ level: String, at place: SourcePlace?, title: String, _ text: String
  ) -> String {
    var properties: [(String, String)] = []
    if let place {
      properties = [
        ("file", place.file), ("line", "\(max(1, place.line))"),
        ("col", "\(max(1, place.column))"),
      ]
    }
    properties.append(("title", title))
    let words = properties.map { "\($0.0)=\(escapedProperty($0.1))" }.joined(separator: ",")
    return "::\(level) \(words)::\(escaped(text))\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
      .replacingOccurrences(of: "\n", with: "%0A")
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text).replacingOccurrences(of: ":", with: "%3A")
      .replacingOccurrences(of: ",", with: "%2C")
  }
}
