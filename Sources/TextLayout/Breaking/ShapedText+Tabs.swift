// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Walks along a line, adding up advances and tabs.
private struct TabWalker {
  let text: ShapedText
  let style: ParagraphAttributes
  /// UTF-16 index, and its distance from the leading margin.
  var index: Int
  var place: Double
  /// The distance after the last character that is no space.
  var trimmedPlace: Double

  mutating func step() {
    let unit = text.text[index]
    if unit == 0x09 {
      place = text.tabStop(after: place, style)
    } else {
      place += text.positions[index + 1] - text.positions[index]
    }
    index += 1
    if !CharacterTraits.isTrimmed(unit) { trimmedPlace = place }
  }
}

extension ShapedText {
  /// Cuts a segment that holds tabs; their widths depend on where in a line they stand.
  ///
  /// - Complexity: O(n) in the length of the segment.
  func addTabbedSpans(_ index: Int, width: Double, to spans: inout [LineSpan]) {
    let segment = segments[index]
    var start = segment.content.lowerBound
    var next = segment.breaks.lowerBound
    var isFirst = segment.startsParagraph
    repeat {
      let margins = margins(segment, isFirst: isFirst, width: width)
      let line = takeTabbedLine(
        from: start, segment, &next, head: margins.head, limit: margins.end + Self.tolerance)
      spans.append(
        LineSpan(
          range: start..<line.index, segment: index, width: line.trimmedPlace - margins.head,
          fullWidth: line.place - margins.head, isFirstOfParagraph: isFirst,
          isLastOfSegment: next == segment.breaks.upperBound))
      start = line.index
      isFirst = false
    } while next < segment.breaks.upperBound
  }

  /// The walker at the end of the line that starts at `start`; moves `next` behind it.
  private func takeTabbedLine(
    from start: Int, _ segment: ShapedSegment, _ next: inout Int, head: Double, limit: Double
  ) -> TabWalker {
    var walker = TabWalker(
      text: self, style: segment.attributes, index: start, place: head, trimmedPlace: head)
    var taken: TabWalker?
    while next < segment.breaks.upperBound {
      let end = breaks[next].index
      while walker.index < end { walker.step() }
      guard walker.trimmedPlace <= limit else { break }
      taken = walker
      next += 1
    }
    if let taken { return taken }
    // A word that is too long: the last character that fits, one at least.
    let wordEnd = breaks[next].index
    walker = TabWalker(
      text: self, style: segment.attributes, index: start, place: head, trimmedPlace: head)
    repeat {
      taken = walker
      repeat { walker.step() } while walker.index < wordEnd && !startsCharacter(walker.index)
    } while walker.index < wordEnd && walker.place <= limit
    let fits = walker.place <= limit || taken?.index == start
    let end = fits ? walker : taken ?? walker
    if end.index == wordEnd { next += 1 }
    return end
  }

  /// Index after the last character before `end` that is no space.
  func trimmedEnd(_ end: Int, from start: Int) -> Int {
    var last = end
    while last > start, CharacterTraits.isTrimmed(text[last - 1]) { last -= 1 }
    return last
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
