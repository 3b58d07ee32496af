// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// One line of a laid out text. Points, from the top left corner of the text.
package struct TextLine: Hashable, Sendable {
  /// UTF-16 units of the source that the line shows, with trailing spaces and line terminator.
  package var range: NSRange
  /// Left end of the line at the top of its box.
  package var origin: CGPoint
  /// Distance of the baseline from the top of the text.
  package var baseline: CGFloat
  /// Height of the line's box above the baseline.
  package var ascent: CGFloat
  /// Depth of the line's box below the baseline; positive is below.
  package var descent: CGFloat
  /// Without trailing spaces.
  package var width: CGFloat
  package var widthIncludingTrailingSpace: CGFloat
  package var glyphRuns: [GlyphRun]
  package var attachments: [PlacedAttachment]
  /// Whether an ellipsis stands for left out text.
  package var isTruncated: Bool
  package var isRightToLeft: Bool

  package init(
    range: NSRange, origin: CGPoint = .zero, baseline: CGFloat = 0, ascent: CGFloat = 0,
    descent: CGFloat = 0, width: CGFloat = 0, widthIncludingTrailingSpace: CGFloat = 0,
    glyphRuns: [GlyphRun] = [], attachments: [PlacedAttachment] = [], isTruncated: Bool = false,
    isRightToLeft: Bool = false
  ) {
    self.range = range
    self.origin = origin
    self.baseline = baseline
    self.ascent = ascent
    self.descent = descent
    self.width = width
    self.widthIncludingTrailingSpace = widthIncludingTrailingSpace
    self.glyphRuns = glyphRuns
    self.attachments = attachments
    self.isTruncated = isTruncated
    self.isRightToLeft = isRightToLeft
  }
}
