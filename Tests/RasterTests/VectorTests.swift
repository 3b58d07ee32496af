// Part of Snug, under the Apache License 2.0; see LICENSE.

import DisplayList
import Foundation
import Testing

@testable import Raster

/// Pictures that are drawings: PDF and SVG (Documentation/Drawing.md §6.6).
@Suite("PDF and SVG files")
struct VectorTests {
  /// A red square of 10 points at the top left of a page of 20 by 10.
  private func page() throws -> Data {
    try Rasterizer().pdf(of: [
      (
        DisplayList([.fill(square(0, 0, 10, 10), .winding, .red)]), CGSize(width: 20, height: 10)
      )
    ])
  }

  private let drawing = Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 40 20">
      <rect width="20" height="20" fill="#f00"/>
      <g id="part"><rect x="30" y="4" width="6" height="3" fill="#00f"/></g>
    </svg>
    """.utf8)

  private func picture(_ data: Data, part: String? = nil, staysSharp: Bool = true) throws -> Picture
  {
    let size = try #require(VectorDrawing.size(of: data, part: part))
    return Picture(
      name: "drawing",
      vector: VectorFile(data: data, part: part, size: size, staysSharp: staysSharp), scale: 1)
  }

  private func placed(_ picture: Picture, _ tint: PaintColor? = nil) throws -> ImageSurface {
    try draw(
      [
        .picture(
          PicturePlacement(
            picture: picture, target: CGRect(x: 0, y: 0, width: 40, height: 20), tint: tint))
      ], side: 40)
  }

  @Test("a page's size is in points, a drawing's in its pixels, else that of its coordinates")
  func sizes() throws {
    #expect(VectorDrawing.size(of: try page()) == CGSize(width: 20, height: 10))
    #expect(VectorDrawing.size(of: drawing) == CGSize(width: 20, height: 10))
    #expect(VectorDrawing.size(of: drawing, part: "part") == CGSize(width: 6, height: 3))
    let bare = Data(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16"/>"#.utf8)
    #expect(VectorDrawing.size(of: bare) == CGSize(width: 24, height: 16))
  }

  @Test("what is neither has no size and is told when it is drawn")
  func broken() throws {
    let junk = Data("no picture".utf8)
    #expect(VectorDrawing.size(of: junk) == nil)
    let file = VectorFile(data: junk, size: CGSize(width: 4, height: 4), staysSharp: true)
    let rasterizer = Rasterizer()
    _ = try rasterizer.image(
      of: DisplayList([
        .picture(
          PicturePlacement(
            picture: Picture(name: "junk", vector: file, scale: 1),
            target: CGRect(x: 0, y: 0, width: 4, height: 4)))
      ]), size: CGSize(width: 4, height: 4), scale: 1)
    #expect(rasterizer.problems.count == 1)
  }

  @Test("a drawing twice as large is sharp at its edge; as pixels it is not")
  func sharpness() throws {
    for data in [try page(), drawing] {
      let sharp = try placed(picture(data))
      #expect(sharp[19, 2] == .red && sharp[20, 2].alpha == 0)
      let soft = try placed(picture(data, staysSharp: false))
      #expect(soft[5, 2] == .red && soft[20, 2].alpha > 0)
    }
  }

  @Test("a template is a stencil of its tint, and one element can stand alone")
  func stencil() throws {
    let tinted = try placed(picture(drawing), .green)
    #expect(tinted[5, 5] == .green && tinted[25, 2].alpha == 0)
    let part = try placed(picture(drawing, part: "part"))
    #expect(part[20, 10] == .blue)
  }
}
