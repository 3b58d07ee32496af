// Part of Snug, under the Apache License 2.0; see LICENSE.

import DisplayList
import Foundation
import Geometry
import Raster
import Testing

@Suite("Glyphs")
struct GlyphTests {
  /// Glyph 2 of Inter is the capital A.
  private func span(slant: CGFloat = 0, embolden: CGFloat = 0) throws -> GlyphSpan {
    GlyphSpan(
      face: FontFaceReference(
        path: try interPath(), pointSize: 60, slant: slant, embolden: embolden),
      glyphs: [2], positions: [.zero], origin: CGPoint(x: 20, y: 80))
  }

  private func ink(_ image: ImageSurface, rows: Range<Int>) -> [Int] {
    (0..<image.width).filter { x in rows.contains { image[x, $0].alpha > 127 } }
  }

  @Test("a glyph stands on its baseline")
  func baseline() throws {
    let image = try draw([.glyphs(span(), .black)], side: 100)

    #expect(!ink(image, rows: 40..<80).isEmpty)
    #expect(ink(image, rows: 82..<100).isEmpty)
  }

  @Test("a slanted glyph leans to the right above its baseline")
  func slant() throws {
    let upright = try draw([.glyphs(span(), .black)], side: 100)
    let leaning = try draw([.glyphs(span(slant: 0.25), .black)], side: 100)
    let (before, after) = (ink(upright, rows: 40..<45), ink(leaning, rows: 40..<45))

    // Around 37 points above the baseline the shear is 37 / 4, about 9 points.
    let shift = try #require(after.last) - (try #require(before.last))
    #expect((7...11).contains(shift))
  }

  @Test("an emboldened glyph is wider by the given amount")
  func embolden() throws {
    let plain = ink(try draw([.glyphs(span(), .black)], side: 100), rows: 30..<81)
    let bold = ink(try draw([.glyphs(span(embolden: 4), .black)], side: 100), rows: 30..<81)

    #expect(abs(bold.count - plain.count - 4) <= 1)
  }

  @Test("a font that is not there is an error that names it")
  func missingFont() throws {
    let face = FontFaceReference(path: "/nowhere.ttf", pointSize: 10)
    let span = GlyphSpan(face: face, glyphs: [1], positions: [.zero], origin: .zero)

    #expect(throws: RasterError.font(path: "/nowhere.ttf")) {
      try draw([.glyphs(span, .black)])
    }
  }

  @Test("emoji have colours of their own")
  func emoji() throws {
    let path = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
    try #require(FileManager.default.fileExists(atPath: path), "fonts-noto-color-emoji is missing")
    let span = GlyphSpan(
      face: FontFaceReference(path: path, pointSize: 40), glyphs: [900, 901],
      positions: [.zero, CGPoint(x: 48, y: 0)], origin: CGPoint(x: 2, y: 60), isColor: true)
    let image = try draw([.glyphs(span, .black)], side: 100)

    var colours = Set<Int>()
    for y in 0..<100 {
      for x in 0..<100 where image[x, y].alpha == 255 {
        let pixel = image[x, y]
        if max(pixel.red, pixel.green, pixel.blue) - min(pixel.red, pixel.green, pixel.blue) > 60 {
          colours.insert(pixel.red << 16 | pixel.green << 8 | pixel.blue)
        }
      }
    }
    #expect(colours.count > 10)
  }

  @Test("pictures stay equal when renderers come and go")
  func renderersComeAndGo() throws {
    func picture(_ path: String) throws -> Data {
      let span = GlyphSpan(
        face: FontFaceReference(path: path, pointSize: 40), glyphs: [40, 41, 42],
        positions: [.zero, CGPoint(x: 30, y: 0), CGPoint(x: 60, y: 0)],
        origin: CGPoint(x: 2, y: 60))
      return try draw([.glyphs(span, .black)], side: 100).png()
    }
    let fonts = ["NotoSans-Regular", "NotoSerif-Regular", "NotoSansHebrew-Regular"]
      .map { "/usr/share/fonts/truetype/noto/\($0).ttf" }
    let first = try fonts.map(picture)

    for round in 0..<20 {
      #expect(try fonts.map(picture) == first, "round \(round)")
    }
    #expect(Set(first).count == fonts.count)
  }
}
