// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

extension ShapedText {
  /// Cuts a segment whose words may be parted with a hyphen (Documentation/TextLayout.md §6.7).
  ///
  /// - Complexity: O(break opportunities), and the patterns of one word a line.
  func addHyphenatedSpans(_ index: Int, width: Double, to spans: inout [LineSpan]) {
    let segment = segments[index]
    var cursor = LineCursor(
      index: segment.content.lowerBound, position: positions[segment.content.lowerBound],
      next: segment.breaks.lowerBound)
    var isFirst = segment.startsParagraph
    repeat {
      let start = cursor
      let bound = available(segment, isFirst: isFirst, width: width)
      var trimmed = takeLine(&cursor, last: segment.breaks.upperBound, bound: bound)
      let factor = Double(segment.attributes.hyphenationFactor)
      var hyphen: EllipsisGlyph?
      if cursor.next < segment.breaks.upperBound, bound < Self.unbounded,
        trimmed - start.position < factor * bound,
        let cut = hyphenation(
          ofWordBefore: cursor.next, after: start.index, segment,
          limit: start.position + bound + Self.tolerance)
      {
        hyphen = cut.hyphen
        trimmed = positions[cut.index]
        cursor.index = cut.index
        cursor.position = trimmed
      }
      let added = hyphen?.advance ?? 0
      spans.append(
        LineSpan(
          range: start.index..<cursor.index, segment: index,
          width: trimmed - start.position + added,
          fullWidth: cursor.position - start.position + added, isFirstOfParagraph: isFirst,
          isLastOfSegment: cursor.next == segment.breaks.upperBound, hyphen: hyphen))
      isFirst = false
    } while cursor.next < segment.breaks.upperBound
  }

  /// The last place before `limit` where the word that ends at an opportunity may be parted, later
  /// than `first`.
  private func hyphenation(
    ofWordBefore opportunity: Int, after first: Int, _ segment: ShapedSegment, limit: Double
  ) -> (index: Int, hyphen: EllipsisGlyph)? {
    var start =
      opportunity > segment.breaks.lowerBound
      ? breaks[opportunity - 1].index : segment.content.lowerBound
    var end = breaks[opportunity].index
    let isLetter = { (unit: UInt16) in
      Unicode.Scalar(unit).map { $0.properties.isAlphabetic } ?? false
    }
    while start < end, !isLetter(text[start]) { start += 1 }
    while end > start, !isLetter(text[end - 1]) { end -= 1 }
    guard end - start > 3, text[start..<end].allSatisfy(isLetter) else { return nil }
    let small = Array(String(decoding: text[start..<end], as: UTF16.self).lowercased().utf16)
    guard small.count == end - start else { return nil }
    let offsets = library.locked {
      library.hyphenator.patterns(for: source.locale)?.offsets(in: small) ?? []
    }
    for offset in offsets.reversed() where start + offset > first {
      let index = start + offset
      guard positions[index] <= limit, startsCharacter(index) else { continue }
      let hyphen = sign(0x2D, at: index - 1)
      if positions[index] + hyphen.advance <= limit { return (index, hyphen) }
    }
    return nil
  }
}
