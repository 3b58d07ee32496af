// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import TextLayout

@Suite struct TruncationTests {
  /// What a line shows, with "…" where text is left out.
  private func shown(_ line: TextLine, of text: ShapedText) -> String {
    let indexes = line.glyphRuns.flatMap { run in
      zip(run.glyphs, run.characterIndexes).map { ($0, $1) }
    }
    let font = FontLibrary.pinned.locked {
      FontLibrary.pinned.font(for: text.source.runs[0].attributes.font)
    }
    return indexes.map { glyph, index in
      glyph == font.face.glyph(for: 0x2026)
        ? "…" : String(decoding: [text.text[index]], as: UTF16.self)
    }.joined()
  }

  private func oneLine(_ string: String, _ size: CGFloat, _ width: CGFloat, _ mode: LineBreakMode)
    -> String
  {
    let text = Samples.shaped(string, font: .system(size))
    let frame = text.lines(width: width, maximumLines: 1, lastLine: mode)
    return shown(frame.lines[0], of: text)
  }

  @Test("a shrunk label keeps what a device kept")
  func measuredSamples() {
    // 80 points wide, measured: 12 pt and 18 pt.
    #expect(oneLine("Shrink me please", 12, 80, .truncatingTail) == "Shrink me pl…")
    #expect(oneLine("Shrink me please", 18, 80, .truncatingTail) == "Shrink…")
  }

  @Test("head and middle truncation keep the ends")
  func headAndMiddle() {
    let string = "The beginning and the end"
    let head = oneLine(string, 17, 100, .truncatingHead)
    #expect(head.hasPrefix("…") && string.hasSuffix(head.dropFirst()))
    let middle = oneLine(string, 17, 100, .truncatingMiddle)
    let parts = middle.split(separator: "…")
    #expect(parts.count == 2 && string.hasPrefix(parts[0]) && string.hasSuffix(parts[1]))
  }

  @Test(
    "a truncated line fits, and one character more would not",
    arguments: [LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail])
  func fits(mode: LineBreakMode) {
    let text = Samples.shaped(Samples.tutorial2[1])
    for width in stride(from: CGFloat(40), to: 360, by: 7) {
      for count in 1...3 {
        let frame = text.lines(width: width, maximumLines: count, lastLine: mode)
        #expect(frame.lines.count == count)
        #expect(frame.wasTruncated)
        let last = frame.lines[count - 1]
        #expect(last.isTruncated)
        #expect(last.width <= width + 1e-4)
        // The widest character of the text is under 17 points; a trimmed space is under 5.
        #expect(last.width > width - 22, "\(width) \(count)")
        #expect(frame.size == text.size(width: width, maximumLines: count, lastLine: mode))
      }
    }
  }

  @Test("lines before the last break as without a cap")
  func earlierLines() {
    let text = Samples.shaped(Samples.tutorial2[2])
    let all = text.lines(width: 200).lines
    let capped = text.lines(width: 200, maximumLines: 3, lastLine: .truncatingTail).lines
    #expect(Array(capped.prefix(2)) == Array(all.prefix(2)))
    #expect(capped[2].range.location == all[2].range.location)
  }

  @Test("text that fits is not truncated")
  func fitting() {
    let text = Samples.shaped("short")
    let frame = text.lines(width: 200, maximumLines: 1, lastLine: .truncatingTail)
    #expect(!frame.wasTruncated && !frame.lines[0].isTruncated)
    #expect(frame.size == text.size(width: .infinity))
  }

  @Test("word wrapping cuts the rest, clipping lets the last line run on")
  func cutAndClip() {
    let text = Samples.shaped(Samples.tutorial2[0])
    let cut = text.lines(width: 200, maximumLines: 1, lastLine: .wordWrapping)
    #expect(cut.wasTruncated && cut.lines == Array(text.lines(width: 200).lines.prefix(1)))
    let clipped = text.lines(width: 200, maximumLines: 1, lastLine: .clipping)
    #expect(clipped.lines[0].width > 360)
    #expect(clipped.size.width == 200)
  }

  @Test("a second paragraph that is left out ends the first with an ellipsis")
  func leftOutParagraph() {
    let text = Samples.shaped("one\ntwo")
    let frame = text.lines(width: 200, maximumLines: 1, lastLine: .truncatingTail)
    #expect(shown(frame.lines[0], of: text) == "one…")
  }

  @Test("a height limit caps the lines, but one stays")
  func heightLimit() {
    let text = Samples.shaped(Samples.tutorial2[2])
    let line = 20.287109375
    let two = text.lines(width: 200, lastLine: .truncatingTail, maximumHeight: 2.5 * line)
    #expect(two.lines.count == 2 && two.lines[1].isTruncated)
    #expect(text.lines(width: 200, maximumHeight: 5).lines.count == 1)
    let exact = text.size(width: 200, maximumHeight: 2 * line).height
    #expect(abs(exact - 2 * line) < 1e-9)
  }

  @Test("a bound below the ellipsis leaves the ellipsis")
  func nothingFits() {
    #expect(oneLine("Hello", 17, 3, .truncatingTail) == "…")
    #expect(oneLine("Hello", 17, 0, .truncatingMiddle) == "…")
  }
}
