// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import TextLayout

@Suite struct FontLibraryTests {
  private let library = FontLibrary.pinned

  @Test(
    "a size that no layout can hold is the nearest that it can",
    arguments: [(CGFloat.infinity, 1e9), (1e12, 1e9), (-3, 0), (.nan, 0)] as [(CGFloat, CGFloat)])
  func sizes(given: CGFloat, taken: CGFloat) {
    var request = FontRequest.system(given)
    #expect(request.pointSize == taken)
    request.pointSize = 12
    request.pointSize = given
    #expect(request.pointSize == taken)
    #expect(library.metrics(for: request).lineHeight.isFinite)
  }

  @Test(
    "names of iOS families resolve to family, weight and slant",
    arguments: [
      ("HelveticaNeue-Thin", "Helvetica Neue", FontWeight.thin, false),
      ("HelveticaNeue", "Helvetica Neue", 0, false), ("Avenir", "Avenir", 0, false),
      ("Avenir-HeavyOblique", "Avenir", FontWeight.heavy, true),
      ("AvenirNext-DemiBold", "Avenir Next", FontWeight.semibold, false),
      ("Avenir Next", "Avenir Next", 0, false), ("Georgia-BoldItalic", "Georgia", 0.4, true),
      ("CourierNewPS-BoldMT", "Courier New", 0.4, false), ("Menlo-Regular", "Menlo", 0, false),
      ("ArialMT", "Arial", 0, false), ("TimesNewRomanPSMT", "Times New Roman", 0, false),
      (".SFUI-Semibold", ".AppleSystemUIFont", 0.3, false),
    ])
  func knownNames(name: String, family: String, weight: CGFloat, isItalic: Bool) {
    let found = library.resolves(name)
    #expect(found?.familyName == family)
    #expect(found?.weight == weight)
    #expect(found?.isItalic == isItalic)
  }

  @Test("unknown names resolve to nothing", arguments: ["Nope", "HelveticaNeue-Foo", "", "Inte"])
  func unknownNames(name: String) {
    #expect(library.resolves(name) == nil)
  }

  @Test("pinned families resolve to their own faces")
  func pinnedNames() {
    #expect(library.resolves("Inter")?.postScriptName == "Inter-Regular")
    #expect(library.resolves("NotoSerif-Bold")?.weight == FontWeight.bold)
    #expect(library.families.contains("Noto Sans Thai"))
    #expect(library.families.contains("Helvetica Neue"))
    #expect(!library.families.contains { $0.hasPrefix("DejaVu") })
    #expect(library.fontNames(forFamily: "Noto Serif").contains("NotoSerif-Italic"))
  }

