// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How much a finding matters; the raw values stand in reports, mildest first.
package enum Severity: String, Hashable, Sendable, CaseIterable, Codable, Comparable {
  case note
  case warning
  case error

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}
