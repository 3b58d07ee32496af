// Part of Snug, under the Apache License 2.0; see LICENSE.

import Goldens
import Testing

@Suite("Comparing pictures")
struct PictureComparisonTests {
  private let white = PixelBuffer(width: 8, height: 8, red: 255, green: 255, blue: 255)

  @Test("equal pictures do not differ")
  func equal() {
    let comparison = PictureComparison(old: white, new: white)
    #expect(comparison.count == 0)
    #expect(comparison.box == nil)
  }

  @Test(
    "greys differ from 27 of 255 on, as the note derives",
    arguments: [(UInt8(255 - 26), 0), (UInt8(255 - 27), 64)])
  func threshold(grey: UInt8, count: Int) {
    // 0.5053 · 26² = 341.6 and 0.5053 · 27² = 368.4 lie around 352.15; hue is nought.
    let other = PixelBuffer(width: 8, height: 8, red: grey, green: grey, blue: grey)
    #expect(PictureComparison(old: white, new: other).count == count)
  }

  @Test("hue counts less than brightness")
  func hue() {
    // Blue has 0.114 of the brightness: 40 of blue is ΔY 4.6, ΔI 12.9, ΔQ 12.4, weighed 90.
    let bluish = PixelBuffer(width: 8, height: 8, red: 255, green: 255, blue: 215)
    let greenish = PixelBuffer(width: 8, height: 8, red: 255, green: 215, blue: 255)
    // 40 of green: ΔY 23.5, ΔI 11.0, ΔQ 20.9, weighed 400.
    #expect(PictureComparison(old: white, new: bluish).count == 0)
    #expect(PictureComparison(old: white, new: greenish).count == 64)
  }

  @Test("the box surrounds what differs")
  func box() {
    var other = white
    other.set(x: 2, y: 5, red: 0, green: 0, blue: 0)
    other.set(x: 4, y: 6, red: 0, green: 0, blue: 0)

    let comparison = PictureComparison(old: white, new: other)

    #expect(comparison.count == 2)
    #expect(comparison.box?.x == 2..<5)
    #expect(comparison.box?.y == 5..<7)
  }

  @Test("one dot on a large picture is a difference")
  func dot() {
    let old = PixelBuffer(width: 300, height: 300, red: 255, green: 255, blue: 255)
    var new = old
    new.set(x: 150, y: 150, red: 0, green: 0, blue: 0)
    #expect(PictureComparison(old: old, new: new).count == 1)
  }

  /// Black to the left of a column of `grey`, white to the right of it.
  private func edge(at column: Int, grey: UInt8, slope: Bool = true) -> PixelBuffer {
    var picture = PixelBuffer(width: 12, height: 12, red: 255, green: 255, blue: 255)
    for y in 0..<12 {
      // A slope has another grey in each row, as the edge of a glyph has.
      let shade = slope ? UInt8(Int(grey) + y * 3) : grey
      for x in 0..<column { picture.set(x: x, y: y, red: 0, green: 0, blue: 0) }
      picture.set(x: column, y: y, red: shade, green: shade, blue: shade)
    }
    return picture
  }

  @Test("the smoothed edge of a shape may be smoothed otherwise")
  func smoothed() {
    let comparison = PictureComparison(old: edge(at: 6, grey: 60), new: edge(at: 6, grey: 160))
    #expect(comparison.count == 0)
    #expect(comparison.smoothedCount == 12)
  }

  @Test("a shape that moves by a pixel differs")
  func moved() {
    let comparison = PictureComparison(
      old: edge(at: 6, grey: 100), new: edge(at: 8, grey: 100))
    #expect(comparison.count >= 12)
  }

  @Test("what is transparent is compared over white")
  func transparent() {
    var clear = white
    for y in 0..<8 {
      for x in 0..<8 { clear.set(x: x, y: y, red: 0, green: 0, blue: 0, alpha: 0) }
    }
    #expect(PictureComparison(old: white, new: clear).count == 0)
  }

  @Test("the picture of the difference is red where pixels differ and pale elsewhere")
  func picture() {
    var other = PixelBuffer(width: 8, height: 8, red: 0, green: 0, blue: 0)
    let black = other
    other.set(x: 1, y: 0, red: 255, green: 255, blue: 255)

    let bytes = PictureComparison(old: black, new: other).picture.bytes

    // 255 − 255 · 0.1 = 229.5, without its half.
    #expect(Array(bytes[0..<8]) == [229, 229, 229, 255, 226, 32, 44, 255])
  }
}
