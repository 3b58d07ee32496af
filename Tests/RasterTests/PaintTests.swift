// Part of Snug, under the Apache License 2.0; see LICENSE.

import DisplayList
import Foundation
import Raster
import Testing

@Suite("Pixels")
struct PaintTests {
  @Test("a fill covers its rectangle and nothing else, at any scale", arguments: [1, 2, 3])
  func fills(scale: Int) throws {
    let image = try draw([.fill(square(5, 5, 10, 10), .winding, .red)], scale: CGFloat(scale))

    #expect(image.width == 20 * scale)
    #expect(image[5 * scale, 5 * scale] == .red)
    #expect(image[15 * scale - 1, 15 * scale - 1] == .red)
    #expect(image[5 * scale - 1, 10 * scale] == .clear)
    #expect(image[15 * scale, 10 * scale] == .clear)
  }

  @Test("a half transparent fill mixes with what is below")
  func mixes() throws {
    let blue = PaintColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    let image = try draw([.fill(square(0, 0, 20, 20), .winding, blue)], background: .white)

    #expect(image[10, 10].isNear(Pixel(127, 127, 255), within: 1))
  }

  @Test("a stroke of width 2 has a point on each side of the path")
  func strokeWidth() throws {
    let image = try draw([.stroke(square(5, 5, 10, 10), StrokeStyle(width: 2), .red)])

    #expect(image[4, 10] == .red && image[5, 10] == .red)
    #expect(image[3, 10] == .clear && image[6, 10] == .clear)
  }

  @Test("dashes leave gaps of their lengths")
  func dashes() throws {
    var line = Path()
    line.move(to: CGPoint(x: 0, y: 10))
    line.addLine(to: CGPoint(x: 20, y: 10))
    let style = StrokeStyle(width: 2, dashes: [4, 2])
    let image = try draw([.stroke(line, style, .red)])

    // On 0...4, off 4...6, on 6...10.
    #expect(image[3, 10] == .red && image[6, 10] == .red && image[9, 10] == .red)
    #expect(image[4, 10] == .clear && image[5, 10] == .clear && image[10, 10] == .clear)
  }

  @Test("a rounded clip cuts the corner and keeps the middle of the side")
  func roundedClip() throws {
    var path = Path()
    path.addRoundedRect(CGRect(x: 0, y: 0, width: 20, height: 20), radii: .init(uniform: 8))
    let image = try draw([.clip(path, .winding), .fill(square(0, 0, 20, 20), .winding, .red)])

    #expect(image[0, 0] == .clear && image[19, 19] == .clear)
    #expect(image[10, 0] == .red && image[0, 10] == .red)
    // (2, 2) lies 8·√2 − 2.5·√2 ≈ 7.8 from the corner's centre: just inside.
    #expect(image[3, 3] == .red)
  }

  @Test("restore brings transform and clip back")
  func restores() throws {
    let image = try draw([
      .save, .concat(.translation(x: 10, y: 0)), .clip(square(0, 0, 2, 2), .winding), .restore,
      .fill(square(0, 0, 20, 20), .winding, .green),
    ])

    #expect(image[0, 19] == .green && image[19, 0] == .green)
  }

  @Test("a gradient starts and ends in its colours and is half of both in the middle")
  func gradient() throws {
    let gradient = Gradient(
      shape: .linear(from: .zero, to: CGPoint(x: 100, y: 0)),
      stops: [.init(location: 0, color: .red), .init(location: 1, color: .blue)])
    let image = try draw([.gradient(gradient)], side: 100)

    #expect(image[0, 50].isNear(.red, within: 3))
    #expect(image[99, 50].isNear(.blue, within: 3))
    #expect(image[50, 50].isNear(Pixel(127, 0, 127), within: 3))
  }

  @Test("a gradient that does not extend leaves the rest clear, on that side only")
  func gradientEnds() throws {
    let gradient = Gradient(
      shape: .linear(from: CGPoint(x: 5, y: 0), to: CGPoint(x: 15, y: 0)),
      stops: [.init(location: 0, color: .red), .init(location: 1, color: .blue)],
      extendsBefore: false, extendsAfter: true)
    let image = try draw([.gradient(gradient)])

    #expect(image[3, 10] == .clear)
    #expect(image[17, 10] == .blue)
  }

