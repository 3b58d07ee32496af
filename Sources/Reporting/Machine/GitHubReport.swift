// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
internal import Foundation

/// Workflow commands that GitHub shows beside the lines of a pull request; one a line.
///
/// Known findings are left out when there is a baseline.
package enum GitHubReport {
  package static func text(_ input: ReportInput) -> String {
    input.newFindings.map { finding in
      let level = finding.severity == .note ? "notice" : finding.severity.rawValue
      var properties: [(String, String)] = []
      if let place = finding.place {
        properties = [
          ("file", place.file), ("line", "\(max(1, place.line))"),
          ("col", "\(max(1, place.column))"),
        ]
      }
      properties.append(("title", "\(finding.kind.rule.title) (\(finding.screen))"))
      let words = properties.map { "\($0.0)=\(escapedProperty($0.1))" }.joined(separator: ",")
      let parts = [
        finding.message, input.place(of: finding).headline, finding.viewPath, finding.reason,
        finding.remedy,
      ]
      let message = parts.filter { !$0.isEmpty }.joined(separator: "\n")
      return "::\(level) \(words)::\(escaped(message))\n"
    }.joined()
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
