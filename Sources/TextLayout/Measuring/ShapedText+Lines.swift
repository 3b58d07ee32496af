// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

extension ShapedText {
  /// Cuts the text into lines; their glyphs are laid out when they are asked for.
  ///
  /// - Parameters:
  ///   - width: The bound in points; infinite (or 10 million and more) for none.
  ///   - maximumLines: Zero for any number.
  ///   - lastLine: What happens to text that the cap leaves out; `nil`: as the paragraph says.
  ///   - maximumHeight: Lines whose box ends below it are left out, except the first.
  /// - Complexity: O(break opportunities).
  package func lines(
    width: CGFloat, maximumLines: Int = 0, lastLine: LineBreakMode? = nil,
    maximumHeight: CGFloat = .infinity
  ) -> TextFrame {
    let bound = bound(width)
    let layout = layOut(
      width: bound, maximumLines: maximumLines, lastLine: lastLine,
      maximumHeight: Double(maximumHeight))
    // Without a bound, lines are aligned to the widest.
    let room = bound.isFinite ? bound : Double(layout.size.width)
    let lines = layout.lines.map { line(for: $0, room: room) }
    return TextFrame(lines: lines, size: layout.size, wasTruncated: layout.wasTruncated)
  }

  private func line(for placed: PlacedSpan, room: Double) -> TextLine {
    let span = placed.span
    let segment = segments[span.segment]
    let margins = margins(segment, isFirst: span.isFirstOfParagraph, width: room)
    let free = margins.end - margins.head - span.width
    let (offset, stretch) = alignment(of: span, segment, free: free)
    // Right-to-left paragraphs have their head at the right.
    let left = segment.isRightToLeft ? room - margins.end : margins.head
    let end = span.isLastOfSegment ? segment.end : span.range.upperBound
    let grown = stretch > 0 ? stretch * Double(spaces(in: span)) : 0
    return TextLine(
      range: NSRange(location: span.range.lowerBound, length: end - span.range.lowerBound),
      origin: CGPoint(x: left + offset, y: placed.top), baseline: placed.top + placed.box.ascent,
      ascent: placed.box.ascent, descent: placed.box.descent, width: span.width + grown,
      widthIncludingTrailingSpace: span.fullWidth + grown,
      assembler: LineAssembler(text: self, span: span, stretch: stretch, head: margins.head),
      isTruncated: span.omission != nil, isRightToLeft: segment.isRightToLeft)
  }

  /// Where a line starts in its room, and how much each space grows.
  private func alignment(
    of span: LineSpan, _ segment: ShapedSegment, free: Double
  ) -> (offset: Double, stretch: Double) {
    let natural: TextAlignment = segment.isRightToLeft ? .right : .left
    var alignment = segment.attributes.alignment
    if alignment == .natural { alignment = natural }
    if alignment == .justified {
      let spaces = spaces(in: span)
      if !span.isLastOfSegment, free > 0, spaces > 0 { return (0, free / Double(spaces)) }
      alignment = natural
    }
    // A line that is too long keeps its start.
    if free <= 0 { return (segment.isRightToLeft ? free : 0, 0) }
    switch alignment {
    case .center: return (free / 2, 0)
    case .right: return (free, 0)
    case .left, .justified, .natural: return (0, 0)
    }
  }

  /// The spaces between a line's words.
  private func spaces(in span: LineSpan) -> Int {
    let end = trimmedEnd(span.range.upperBound, from: span.range.lowerBound)
    return text[span.range.lowerBound..<end].reduce(0) { $0 + ($1 == 0x20 ? 1 : 0) }
  }
}
