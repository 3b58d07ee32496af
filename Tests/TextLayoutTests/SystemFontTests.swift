// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Geometry
import Testing

@testable import TextLayout

/// Numbers from device measurements and Interface Builder frames (Documentation/TextLayout.md §3).
@Suite struct SystemFontTests {
  private func width(_ string: String, _ size: CGFloat, _ weight: CGFloat = 0) -> CGFloat {
    let text = ShapedText(
      TextSource(string, font: .system(size, weight: weight)), FontLibrary.pinned)
    return text.size(width: .infinity).width
  }

  /// The sum of table advances, without kerning.
  private func advanceSum(_ string: String, _ size: Double, _ weight: Double = 0) -> Double {
    let model = SystemFontModel(pointSize: size, weight: weight)
    return string.unicodeScalars.reduce(0) { $0 + (model.advance(of: $1.value) ?? 0) }
  }

  @Test(
    "widths agree with Apple's frames",
    arguments: [("Label", 17.0, 41.33), ("Button", 17, 50.82), ("Button", 15, 45.73)])
  func widthsOfKnownWords(string: String, size: Double, expected: Double) {
    #expect(abs(width(string, size) - expected) < 0.006)
    #expect(abs(advanceSum(string, size) - expected) < 0.006)
  }

  @Test("advance sums without kerning are the published ones")
  func advanceSums() {
    #expect(abs(advanceSum("The quick brown fox jumps over the lazy dog", 17) - 340.99) < 0.01)
    #expect(abs(advanceSum("Hello UIKit", 17) - 79.6626) < 0.0005)
  }

  @Test("kerning brings the pangram near its device width and leaves unkerned words alone")
  func kerning() {
    // Measured on a device: 338.95, that is 2.04 less than the sum of the advances.
    #expect(abs(width("The quick brown fox jumps over the lazy dog", 17) - 338.95) < 0.4)
    #expect(abs(width("Hello UIKit", 17) - 79.6626) < 0.0005)
  }

  @Test("with the kerning of one-line widths the pangram has its device width")
  func closeKerning() {
    func width(_ string: String) -> CGFloat {
      var font = FontRequest.system(17)
      font.generation = .closelyKerned
      return Samples.shaped(string, font: font).size(width: .infinity).width
    }

    #expect(abs(width("The quick brown fox jumps over the lazy dog") - 338.95) < 0.05)
    #expect(abs(width("Hello UIKit") - 79.6626) < 0.0005)
  }

