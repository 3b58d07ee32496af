// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// One line of a laid out text. Points, from the top left corner of the text.
///
/// Measures are stored; glyphs are laid out at each use of ``glyphRuns``.
package struct TextLine: Sendable {
  /// UTF-16 units of the source that the line shows, with trailing spaces and line terminator.
  package let range: NSRange
  /// Left end of the line at the top of its box.
  package let origin: CGPoint
  /// Distance of the baseline from the top of the text.
  package let baseline: CGFloat
  /// Height of the line's box above the baseline.
  package let ascent: CGFloat
  /// Depth of the line's box below the baseline; positive is below.
  package let descent: CGFloat
  /// Without trailing spaces.
  package let width: CGFloat
  package let widthIncludingTrailingSpace: CGFloat
  /// Lays out the glyphs.
  let assembler: LineAssembler
  /// Whether an ellipsis stands for left out text.
  package let isTruncated: Bool
  package let isRightToLeft: Bool

  /// The glyphs from left to right, relative to the origin's x and the baseline.
  ///
  /// - Complexity: O(n) in the length of the line; not kept.
  package var glyphRuns: [GlyphRun] { assembler.assembled().runs }

  /// The pictures in the line.
  ///
  /// - Complexity: as ``glyphRuns``.
  package var attachments: [PlacedAttachment] {
    assembler.text.hasAttachments ? assembler.assembled().attachments : []
  }
}

extension TextLine: Hashable {
  package static func == (left: TextLine, right: TextLine) -> Bool {
    guard
      left.range == right.range, left.origin == right.origin, left.baseline == right.baseline,
      left.ascent == right.ascent, left.descent == right.descent, left.width == right.width,
      left.widthIncludingTrailingSpace == right.widthIncludingTrailingSpace,
      left.isTruncated == right.isTruncated, left.isRightToLeft == right.isRightToLeft
    else { return false }
    let (first, second) = (left.assembler.assembled(), right.assembler.assembled())
    return first.runs == second.runs && first.attachments == second.attachments
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(range)
    hasher.combine(origin.x)
    hasher.combine(baseline)
    hasher.combine(width)
  }
}
