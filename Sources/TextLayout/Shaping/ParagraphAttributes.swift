// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// How the lines of a paragraph are cut, placed and spaced. Distances are points.
package struct ParagraphAttributes: Hashable, Sendable {
  package var alignment: TextAlignment = .natural
  package var lineBreakMode: LineBreakMode = .wordWrapping
  package var lineBreakStrategy: LineBreakStrategy = .hangulWordPriority
  /// Added between two lines of the text.
  package var lineSpacing: CGFloat = 0
  /// Added after the paragraph, before the next.
  package var paragraphSpacing: CGFloat = 0
  /// Added before the paragraph, unless it is the first.
  package var paragraphSpacingBefore: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  /// Positive: distance of the trailing edge from the leading margin; zero or negative: from the
  /// trailing margin.
  package var tailIndent: CGFloat = 0
  /// Zero for none.
  package var minimumLineHeight: CGFloat = 0
  /// Zero for none.
  package var maximumLineHeight: CGFloat = 0
  /// Zero and one mean the natural height.
  package var lineHeightMultiple: CGFloat = 0
  /// A line that words fill to less than this share of its room is filled with a part of the next
  /// word; zero for none (Documentation/TextLayout.md §6.7).
  package var hyphenationFactor: CGFloat = 0
  package var baseDirection: TextDirection = .natural
  /// Distance between the baselines of two lines of the paragraph's first font: the leading of a
  /// text style. `nil`: the line height of the font (Documentation/TextLayout.md §5).
  package var minimumLinePitch: CGFloat?
  /// Positions of tab stops from the leading margin, ascending.
  package var tabStops: [CGFloat] = []
  /// Distance of tab stops after the last of `tabStops`; greater than zero.
  package var defaultTabInterval: CGFloat = 28

  package init() {}
}
