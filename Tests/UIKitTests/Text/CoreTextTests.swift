// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing
import UIKit

@MainActor
@Suite struct CoreTextTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func text(_ string: String) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: font])
  }

  @Test func aFontIsUIKitsAndItsDescentIsPositive() throws {
    let font = CTFontCreateWithName("Helvetica" as CFString, 17, nil)
    #expect((font as UIFont).fontName == "Helvetica")
    #expect(CTFontGetSize(font) == 17)
    #expect(CTFontGetDescent(font) == -(font as UIFont).descender)
    let bold = try #require(
      CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitBold, .traitBold))
    #expect(CTFontGetSize(bold) == 17)
    #expect(CTFontGetSymbolicTraits(bold).contains(.traitBold))
  }

  @Test func aLineHasTheWidthOfItsText() {
    let line = CTLineCreateWithAttributedString(text("Trees"))
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
    #expect(abs(width - Double(text("Trees").size().width)) < 0.001)
    #expect(abs(ascent + descent - font.lineHeight) < 0.001)
    #expect(CTLineGetStringRange(line) == CFRangeMake(0, 5))
    #expect(CTLineGetPenOffsetForFlush(line, 0.5, width + 30) == 15)
  }

  @Test func placesInALineAreThoseBetweenLetters() {
    // Letters of one width, without kerning; tracking adds parts of a point.
    let line = CTLineCreateWithAttributedString(text("nnnnn"))
    let width = CTLineGetTypographicBounds(line, nil, nil, nil)
    #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
    let behindFirst = CTLineGetOffsetForStringIndex(line, 1, nil)
    #expect(abs(behindFirst - width / 5) < 0.5)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: behindFirst, y: 0)) == 1)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: width + 9, y: 0)) == 5)
  }

  /// The letter "l" of a face without serifs is a bar: as high as its ascenders, and in the run's place.
  @Test func outlinesOfGlyphsAreThoseThatAreDrawn() throws {
    let line = CTLineCreateWithAttributedString(text("l l"))
    let run = try #require((CTLineGetGlyphRuns(line) as? [CTRun])?.first)
    var glyphs = [CGGlyph](repeating: 0, count: CTRunGetGlyphCount(run))
    CTRunGetGlyphs(run, CFRangeMake(0, 0), &glyphs)
    #expect(glyphs.count == 3 && glyphs[0] == glyphs[2] && glyphs[0] != glyphs[1])
    let bar = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil)).boundingBoxOfPath
    #expect(bar.minY == 0 && bar.maxY > font.capHeight && bar.maxY < font.ascender)
    #expect(bar.minX > 0 && bar.width > 1 && bar.width < 4)
    #expect(CTFontCreatePathForGlyph(font, glyphs[1], nil) == nil)
    var twice = CGAffineTransform(scaleX: 2, y: 2)
    let large = CTFontCreatePathForGlyph(font, glyphs[0], &twice)?.boundingBoxOfPath
    #expect(large?.maxY == 2 * bar.maxY)
    var boxes = [CGRect](repeating: .zero, count: 3)
    #expect(CTFontGetBoundingRectsForGlyphs(font, .default, glyphs, &boxes, 3).maxY == bar.maxY)
    #expect(boxes == [bar, .zero, bar])
  }

  @Test func charactersHaveTheGlyphsOfTheirFont() {
    let units = Array("l\u{1F600}l".utf16)
    var glyphs = [CGGlyph](repeating: 1, count: units.count)
    #expect(!CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count))
    #expect(glyphs[0] == glyphs[3] && glyphs[0] != 0)
    #expect(glyphs[1] == 0 && glyphs[2] == 0)
  }

  /// Three lines of 20 points' font, first baseline at the top: y grows upward.
  @Test func aFrameCountsItsLinesFromTheTop() throws {
    let setter = CTFramesetterCreateWithAttributedString(text("one\ntwo\nsix"))
    let height = font.lineHeight * 2.5
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: height), transform: nil)
    let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
    let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
    #expect(lines.map { CTLineGetStringRange($0).location } == [0, 4])
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(abs(origins[0].y - (height - font.ascender)) < 0.001)
    #expect(abs(origins[0].y - origins[1].y - font.lineHeight) < 0.001)
    #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(0, 8))
  }

  @Test func aSuggestedSizeTellsWhatFits() {
    let setter = CTFramesetterCreateWithAttributedString(text("one\ntwo\nsix"))
    var fits = CFRangeMake(0, 0)
    let all = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude),
      &fits)
    #expect(abs(all.height - font.lineHeight * 3) < 0.01)
    #expect(fits == CFRangeMake(0, 11))
    _ = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 200, height: font.lineHeight * 1.5), &fits)
    #expect(fits == CFRangeMake(0, 4))
  }

  @Test func aTruncatedLineFitsAndALineThatFitsIsItself() throws {
    let line = CTLineCreateWithAttributedString(text("A walk in the woods"))
    let whole = CTLineGetTypographicBounds(line, nil, nil, nil)
    #expect(CTLineCreateTruncatedLine(line, whole + 1, .end, nil) === line)
    let cut = try #require(CTLineCreateTruncatedLine(line, whole / 2, .end, nil))
    #expect(CTLineGetTypographicBounds(cut, nil, nil, nil) <= whole / 2)
    let token = CTLineCreateWithAttributedString(text("... more of it than there is room for"))
    #expect(CTLineCreateTruncatedLine(line, whole / 2, .end, token) == nil)
  }

  @Test func aTypesetterBreaksBetweenWords() {
    let setter = CTTypesetterCreateWithAttributedString(text("long walks"))
    let width = Double(text("long wa").size().width)
    #expect(CTTypesetterSuggestLineBreak(setter, 0, width) == 5)
    let line = CTTypesetterCreateLine(setter, CFRangeMake(5, 5))
    #expect(CTLineGetStringRange(line) == CFRangeMake(5, 5))
  }

  @Test func runsHaveTheirAttributesAndPlaces() throws {
    let mixed = NSMutableAttributedString(attributedString: text("warm"))
    mixed.append(
      NSAttributedString(string: "cold", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)]))
    let line = CTLineCreateWithAttributedString(mixed)
    let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
    #expect(runs.map(CTRunGetStringRange) == [CFRangeMake(0, 4), CFRangeMake(4, 4)])
    let attributes = CTRunGetAttributes(runs[1]) as? [String: Any]
    #expect(attributes?[kCTFontAttributeName as String] as? UIFont == .boldSystemFont(ofSize: 20))
    let widths = runs.map { CTRunGetTypographicBounds($0, CFRangeMake(0, 0), nil, nil, nil) }
    #expect(abs(widths[0] + widths[1] - CTLineGetTypographicBounds(line, nil, nil, nil)) < 0.01)
  }
}
