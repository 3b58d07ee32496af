// Part of Snug, under the Apache License 2.0; see LICENSE.

extension TextShaper {
  /// Fills the break opportunities of a segment (Documentation/TextLayout.md §6.1).
  ///
  /// - Complexity: O(n) in the length of the segment.
  mutating func findBreaks(ofSegment index: Int) {
    let segment = segments[index]
    let start = breaks.count
    let content = segment.content
    // Index after the last character so far that is no space.
    var trimmed = content.lowerBound
    var seen = content.lowerBound
    for end in breakEnds(of: segment) {
      while seen < end {
        seen += 1
        if !CharacterTraits.isTrimmed(text[seen - 1]) { trimmed = seen }
      }
      breaks.append(
        BreakOpportunity(trimmed: positions[trimmed], end: positions[end], index: end))
    }
    segments[index].breaks = start..<breaks.count
  }

  /// The indexes after which lines of a segment may end, ascending; the last is its end.
  private func breakEnds(of segment: ShapedSegment) -> [Int] {
    let content = segment.content
    if content.isEmpty { return [content.upperBound] }
    if segment.attributes.lineBreakMode == .charWrapping {
      return (content.lowerBound + 1..<content.upperBound + 1).filter { unit in
        unit == content.upperBound || characterStarts.isEmpty || characterStarts[unit]
      }
    }
    let keepsHangul = segment.attributes.lineBreakStrategy.contains(.hangulWordPriority)
    var ends: [Int] = []
    ends.reserveCapacity(content.count / 4 + 4)
    library.breaks.lineBreaks(in: text, range: content, locale: source.locale) { end in
      let isInWord =
        keepsHangul && end < content.upperBound && CharacterTraits.isHangul(text[end])
        && CharacterTraits.isHangul(text[end - 1])
      if !isInWord { ends.append(end) }
    }
    return ends
  }
}
