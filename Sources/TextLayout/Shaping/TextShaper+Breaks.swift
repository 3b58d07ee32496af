// Part of Snug, under the Apache License 2.0; see LICENSE.

extension TextShaper {
  /// Fills the break opportunities of a segment (Documentation/TextLayout.md §6.1).
  mutating func findBreaks(ofSegment index: Int) {
    let segment = segments[index]
    let start = breaks.count
    let content = segment.content
    if content.isEmpty {
      addBreak(content.upperBound, from: content.lowerBound)
    } else if segment.attributes.lineBreakMode == .charWrapping {
      for unit in content.lowerBound + 1..<content.upperBound + 1
      where unit == content.upperBound || characterStarts.isEmpty || characterStarts[unit] {
        addBreak(unit, from: content.lowerBound)
      }
    } else {
      let keepsHangul = segment.attributes.lineBreakStrategy.contains(.hangulWordPriority)
      var ends: [Int] = []
      ends.reserveCapacity(content.count / 4 + 4)
      library.breaks.lineBreaks(in: text, range: content, locale: source.locale) { end in
        ends.append(end)
      }
      for end in ends {
        if keepsHangul, end < content.upperBound, CharacterTraits.isHangul(text[end]),
          CharacterTraits.isHangul(text[end - 1])
        {
          continue
        }
        addBreak(end, from: content.lowerBound)
      }
    }
    segments[index].breaks = start..<breaks.count
  }

  private mutating func addBreak(_ end: Int, from start: Int) {
    var last = end
    while last > start, CharacterTraits.isTrimmed(text[last - 1]) { last -= 1 }
    breaks.append(
      BreakOpportunity(trimmed: positions[last], end: positions[end], index: end))
  }
}
