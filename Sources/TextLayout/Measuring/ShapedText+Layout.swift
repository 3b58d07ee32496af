// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// A line with its vertical place.
struct PlacedSpan {
  var span: LineSpan
  /// Distance from the top of the text, in points.
  var top: Double
  var box: LineBox
}

/// Lines with their places, before glyphs are laid into them.
struct TextLayoutResult {
  var lines: [PlacedSpan]
  var size: CGSize
  var wasTruncated: Bool
}

extension ShapedText {
  /// Cuts, caps and stacks the lines (Documentation/TextLayout.md §5 and §6).
  func layOut(
    width: Double, maximumLines: Int, lastLine: LineBreakMode?, maximumHeight: Double
  ) -> TextLayoutResult {
    guard !segments.isEmpty else {
      return TextLayoutResult(lines: [], size: .zero, wasTruncated: false)
    }
    var spans = spans(width: width)
    var placed = stack(spans)
    var count = maximumLines > 0 ? min(maximumLines, spans.count) : spans.count
    if maximumHeight < Self.unbounded {
      let limit = maximumHeight + Self.tolerance
      let fitting = placed.prefix { $0.top + $0.box.height <= limit }.count
      count = max(1, min(count, fitting))
    }
    let wasTruncated = count < spans.count
    if wasTruncated {
      let style = segments[spans[count - 1].segment].attributes
      truncate(&spans, to: count, mode: lastLine ?? style.lineBreakMode, width: width)
      placed = stack(spans)
    }
    var widest = 0.0
    for line in placed {
      let segment = segments[line.span.segment]
      let margins = margins(segment, isFirst: line.span.isFirstOfParagraph, width: width)
      widest = max(widest, margins.head + line.span.fullWidth)
    }
    let height = placed.last.map { $0.top + $0.box.height } ?? 0
    return TextLayoutResult(
      lines: placed,
      size: CGSize(width: CGFloat(min(widest, width)), height: CGFloat(height)),
      wasTruncated: wasTruncated)
  }

  /// Gives each line its box and its distance from the top.
  private func stack(_ spans: [LineSpan]) -> [PlacedSpan] {
    var placed: [PlacedSpan] = []
    placed.reserveCapacity(spans.count)
    var top = 0.0
    var previous = -1
    var countInSegment = 0
    var segmentTop = 0.0
    for span in spans {
      let segment = segments[span.segment]
      if span.segment != previous {
        top += Self.spacing(beforeSegment: span.segment, segments)
        segmentTop = top
        countInSegment = 0
        previous = span.segment
      }
      let natural = uniformBox ?? box(of: span, segment)
      placed.append(PlacedSpan(span: span, top: top, box: segment.placed(natural)))
      countInSegment += 1
      if uniformBox != nil {
        // Multiplied, not summed, so that the short way of `size` gives the same bits.
        top = segmentTop + Double(countInSegment) * segment.advance(of: natural)
      } else {
        top += segment.advance(of: natural)
      }
    }
    return placed
  }

  /// The greatest ascent and descent among a line's runs.
  private func box(of span: LineSpan, _ segment: ShapedSegment) -> LineBox {
    let range = span.range.isEmpty ? span.range.lowerBound..<segment.end : span.range
    var box: LineBox?
    for index in runIndexes(in: range) {
      let run = LineBox(ascent: runs[index].ascent, descent: runs[index].descent)
      if box == nil { box = run } else { box?.include(run) }
    }
    return box
      ?? LineBox(ascent: runs[runs.count - 1].ascent, descent: runs[runs.count - 1].descent)
  }

  /// The runs that share characters with a range.
  func runIndexes(in range: Range<Int>) -> Range<Int> {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound <= range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var end = low
    while end < runs.count, runs[end].range.lowerBound < range.upperBound { end += 1 }
    return low..<end
  }
}
