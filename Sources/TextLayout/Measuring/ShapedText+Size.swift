// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

extension ShapedText {
  /// The size of ``lines(width:maximumLines:lastLine:maximumHeight:)``, without making the lines.
  ///
  /// - Complexity: O(break opportunities); no allocation for texts of one line box without tabs and
  ///   indents whose lines are not capped.
  package func size(
    width: CGFloat, maximumLines: Int = 0, lastLine: LineBreakMode? = nil,
    maximumHeight: CGFloat = .infinity
  ) -> CGSize {
    if isSimple, let box = uniformBox, maximumHeight >= Self.unbounded,
      let size = simpleSize(width: bound(width), maximumLines: maximumLines, box: box)
    {
      return size
    }
    let layout = layOut(
      width: bound(width), maximumLines: maximumLines, lastLine: lastLine,
      maximumHeight: Double(maximumHeight))
    return layout.size
  }

  /// How many lines the text takes at a width, uncapped.
  package func lineCount(width: CGFloat) -> Int {
    var count = 0
    for segment in segments {
      if segment.hasTabs { return spans(width: bound(width)).count }
      var cursor = LineCursor(
        index: segment.content.lowerBound, position: positions[segment.content.lowerBound],
        next: segment.breaks.lowerBound)
      var isFirst = segment.startsParagraph
      repeat {
        let margins = margins(segment, isFirst: isFirst, width: bound(width))
        _ = takeLine(&cursor, segment, bound: max(0, margins.end - margins.head))
        count += 1
        isFirst = false
      } while cursor.next < segment.breaks.upperBound
    }
    return count
  }

  func bound(_ width: CGFloat) -> Double {
    width < Self.unbounded ? max(0, Double(width)) : .infinity
  }

  /// `nil` when lines would have to be cut off.
  private func simpleSize(width: Double, maximumLines: Int, box: LineBox) -> CGSize? {
    guard !segments.isEmpty else { return .zero }
    var widest = 0.0
    var count = 0
    var top = 0.0
    var height = 0.0
    for (index, segment) in segments.enumerated() {
      top += spacing(beforeSegment: index)
      let lines = measure(segment, width: width, &widest)
      let advance = segment.advance(of: box)
      count += lines
      height = top + Double(lines - 1) * advance + segment.placed(box).height
      top += Double(lines) * advance
    }
    if maximumLines > 0, count > maximumLines { return nil }
    return CGSize(width: CGFloat(min(widest, width)), height: CGFloat(height))
  }

  /// Points between a segment's paragraph and the one before.
  func spacing(beforeSegment index: Int) -> Double {
    guard index > 0, segments[index].startsParagraph else { return 0 }
    return Double(segments[index - 1].attributes.paragraphSpacing)
      + Double(segments[index].attributes.paragraphSpacingBefore)
  }

  /// Counts a segment's lines and widens `widest` to their full widths.
  private func measure(_ segment: ShapedSegment, width: Double, _ widest: inout Double) -> Int {
    var cursor = LineCursor(
      index: segment.content.lowerBound, position: positions[segment.content.lowerBound],
      next: segment.breaks.lowerBound)
    var count = 0
    repeat {
      let start = cursor.position
      _ = takeLine(&cursor, segment, bound: width)
      let full = cursor.position - start
      if full > widest { widest = full }
      count += 1
    } while cursor.next < segment.breaks.upperBound
    return count
  }
}
