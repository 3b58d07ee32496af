// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Where the next line starts.
struct LineCursor {
  /// UTF-16 index.
  var index: Int
  /// Position of that index, in points.
  var position: Double
  /// The first break opportunity after it.
  var next: Int
}

extension ShapedText {
  /// Points by which a line may exceed its bound: widths that callers round up to pixels come back
  /// up to 1e-6 pixel short, and sums of advances differ in their last bits.
  static let tolerance = 1e-5

  /// Bounds from here on are none.
  static let unbounded = 1e7

  /// Cuts all segments into lines: the greedy rule of Documentation/TextLayout.md §6.2.
  func spans(width: Double) -> [LineSpan] {
    var spans: [LineSpan] = []
    for index in segments.indices {
      let segment = segments[index]
      if segment.hasTabs {
        addTabbedSpans(index, width: width, to: &spans)
        continue
      }
      if segment.attributes.hyphenationFactor > 0 {
        addHyphenatedSpans(index, width: width, to: &spans)
        continue
      }
      var cursor = LineCursor(
        index: segment.content.lowerBound, position: positions[segment.content.lowerBound],
        next: segment.breaks.lowerBound)
      var isFirst = segment.startsParagraph
      var before: LineCursor?
      var start = cursor
      repeat {
        before = cursor.index > start.index ? start : nil
        start = cursor
        let bound = available(segment, isFirst: isFirst, width: width)
        let trimmed = takeLine(&cursor, last: segment.breaks.upperBound, bound: bound)
        spans.append(
          LineSpan(
            range: start.index..<cursor.index, segment: index,
            width: trimmed - start.position, fullWidth: cursor.position - start.position,
            isFirstOfParagraph: isFirst, isLastOfSegment: cursor.next == segment.breaks.upperBound))
        isFirst = false
      } while cursor.next < segment.breaks.upperBound
      if let before, before.index == segment.content.lowerBound,
        Self.pushesOutWords(index, of: segments)
      {
        let bound = available(segment, isFirst: false, width: width)
        pushOutWord(&spans, before: before, last: start, bound: bound)
      }
    }
    return spans
  }

  /// Moves the cursor behind one line and returns the line's end without trailing spaces; `last`
  /// is the end of the segment's opportunities.
  ///
  /// - Complexity: O(opportunities in the line).
  @inline(__always)
  func takeLine(_ cursor: inout LineCursor, last: Int, bound: Double) -> Double {
    let limit = cursor.position + bound + Self.tolerance
    var next = cursor.next
    breaks.withUnsafeBufferPointer { breaks in
      while next < last, breaks[next].trimmed <= limit { next += 1 }
    }
    if next > cursor.next {
      let taken = breaks[next - 1]
      cursor = LineCursor(index: taken.index, position: taken.end, next: next)
      return taken.trimmed
    }
    return partWord(&cursor, limit: limit)
  }

  /// Takes as many characters as fit of a word that is wider than the line; one at least.
  private func partWord(_ cursor: inout LineCursor, limit: Double) -> Double {
    let wordEnd = breaks[cursor.next].index
    var end = lastCharacter(from: cursor.index, to: wordEnd, limit: limit)
    if end == cursor.index {
      end += 1
      while end < wordEnd, !startsCharacter(end) { end += 1 }
    }
    cursor.index = end
    cursor.position = positions[end]
    if end == wordEnd {
      cursor.position = breaks[cursor.next].end
      cursor.next += 1
    }
    return positions[end]
  }

  /// The greatest character boundary in `start...end` whose position is at most `limit`.
  func lastCharacter(from start: Int, to end: Int, limit: Double) -> Int {
    var low = start
    var high = end + 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if positions[middle] <= limit { low = middle } else { high = middle }
    }
    while low > start, low < end, !startsCharacter(low) { low -= 1 }
    return low
  }

  /// Left and right end of a line's room; the right end is infinite without a bound.
  func margins(_ segment: ShapedSegment, isFirst: Bool, width: Double) -> (
    head: Double, end: Double
  ) {
    let style = segment.attributes
    let head = Double(isFirst ? style.firstLineHeadIndent : style.headIndent)
    let tail = Double(style.tailIndent)
    return (head, tail > 0 ? min(tail, width) : width + tail)
  }

  /// Points between the margins of a line.
  func available(_ segment: ShapedSegment, isFirst: Bool, width: Double) -> Double {
    let margins = margins(segment, isFirst: isFirst, width: width)
    return max(0, margins.end - margins.head)
  }
}
