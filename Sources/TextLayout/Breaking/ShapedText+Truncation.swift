// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

extension ShapedText {
  /// Shortens `spans` to `count` lines and makes the last show what is left out
  /// (Documentation/TextLayout.md §6.4).
  func truncate(_ spans: inout [LineSpan], to count: Int, mode: LineBreakMode, width: Double) {
    spans.removeLast(spans.count - count)
    guard var line = spans.popLast() else { return }
    let segment = segments[line.segment]
    let start = line.range.lowerBound
    let end = segment.content.upperBound
    let margins = margins(segment, isFirst: line.isFirstOfParagraph, width: width)
    let room = max(0, margins.end - margins.head)
    switch mode {
    case .wordWrapping, .charWrapping: break
    case .clipping:
      line.range = start..<end
      line.hyphen = nil
      line.fullWidth = positions[end] - positions[start]
      line.width = positions[trimmedEnd(end, from: start)] - positions[start]
      line.isLastOfSegment = true
    case .truncatingTail, .truncatingHead, .truncatingMiddle:
      let omission = omission(of: start..<end, mode: mode, room: room)
      let kept =
        positions[omission.range.lowerBound] - positions[start]
        + positions[end] - positions[omission.range.upperBound]
      line.range = start..<end
      line.width = kept + omission.ellipsis.advance
      line.fullWidth = line.width
      line.omission = omission
      line.hyphen = nil
      line.isLastOfSegment = true
    }
    spans.append(line)
  }

  /// What an ellipsis replaces so that the rest of `range` fits into `room` points.
  private func omission(of range: Range<Int>, mode: LineBreakMode, room: Double) -> Omission {
    let (start, end) = (range.lowerBound, range.upperBound)
    // The ellipsis looks like the character before it, or after it at the head.
    let tail = ellipsis(at: max(start, end - 1))
    let head = ellipsis(at: start)
    switch mode {
    case .truncatingHead:
      let from = suffixStart(in: range, room: room - head.advance)
      return Omission(range: start..<from, ellipsis: head)
    case .truncatingMiddle:
      let free = room - head.advance
      let left = prefixEnd(in: range, room: free / 2)
      let used = positions[left] - positions[start]
      let right = suffixStart(in: left..<end, room: free - used)
      return Omission(range: left..<right, ellipsis: head)
    default:
      var cut = prefixEnd(in: range, room: room - tail.advance)
      let local = ellipsis(at: max(start, cut - 1))
      cut = prefixEnd(in: range, room: room - local.advance)
      return Omission(range: cut..<end, ellipsis: local)
    }
  }

  /// End of the longest start of `range` that fits, without the spaces at its end.
  private func prefixEnd(in range: Range<Int>, room: Double) -> Int {
    let limit = positions[range.lowerBound] + max(0, room) + Self.tolerance
    let cut = lastCharacter(from: range.lowerBound, to: range.upperBound, limit: limit)
    return trimmedEnd(cut, from: range.lowerBound)
  }

  /// Start of the longest end of `range` that fits, without the spaces at its start.
  private func suffixStart(in range: Range<Int>, room: Double) -> Int {
    let limit = positions[range.upperBound] - max(0, room) - Self.tolerance
    var low = range.lowerBound - 1
    var high = range.upperBound
    while high - low > 1 {
      let middle = (low + high) / 2
      if positions[middle] >= limit { high = middle } else { low = middle }
    }
    while high < range.upperBound, !startsCharacter(high) { high += 1 }
    while high < range.upperBound, CharacterTraits.isTrimmed(text[high]) { high += 1 }
    return high
  }

  /// The ellipsis in the font of the character at `index`.
  private func ellipsis(at index: Int) -> EllipsisGlyph { sign(0x2026, at: index) }

  /// A sign in the font of the character at `index`.
  func sign(_ scalar: UInt32, at index: Int) -> EllipsisGlyph {
    library.locked {
      let run = source.runs.last { $0.range.location <= index } ?? source.runs[0]
      let request = run.attributes.font
      var font = library.font(for: request)
      if font.face.glyph(for: scalar) == nil {
        font =
          library.fallback(
            for: scalar, isEmoji: false, request: request, locale: source.locale)
          ?? font
      }
      let glyph = font.face.glyph(for: scalar) ?? 0
      let placed = font.advance(of: glyph, natural: font.face.advance(of: glyph))
      return EllipsisGlyph(
        glyph: glyph, reference: font.reference,
        advance: placed.advance + Double(run.attributes.kern), shift: placed.shift,
        identifier: run.attributes.identifier,
        baselineOffset: Double(run.attributes.baselineOffset))
    }
  }
}
