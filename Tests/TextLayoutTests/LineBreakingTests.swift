// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import TextLayout

@Suite struct LineBreakingTests {
  @Test("the long cells of the first tutorial break where an iPhone broke them")
  func tutorialBreaks() {
    let four =
      "Excepteur sint occaecat cupidatat non proident, sunt in culpa qui officia deserunt mollit "
      + "anim id est laborum."
    #expect(
      Samples.lines(four, width: 359) == [
        "Excepteur sint occaecat cupidatat non", "proident, sunt in culpa qui officia deserunt",
        "mollit anim id est laborum.",
      ])
    let five =
      "Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat "
      + "nulla pariatur. Excepteur sint occaecat cupidatat non proident, sunt in culpa qui officia "
      + "deserunt mollit anim id est laborum."
    #expect(
      Samples.lines(five, width: 359) == [
        "Duis aute irure dolor in reprehenderit in", "voluptate velit esse cillum dolore eu fugiat",
        "nulla pariatur. Excepteur sint occaecat",
        "cupidatat non proident, sunt in culpa qui officia", "deserunt mollit anim id est laborum.",
      ])
    // The widest line counts with its trailing space, limited by the bound.
    #expect(abs(Samples.shaped(four).size(width: 359).width - 324.4) < 1)
    #expect(Samples.shaped(five).size(width: 359).width == 359)
  }

  @Test(
    "line counts of the second tutorial, portrait and landscape",
    arguments: zip(Samples.tutorial2, [(2, 1), (4, 2), (6, 3), (1, 1), (4, 2), (3, 2)]))
  func tutorialCounts(string: String, counts: (portrait: Int, landscape: Int)) {
    let text = Samples.shaped(string)
    #expect(text.lines(width: 359).lines.count == counts.portrait)
    #expect(text.lines(width: 651).lines.count == counts.landscape)
    #expect(text.lineCount(width: 359) == counts.portrait)
  }

  @Test("the last line has no trailing space to count; a bound line has")
  func trailingSpace() {
    let space = Samples.shaped(" ").size(width: .infinity).width
    let word = Samples.shaped("mmmm").size(width: .infinity).width
    let size = Samples.shaped("mmmm mm").size(width: word + 3 * space)
    #expect(abs(size.width - (word + space)) < 1e-9)
    #expect(Samples.shaped("mmmm mm").size(width: word + space / 2).width == word + space / 2)
    let line = Samples.shaped("mmmm mm").lines(width: word + 3 * space).lines[0]
    #expect(abs(line.width - word) < 1e-9)
    #expect(abs(line.widthIncludingTrailingSpace - word - space) < 1e-9)
  }

  @Test("a word wider than the line starts a line of its own and breaks by characters")
  func longWords() {
    let lines = Samples.lines("ab Donaudampfschifffahrt cd", width: 60)
    #expect(lines.first == "ab")
    #expect(lines.joined().filter { $0 != " " } == "abDonaudampfschifffahrtcd")
    #expect(lines.count > 3)
    #expect(Samples.lines("abc", width: 0) == ["a", "b", "c"])
  }

  @Test("character wrapping fills each line")
  func characterWrapping() {
    var paragraph = ParagraphAttributes()
    paragraph.lineBreakMode = .charWrapping
    let font = FontRequest(family: .system(.monospaced), pointSize: 10)
    let advance = 10.0 * 1266 / 2048
    let text = Samples.shaped("abc defgh", font: font, paragraph: paragraph)
    let frame = text.lines(width: advance * 5)
    #expect(frame.lines.map(\.range.length) == [5, 4])
  }

  @Test(
    "hard breaks",
    arguments: [
      ("a\nb", 2), ("a\r\nb", 2), ("a\u{2028}b", 2), ("a\u{2029}b", 2), ("a\n\nb", 3), ("a\n", 1),
      ("\n", 1),
    ])
  func hardBreaks(string: String, count: Int) {
    #expect(Samples.shaped(string).lines(width: 100).lines.count == count)
    #expect(Samples.shaped(string).lineCount(width: 100) == count)
  }

  @Test("tabs reach the next stop")
  func tabs() {
    let text = Samples.shaped("a\tb")
    let line = text.lines(width: .infinity).lines[0]
    let letter = Samples.shaped("b").size(width: .infinity).width
    #expect(abs(line.width - (28 + letter)) < 1e-9)
    var paragraph = ParagraphAttributes()
    paragraph.tabStops = [50, 60]
    let stops = Samples.shaped("\ta\tb\tc", paragraph: paragraph)
    let places = stops.lines(width: .infinity).lines[0].glyphRuns.map(\.x)
    #expect(places.map { ($0 * 1000).rounded() / 1000 } == [50, 60, 88])
  }

  @Test("indents narrow the lines and move them")
  func indents() {
    var paragraph = ParagraphAttributes()
    paragraph.firstLineHeadIndent = 40
    paragraph.headIndent = 10
    paragraph.tailIndent = -20
    let text = Samples.shaped(Samples.tutorial2[1], paragraph: paragraph)
    let frame = text.lines(width: 300)
    #expect(frame.lines[0].origin.x == 40)
    #expect(frame.lines[1].origin.x == 10)
    #expect(frame.lines[0].width <= 240 && frame.lines[1].width <= 270)
    #expect(frame.size == text.size(width: 300))
  }

  @Test(
    "alignment places lines in the bound",
    arguments: [
      (TextAlignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0),
    ])
  func alignment(alignment: TextAlignment, share: CGFloat) {
    var paragraph = ParagraphAttributes()
    paragraph.alignment = alignment
    let line = Samples.shaped("word", paragraph: paragraph).lines(width: 200).lines[0]
    #expect(abs(line.origin.x - (200 - line.width) * share) < 1e-9)
  }

  @Test("justified lines end at the bound, the last of a paragraph does not")
  func justification() {
    var paragraph = ParagraphAttributes()
    paragraph.alignment = .justified
    let lines = Samples.shaped(Samples.tutorial2[0], paragraph: paragraph).lines(width: 300).lines
    #expect(abs(lines[0].width - 300) < 1e-9)
    let last = lines[0].glyphRuns.last
    #expect(last != nil && last!.x + last!.width > 300 - 1e-9)
    #expect(lines[1].width < 200)
  }

  @Test("a kern attribute widens every character")
  func kern() {
    let font = FontRequest.system(17)
    let plain = Samples.shaped("abc").size(width: .infinity).width
    for string in ["abc", "abç"] {
      let source = TextSource(string, attributes: TextAttributes(font: font, kern: 2))
      let spaced = ShapedText(source, FontLibrary.pinned).size(width: .infinity).width
      #expect(abs(spaced - plain - 6) < 1e-9, "\(string)")
    }
  }
}

