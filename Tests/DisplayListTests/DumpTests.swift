// Part of Snug, under the Apache License 2.0; see LICENSE.

import DisplayList
import Foundation
import Geometry
import Testing

@Suite("Text of display lists")
struct DumpTests {
  @Test("nesting is indentation and numbers have at most three decimals")
  func dump() {
    var triangle = Path()
    triangle.move(to: .zero)
    triangle.addLine(to: CGPoint(x: 10, y: 0))
    triangle.addLine(to: CGPoint(x: 0, y: 1.0 / 3))
    triangle.close()
    let list = DisplayList([
      .save,
      .concat(.translation(x: 8, y: -0.0001)),
      .clip(Path(rect: CGRect(x: 0, y: 0, width: 320, height: 100)), .winding),
      .fill(triangle, .evenOdd, PaintColor(red: 1, green: 0.5, blue: 0)),
      .beginLayer(.init(opacity: 0.25, blend: .multiply)),
      .stroke(
        triangle, StrokeStyle(width: 0.5, cap: .round, dashes: [4, 2]),
        PaintColor(red: 0, green: 0, blue: 0, alpha: 0.125)),
      .endLayer,
      .restore,
    ])

    #expect(
      list.dump() == """
        save
          translate 8 0
          clip rect 0 0 320 100
          fill #ff8000 path M0,0 L10,0 L0,0.333 Z evenodd
          layer opacity 0.25 blend multiply
            stroke #000000/0.125 width 0.5 cap round dash 4,2 path M0,0 L10,0 L0,0.333 Z
          end
        restore

        """)
  }

  @Test("glyphs name font file, axes, size and pens")
  func glyphs() {
    let face = FontFaceReference(
      path: "/fonts/Some.ttf", index: 1, variations: [.init(tag: 0x7767_6874, value: 600)],
      pointSize: 17, slant: 0.2)
    let span = GlyphSpan(
      face: face, glyphs: [36, 37], positions: [.zero, CGPoint(x: 9.5, y: -2)],
      origin: CGPoint(x: 4, y: 20))

    #expect(
      DisplayList([.glyphs(span, .black)]).dump()
        == "glyphs #000000 Some.ttf#1 wght=600 17pt slant 0.2 at 4,20 36@0 37@9.5,-2\n")
  }

  @Test("a mask is written below its layer")
  func mask() {
    let mask = DisplayList([
      .fill(Path(rect: CGRect(x: 0, y: 0, width: 1, height: 2)), .winding, .black)
    ])
    let list = DisplayList([.beginLayer(.init(mask: mask)), .endLayer])

    #expect(list.dump() == "layer\n  mask\n    fill #000000 rect 0 0 1 2\nend\n")
  }

  @Test("recordings with the same commands are the same picture")
  func pictureIdentity() {
    func picture(_ color: PaintColor) -> Picture {
      let list = DisplayList([
        .fill(Path(rect: CGRect(x: 0, y: 0, width: 1, height: 1)), .winding, color)
      ])
      return Picture(name: "p", recording: list, size: CGSize(width: 1, height: 1), scale: 2)
    }

    #expect(picture(.black) == picture(.black))
    #expect(picture(.black) != picture(.white))
    #expect(picture(.black).pixelWidth == 2)
  }
}
