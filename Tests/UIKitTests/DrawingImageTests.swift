// Part of Snug, under the Apache License 2.0; see LICENSE.

import DisplayList
import Foundation
import Raster
import Testing

@testable import UIKit

@MainActor
@Suite("Images and catalogs")
struct DrawingImageTests {
  /// A folder with a catalog, removed with the value.
  private final class Catalog {
    let folder = NSTemporaryDirectory() + "catalog-" + UUID().uuidString

    func write(_ text: String, _ path: String) throws { try write(Data(text.utf8), path) }

    func write(_ data: Data, _ path: String) throws {
      let url = URL(fileURLWithPath: "\(folder)/\(path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }
  }

  private func png(_ side: Int) throws -> Data {
    let size = CGSize(width: side, height: side)
    return try Rasterizer().png(of: DisplayList(), size: size, scale: 1)
  }

  /// The beginning of a WebP file whose first chunk has these bytes.
  private static func webP(_ chunk: String, _ bytes: [UInt8]) -> Data {
    Data("RIFF".utf8) + Data(count: 4) + Data("WEBP".utf8) + Data(chunk.utf8) + Data(count: 4)
      + Data(bytes)
  }

  /// Documentation/HostileFiles.md §3.1.
  @Test("a catalog's numbers that are none leave an image of a size, and no colour")
  func strangeNumbers() throws {
    let files = Catalog()
    let set = "A.xcassets/Icon.imageset"
    try files.write(
      """
      {"images": [{"idiom": "universal", "scale": "0x", "filename": "one.png",
        "resizing": {"cap-insets": {"top": 1e300}}, "alignment-insets": {"left": -1e300}}]}
      """, "\(set)/Contents.json")
    try files.write(try png(10), "\(set)/one.png")
    try files.write(
      """
      {"colors": [{"idiom": "universal", "color": {"components":
        {"red": "nan", "green": "inf", "blue": "0", "alpha": "1"}}}]}
      """, "A.xcassets/Ink.colorset/Contents.json")
    let catalog = AssetCatalog(folder: files.folder)
    let storage = try #require(
      catalog.imageSet(named: "Icon")?.storage(in: Appearance(displayScale: 2, idiom: "phone")))
    let image = UIImage(storage: storage)

    #expect(image.size == CGSize(width: 10, height: 10))
    #expect(image.capInsets.top == 1e9 && image.alignmentRectInsets.left == -1e9)
    #expect(catalog.colorSet(named: "Ink") == nil)
  }

  @Test("variants are chosen by appearance, device and scale")
  func lookup() throws {
    let files = Catalog()
    let set = "A.xcassets/Icon.imageset"
    try files.write(
      """
      {"images": [
        {"idiom": "universal", "scale": "1x", "filename": "one.png"},
        {"idiom": "universal", "scale": "2x", "filename": "two.png"},
        {"idiom": "universal", "scale": "2x", "filename": "dark.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "ipad", "scale": "2x", "filename": "pad.png"},
        {"idiom": "universal", "scale": "3x"}],
       "properties": {"template-rendering-intent": "template"}}
      """, "\(set)/Contents.json")
    for (name, side) in [("one", 10), ("two", 20), ("dark", 22), ("pad", 24)] {
      try files.write(try png(side), "\(set)/\(name).png")
    }
    let found = try #require(AssetCatalog(folder: files.folder).imageSet(named: "Icon"))
    func width(_ appearance: Appearance) -> Int? {
      found.storage(in: appearance)?.picture?.pixelWidth
    }

    #expect(found.renderingMode == .alwaysTemplate)
    #expect(width(Appearance(displayScale: 1, idiom: "phone")) == 10)
    #expect(width(Appearance(displayScale: 2, idiom: "phone")) == 20)
    #expect(width(Appearance(displayScale: 3, idiom: "phone")) == 20)
    #expect(width(Appearance(isDark: true, displayScale: 2, idiom: "phone")) == 22)
    #expect(width(Appearance(displayScale: 2, idiom: "pad")) == 24)
  }

