// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

extension ShapedText {
  /// Whether a segment of two lines is a paragraph whose second line takes a word of the first
  /// rather than hold one alone (Documentation/TextLayout.md §6.8).
  static func pushesOutWords(_ index: Int, of segments: [ShapedSegment]) -> Bool {
    let style = segments[index].attributes
    let endsParagraph = index + 1 == segments.count || segments[index + 1].startsParagraph
    return segments[index].startsParagraph && endsParagraph
      && style.lineBreakStrategy.contains(.pushOut)
      && style.lineBreakMode != .charWrapping
  }

  /// Where the second of two lines starts instead, if it holds a lone word, both words have room in
  /// it and the line before keeps a word; nil where lines stay as they are.
  ///
  /// - Parameters:
  ///   - before: The start of the line before the last.
  ///   - last: The start of the last line.
  ///   - end: The end of the segment's opportunities.
  ///   - trimmedEnd: Position after the last line without its trailing spaces, points.
  ///   - bound: The last line's room, points.
  /// - Complexity: O(opportunities in the two lines).
  func pushedOutPlace(
    before: LineCursor, last: LineCursor, end: Int, trimmedEnd: Double, bound: Double
  ) -> BreakOpportunity? {
    let endsAtSpace = { (index: Int) in self.breaks[index].end > self.breaks[index].trimmed }
    // The line before ends between two words, not inside one.
    guard last.next > before.next, breaks[last.next - 1].index == last.index,
      endsAtSpace(last.next - 1), !(last.next..<end - 1).contains(where: endsAtSpace),
      let place = (before.next..<last.next - 1).last(where: endsAtSpace).map({ breaks[$0] }),
      trimmedEnd - place.end <= bound + Self.tolerance
    else { return nil }
    return place
  }

  /// Moves the word before a lone last word onto the last of `spans`.
  func pushOutWord(
    _ spans: inout [LineSpan], before: LineCursor, last: LineCursor, bound: Double
  ) {
    let line = spans[spans.count - 1]
    let end = segments[line.segment].breaks.upperBound
    guard
      let place = pushedOutPlace(
        before: before, last: last, end: end, trimmedEnd: last.position + line.width, bound: bound)
    else { return }
    spans[spans.count - 2].range = before.index..<place.index
    spans[spans.count - 2].width = place.trimmed - before.position
    spans[spans.count - 2].fullWidth = place.end - before.position
    spans[spans.count - 1].range = place.index..<line.range.upperBound
    spans[spans.count - 1].width += last.position - place.end
    spans[spans.count - 1].fullWidth += last.position - place.end
  }
}
