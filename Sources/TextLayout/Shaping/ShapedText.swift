// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// A text that was itemised, shaped and searched for break opportunities once.
///
/// Cutting it into lines at any width is arithmetic on cached advances (Documentation/TextLayout.md
/// §6). Immutable once made, so it may be used from any thread.
package final class ShapedText: @unchecked Sendable {
  package let source: TextSource
  let library: FontLibrary
  let text: [UInt16]
  /// Position before each UTF-16 unit in logical order, in points; the last is the total advance.
  /// Tabs count nothing.
  let positions: [Double]
  /// Whether a user-perceived character starts at each unit; empty when all do.
  let characterStarts: [Bool]
  let runs: [ShapedRun]
  let glyphs: [ShapedGlyph]
  let segments: [ShapedSegment]
  let breaks: [BreakOpportunity]
  let hasAttachments: Bool
  /// The line box when all runs share one.
  let uniformBox: LineBox?
  /// Whether ``size(width:maximumLines:lastLine:maximumHeight:)`` may take its short way, over
  /// `summaries`.
  let isSimple: Bool
  let summaries: [SegmentSummary]

  /// Shapes `source`.
  ///
  /// - Complexity: O(n) in the length of the string.
  package convenience init(_ source: TextSource, _ library: FontLibrary) {
    self.init(source, library, usesTables: true)
  }

  /// `usesTables` false sends everything through the shaper, which must not change a thing.
  init(_ source: TextSource, _ library: FontLibrary, usesTables: Bool) {
    self.source = source
    self.library = library
    let shaper = library.locked {
      var shaper = TextShaper(source, library, usesTables: usesTables)
      shaper.shape()
      return shaper
    }
    text = shaper.text
    positions = shaper.positions
    characterStarts = shaper.characterStarts
    runs = shaper.runs
    glyphs = shaper.glyphs
    segments = shaper.segments
    breaks = shaper.breaks
    hasAttachments = shaper.runs.contains { run in
      if case .attachment = run.content { return true }
      return false
    }
    let box = shaper.uniformBox
    uniformBox = box
    summaries = box.map { Self.summaries(shaper, box: $0) } ?? []
    isSimple =
      box != nil
      && shaper.segments.allSatisfy { segment in
        let style = segment.attributes
        return !segment.hasTabs && style.firstLineHeadIndent == 0 && style.headIndent == 0
          && style.tailIndent == 0 && style.hyphenationFactor == 0
      }
  }

  private static func summaries(_ shaper: TextShaper, box: LineBox) -> [SegmentSummary] {
    shaper.segments.indices.map { index in
      let segment = shaper.segments[index]
      let start = segment.content.lowerBound
      return SegmentSummary(
        start: LineCursor(
          index: start, position: shaper.positions[start], next: segment.breaks.lowerBound),
        last: segment.breaks.upperBound, height: segment.placed(box).height,
        advance: segment.advance(of: box),
        pushesOutWords: pushesOutWords(index, of: shaper.segments),
        spacingBefore: spacing(beforeSegment: index, shaper.segments))
    }
  }

  /// Points between a segment's paragraph and the one before.
  static func spacing(beforeSegment index: Int, _ segments: [ShapedSegment]) -> Double {
    guard index > 0, segments[index].startsParagraph else { return 0 }
    return Double(segments[index - 1].attributes.paragraphSpacing)
      + Double(segments[index].attributes.paragraphSpacingBefore)
  }

  /// Whether a line may be parted before the unit at `index` when a word is too long.
  func startsCharacter(_ index: Int) -> Bool {
    characterStarts.isEmpty || index >= characterStarts.count || characterStarts[index]
  }
}

/// The natural height of a line around its baseline, in points.
struct LineBox: Equatable {
  var ascent: Double
  var descent: Double

  var height: Double { ascent + descent }

  mutating func include(_ other: LineBox) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
  }
}