  @Test(
    "a set's drawing has the size of its file, and keeps its lines where the set says so",
    arguments: [("page.pdf", true), ("page.svg", false)])
  func drawingInSet(file: String, isKept: Bool) throws {
    let files = Catalog()
    let set = "A.xcassets/Page.imageset"
    try files.write(
      """
      {"images": [{"idiom": "universal", "filename": "\(file)"}],
       "properties": {"preserves-vector-representation": \(isKept)}}
      """, "\(set)/Contents.json")
    try files.write("drawn by the host", "\(set)/\(file)")
    let before = VectorReader.size
    defer { VectorReader.size = before }
    VectorReader.size = { data, _ in
      data == Data("drawn by the host".utf8) ? CGSize(width: 24, height: 16) : before?(data, nil)
    }
    let found = try #require(AssetCatalog(folder: files.folder).imageSet(named: "Page"))
    let storage = try #require(found.storage(in: Appearance(displayScale: 2, idiom: "phone")))
    #expect(UIImage(storage: storage).size == CGSize(width: 24, height: 16))
    guard case .vector(let drawing) = try #require(storage.picture).content else {
      Issue.record("it is no drawing")
      return
    }
    #expect(drawing.staysSharp == isKept)
  }

  @Test("a file is found whose name composes its accents in another way")
  func composition() throws {
    let files = Catalog()
    let set = "A.xcassets/Caf\u{E9}.imageset"
    try files.write(
      "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"Cafe\u{301}.png\"}]}",
      "\(set)/Contents.json")
    try files.write(try png(10), "\(set)/Caf\u{E9}.png")
    let found = try #require(AssetCatalog(folder: files.folder).imageSet(named: "Cafe\u{301}"))
    #expect(found.storage(in: Appearance(displayScale: 1, idiom: "phone")) != nil)
  }

  /// Documentation/HostileFiles.md §1.8.
  @Test("a set has no files outside of it")
  func outside() throws {
    let files = Catalog()
    try files.write(try png(10), "A.xcassets/one.png")
    try files.write(
      "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"../one.png\"}]}",
      "A.xcassets/Icon.imageset/Contents.json")
    try files.write(
      "{\"data\": [{\"idiom\": \"universal\", \"filename\": \"\(files.folder)/A.xcassets/one.png\"}]}",
      "A.xcassets/Words.dataset/Contents.json")
    let catalog = AssetCatalog(folder: files.folder)
    let phone = Appearance(displayScale: 1, idiom: "phone")
    #expect(try #require(catalog.imageSet(named: "Icon")).storage(in: phone) == nil)
    #expect(try #require(catalog.dataSet(named: "Words")).content(in: phone) == nil)
  }

  @Test("a data set gives the bytes and the type for the device")
  func dataSet() throws {
    let files = Catalog()
    let set = "A.xcassets/Words.dataset"
    try files.write(
      """
      {"data": [
        {"idiom": "universal", "filename": "words.json", "universal-type-identifier": "public.json"},
        {"idiom": "ipad", "filename": "pad.txt"},
        {"idiom": "iphone", "filename": "lost.txt"}]}
      """, "\(set)/Contents.json")
    try files.write("[1]", "\(set)/words.json")
    try files.write("pad", "\(set)/pad.txt")
    let bundle = try #require(Bundle(path: files.folder))
    let found = AssetCatalog.catalog(of: bundle).dataSet(named: "Words")
    let phone = try #require(found?.content(in: Appearance(displayScale: 2, idiom: "phone")))
    let pad = try #require(found?.content(in: Appearance(displayScale: 2, idiom: "pad")))

    #expect(phone.data == Data("[1]".utf8) && phone.type == "public.json")
    #expect(pad.data == Data("pad".utf8) && pad.type == "public.data")
    #expect(NSDataAsset(name: "Words", bundle: bundle)?.data == Data("[1]".utf8))
    #expect(NSDataAsset(name: "Other", bundle: bundle) == nil)
  }

  @Test("an image's name may end as its file does, and no other name loses its end")
  func nameWithExtension() {
    #expect(ImageFiles.stem(of: "feature-1.svg") == "feature-1")
    #expect(ImageFiles.stem(of: "Cover.PNG") == "Cover")
    #expect(ImageFiles.stem(of: "arrow.up") == nil)
    #expect(ImageFiles.stem(of: "feature-1") == nil)
  }

