// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// A glyph with its place relative to the pen, in points; y grows upward.
struct ShapedGlyph {
  var id: UInt32
  /// UTF-16 index of the first unit of its cluster.
  var cluster: Int32
  var advance: Double
  var offsetX: Double
  var offsetY: Double
}

/// A stretch of one font, style, script and direction.
struct ShapedRun {
  enum Content {
    /// ASCII of a font with tables: glyph and advance follow from the characters.
    case table
    /// Glyphs in visual order: a range of the text's glyph array.
    case glyphs(Range<Int>)
    case attachment(TextAttributes.Attachment)
    case tab
    /// Takes no room: line terminators, control characters.
    case nothing
  }

  var range: Range<Int>
  /// Bidi embedding level; odd is right to left.
  var level: UInt8
  var font: ResolvedFont
  var content: Content
  var identifier: Int
  var kern: Double
  var baselineOffset: Double
  /// Box above and below the baseline, in points.
  var ascent: Double
  var descent: Double
}

/// A stretch of text up to a hard line break.
struct ShapedSegment {
  /// Without the terminator.
  var content: Range<Int>
  /// Index after the terminator.
  var end: Int
  var attributes: ParagraphAttributes
  var isRightToLeft: Bool
  /// False after U+2028, which starts a new line of the same paragraph.
  var startsParagraph: Bool
  /// Line height of the paragraph's first font, in points.
  var nominalHeight: Double
  /// Range of the text's break opportunities; the last is the end of the content.
  var breaks: Range<Int>
  var hasTabs: Bool
  /// Whether any run stands right to left, so that lines must be reordered.
  var needsReordering: Bool
}
