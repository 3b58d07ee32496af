// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry
internal import TextLayout

/// A line of text, laid out.
///
/// Lengths are in points; y grows upward from the baseline, as Core Text has it.
public final class CTLine {
  /// The text that was laid out as a whole, of which this is a line.
  let text: NSAttributedString
  let prepared: PreparedText
  let line: TextLine
  /// Place of `text` in the text that the caller has, UTF-16 units.
  let start: Int

  init(text: NSAttributedString, prepared: PreparedText, line: TextLine, start: Int) {
    self.text = text
    self.prepared = prepared
    self.line = line
    self.start = start
  }

  /// The first line of a text without a bound, or cut off at one.
  convenience init(
    _ text: NSAttributedString, start: Int = 0, width: CGFloat = .infinity,
    mode: NSLineBreakMode = .byClipping
  ) {
    let prepared = PreparedText(text, defaults: CoreText.defaults)
    let frame = prepared.frame(width: width, lines: 1, mode: mode)
    self.init(
      text: text, prepared: prepared, line: frame.lines.first ?? CoreText.emptyLine(),
      start: start)
  }

  /// Place and length in the caller's text.
  var range: CFRange { CFRange(location: start + line.range.location, length: line.range.length) }
}

/// What the functions of Core Text have in common.
enum CoreText {
  /// Text without a font is Helvetica of 12 points (Core Text Programming Guide).
  static let defaults = TextDefaults(
    font: TextDefaults.textKitFont)

  /// The line of an empty text.
  static func emptyLine() -> TextLine {
    PreparedText(" ", defaults: defaults).frame(width: .infinity).lines[0]
  }

  /// The part of a text that a range names; a length of 0 means to the end.
  static func part(_ text: NSAttributedString, _ range: CFRange) -> NSAttributedString {
    let location = min(max(range.location, 0), text.length)
    let rest = text.length - location
    let length = range.length == 0 ? rest : min(max(range.length, 0), rest)
    return text.attributedSubstring(from: NSRange(location: location, length: length))
  }
}

public enum CTLineTruncationType: UInt32, Sendable {
  case start = 0
  case end = 1
  case middle = 2

  var mode: NSLineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    }
  }
}

public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString)
}

/// - Returns: nil where not even the token fits; the same line where all of it does.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType,
  _ truncationToken: CTLine?
) -> CTLine? {
  if Double(line.line.width) <= width { return line }
  if let token = truncationToken, Double(token.line.width) > width { return nil }
  let text = line.text.attributedSubstring(from: line.line.range)
  return CTLine(
    text, start: line.range.location, width: CGFloat(width), mode: truncationType.mode)
}

public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }

/// The width with trailing spaces.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.line.ascent
  descent?.pointee = line.line.descent
  leading?.pointee = 0
  return line.text.length == 0 ? 0 : Double(line.line.widthIncludingTrailingSpace)
}

public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  Double(line.line.widthIncludingTrailingSpace - line.line.width)
}

/// The box from the baseline's left end; its origin is below the baseline.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  CGRect(
    x: 0, y: -line.line.descent, width: line.line.widthIncludingTrailingSpace,
    height: line.line.ascent + line.line.descent)
}

/// The letters' box; here that of the line without trailing spaces.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  CGRect(
    x: 0, y: -line.line.descent, width: line.line.width,
    height: line.line.ascent + line.line.descent)
}

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.line.glyphRuns.reduce(0) { $0 + $1.glyphs.count }
}

/// Room to the left of a line that stands in a wider one: none for a factor of 0, half of what is
/// free for 0.5, all for 1.
public func CTLineGetPenOffsetForFlush(
  _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double {
  max(0, (flushWidth - Double(line.line.width)) * Double(min(max(flushFactor, 0), 1)))
}

/// Distance of the insertion point before a UTF-16 unit from the line's left end.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let (first, end) = (line.line.range.location, NSMaxRange(line.line.range))
  // The first letter may stand off the line's end by a part of its tracking.
  let lead = line.line.isRightToLeft || first == end ? 0 : line.line.x(before: first)
  let offset = line.line.x(before: min(max(charIndex - line.start, first), end)) - lead
  secondaryOffset?.pointee = offset
  return offset
}

/// The insertion point that is nearest to a place from the line's left end.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  let shifted = CGPoint(x: position.x + line.line.origin.x, y: line.line.baseline)
  let frame = TextFrame(lines: [line.line], size: .zero, wasTruncated: false)
  return line.start + frame.offset(nearest: shifted, in: line.text.string)
}

/// Draws from the context's place for text, upright in a space whose y grows upward.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  line.draw(at: context.textPosition, in: context)
}

extension CTLine {
  /// Draws with the left end of the baseline at a place.
  func draw(at place: CGPoint, in context: CGContext) {
    draw(at: place, in: context) {
      $0.paint(at: CGPoint(x: -line.origin.x, y: -line.baseline), in: context)
    }
  }

  /// Draws what is painted with the left end of the baseline at a place.
  func draw(at place: CGPoint, in context: CGContext, _ paint: (TextPainter) -> Void) {
    context.saveGState()
    defer { context.restoreGState() }
    context.translateBy(x: place.x, y: place.y)
    context.scaleBy(x: 1, y: -1)
    paint(
      TextPainter(
        frame: TextFrame(lines: [line], size: .zero, wasTruncated: false),
        styles: prepared.styles, color: .black, grid: PixelGrid(scale: 1_000)))
  }
}
