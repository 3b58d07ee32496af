// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A word or quoted text of a step, with the column where it starts.
struct StepWord: Hashable {
  let text: String
  let isQuoted: Bool
  let place: StepPlace

  /// Whether this is the bare word `word`, whatever its case.
  func isWord(_ word: String) -> Bool { !isQuoted && text.lowercased() == word }
}

/// The words of one step, none of them missing.
struct StepStatement {
  let words: [StepWord]
  /// As written, without a comment and space around it.
  let text: String
}
