// Part of Snug, under the Apache License 2.0; see LICENSE.

import DisplayList
import Foundation
import Geometry
import Raster
import Testing

@Suite("Documents")
struct DocumentTests {
  /// A bit of everything that could bring names, dates or addresses into a file.
  private func sample() throws -> DisplayList {
    let face = FontFaceReference(path: try interPath(), pointSize: 20)
    let span = GlyphSpan(
      face: face, glyphs: [5, 6, 7], positions: [0, 14, 28].map { CGPoint(x: $0, y: 0) },
      origin: CGPoint(x: 10, y: 40))
    let shadow = Shadow(offset: CGSize(width: 0, height: 2), deviation: 3, color: .black)
    let gradient = Gradient(
      shape: .radial(
        from: CGPoint(x: 50, y: 50), radius: 0, to: CGPoint(x: 50, y: 50), endRadius: 30),
      stops: [.init(location: 0, color: .red), .init(location: 1, color: .blue)])
    return DisplayList([
      .shadow(square(20, 20, 60, 60), .winding, shadow),
      .save, .clip(square(20, 20, 60, 60), .winding), .gradient(gradient), .restore,
      .beginLayer(.init(opacity: 0.5)), .glyphs(span, .black), .endLayer,
    ])
  }

  private let size = CGSize(width: 100, height: 100)

  @Test("two renderers write the same bytes, and so does one twice")
  func sameBytes() throws {
    let list = try sample()
    let (first, second) = (Rasterizer(), Rasterizer())

    #expect(
      try first.png(of: list, size: size, scale: 2) == second.png(of: list, size: size, scale: 2))
    let pages = [(list: list, size: size)]
    let pdf = try first.pdf(of: pages)
    #expect(pdf.starts(with: Data("%PDF".utf8)))
    #expect(try first.pdf(of: pages) == pdf)
    #expect(try second.pdf(of: pages) == pdf)
    let svg = try first.svg(of: list, size: size)
    #expect(String(decoding: svg, as: UTF8.self).contains("<svg"))
    #expect(try first.svg(of: list, size: size) == svg)
    #expect(try second.svg(of: list, size: size) == svg)
  }

  @Test("an encoded picture fills its rectangle, a part of it only its part")
  func pictures() throws {
    let halves = DisplayList([
      .fill(square(0, 0, 4, 8), .winding, .red), .fill(square(4, 0, 4, 8), .winding, .green),
    ])
    let png = try Rasterizer().png(of: halves, size: CGSize(width: 8, height: 8), scale: 1)
    let picture = Picture(name: "halves", encoded: png, pixelWidth: 8, pixelHeight: 8)
    let whole = try draw([
      .picture(.init(picture: picture, target: CGRect(x: 0, y: 0, width: 20, height: 20)))
    ])
    let right = try draw([
      .picture(
        .init(
          picture: picture, source: CGRect(x: 0.5, y: 0, width: 0.5, height: 1),
          target: CGRect(x: 5, y: 5, width: 10, height: 10)))
    ])

    #expect(whole[2, 10] == .red && whole[17, 10] == .green)
    #expect(right[7, 10].green == 255 && right[12, 10] == .green)
    #expect(right[3, 10] == .clear)
  }

  @Test("a tint colours the alpha of a picture, encoded or recorded", arguments: [true, false])
  func tints(isEncoded: Bool) throws {
    let dot = DisplayList([.fill(square(0, 0, 4, 8), .winding, .red)])
    let area = CGSize(width: 8, height: 8)
    let png = try Rasterizer().png(of: dot, size: area, scale: 1)
    let picture =
      isEncoded
      ? Picture(name: "dot", encoded: png, pixelWidth: 8, pixelHeight: 8)
      : Picture(name: "dot", recording: dot, size: area, scale: 1)
    let image = try draw([
      .picture(
        .init(
          picture: picture, target: CGRect(x: 0, y: 0, width: 20, height: 20), tint: .blue))
    ])

    #expect(image[4, 10] == .blue)
    #expect(image[16, 10] == .clear)
  }

  @Test("a broken picture is a hole and one problem, not a failure")
  func brokenPicture() throws {
    let picture = Picture(
      name: "broken", encoded: Data([1, 2, 3]), pixelWidth: 8, pixelHeight: 8)
    let command = DisplayList.Command.picture(
      .init(picture: picture, target: CGRect(x: 0, y: 0, width: 20, height: 20)))
    let rasterizer = Rasterizer()
    let image = try rasterizer.image(
      of: DisplayList([command, command]), size: CGSize(width: 20, height: 20), scale: 1)

    #expect(image[10, 10] == .clear)
    #expect(rasterizer.problems.count == 1)
    #expect(rasterizer.problems.first?.description.contains("broken") ?? false)
  }
}
