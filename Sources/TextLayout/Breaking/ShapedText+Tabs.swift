// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

extension ShapedText {
  /// Cuts a segment that holds tabs; their widths depend on where in a line they stand.
  func addTabbedSpans(_ index: Int, width: Double, to spans: inout [LineSpan]) {
    let segment = segments[index]
    var start = segment.content.lowerBound
    var next = segment.breaks.lowerBound
    var isFirst = segment.startsParagraph
    repeat {
      let margins = margins(segment, isFirst: isFirst, width: width)
      let limit = margins.end + Self.tolerance
      let place = { (end: Int) in
        self.tabbedPosition(of: end, lineStart: start, head: margins.head, segment)
      }
      let first = next
      while next < segment.breaks.upperBound,
        place(trimmedEnd(breaks[next].index, from: start)) <= limit
      {
        next += 1
      }
      var end = next > first ? breaks[next - 1].index : start
      if next == first {
        let wordEnd = breaks[next].index
        repeat {
          end += 1
        } while end < wordEnd && (!startsCharacter(end) || place(end + 1) <= limit)
        if end == wordEnd { next += 1 }
      }
      spans.append(
        LineSpan(
          range: start..<end, segment: index,
          width: place(trimmedEnd(end, from: start)) - margins.head,
          fullWidth: place(end) - margins.head, isFirstOfParagraph: isFirst,
          isLastOfSegment: next == segment.breaks.upperBound))
      start = end
      isFirst = false
    } while next < segment.breaks.upperBound
  }

  /// Index after the last character before `end` that is no space.
  func trimmedEnd(_ end: Int, from start: Int) -> Int {
    var last = end
    while last > start, CharacterTraits.isTrimmed(text[last - 1]) { last -= 1 }
    return last
  }

  /// Distance of an index from the leading margin, tabs counted.
  func tabbedPosition(
    of index: Int, lineStart: Int, head: Double, _ segment: ShapedSegment
  ) -> Double {
    var place = head
    for unit in lineStart..<max(lineStart, index) {
      if text[unit] == 0x09 {
        place = tabStop(after: place, segment.attributes)
      } else {
        place += positions[unit + 1] - positions[unit]
      }
    }
    return place
  }

  /// The first stop right of a place.
  func tabStop(after place: Double, _ style: ParagraphAttributes) -> Double {
    if let stop = style.tabStops.first(where: { Double($0) > place + Self.tolerance }) {
      return Double(stop)
    }
    let interval = max(1, Double(style.defaultTabInterval))
    let last = Double(style.tabStops.last ?? 0)
    return last + interval * (((place - last + Self.tolerance) / interval).rounded(.down) + 1)
  }
}
