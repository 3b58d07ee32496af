// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry

/// A place where a line may end. Positions count from the start of the text in logical order.
struct BreakOpportunity {
  /// Position after the last character that is no space, in points.
  var trimmed: Double
  /// Position after the spaces, where the next line would start.
  var end: Double
  /// UTF-16 index where the next line would start.
  var index: Int
}

/// A line before it is placed: which characters, how wide.
struct LineSpan {
  /// With trailing spaces, without the terminator.
  var range: Range<Int>
  /// Index of its segment in the text.
  var segment: Int
  /// Without trailing spaces.
  var width: Double
  /// With trailing spaces.
  var fullWidth: Double
  var isFirstOfParagraph: Bool
  var isLastOfSegment: Bool
  /// What the last line leaves out, and where; set by truncation.
  var omission: Omission?
  /// What is added behind a word that was parted; its advance is part of the widths.
  var hyphen: EllipsisGlyph?
}

/// The part of a truncated line that an ellipsis stands for.
struct Omission {
  /// The left out characters, within the line's range or after it.
  var range: Range<Int>
  var ellipsis: EllipsisGlyph
}

/// An ellipsis or a hyphen, ready to be placed.
struct EllipsisGlyph {
  var glyph: UInt32
  var reference: FontFaceReference
  var advance: Double
  var shift: Double
  var identifier: Int
  var baselineOffset: Double
}
