// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How much a finding matters; the raw values stand in reports, mildest first (Documentation/Check.md
/// §5.3).
package enum Severity: String, Hashable, Sendable, CaseIterable, Codable, Comparable {
  /// The rule cannot be sure; it is shown apart and fails nothing.
  case needsReview = "needs-review"
  /// A habit that may harm later, or costs work.
  case note
  /// It looks broken.
  case warning
  /// Somebody cannot read or reach it.
  case error

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  /// What a heading or a count says: `error`, `needs review`.
  package var title: String { self == .needsReview ? "needs review" : rawValue }

  /// Such as `2 errors` and `1 to review`.
  package func counted(_ number: Int) -> String {
    self == .needsReview ? "\(number) to review" : String.counted(number, rawValue)
  }

  /// What several configurations say of one thing: the worst, but for one that cannot be sure.
  package func joined(with other: Severity) -> Severity {
    self == .needsReview || other == .needsReview ? .needsReview : max(self, other)
  }
}
