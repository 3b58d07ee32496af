// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import TextLayout

/// Documentation/TextLayout.md §6.7.
@Suite struct HyphenationTests {
  private func patterns(_ lines: String) -> HyphenationPatterns? {
    HyphenationPatterns(dictionary: Data("UTF-8\nLEFTHYPHENMIN 2\nRIGHTHYPHENMIN 3\n\(lines)".utf8))
  }

  private func parts(_ word: String, _ patterns: HyphenationPatterns?) -> String {
    let units = Array(word.utf16)
    let offsets = patterns?.offsets(in: units) ?? []
    return units.indices.map {
      (offsets.contains($0) ? "-" : "") + String(decoding: [units[$0]], as: UTF16.self)
    }.joined()
  }

  @Test("the patterns of Liang's own example part his own word")
  func liang() {
    // The patterns that match "hyphenation" in his thesis of 1983, and what they give there.
    let patterns = patterns("hy3ph\nhe2n\nhena4\nhen5at\n1na\nn2at\n1tio\n2io\no2n")

    #expect(parts("hyphenation", patterns) == "hy-phen-ation")
  }

  @Test("the greatest digit at a place decides, and only an odd one allows a hyphen")
  func greatestDigit() {
    #expect(parts("abcdefg", patterns("c1d")) == "abc-defg")
    #expect(parts("abcdefg", patterns("c1d\nbc2de")) == "abcdefg")
    #expect(parts("abcdefg", patterns("c1d\nbc2de\nabc3d")) == "abc-defg")
  }

  @Test("two letters stay before a hyphen and three behind it")
  func leastParts() {
    #expect(parts("abcdefg", patterns("a1b\nb1c\nd1e\ne1f\nf1g")) == "ab-cd-efg")
    #expect(parts("abcd", patterns("a1b\nb1c\nc1d")) == "abcd")
  }

  @Test("a dot stands for either end of a word")
  func ends() {
    let patterns = patterns(".ab1c\nx1yzz.")

    #expect(parts("abcabcd", patterns) == "ab-cabcd")
    #expect(parts("xyzzxyzz", patterns) == "xyzzx-yzz")
  }

  @Test("a dictionary in an unknown encoding is none")
  func encoding() {
    #expect(HyphenationPatterns(dictionary: Data("KOI8-R\na1b".utf8)) == nil)
  }

  private func lines(_ string: String, width: CGFloat, factor: CGFloat) -> (
    strings: [String], frame: TextFrame
  ) {
    var paragraph = ParagraphAttributes()
    paragraph.hyphenationFactor = factor
    let text = Samples.shaped(string, paragraph: paragraph)
    let frame = text.lines(width: width)
    return (Samples.strings(frame, of: text), frame)
  }

  @Test(
    "a word is parted where it fits, with a hyphen that counts",
    .enabled(if: FileManager.default.fileExists(atPath: Hyphenator.folder + "/hyph_en_US.dic")))
  func partedLine() {
    let string = "some hyphenation"
    let hyphen = Samples.shaped("-").size(width: .infinity).width
    let head = Samples.shaped("some hyphen").size(width: .infinity).width

    let fitting = lines(string, width: head + hyphen + 0.5, factor: 1)
    #expect(fitting.strings == ["some hyphen", "ation"])
    #expect(abs(fitting.frame.lines[0].width - head - hyphen) < 0.01)
    #expect(fitting.frame.lines[0].glyphRuns.reduce(0) { $0 + $1.glyphs.count } == 12)

    // Half a hyphen less room: the word is parted one syllable earlier.
    let tight = lines(string, width: head + hyphen / 2, factor: 1)
    #expect(tight.strings == ["some hy", "phenation"])
    #expect(
      lines(string, width: head + hyphen + 0.5, factor: 0).strings == ["some", "hyphenation"])
  }

  @Test(
    "lines that are full enough are left alone",
    .enabled(if: FileManager.default.fileExists(atPath: Hyphenator.folder + "/hyph_en_US.dic")))
  func factor() {
    // "something" fills more than half of the line, and less than nine tenths.
    let width = Samples.shaped("something hyphen").size(width: .infinity).width

    #expect(lines("something hyphenation", width: width + 8, factor: 0.5).strings[0] == "something")
    #expect(
      lines("something hyphenation", width: width + 8, factor: 0.9).strings[0]
        == "something hyphen")
  }

  @Test("languages without a dictionary part nothing")
  func noDictionary() {
    #expect(Hyphenator().patterns(for: "xx-YY") == nil)
  }
}