  @Test("two overlapping fills in a half opaque layer do not show through each other")
  func groupOpacity() throws {
    let image = try draw(
      [
        .beginLayer(.init(opacity: 0.5)), .fill(square(0, 0, 12, 20), .winding, .red),
        .fill(square(8, 0, 12, 20), .winding, .blue), .endLayer,
      ], background: .white)

    #expect(image[10, 10].isNear(Pixel(127, 127, 255), within: 1))
    #expect(image[4, 10].isNear(Pixel(255, 127, 127), within: 1))
  }

  @Test("multiply of red and green is black")
  func multiplies() throws {
    let image = try draw(
      [
        .beginLayer(.init(blend: .multiply)), .fill(square(0, 0, 10, 20), .winding, .green),
        .endLayer,
      ], background: .red)

    #expect(image[5, 10] == Pixel(0, 0, 0))
    #expect(image[15, 10] == .red)
  }

  @Test("a layer shows only where its mask has alpha")
  func masks() throws {
    let mask = DisplayList([.fill(square(0, 0, 10, 20), .winding, .black)])
    let image = try draw(
      [.beginLayer(.init(mask: mask)), .fill(square(0, 0, 20, 20), .winding, .red), .endLayer],
      background: .white)

    #expect(image[5, 10] == .red)
    #expect(image[15, 10] == .white)
  }

  @Test("a sharp shadow is the shape, shifted, in the shadow's colour")
  func sharpShadow() throws {
    let shadow = Shadow(offset: CGSize(width: 5, height: 5), deviation: 0, color: .blue)
    let image = try draw([.shadow(square(2, 2, 8, 8), .winding, shadow)])

    #expect(image[7, 7] == .blue && image[14, 14] == .blue)
    #expect(image[6, 6] == .clear && image[15, 15] == .clear)
  }

  @Test("on the edge of a wide shape, a blurred shadow has half its strength")
  func blurredShadow() throws {
    let shadow = Shadow(offset: .zero, deviation: 4, color: .black)
    let image = try draw([.shadow(square(0, 0, 50, 100), .winding, shadow)], side: 100)

    #expect(abs(image[49, 50].alpha - image[50, 50].alpha) < 30)
    #expect(abs((image[49, 50].alpha + image[50, 50].alpha) / 2 - 127) <= 4)
    #expect(image[20, 50].alpha > 250)
    #expect(image[70, 50].alpha == 0)
  }

  @Test("a layer's shadow lies below its content")
  func layerShadow() throws {
    let shadow = Shadow(offset: CGSize(width: 4, height: 0), deviation: 0, color: .blue)
    let image = try draw([
      .beginLayer(.init(shadow: shadow)), .fill(square(4, 4, 8, 8), .winding, .red), .endLayer,
    ])

    #expect(image[5, 6] == .red && image[11, 6] == .red)
    #expect(image[13, 6] == .blue)
  }

  @Test("a map without an inverse draws nothing and breaks nothing")
  func singular() throws {
    let image = try draw([
      .save, .concat(.scale(x: 0, y: 1)), .fill(square(0, 0, 20, 20), .winding, .red), .restore,
      .fill(square(0, 0, 5, 5), .winding, .green),
    ])

    #expect(image[2, 2] == .green)
    #expect(image[10, 10] == .clear)
  }

  @Test("unbalanced lists are closed, not refused")
  func unbalanced() throws {
    let image = try draw([
      .restore, .endLayer, .save, .beginLayer(.init(opacity: 0.5)),
      .fill(square(0, 0, 20, 20), .winding, .red),
    ])

    #expect(abs(image[10, 10].alpha - 127) <= 1)
  }

  @Test("sizes that no image can have are errors", arguments: [0, 1e9, CGFloat.nan])
  func impossibleSizes(side: CGFloat) {
    #expect(throws: RasterError.self) { try draw([], side: side) }
  }
}