  @Test("a symbol file is drawn by weight and scale, between its margins, on its baseline")
  func symbolFile() throws {
    let files = Catalog()
    try files.write(
      #"{"symbols": [{"idiom": "universal", "filename": "bar.svg"}]}"#,
      "A.xcassets/bar.symbolset/Contents.json")
    // At 100 points: a bar 40 wide and 60 high on the baseline, margins 10 beside it; black is wider.
    try files.write(
      """
      <svg width="3300" height="2200"><g id="Notes"><path d="M0 0h3300v2200z"/></g>
      <g id="Guides"><line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
      <line id="left-margin-Regular-M" x1="1440" x2="1440" y1="1000" y2="1150"/>
      <line id="right-margin-Regular-M" x1="1500" x2="1500" y1="1000" y2="1150"/></g>
      <g id="Symbols"><g id="Black-M" transform="matrix(1 0 0 1 2800 1126)">
      <path d="M0 0V-60H80V0Z"/></g>
      <g id="Regular-M" transform="matrix(1 0 0 1 1450 1126)">
      <path class="monochrome-0" d="M 0 0 L 0 -60 L 40 -60 L 40 0 Z"/></g></g></svg>
      """, "A.xcassets/bar.symbolset/bar.svg")
    let set = try #require(AssetCatalog(folder: files.folder).imageSet(named: "bar"))
    let image = UIImage(storage: try #require(set.storage(in: .current)))
    let large = image.applyingSymbolConfiguration(
      .init(pointSize: 50, weight: .heavy, scale: .medium))

    #expect(image.isSymbolImage)
    // 17 pt: 60 × 0.17 from margin to margin, 60 × 0.17 and 0.4 above and below.
    #expect(abs(image.size.width - 10.2) < 0.01)
    #expect(abs(image.size.height - 11) < 0.01)
    #expect(abs((image.baselineOffsetFromBottom ?? 0) - 0.4) < 0.01)
    // 50 pt, the nearest weight is black, which has no guides: as wide as what it paints.
    #expect(abs((large?.size.width ?? 0) - 40) < 0.01)
    guard case .recording(let list, _) = image.storage.picture?.content else {
      Issue.record("not a recording")
      return
    }
    let paints = list.commands.contains { if case .fill = $0 { true } else { false } }
    #expect(paints)
    // What is painted begins at the margin, 10 of 100 points.
    guard case .concat(let start)? = list.commands.first else {
      Issue.record("the drawing is not moved")
      return
    }
    #expect(abs(start.tx - 1.7) < 0.001 && abs(start.ty - 0.4) < 0.001)
  }

  @Test("namespaces prefix names, missing names are nil")
  func namespaces() throws {
    let files = Catalog()
    try files.write(
      #"{"properties": {"provides-namespace": true}}"#, "A.xcassets/Theme/Contents.json")
    try files.write(
      #"{"colors": [{"color": {"components": {"white": "0.5", "alpha": "1"}}}]}"#,
      "A.xcassets/Theme/Tint.colorset/Contents.json")
    let catalog = AssetCatalog(folder: files.folder)

    #expect(catalog.colorSet(named: "Theme/Tint") != nil)
    #expect(catalog.colorSet(named: "Tint") == nil)
    #expect(catalog.imageSet(named: "Theme/Tint") == nil)
  }

  @Test("named colours have light and dark variants")
  func colors() throws {
    let files = Catalog()
    try files.write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0xFF", "green": "0.500", "blue": "51", "alpha": "0.5"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"components": {"white": "1.000", "alpha": "1.000"}}}]}
      """, "A.xcassets/Brand.colorset/Contents.json")
    let set = try #require(AssetCatalog(folder: files.folder).colorSet(named: "Brand"))

    #expect(set.color(in: Appearance()).cgColor.values == [1, 0.5, 0.2, 0.5])
    #expect(set.color(in: Appearance(isDark: true)).cgColor.values == [1, 1])
  }

  @Test(
    "components are hex, bytes or shares",
    arguments: [("0x80", 128.0 / 255), ("255", 1), ("1.0", 1), ("0.25", 0.25), ("1", 1.0 / 255)]
      as [(String, CGFloat)])
  func components(text: String, value: CGFloat) {
    #expect(ColorSet.component(text) == value)
  }

  @Test("files carry their scale in their name")
  func files() throws {
    let files = Catalog()
    try files.write(try png(30), "icon@3x.png")
    try files.write(try png(20), "icon@2x.png")

    let large = try #require(UIImage(contentsOfFile: files.folder + "/icon@3x.png"))
    #expect(large.scale == 3 && large.size == CGSize(width: 10, height: 10))
    let chosen = try #require(UIImage(contentsOfFile: files.folder + "/icon.png"))
    #expect(chosen.scale == 2 && chosen.size == CGSize(width: 10, height: 10))
    #expect(UIImage(contentsOfFile: files.folder + "/none.png") == nil)
  }

  @Test("headers of PNG, GIF and JPEG tell the size; rubbish tells none")
  func headers() throws {
    #expect(ImageHeader(try png(7))?.width == 7)
    #expect(ImageHeader(Data("GIF89a".utf8) + [3, 0, 1, 1, 0])?.height == 257)
    let picture = Picture(name: "p", encoded: try png(9), pixelWidth: 9, pixelHeight: 9)
    let jpeg = try Rasterizer().jpeg(of: picture, quality: 0.9)
    #expect(ImageHeader(jpeg)?.width == 9)
    #expect(ImageHeader(jpeg.prefix(12)) == nil)
    #expect(ImageHeader(Self.webP("VP8X", [0, 0, 0, 0, 0x2b, 1, 0, 9, 0, 0]))?.width == 300)
    #expect(ImageHeader(Self.webP("VP8X", [0, 0, 0, 0, 0x2b, 1, 0, 9, 0, 0]))?.height == 10)
    // 14 bits of width - 1, then 14 of height - 1: 2 and 4.
    #expect(ImageHeader(Self.webP("VP8L", [0x2f, 0x02, 0, 0x01, 0]))?.width == 3)
    #expect(ImageHeader(Self.webP("VP8L", [0x2f, 0x02, 0, 0x01, 0]))?.height == 5)
    #expect(
      ImageHeader(Self.webP("VP8 ", [0, 0, 0, 0x9d, 0x01, 0x2a, 0x40, 0x01, 0xf0, 0]))?.width
        == 320)
    #expect(ImageHeader(Self.webP("VP8 ", [0, 0, 0])) == nil)
    let tiff: [UInt8] =
      [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 2]
      + [1, 0, 0, 3, 0, 0, 0, 1, 0, 7, 0, 0] + [1, 1, 0, 4, 0, 0, 0, 1, 0, 0, 0, 9]
    #expect(ImageHeader(Data(tiff))?.width == 7)
    #expect(ImageHeader(Data(tiff))?.height == 9)
    let bitmap =
      Data("BM".utf8) + Data(count: 12) + [40, 0, 0, 0, 5, 0, 0, 0, 0xfa, 0xff, 0xff, 0xff]
    #expect(ImageHeader(bitmap)?.height == 6)
    let heif =
      Data([0, 0, 0, 16]) + Data("ftypheic".utf8) + Data(count: 8)
      + Data("ispe".utf8) + [0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0]
    #expect(ImageHeader(heif)?.width == 512)
    #expect(ImageHeader(heif)?.height == 256)
    let huge = heif + Data("ispe".utf8) + Data(count: 4) + Data(repeating: 0xff, count: 8)
    #expect(ImageHeader(huge)?.width == 0xffff_ffff)
    #expect(ImageHeader(Data([1, 2, 3])) == nil)
  }

  @Test("caps keep their size and the middle stretches")
  func slices() {
    let axis = SliceAxis(
      length: 10, before: 3, after: 2, start: 100, extent: 30, repeats: false)

    #expect(axis.pieces.map(\.target) == [100...103, 103...128, 128...130])
    #expect(axis.pieces.map(\.source) == [0...0.3, 0.3...0.8, 0.8...1])
  }

  @Test("a repeating middle is cut off at the far cap")
  func tiles() {
    let axis = SliceAxis(length: 10, before: 3, after: 2, start: 0, extent: 17, repeats: true)

    // 12 points between the caps hold two middles of 5 and 2 points of a third.
    #expect(axis.pieces.map(\.target) == [0...3, 3...8, 8...13, 13...15, 15...17])
    #expect(axis.pieces[3].source == 0.3...0.5)
  }

  @Test("turned images swap width and height")
  func orientations() throws {
    let picture = Picture(
      name: "p", recording: DisplayList(), size: CGSize(width: 4, height: 2), scale: 1)
    let image = UIImage(cgImage: CGImage(picture: picture), scale: 2, orientation: .right)

    #expect(image.size == CGSize(width: 1, height: 2))
  }

  @Test("template images take the tint, originals keep their colours")
  func tints() throws {
    let image = try #require(UIImage(systemName: "plus"))
    func dump(_ image: UIImage) -> String {
      GraphicsStack.record(canvas: CGRect(x: 0, y: 0, width: 9, height: 9), scale: 1) { _ in
        image.draw(in: CGRect(x: 0, y: 0, width: 9, height: 9), tint: .red)
      }.dump()
    }

    #expect(dump(image).contains("tint #ff0000"))
    #expect(dump(image.withTintColor(.blue)).contains("tint #0000ff"))
    #expect(!dump(image.withRenderingMode(.alwaysOriginal)).contains("tint #ff0000"))
    #expect(UIImage(systemName: "no.such.symbol") == nil)
  }
}
