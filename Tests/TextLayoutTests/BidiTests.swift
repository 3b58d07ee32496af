// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import TextLayout

/// Order on the line follows UAX 9; expectations are worked out by hand from its rules.
@Suite struct BidiTests {
  /// Character indexes from left to right.
  private func visualOrder(_ line: TextLine) -> [Int] {
    let placed = line.glyphRuns.flatMap { run in
      zip(run.characterIndexes, run.positions).map { (index: $0, x: $1.x) }
    }
    return placed.sorted { $0.x < $1.x }.map(\.index)
  }

  private func line(_ string: String, direction: TextDirection = .natural) -> TextLine {
    var paragraph = ParagraphAttributes()
    paragraph.baseDirection = direction
    return Samples.shaped(string, paragraph: paragraph).lines(width: .infinity).lines[0]
  }

  @Test("Hebrew inside English runs from right to left")
  func embedded() {
    #expect(visualOrder(line("ab אב cd")) == [0, 1, 2, 4, 3, 5, 6, 7])
  }

  @Test("English and digits inside Hebrew run from left to right")
  func embeddedInHebrew() {
    // The trailing word of the paragraph stands at the left.
    #expect(visualOrder(line("אב cd גד")) == [7, 6, 5, 3, 4, 2, 1, 0])
    #expect(visualOrder(line("אב 12")) == [3, 4, 2, 1, 0])
  }

  @Test("the base direction moves punctuation at the end")
  func baseDirection() {
    #expect(visualOrder(line("ab!")) == [0, 1, 2])
    #expect(visualOrder(line("ab!", direction: .rightToLeft)) == [2, 0, 1])
    #expect(visualOrder(line("אב!")) == [2, 1, 0])
    #expect(visualOrder(line("אב!", direction: .leftToRight)) == [1, 0, 2])
  }

  @Test("natural alignment follows the first strong character")
  func naturalAlignment() {
    let hebrew = Samples.shaped("שלום").lines(width: 200).lines[0]
    #expect(abs(hebrew.origin.x + hebrew.width - 200) < 1e-9)
    #expect(hebrew.isRightToLeft)
    #expect(Samples.shaped("123 שלום").lines(width: 200).lines[0].isRightToLeft)
    #expect(Samples.shaped("123").lines(width: 200).lines[0].origin.x == 0)
  }

  @Test("each line is reordered by itself")
  func perLine() {
    let string = "אב גד הו"
    let width = Samples.shaped("אב גד").size(width: .infinity).width + 1
    let lines = Samples.shaped(string).lines(width: width).lines
    #expect(lines.map(\.range.length) == [6, 2])
    #expect(visualOrder(lines[0]) == [5, 4, 3, 2, 1, 0])
    #expect(visualOrder(lines[1]) == [7, 6])
    // The space at the end hangs out on the left: the first word ends at the bound.
    let right = lines[0].glyphRuns.map { $0.x + $0.width }.max() ?? 0
    #expect(abs(right - lines[0].width) < 1e-9)
  }

  @Test("Arabic letters join")
  func arabicShaping() {
    let joined = Samples.shaped("سلام").lines(width: .infinity).lines[0]
    let apart = "سلام".map { Samples.shaped(String($0)).lines(width: .infinity).lines[0] }
    #expect(joined.glyphRuns[0].isRightToLeft)
    let alone = apart.flatMap { $0.glyphRuns[0].glyphs }
    #expect(Set(joined.glyphRuns[0].glyphs).intersection(alone).count < alone.count)
  }

  @Test("truncation in right-to-left text leaves the ellipsis at the left")
  func truncation() {
    let text = Samples.shaped("שלום עולם ארוך מאוד")
    let line = text.lines(width: 80, maximumLines: 1, lastLine: .truncatingTail).lines[0]
    let leftmost = line.glyphRuns.min { $0.x < $1.x }
    #expect(line.isTruncated && leftmost?.glyphs.count == 1)
    #expect(line.width <= 80)
  }
}