/// Texts much longer than any screen: a quadratic step would keep this suite for minutes, which people
/// notice and no clock here judges.
@Suite struct LongTextTests {
  @Test(
    "very long paragraphs are cut like others",
    arguments: [" ", "a\t", "word ", "漢", "a\n"])
  func longTexts(unit: String) {
    var paragraph = ParagraphAttributes()
    let string = String(repeating: unit, count: 50_000)
    let text = Samples.shaped(string, paragraph: paragraph)
    #expect(text.lines(width: 300).lines.count == text.lineCount(width: 300))
    #expect(text.size(width: .infinity, maximumLines: 1, lastLine: .truncatingTail).height > 20)
    paragraph.lineBreakMode = .charWrapping
    #expect(Samples.shaped(string, paragraph: paragraph).size(width: 300).height > 20)
  }

  @Test("a tab that no longer fits starts the next line's words")
  func tabWrapping() {
    let text = Samples.shaped("aaaa\tbbbb cccc")
    let letters = Samples.shaped("bbbb").size(width: .infinity).width
    // The tab ends at 56: behind four letters of about 9 points.
    let frame = text.lines(width: 56 + letters + 1)
    #expect(Samples.strings(frame, of: text) == ["aaaa\tbbbb", "cccc"])
    #expect(abs(frame.lines[0].width - 56 - letters) < 1e-6)
    let narrow = text.lines(width: 56 + letters - 1)
    #expect(Samples.strings(narrow, of: text) == ["aaaa", "bbbb cccc"])
  }

  @Test("characters that an app's font lacks come from the system font")
  func systemFallback() {
    let serif = FontRequest.named("NotoSansThai-Regular", 17)
    let latin = Samples.shaped("Привет", font: serif).size(width: .infinity).width
    #expect(latin == Samples.shaped("Привет").size(width: .infinity).width)
  }

  @Test(
    "pushed out, a lone word of a second line takes the one before with it, if there is room",
    arguments: [
      ("aaa bbb ccc dd", "aaa bbb ccc", ["aaa bbb", "ccc dd"]),
      // Only of two lines. Both words do not fit; the line before has one word; two stay.
      ("aa bb cc dd ee ff gg", "aa bb cc", ["aa bb cc", "dd ee ff", "gg"]),
      ("aa bbbbbbbb cccc", "aa bbbbbbbb", ["aa bbbbbbbb", "cccc"]),
      ("aaaa bb", "aaaa", ["aaaa", "bb"]), ("aa bb cc dd", "aa bb", ["aa bb", "cc dd"]),
      // Each paragraph has a last line; a hyphen is no space.
      ("aa bb cc\naa bb cc", "aa bb", ["aa", "bb cc", "aa", "bb cc"]),
      ("dd bb-cc aa", "dd bb-cc", ["dd", "bb-cc aa"]),
    ])
  func pushedOut(string: String, fitting: String, lines: [String]) {
    var paragraph = ParagraphAttributes()
    paragraph.lineBreakStrategy = .pushOut
    let width = Samples.shaped(fitting).size(width: .infinity).width + 1
    let text = Samples.shaped(string, paragraph: paragraph)

    #expect(Samples.strings(text.lines(width: width), of: text) == lines)
  }

  @Test("a size measured without lines is that of the lines, also with pushed out words")
  func pushedOutSizes() {
    var paragraph = ParagraphAttributes()
    paragraph.lineBreakStrategy = .standard
    for string in Samples.tutorial2 {
      let text = Samples.shaped(string, paragraph: paragraph)
      for width in stride(from: 40.0, to: 400, by: 3.5) {
        #expect(text.size(width: width) == text.lines(width: width).size, "\(string) at \(width)")
      }
    }
  }
}
