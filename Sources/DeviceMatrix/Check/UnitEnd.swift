// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How a unit ended the process that looked at it.
package struct UnitEnd: Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable {
    /// A signal, an exception, or an exit that the unit made by itself, whatever its code.
    case crash
    /// The unit took too long.
    case hang
    /// The process held too much memory.
    case memory
  }

  package var kind: Kind
  /// Such as `Segmentation fault` or `exit code 0`.
  package var status: String
  /// The last lines that the app wrote.
  package var lastWords: String

  package init(kind: Kind, status: String, lastWords: String) {
    self.kind = kind
    self.status = status
    self.lastWords = lastWords
  }
}
