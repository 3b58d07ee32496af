// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What is wrong with the text of a step: kind, place, remedy.
package struct StepError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Kind: Hashable, Sendable {
    /// No step starts with that word; the nearest that do, best first, may be none.
    case unknownVerb(String, near: [String])
    /// Words that have to follow are not there; an example that has them.
    case missing(String, example: String)
    /// A word that nothing in the step takes.
    case unexpected(String, example: String)
    /// A word in a place where others are known.
    case unknownWord(String, what: String, known: [String])
    /// Not a number, a duration or a point in its range.
    case malformed(String, expected: String)
    case unterminatedQuote
    case unknownEscape(Character)
    case noSteps
  }

  package let kind: Kind
  package let place: StepPlace

  package init(_ kind: Kind, at place: StepPlace) {
    self.kind = kind
    self.place = place
  }

  package var description: String { "\(place): error: \(sentence)" }

  /// What is wrong, without the place.
  package var sentence: String {
    switch kind {
    case .unknownVerb(let word, let near):
      let verbs = StepVerb.allCases.map(\.rawValue).joined(separator: ", ")
      guard let best = near.first else {
        return "there is no step '\(word)'; the steps are \(verbs)"
      }
      let others = near.dropFirst().map { " or '\($0)'" }.joined()
      return "there is no step '\(word)'; did you mean '\(best)'\(others)? The steps are \(verbs)"
    case .missing(let what, let example):
      return "\(what) is missing; write for example: \(example)"
    case .unexpected(let word, let example):
      return "'\(word)' does not belong here; write for example: \(example), and put names of "
        + "several words in quotes"
    case .unknownWord(let word, let what, let known):
      let near = NearWords.nearest(to: word, among: known).first
      let hint = near.map { "did you mean '\($0)'? Known" } ?? "known"
      return "unknown \(what) '\(word)'; \(hint) are \(known.joined(separator: ", "))"
    case .malformed(let word, let expected):
      return "'\(word)' is not \(expected)"
    case .unterminatedQuote:
      return "the quoted text has no end; add a quotation mark"
    case .unknownEscape(let letter):
      return "'\\\(letter)' means nothing; write \\\\ for a backslash, \\\" for a quotation mark, "
        + "\\n for a return"
    case .noSteps:
      return "there are no steps; write for example: tap Refresh; rotate"
    }
  }
}
