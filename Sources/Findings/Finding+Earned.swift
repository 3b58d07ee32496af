// Part of Snug, under the Apache License 2.0; see LICENSE.

extension Finding {
  /// As it is told: no graver than what is known of its rule's precision allows.
  package var earned: Finding {
    var finding = self
    finding.severity = min(severity, kind.gravest)
    return finding
  }
}

extension FindingKind {
  /// The gravest that a finding of the kind may be (Documentation/Check.md §5.6). What differs from a golden
  /// is a fact; every other kind is concluded from a screen or from how the app ends here, and has to be
  /// judged often enough on apps it was not made with before it may be an error.
  package var gravest: Severity {
    switch self {
    case .pictureChanged, .layoutChanged: .error
    default: .warning
    }
  }
}
