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
    entries = (report.findings + report.accepted.map(\.finding)).map {
      Entry(fingerprint: $0.fingerprint, kind: $0.kind, screen: $0.screen, message: $0.message)
    }
  }

  package func isKnown(_ finding: Finding) -> Bool {
    entries.contains { $0.fingerprint == finding.fingerprint }
  }

  /// What the earlier report found on screens of `report`, and `report` does not.
  package func gone(in report: CheckReport) -> [Entry] {
    let found = Set(
      (report.findings + report.accepted.map(\.finding)).map(\.fingerprint))
    let screens = Set(report.screens.map(\.name))
    return entries.filter { screens.contains($0.screen) && !found.contains($0.fingerprint) }
  }
}
