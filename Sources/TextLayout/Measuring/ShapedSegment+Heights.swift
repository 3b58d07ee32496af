// Part of Snug, under the Apache License 2.0; see LICENSE.

extension ShapedSegment {
  /// A line's box with the paragraph's height rules applied: extra height goes above the baseline
  /// (Documentation/TextLayout.md §5.4).
  func placed(_ box: LineBox) -> LineBox {
    LineBox(ascent: limited(box.height) - box.descent, descent: box.descent)
  }

  /// Distance from the top of a line with this box to the top of the next line.
  ///
  /// Lines of the paragraph's first font are one pitch apart, taller ones their own height or the
  /// pitch if that is more.
  func advance(of box: LineBox) -> Double {
    let height = limited(box.height)
    let spacing = Double(attributes.lineSpacing)
    guard let wanted = attributes.minimumLinePitch else { return height + spacing }
    let pitch = limited(Double(wanted))
    let isTaller = box.height > nominalHeight + 1e-6
    return (isTaller ? max(pitch, height) : pitch) + spacing
  }

  private func limited(_ natural: Double) -> Double {
    var height = natural
    if attributes.lineHeightMultiple > 0 { height *= Double(attributes.lineHeightMultiple) }
    if attributes.minimumLineHeight > 0 {
      height = max(height, Double(attributes.minimumLineHeight))
    }
    if attributes.maximumLineHeight > 0 {
      height = min(height, Double(attributes.maximumLineHeight))
    }
    return height
  }
}

/// What the size of a simple text needs to know about a segment.
struct SegmentSummary {
  var start: LineCursor
  /// End of the segment's break opportunities.
  var last: Int
  /// Height of a line, and distance from its top to the next line's.
  var height: Double
  var advance: Double
  /// Whether its last line is not left with a lone word.
  var pushesOutWords: Bool
  /// Points between its paragraph and the one before.
  var spacingBefore: Double
}
