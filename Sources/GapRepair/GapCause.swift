// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Why something is left out of an app.
package struct GapCause: Hashable, Sendable, Codable {
  /// What is missing, as people call it: a framework, a package, a file, or a name.
  package var needs: String
  /// What the compiler said first.
  package var message: String

  /// What is missing where no words say it.
  package static let unknown = "code that compiles here"

  package init(needs: String, message: String) {
    self.needs = needs
    self.message = message
  }

  /// What is missing, for people: with the compiler's words where no name says it, and with the name that
  /// the compiler takes to be meant, for it may be a slip.
  package var words: String {
    if needs == Self.unknown { return "\(needs) (\(message.prefix(120)))" }
    guard let question = message.firstRange(of: "did you mean ") else { return needs }
    return "\(needs) (\(message[question.lowerBound...]))"
  }
}

/// A change of an author's file that takes something out, or puts a neutral value in its place.
///
/// Documentation/Gaps.md §3.
package struct GapEdit: Hashable, Sendable, Codable {
  package enum Kind: String, Sendable, Codable {
    /// An import is added; nothing is lost.
    case addition
    /// What has lost a part notes it; it goes with a larger part.
    case mark
    /// A use of what went notes it; nothing is lost.
    case use
    case attribute
    /// A class notes that its superclass stands for one that is missing.
    case superclass
    case conformance
    /// A stored property begins with a neutral value.
    case initialValue
    /// An expression became a neutral value, a condition false.
    case value
    case switchCase
    case statement
    case body
    /// A member or a declaration of the file.
    case declaration
    case type
  }

  package var kind: Kind
  /// UTF-8 offsets in the author's text; empty for an insertion.
  package var start: Int
  package var end: Int
  /// What stands there instead; without line breaks.
  package var text: String
  package var cause: GapCause

  package init(
    _ kind: Kind, _ range: Range<Int>, with text: String, because cause: GapCause
  ) {
    self.kind = kind
    start = range.lowerBound
    end = range.upperBound
    self.text = text
    self.cause = cause
  }

  package var range: Range<Int> { start..<end }

  /// Whether something is left out here, and not only said or added.
  var isLoss: Bool { kind != .addition && kind != .mark && kind != .use }

  /// Whether two edits are the same change, whatever asked for it.
  func isSameChange(as other: GapEdit) -> Bool {
    kind == other.kind && range == other.range && text == other.text
  }
}
