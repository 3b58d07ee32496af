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
    if isSimple, maximumHeight >= Self.unbounded,
      let size = simpleSize(width: bound(width), maximumLines: maximumLines)
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
      if segment.hasTabs || segment.attributes.hyphenationFactor > 0 {
        return spans(width: bound(width)).count
      }
      var cursor = LineCursor(
        index: segment.content.lowerBound, position: positions[segment.content.lowerBound],
        next: segment.breaks.lowerBound)
      var isFirst = segment.startsParagraph
      repeat {
        let margins = margins(segment, isFirst: isFirst, width: bound(width))
        let room = max(0, margins.end - margins.head)
        _ = takeLine(&cursor, last: segment.breaks.upperBound, bound: room)
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
  private func simpleSize(width: Double, maximumLines: Int) -> CGSize? {
    var widest = 0.0
    var count = 0
    var top = 0.0
    var height = 0.0
    for segment in summaries {
      top += segment.spacingBefore
      var cursor = segment.start
      var lines = 0
      var before = cursor
      var start = cursor
      var widestBefore = 0.0
      var trimmedEnd = 0.0
      repeat {
        if lines > 1 { widestBefore = max(widestBefore, start.position - before.position) }
        (before, start) = (start, cursor)
        trimmedEnd = takeLine(&cursor, last: segment.last, bound: width)
        lines += 1
      } while cursor.next < segment.last
      // Where the last two lines part.
      var place = start.position
      if lines == 2, segment.pushesOutWords,
        let pushed = pushedOutPlace(
          before: before, last: start, end: segment.last, trimmedEnd: trimmedEnd, bound: width)
      {
        place = pushed.end
      }
      widest = max(widest, widestBefore, place - before.position, cursor.position - place)
      count += lines
      height = top + Double(lines - 1) * segment.advance + segment.height
      top += Double(lines) * segment.advance
    }
    if maximumLines > 0, count > maximumLines { return nil }
    return CGSize(width: CGFloat(min(widest, width)), height: CGFloat(height))
  }
}