  @Test(
    "in sizes of display a point is farther from its digits than in those of text",
    arguments: [
      // Recorded in half points.
      ("$ 5.98", 38, FontWeight.bold, 116.5), ("$ 5.98", 32, FontWeight.bold, 98.5),
      ("$ 5.98", 25, FontWeight.bold, 77), ("7.3", 17, FontWeight.bold, 24),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func prices(text: String, size: CGFloat, weight: CGFloat, recorded: CGFloat) {
    var font = FontRequest.system(size, weight: weight)
    font.generation = .closelyKerned
    let width = Samples.shaped(text, font: font).size(width: .infinity).width

    #expect(width <= recorded + 0.01 && width > recorded - 0.6, "\(width)")
  }

  @Test(
    "in sizes of text letters below T and behind R, w and x beside a and e are as near as recorded",
    arguments: [
      // Labels of Interface Builder documents, recorded in points, halves and thirds.
      ("Recent Test ID", 17, 110.333, 3), ("TextField 2", 17, 82.333, 3),
      ("Test ID", 17, 52.667, 3), ("Transfer Mode", 17, 110.5, 2),
      (".SFUI-Regular", 15, 95.667, 3), ("Quentin Tarantino", 20, 155.5, 2),
      ("Draws", 17, 48, 1), ("Max Receivers List Size", 17, 178, 1),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func furtherPulls(text: String, size: CGFloat, recorded: CGFloat, scale: CGFloat) {
    var font = FontRequest.system(size)
    font.generation = .closelyKerned
    let width = Samples.shaped(text, font: font).size(width: .infinity).width

    #expect(width <= recorded + 0.01 && width > recorded - 1 / scale - 0.01, "\(width)")
  }

  @Test("the lira's sign is as wide as the dollar's", arguments: [17.0, 25, 40])
  func lira(size: CGFloat) {
    func width(_ text: String) -> CGFloat {
      Samples.shaped(text, font: .system(size)).size(width: .infinity).width
    }
    #expect(width("₺") == width("$"))
    // Recorded 93 points wide at 25, in half points.
    if size == 25 { #expect(abs(width("39999₺") - 93) <= 0.5) }
  }

  @Test("a bullet is as wide as it was recorded", arguments: [(17.0, 7.0, 7.5), (14, 6.33, 6.67)])
  func bullets(size: Double, above: CGFloat, most: CGFloat) {
    let found = CGFloat(width("•", CGFloat(size)))

    #expect(found > above && found <= most)
  }

  @Test(
    "between the measured sizes a word is as wide as its label in pictures of iOS 17",
    arguments: [
      (25.0, 94.33), (26.0, 98.33), (27.0, 102.0), (28.0, 105.67), (30.0, 113.33),
    ])
  func opticalSizes(size: Double, expected: Double) {
    #expect(abs(Double(width("topLabel", CGFloat(size))) - expected) <= 0.5)
  }

  @Test("before iOS 14 there were two families, with a jump at 20 points")
  func olderGeneration() {
    func width(_ string: String, _ size: Double, _ weight: Double = 0) -> Double {
      let model = SystemFontModel(pointSize: size, weight: weight, generation: .textAndDisplay)
      return string.unicodeScalars.reduce(0) { $0 + (model.advance(of: $1.value) ?? 0) }
    }
    // Five glyphs of 41.33, tracked by −24/1000 em instead of −0.43 points.
    #expect(abs(width("Label", 17) - (41.33 + 5 * (0.43 - 0.408))) < 0.01)
    // “0” is 1270 − 27.8 units wide at 28; at 25 Display tracks by 14.5/1000 em.
    #expect(abs(width("0", 25) - (1242.2 / 2048 * 25 + 0.0145 * 25)) < 1e-9)
    // At 19.9 points Text, at 20 Display: wider by tracking, narrower by letters.
    #expect(abs(width("0", 19.9) - ((1238 + 51.8) / 2048 * 19.9 - 0.026 * 19.9)) < 1e-9)
    #expect(abs(width("0", 20) - (1242.2 / 2048 * 20 + 0.019 * 20)) < 1e-9)
    // Semibold: 0.69 of the way to bold.
    let (regular, bold) = (width("H", 17), width("H", 17, FontWeight.bold))
    #expect(abs((width("H", 17, FontWeight.semibold) - regular) / (bold - regular) - 0.69) < 1e-9)
  }

  @Test(
    "one-line sums of the second tutorial's strings",
    arguments: zip(Samples.tutorial2, [369.28, 1174.96, 1827.54, 272.68, 1145.87, 936.99]))
  func tutorialSums(string: String, expected: Double) {
    #expect(abs(advanceSum(string, 17) - expected) < 0.01)
    // Kerning takes less than one per cent.
    #expect(width(string, 17) <= expected + 0.01)
    #expect(width(string, 17) > expected * 0.99)
  }

  @Test(
    "the first tutorial's one-line cells",
    arguments: zip(Samples.tutorial1, [307.7, 293.5, 323.8, 191.5]))
  func tutorialCells(string: String, expected: Double) {
    #expect(abs(width(string, 17) - expected) < 1)
  }

  @Test("medium and semibold lie between regular and bold by fixed shares")
  func weights() {
    let sample = "Hamburgefonstiv"
    let regular = advanceSum(sample, 17)
    let bold = advanceSum(sample, 17, FontWeight.bold)
    let share = { (weight: Double) in
      (self.advanceSum(sample, 17, weight) - regular) / (bold - regular)
    }
    #expect(abs(share(FontWeight.medium) - 0.367) < 0.0005)
    #expect(abs(share(FontWeight.semibold) - 0.633) < 0.0005)
    #expect(advanceSum(sample, 17, FontWeight.heavy) > bold)
    #expect(abs(share(FontWeight.light) - -0.19) < 0.0005)
  }

  @Test("tracking is the table's, and linear between its sizes")
  func tracking() {
    #expect(SystemFontTracking.value(at: 12) == 0)
    #expect(SystemFontTracking.value(at: 17) == -0.43)
    #expect(abs(SystemFontTracking.value(at: 17.5) - -0.435) < 1e-12)
    #expect(abs(SystemFontTracking.value(at: 74) - 0.105) < 1e-12)
    #expect(SystemFontTracking.value(at: 120) == 0)
    #expect(SystemFontTracking.value(at: 3) == 0.24)
    #expect(abs(SystemFontTracking.value(at: 17, generation: .textAndDisplay) + 0.408) < 1e-12)
    #expect(SystemFontTracking.value(at: 80, generation: .textAndDisplay) == 0)
  }

  @Test("vertical metrics are San Francisco's")
  func metrics() {
    let metrics = FontLibrary.pinned.metrics(for: .system(17))
    #expect(abs(metrics.ascender - 16.1865) < 0.0001)
    #expect(abs(metrics.descender - -4.1006) < 0.0001)
    #expect(abs(metrics.lineHeight - 20.2871) < 0.0001)
    #expect(abs(metrics.capHeight - 11.978) < 0.001)
    #expect(abs(metrics.xHeight - 8.948) < 0.001)
    #expect(metrics.leading == 0)
  }

  @Test(
    "every monospaced character takes 1266/2048 em", arguments: [(17.0, 10.5088), (24, 14.836)])
  func monospaced(size: Double, expected: Double) {
    let font = FontRequest(family: .system(.monospaced), pointSize: size)
    for string in ["i", "W", " ", "é"] {
      let text = ShapedText(TextSource(string, font: font), FontLibrary.pinned)
      #expect(abs(text.size(width: .infinity).width - expected) < 0.001, "\(string)")
    }
  }

  @Test("monospaced digits are equally wide")
  func monospacedDigits() {
    var font = FontRequest.system(17)
    font.hasMonospacedDigits = true
    let widths = "0123456789".map { digit in
      ShapedText(TextSource(String(digit), font: font), FontLibrary.pinned)
        .size(width: .infinity).width
    }
    #expect(Set(widths).count == 1)
    #expect(width("1", 17) < width("0", 17))
  }

  @Test("accented letters are as wide as their base letters", arguments: ["é", "e\u{301}", "ệ"])
  func accents(string: String) {
    #expect(width(string, 17) == width("e", 17))
  }

  @Test("characters outside the table keep the table's share of Inter's width")
  func ratio() {
    // Text in San Francisco regular at 17 pt is 0.94 to 0.955 of Inter's width, tracking included.
    let library = FontLibrary.pinned
    let inter = library.locked { library.face("\(PinnedFonts.inter)/Inter-Regular.otf") }
    let own = "привет".unicodeScalars.reduce(0.0) {
      $0 + inter.advance(of: inter.glyph(for: $1.value) ?? 0) * 17 / inter.unitsPerEm
    }
    let share = width("привет", 17) / own
    #expect(share > 0.93 && share < 0.97, "\(share)")
  }
}
