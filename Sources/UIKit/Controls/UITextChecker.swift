// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Finds misspelt words, by the words that the app has it learn; there is no dictionary, so no other
/// word counts as misspelt.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private static var learned: Set<String> = []
  open var ignoredWords: [String]? = []

  public override init() { super.init() }

  /// `NSNotFound` where nothing is misspelt.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  open func ignoreWord(_ wordToIgnore: String) { ignoredWords?.append(wordToIgnore) }

  open class func learnWord(_ word: String) { learned.insert(word) }
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  open class func unlearnWord(_ word: String) { learned.remove(word) }
  open class var availableLanguages: [String] { [] }
}