  @Test("families list the faces that iOS has, and each of them is found in its family")
  func facesOfFamilies() {
    #expect(
      library.fontNames(forFamily: "Times New Roman") == [
        "TimesNewRomanPS-BoldItalicMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-ItalicMT",
        "TimesNewRomanPSMT",
      ])
    #expect(library.fontNames(forFamily: "helvetica neue").contains("HelveticaNeue-Thin"))
    #expect(!library.fontNames(forFamily: "Avenir Next").contains("AvenirNext-Black"))
    #expect(library.resolves("georgia-bolditalic")?.postScriptName == "Georgia-BoldItalic")
    for standIn in FamilyStandIn.all {
      for name in standIn.faceNames {
        #expect(library.resolves(name)?.familyName == standIn.family, "\(name)")
        #expect(library.resolves(name)?.postScriptName == name)
      }
    }
  }

  @Test(
    "lines of stand-ins are as high as the originals",
    arguments: [
      ("AvenirNext-Regular", 90.0, 122.94), ("Futura-Medium", 17, 22.6),
      ("HelveticaNeue", 34, 39.61), ("HelveticaNeue-Light", 22, 25.96),
      ("HelveticaNeue-Bold", 14, 16.69), ("Helvetica", 36, 41.4),
    ])
  func standInHeights(name: String, size: CGFloat, expected: CGFloat) {
    // Interface Builder: Avenir Next 90 pt 123 high, Futura 17 pt 23 high (whole points); Helvetica
    // Neue 34 pt 40, its light 22 pt 26, its bold 14 pt 17 (thirds), Helvetica 36 pt 41.5 (halves).
    #expect(abs(library.metrics(for: .named(name, size)).lineHeight - expected) < 0.1)
  }

  @Test("a line of Helvetica is 1.15 of its size without a remainder", arguments: 1...50)
  func wholeHelvetica(size: Int) {
    let height = library.metrics(for: .named("Helvetica", CGFloat(size))).lineHeight
    #expect((height * 3).rounded(.up) == (CGFloat(size) * 3.45 - 1e-9).rounded(.up))
  }

  @Test(
    "Helvetica's families and Avenir Next are as wide as documents recorded them, to a pixel",
    arguments: [
      ("First View", "Helvetica", 36.0, 157.5, 0.5),
      ("Second View", "Helvetica", 36, 209.5, 0.5), ("UPDATE", "Helvetica", 30, 119.667, 0.334),
      ("ADD TO CART", "Helvetica", 25, 168.333, 0.334),
      ("GpgAsciiArmorFileExplanation.", "HelveticaNeue", 13, 180.333, 0.334),
      ("Import Keys From Files", "HelveticaNeue-Bold", 14, 155, 0.5),
      ("Pause scrolling", "HelveticaNeue-Light", 17, 110, 0.5),
      ("MarqueeLabel", "HelveticaNeue-Light", 22, 135, 0.5),
      ("AWAKE", "AvenirNext-Regular", 30, 108, 0.5), ("Home", "AvenirNext-Regular", 22, 61.5, 0.5),
      ("CANADA", "AvenirNext-Medium", 36, 157, 0.5),
      ("Emoji Among Us", "AvenirNext-Heavy", 14, 119, 0.5),
    ])
  func helveticaWidths(
    text: String, name: String, size: CGFloat, recorded: CGFloat, pixel: CGFloat
  ) {
    let width = Samples.shaped(text, font: .named(name, size)).size(width: .infinity).width
    #expect(abs((width / pixel).rounded(.up) * pixel - recorded) <= pixel + 0.01)
  }

  @Test(
    "Times and Palatino have the advances that Adobe published",
    arguments: [
      ("TimesNewRomanPSMT", 444.0), ("Palatino-Roman", 500), ("ArialMT", 556),
    ])
  func metricFamilies(name: String, thousandths: CGFloat) {
    // The advance of "a" in Adobe's font metrics of Times, Palatino and Helvetica.
    let width = Samples.shaped("a", font: .named(name, 1000)).size(width: .infinity).width
    #expect(abs(width - thousandths) < 0.5)
  }

  @Test("a monospaced stand-in keeps the original's advance")
  func monospacedStandIn() {
    let text = Samples.shaped("iW", font: .named("Courier", 20))
    #expect(abs(text.size(width: .infinity).width - 2 * 0.6001 * 20) < 1e-9)
  }

  @Test("a font file can be registered and asked for by its names")
  func registration() throws {
    let library = try FontLibrary()
    let path = "\(PinnedFonts.noto)/NotoSansArmenian-Bold.ttf"
    #expect(try library.register(fontFile: path) == ["NotoSansArmenian-Bold"])
    #expect(try library.register(fontFile: path) == ["NotoSansArmenian-Bold"])
    #expect(library.resolves("NotoSansArmenian-Bold")?.weight == FontWeight.bold)
    let source = TextSource("Հայ", font: .named("NotoSansArmenian-Bold", 20))
    let run = ShapedText(source, library).lines(width: .infinity).lines[0].glyphRuns[0]
    #expect(run.face.path == path)
    #expect(run.face.pointSize == 20)
  }

  @Test("a registered font draws no text that did not ask for it")
  func registeredFallback() throws {
    let library = try FontLibrary()
    try library.register(fontFile: "\(PinnedFonts.noto)/NotoSansGeorgian-Bold.ttf")
    let text = ShapedText(TextSource("ქართული", font: .system(17)), library)
    let run = text.lines(width: .infinity).lines[0].glyphRuns[0]
    #expect(run.face.path == "\(PinnedFonts.noto)/NotoSansGeorgian-Regular.ttf")
  }

  @Test("a file that is missing or no font is an error with its path")
  func badFiles() throws {
    let library = try FontLibrary()
    #expect(throws: FontError.unreadable(path: "/nowhere/Font.ttf")) {
      try library.register(fontFile: "/nowhere/Font.ttf")
    }
    let path = NSTemporaryDirectory() + "not-a-font-\(UUID().uuidString).ttf"
    try Data("hello".utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(throws: FontError.notAFont(path: path)) { try library.register(fontFile: path) }
  }

  /// Documentation/HostileFiles.md §2.4.
  @Test("a font file whose tables lie beyond its end is damaged, and a sound one is not")
  func damagedFiles() throws {
    let sound = try Data(
      contentsOf: URL(fileURLWithPath: "\(PinnedFonts.noto)/NotoSansOgham-Regular.ttf"))
    #expect(try fault(of: sound) == nil)
    #expect(try fault(of: sound.dropLast(sound.count / 2))?.contains("lies beyond its end") == true)
    #expect(try fault(of: sound.prefix(20)) == "it ends in its list of tables")
    // One face, behind the head of a collection; then none, and one that lies nowhere.
    let (mark, version) = (Data("ttcf".utf8), Data([0, 1, 0, 0]))
    #expect(try fault(of: mark + version + Data([0, 0, 0, 0])) == "it has no number of faces")
    #expect(try fault(of: mark + version + Data([0, 0, 0, 2])) == "it ends in its list of faces")
    let nowhere = mark + version + Data([0, 0, 0, 1, 0xFF, 0xFF, 0xFF, 0xFF])
    #expect(try fault(of: nowhere) == "it has no tables")
    #expect(try fault(of: Data("%!PS-AdobeFont-1.0".utf8)) == nil)
  }

  private func fault(of data: Data) throws -> String? {
    let path = NSTemporaryDirectory() + "font-\(UUID().uuidString).ttf"
    try data.write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    return FontTables.fault(ofFile: path)
  }

  @Test("a missing pinned font names its Debian package")
  func missingPinnedFont() {
    let error = FontError.missingPinnedFont(
      path: PinnedFonts.emoji, debianPackage: PinnedFonts.debianPackage(of: PinnedFonts.emoji))
    #expect(error.description.contains("apt-get install fonts-noto-color-emoji"))
    for witness in PinnedFonts.witnesses {
      #expect(PinnedFonts.debianPackage(of: witness.path) == witness.debianPackage)
    }
  }

  @Test(
    "weights choose Inter's files",
    arguments: [
      (-0.8, "Inter-Thin"), (-0.4, "Inter-Light"), (0.0, "Inter-Regular"), (0.23, "Inter-Medium"),
      (0.3, "Inter-SemiBold"), (0.4, "Inter-Bold"), (0.56, "Inter-ExtraBold"),
      (0.62, "Inter-Black"),
    ])
  func interFiles(weight: Double, name: String) {
    let path = PinnedFonts.interFile(weight: weight, isItalic: false, isDisplay: false)
    #expect(path == "\(PinnedFonts.inter)/\(name).otf")
    #expect(FileManager.default.isReadableFile(atPath: path))
    let italic = PinnedFonts.interFile(weight: weight, isItalic: true, isDisplay: true)
    #expect(FileManager.default.isReadableFile(atPath: italic), "\(italic)")
  }

  @Test(
    "letters of measured families",
    arguments: [
      // 2.77 and 2.92 em at 15 points, 13.35 em at 25.
      ("Avenir-Book", "Precio", 15.0, 41.55), ("Avenir-Heavy", "Precio", 15, 43.8),
      ("Georgia", "Are you sure want to sign out?", 25, 333.75),
    ])
  func measuredFamilies(name: String, text: String, size: CGFloat, width: CGFloat) {
    let font = FontRequest(family: .named(name), pointSize: size)
    #expect(abs(Samples.shaped(text, font: font).size(width: .infinity).width - width) < 0.01)
  }
}
