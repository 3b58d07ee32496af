// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Refinements of where lines break; raw values of Apple's `NSParagraphStyle.LineBreakStrategy`.
package struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Moves a word to the last line of a paragraph that would hold one word only.
  package static let pushOut = LineBreakStrategy(rawValue: 1)
  /// Keeps Korean words whole: no break between two Hangul syllables.
  package static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
  /// What labels use.
  package static let standard = LineBreakStrategy(rawValue: 0xFFFF)
}
