// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A finding that a project lives with, as `snug.json` names it: what it is, and why.
///
/// A finding is meant when every given part fits it; `*` in screen and view stands for any text.
package struct Acceptance: Hashable, Sendable, Codable {
  package var kind: FindingKind?
  package var screen: String?
  /// A class, or a view path or its end.
  package var view: String?
  package var fingerprint: String?
  package var reason: String

  package init(
    kind: FindingKind? = nil, screen: String? = nil, view: String? = nil,
    fingerprint: String? = nil, reason: String
  ) {
    self.kind = kind
    self.screen = screen
    self.view = view
    self.fingerprint = fingerprint
    self.reason = reason
  }

  package func means(_ finding: Finding) -> Bool {
    if let kind, kind != finding.kind { return false }
    if let fingerprint, fingerprint != finding.fingerprint { return false }
    if let screen, !Self.matches(finding.screen, pattern: screen) { return false }
    if let view {
      let path = finding.viewPath
      return Self.matches(finding.className, pattern: view) || Self.matches(path, pattern: view)
        || Self.matches(path, pattern: "* \(view)")
    }
    return true
  }

  /// Whether it is for that screen by name.
  package func names(_ screenName: String) -> Bool {
    screen.map { Self.matches(screenName, pattern: $0) } ?? false
  }

  /// Whether `text` is `pattern`, of which each `*` stands for any characters, none included.
  ///
  /// - Complexity: O(`text` · `pattern`).
  static func matches(_ text: String, pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return text == pattern
    }
    guard text.hasPrefix(first), text.count >= first.count + last.count, text.hasSuffix(last) else {
      return false
    }
    var rest = text.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}

/// A finding that is accepted, with the reason that `snug.json` gives.
package struct AcceptedFinding: Hashable, Sendable, Codable {
  package var finding: Finding
  package var reason: String

  package init(finding: Finding, reason: String) {
    self.finding = finding
    self.reason = reason
  }
}
