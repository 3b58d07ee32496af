// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a report says against an earlier one: which findings are new, known and gone.
package struct Baseline: Hashable, Sendable {
  /// A finding of the earlier report.
  package struct Entry: Hashable, Sendable {
    package let fingerprint: String
    package let kind: FindingKind
    package let screen: String
    package let message: String
  }

  /// The earlier report's findings, the accepted ones among them.
  package let entries: [Entry]

  package init(_ report: CheckReport) {
    entries = (report.findings + report.accepted.map(\.finding)).flatMap { finding in
      [
        Entry(
          fingerprint: finding.fingerprint, kind: finding.kind, screen: finding.screen,
          message: finding.message)
      ]
        + finding.also.map {
          Entry(
            fingerprint: $0.fingerprint, kind: finding.kind, screen: $0.screen,
            message: finding.message)
        }
    }
  }

  /// Whether the earlier report has the finding's cause in one of its views.
  package func isKnown(_ finding: Finding) -> Bool {
    let own = finding.fingerprints
    return entries.contains { own.contains($0.fingerprint) }
  }

  /// What the earlier report found on screens of `report`, and `report` does not.
  package func gone(in report: CheckReport) -> [Entry] {
    let found = Set(
      (report.findings + report.accepted.map(\.finding)).flatMap(\.fingerprints))
    let screens = Set(report.screens.map(\.name))
    return entries.filter { screens.contains($0.screen) && !found.contains($0.fingerprint) }
  }
}
