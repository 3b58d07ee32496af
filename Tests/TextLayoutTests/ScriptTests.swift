// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import TextLayout

@Suite struct ScriptTests {
  /// File names of the faces that draw a text, in visual order.
  private func files(_ string: String, locale: String = "en", font: FontRequest = .system(17))
    -> [String]
  {
    let text = Samples.shaped(string, font: font, locale: locale)
    return text.lines(width: .infinity).lines.flatMap(\.glyphRuns).map {
      URL(fileURLWithPath: $0.face.path).lastPathComponent
    }
  }

  @Test(
    "each script has its pinned face",
    arguments: [
      ("مرحبا", "NotoSansArabic-Regular.ttf"), ("שלום", "NotoSansHebrew-Regular.ttf"),
      ("नमस्ते", "NotoSansDevanagari-Regular.ttf"), ("สวัสดี", "NotoSansThai-Regular.ttf"),
      ("漢字", "NotoSansCJK-Regular.ttc"), ("ひらがな", "NotoSansCJK-Regular.ttc"),
      ("한국어", "NotoSansCJK-Regular.ttc"), ("😀", "NotoColorEmoji.ttf"),
      ("\u{1F3D4}", "NotoColorEmoji.ttf"),
      ("Привет", "Inter-Regular.otf"), ("Ελλάδα", "Inter-Regular.otf"),
      ("தமிழ்", "NotoSansTamil-Regular.ttf"), ("ქართული", "NotoSansGeorgian-Regular.ttf"),
    ])
  func faces(string: String, file: String) {
    #expect(files(string) == [file])
    let glyphs = Samples.shaped(string).lines(width: .infinity).lines[0].glyphRuns[0].glyphs
    #expect(!glyphs.contains(0))
  }

  @Test("bold requests get bold fallback faces")
  func boldFallback() {
    let bold = FontRequest.system(17, weight: FontWeight.bold)
    #expect(files("שלום", font: bold) == ["NotoSansHebrew-Bold.ttf"])
    #expect(files("漢字", font: bold) == ["NotoSansCJK-Bold.ttc"])
  }

  @Test(
    "Han characters take the form of the caller's locale",
    arguments: [("ja", 0), ("ko", 1), ("zh-Hans", 2), ("zh-Hant", 3), ("zh-Hant-HK", 4), ("en", 2)])
  func hanForms(locale: String, index: Int) {
    let text = Samples.shaped("直", locale: locale)
    #expect(text.lines(width: .infinity).lines[0].glyphRuns[0].face.index == index)
  }

  @Test(
    "an emoji sequence is one glyph, 1.335 em wide at 17 points",
    arguments: ["😀", "👩‍👩‍👧‍👦", "👍🏽", "🇩🇪", "❤️", "1️⃣", "🏳️‍🌈", "🏳\u{200D}🌈"])
  func emoji(string: String) {
    let line = Samples.shaped(string).lines(width: .infinity).lines[0]
    #expect(line.glyphRuns.count == 1)
    #expect(line.glyphRuns[0].isColor)
    #expect(line.glyphRuns[0].glyphs.count == 1)
    #expect(abs(line.width - 17 * 1.335) < 0.1)
  }

  @Test(
    "large emoji are narrower: as wide as Xcode recorded them, to half a point",
    arguments: [(15.0, 20.5), (24, 27), (34, 38), (38, 43), (45, 50)])
  func largeEmoji(pointSize: CGFloat, width: CGFloat) {
    let line = Samples.shaped("🌮", font: .system(pointSize)).lines(width: .infinity).lines[0]
    #expect(abs((line.width * 2).rounded(.up) / 2 - width) <= 0.5)
  }

  @Test(
    "Hangul is as wide as Xcode recorded it, rounded up to thirds",
    arguments: [("기본정보", 15.0, 156.0), ("광고", 10.0, 52.0), ("투데이", 32.0, 250.0)])
  func hangul(string: String, pointSize: Double, pixels: Double) {
    let font = FontRequest.system(CGFloat(pointSize))
    let line = Samples.shaped(string, font: font).lines(width: .infinity).lines[0]
    #expect((Double(line.width) * 3 - 1e-6).rounded(.up) == pixels)
  }

  @Test("a text selector asks for the plain form; digits stay digits")
  func textPresentation() {
    #expect(!files("❤\u{FE0E}").contains("NotoColorEmoji.ttf"))
    #expect(files("12#") == ["Inter-Regular.otf"])
  }

  @Test("emoji sequences are never parted")
  func emojiBreaks() {
    let family = "👩‍👩‍👧‍👦"
    let lines = Samples.lines(family + family + family, width: 25)
    #expect(lines == [family, family, family])
  }

  @Test("fallback faces leave the line height alone")
  func lineHeight() {
    let latin = Samples.shaped("Latin").size(width: .infinity).height
    for string in ["漢字", "สวัสดี", "😀", "مرحبا", "नमस्ते"] {
      #expect(Samples.shaped(string).size(width: .infinity).height == latin, "\(string)")
    }
  }

  @Test("Thai breaks between words, by dictionary")
  func thai() {
    // "Thai language is beautiful": ภาษา · ไทย · สวยงาม.
    let string = "ภาษาไทยสวยงาม"
    let first = Samples.shaped("ภาษา").size(width: .infinity).width
    let second = Samples.shaped("ภาษาไทย").size(width: .infinity).width
    #expect(Samples.lines(string, width: first + 1)[0] == "ภาษา")
    #expect(Samples.lines(string, width: second + 1)[0] == "ภาษาไทย")
    #expect(Samples.lines(string, width: second - 1)[0] == "ภาษา")
  }

  @Test("CJK breaks after any character but not before closing punctuation")
  func chinese() {
    let advance = Samples.shaped("中").size(width: .infinity).width
    #expect(advance == 17)
    #expect(Samples.lines("中文字符测试", width: 3.5 * advance, locale: "zh") == ["中文字", "符测试"])
    #expect(Samples.lines("中文字。符", width: 3.5 * advance, locale: "zh") == ["中文", "字。符"])
    #expect(Samples.lines("「中」文字", width: 1.5 * advance, locale: "ja").first == "「")
  }

  @Test("Korean words stay whole unless the strategy says otherwise")
  func korean() {
    let width = Samples.shaped("안녕 세").size(width: .infinity).width + 1
    #expect(Samples.lines("안녕 세상", width: width, locale: "ko") == ["안녕", "세상"])
    var paragraph = ParagraphAttributes()
    paragraph.lineBreakStrategy = []
    let loose = Samples.shaped("안녕 세상", paragraph: paragraph, locale: "ko")
    #expect(Samples.strings(loose.lines(width: width), of: loose) == ["안녕 세", "상"])
  }

  @Test("a no-break space does not break, a zero-width space does")
  func specialSpaces() {
    let width = Samples.shaped("aaaa").size(width: .infinity).width + 1
    #expect(Samples.lines("aa bb", width: width) == ["aa", "bb"])
    #expect(Samples.lines("aaaa\u{200B}aaaa", width: width).count == 2)
    let pair = Samples.shaped("a\u{A0}b").size(width: .infinity).width + 1
    #expect(Samples.lines("a\u{A0}b c", width: pair) == ["a\u{A0}b", "c"])
    #expect(Samples.lines("c a\u{A0}b", width: pair) == ["c", "a\u{A0}b"])
  }
}
