// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings

/// From which severity on a new finding makes a run fail; the raw values are what people type.
package enum FailureThreshold: String, Sendable, CaseIterable {
  case note
  case warning
  case error
  case never

  /// Whether the run fails (Documentation/CI.md §2).
  package func fails(_ input: ReportInput) -> Bool {
    guard let least = Severity(rawValue: rawValue) else { return false }
    // What nobody looked at has no severity: it may hide anything.
    return input.missedCount > 0 || input.newFindings.contains { $0.severity >= least }
  }
}
