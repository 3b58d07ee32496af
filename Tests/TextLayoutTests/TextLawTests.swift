// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import TextLayout

/// Facts that hold for any text, tried with seeded random ones.
@Suite struct TextLawTests {
  private static let words = [
    "lorem", "ipsum,", "a", "Wort", "(text)", "naïve", "don’t", "x-height", "Rindfleisch", "漢字",
    "日本語。", "سلام", "עברית", "😀", "👩‍👩‍👧", "สวัสดีครับ", "http://example.org/a/b?c=d", "12,345.6",
    "नमस्ते", "—", "…", "end.",
  ]

  private func randomSource(_ seed: Int) -> TextSource {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let isPlain = seed % 2 == 0
    var string = ""
    for _ in 0..<Int.random(in: 1...60, using: &numbers) {
      let range = isPlain ? 0..<5 : 0..<Self.words.count
      string += Self.words[Int.random(in: range, using: &numbers)]
      string += Int.random(in: 0..<12, using: &numbers) == 0 ? "\n" : " "
    }
    var paragraph = ParagraphAttributes()
    if seed % 3 == 0 { paragraph.minimumLinePitch = 22 }
    if seed % 5 == 0 { paragraph.lineSpacing = 2.5 }
    return TextSource(string, font: .system(17), paragraph: paragraph)
  }

  @Test("the height never grows with the width, and is never below one line", arguments: 0..<40)
  func heightFallsWithWidth(seed: Int) {
    let text = ShapedText(randomSource(seed), FontLibrary.pinned)
    var last = CGFloat.infinity
    for width in stride(from: CGFloat(20), to: 700, by: 3.7) {
      let height = text.size(width: width).height
      #expect(height <= last, "width \(width) of \(text.source.string)")
      last = height
    }
    #expect(last > 20)
  }

  @Test("cutting again at other widths equals a fresh layout", arguments: 0..<20)
  func rewrapEqualsFresh(seed: Int) {
    let source = randomSource(seed)
    let kept = ShapedText(source, FontLibrary.pinned)
    var numbers = SeededNumbers(seed: UInt64(seed) &+ 1000)
    for _ in 0..<8 {
      let width = CGFloat.random(in: 10...600, using: &numbers)
      _ = kept.size(width: width / 2)
      let fresh = ShapedText(source, FontLibrary.pinned)
      #expect(kept.lines(width: width) == fresh.lines(width: width))
    }
  }

  @Test("the short way to the size gives the lines' size", arguments: 0..<40)
  func sizeEqualsLines(seed: Int) {
    let text = ShapedText(randomSource(seed), FontLibrary.pinned)
    for width in [CGFloat(0), 33, 120.5, 359, 651, .infinity] {
      let frame = text.lines(width: width)
      #expect(text.size(width: width) == frame.size)
      #expect(text.lineCount(width: width) == frame.lines.count)
      for cap in 1...3 {
        let capped = text.lines(width: width, maximumLines: cap, lastLine: .truncatingTail)
        #expect(
          text.size(width: width, maximumLines: cap, lastLine: .truncatingTail) == capped.size)
      }
    }
  }

  @Test("lines cover the text in order, and fit", arguments: 0..<40)
  func linesCover(seed: Int) {
    let text = ShapedText(randomSource(seed), FontLibrary.pinned)
    for width in [CGFloat(40), 100, 250] {
      var next = 0
      for line in text.lines(width: width).lines {
        #expect(line.range.location == next)
        next += line.range.length
        let isOneCharacter = text.source.string.utf16.count < 2 || line.range.length <= 12
        #expect(line.width <= width + 1e-4 || isOneCharacter)
      }
      #expect(next == text.text.count)
    }
  }

  @Test("laying out at the measured width keeps the lines", arguments: 0..<40)
  func measuredWidthIsEnough(seed: Int) {
    let text = ShapedText(randomSource(seed), FontLibrary.pinned)
    for width in [CGFloat(80), 190, 359] {
      let size = text.size(width: width)
      #expect(text.size(width: size.width) == size)
    }
  }

  @Test("glyph runs are as wide as their lines", arguments: 0..<40)
  func runWidths(seed: Int) {
    let text = ShapedText(randomSource(seed), FontLibrary.pinned)
    for line in text.lines(width: 200).lines {
      let sum = line.glyphRuns.reduce(0) { $0 + $1.width }
      #expect(abs(sum - line.widthIncludingTrailingSpace) < 1e-6)
    }
  }

  @Test("the table of ASCII advances equals shaping", arguments: 0..<20)
  func tablesEqualShaping(seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let string = String(
      decoding: (0..<80).map { _ in UInt8.random(in: 0x21...0x7E, using: &numbers) },
      as: UTF8.self)
    let quick = Samples.shaped(string)
    let shaped = ShapedText(quick.source, FontLibrary.pinned, usesTables: false)
    for index in 0...string.utf16.count {
      #expect(abs(quick.positions[index] - shaped.positions[index]) < 1e-9, "\(string) \(index)")
    }
    let (quickRun, shapedRun) = (
      quick.lines(width: .infinity).lines[0].glyphRuns[0],
      shaped.lines(width: .infinity).lines[0].glyphRuns[0]
    )
    #expect(quickRun.glyphs == shapedRun.glyphs)
  }

  @Test("tables inside mixed text change nothing", arguments: 0..<20)
  func tablesInMixedText(seed: Int) {
    let source = randomSource(2 * seed + 1)
    let quick = ShapedText(source, FontLibrary.pinned)
    let shaped = ShapedText(source, FontLibrary.pinned, usesTables: false)
    for (first, second) in zip(quick.positions, shaped.positions) {
      #expect(abs(first - second) < 1e-9, "\(source.string)")
    }
    let glyphs = { (text: ShapedText) in
      text.lines(width: 200).lines.map { line in
        line.glyphRuns.flatMap(\.glyphs)
      }
    }
    #expect(glyphs(quick) == glyphs(shaped))
  }

  @Test("the library keeps shaped texts, and kept ones equal new ones")
  func cache() throws {
    let library = try FontLibrary()
    let source = randomSource(3)
    let first = library.shapedText(for: source)
    #expect(library.shapedText(for: source) === first)
    for number in 0..<3000 {
      _ = library.shapedText(for: TextSource("text \(number)", font: .system(17)))
    }
    let again = library.shapedText(for: source)
    #expect(again !== first)
    #expect(again.lines(width: 123) == first.lines(width: 123))
  }
}
