// Part of Snug, under the Apache License 2.0; see LICENSE.

import DisplayList
import Foundation
import Testing

@Suite("What lies at a point of a display list")
struct BackdropTests {
  private let red = PaintColor(red: 1, green: 0, blue: 0)
  private let blue = PaintColor(red: 0, green: 0, blue: 1)
  private let point = CGPoint(x: 15, y: 15)

  private func rect(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
    Path(rect: CGRect(x: x, y: y, width: side, height: side))
  }

  @Test("the last fill that holds the point counts, wherever it was moved to")
  func lastFill() {
    let list = DisplayList([
      .fill(rect(0, 0, 100), .winding, red),
      .save, .concat(.translation(x: 10, y: 10)), .fill(rect(0, 0, 10), .winding, blue), .restore,
      .fill(rect(0, 0, 10), .winding, .black),
    ])

    #expect(list.backdrop(at: point) == blue)
    #expect(list.backdrop(at: CGPoint(x: 5, y: 5)) == .black)
    #expect(list.backdrop(at: CGPoint(x: 50, y: 5)) == red)
    #expect(list.backdrop(at: CGPoint(x: 500, y: 5)) == nil)
  }

  @Test("what a clip or a rounded corner keeps away does not count")
  func clipped() {
    var circle = Path()
    circle.addEllipse(in: CGRect(x: 14, y: 14, width: 40, height: 40))
    let list = DisplayList([
      .fill(rect(0, 0, 100), .winding, red),
      .save, .clip(rect(50, 50, 10), .winding), .fill(rect(0, 0, 100), .winding, blue), .restore,
      .fill(circle, .winding, blue),
    ])

    #expect(list.backdrop(at: point) == red)
  }

  @Test("a veil is mixed in by its opacity and its layer's")
  func veil() throws {
    let list = DisplayList([
      .fill(rect(0, 0, 100), .winding, .white),
      .beginLayer(.init(opacity: 0.5)),
      .fill(rect(0, 0, 100), .winding, PaintColor(red: 0, green: 0, blue: 0, alpha: 0.5)),
      .endLayer,
    ])

    // White under black at a quarter.
    #expect(try #require(list.backdrop(at: point)).red == 0.75)
  }

  @Test("under a picture nothing is known")
  func picture() {
    let picture = Picture(name: "photo", encoded: Data([1]), pixelWidth: 1, pixelHeight: 1)
    let list = DisplayList([
      .fill(rect(0, 0, 100), .winding, red),
      .picture(
        PicturePlacement(picture: picture, target: CGRect(x: 0, y: 0, width: 20, height: 20))),
    ])

    #expect(list.backdrop(at: point) == nil)
    #expect(list.backdrop(at: CGPoint(x: 50, y: 50)) == red)
  }
}
