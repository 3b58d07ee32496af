// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings

/// The report as GitLab's merge requests read it: a list of what Code Climate calls issues, of which GitLab
/// takes `description`, `check_name`, `fingerprint`, `severity` and `location` (GitLab, *Code Quality report
/// format*).
///
/// GitLab compares the lists of two branches itself, so what a baseline knows is in it too; what is accepted
/// is not. A screen that was not wholly looked at is one of them too.
package enum CodeQualityReport {
  package static func text(_ input: ReportInput) -> String {
    let input = input.fromRepository
    let gaps = input.unseenWords.map { unseen($0.screen, $0.words, input) }
    return JSONText.array(input.report.findings.map { issue($0, input) } + gaps).indented
  }

  private static func unseen(_ screen: String, _ words: String, _ input: ReportInput) -> JSONText {
    .object([
      ("description", .string(sentence("On \(screen): \(words)"))),
      ("check_name", .string("snug/not-looked-at")),
      ("fingerprint", .string(Fingerprint.ofUnseen(screen: screen))),
      ("severity", .string("major")),
      ("location", location(input.report.screens.first { $0.name == screen }?.place, input)),
    ])
  }

  private static func issue(_ finding: Finding, _ input: ReportInput) -> JSONText {
    let words = [
      finding.message, "On \(finding.screen): \(input.headline(of: finding))", finding.remedy,
    ]
    return .object([
      ("description", .string(words.filter { !$0.isEmpty }.map(sentence).joined(separator: " "))),
      ("check_name", .string("snug/\(finding.kind.rawValue)")),
      ("fingerprint", .string(finding.fingerprint)),
      ("severity", .string(severity(finding.severity))),
      ("location", location(of: finding, input)),
    ])
  }

  private static func sentence(_ text: String) -> String {
    text.hasSuffix(".") ? text : text + "."
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "major"
    case .note: "minor"
    case .needsReview: "info"
    }
  }

  /// GitLab wants a file of each: of a finding without a place its screen's, else the app's name.
  private static func location(of finding: Finding, _ input: ReportInput) -> JSONText {
    let place =
      finding.place ?? finding.also.lazy.compactMap(\.place).first
      ?? input.report.screens.first { $0.name == finding.screen }?.place
    return location(place, input)
  }

  private static func location(_ place: SourcePlace?, _ input: ReportInput) -> JSONText {
    .object([
      ("path", .string(place?.file ?? input.report.app)),
      ("lines", .object([("begin", .number(Double(max(1, place?.line ?? 1))))])),
    ])
  }
}
