// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@Suite("Outlines of lines")
struct StrokedPathTests {
  private func line(_ points: CGPoint...) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points)
    return path
  }

  private func outline(
    _ path: CGPath, _ width: CGFloat, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter
  ) -> CGPath {
    path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: 10)
  }

  @Test("a line covers half of its width on each side, and its ends go on as they say")
  func caps() {
    let straight = line(.zero, CGPoint(x: 10, y: 0))
    let butt = outline(straight, 4)
    #expect(butt.boundingBoxOfPath == CGRect(x: 0, y: -2, width: 10, height: 4))
    #expect(butt.contains(CGPoint(x: 5, y: 1.9)) && !butt.contains(CGPoint(x: -1, y: 0)))
    let square = outline(straight, 4, .square)
    #expect(square.boundingBoxOfPath == CGRect(x: -2, y: -2, width: 14, height: 4))
    let round = outline(straight, 4, .round)
    #expect(round.contains(CGPoint(x: -1.9, y: 0)) && !round.contains(CGPoint(x: -1.9, y: 1.9)))
    // Where an end's circle lies over the segment there is no hole.
    #expect(round.contains(CGPoint(x: 1, y: 0)) && round.contains(CGPoint(x: 9, y: 1)))
  }

  @Test("a right angle has a tip, a cut corner or a round one")
  func joins() {
    let corner = line(.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10))
    let tip = CGPoint(x: 10.9, y: -0.9)
    #expect(outline(corner, 2).contains(tip))
    // The cut goes from (10, −1) to (11, 0).
    let bevel = outline(corner, 2, .butt, .bevel)
    #expect(!bevel.contains(tip) && bevel.contains(CGPoint(x: 10.4, y: -0.4)))
    #expect(!bevel.contains(CGPoint(x: 10.6, y: -0.6)))
    let round = outline(corner, 2, .butt, .round)
    #expect(!round.contains(tip) && round.contains(CGPoint(x: 10.7, y: -0.7)))
    // A tip of 1.41 half widths is beyond a limit of 1.2.
    let limited = corner.copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 1.2)
    #expect(!limited.contains(tip))
    let ring = outline(CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil), 2)
    #expect(ring.boundingBoxOfPath == CGRect(x: -1, y: -1, width: 22, height: 22))
    #expect(!ring.contains(CGPoint(x: 10, y: 10)) && ring.contains(CGPoint(x: -0.9, y: -0.9)))
  }

  @Test("dashes follow on gaps, from the phase on")
  func dashes() {
    let straight = line(.zero, CGPoint(x: 10, y: 0))
    func pieces(_ path: CGPath) -> [CGFloat] {
      var found: [CGFloat] = []
      path.applyWithBlock { found.append($0.pointee.points[0].x) }
      return found
    }
    #expect(pieces(straight.copy(dashingWithPhase: 0, lengths: [3, 2])) == [0, 3, 5, 8])
    #expect(
      pieces(straight.copy(dashingWithPhase: 1, lengths: [3, 2])) == [0, 2, 4, 7, 9, 10])
    // One length is the gap, too; the phase ends the first dash.
    #expect(pieces(straight.copy(dashingWithPhase: 4, lengths: [4])) == [4, 8])
    // The corner lies within a dash of 15.
    let corner = line(.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10))
    #expect(pieces(corner.copy(dashingWithPhase: 0, lengths: [15, 1])) == [0, 10, 10, 10, 10])
  }

  @Test("curves become lines, and a context's path what its line covers")
  func straightened() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    var kinds: Set<CGPathElementType> = []
    circle.flattened(threshold: 0.1).applyWithBlock { kinds.insert($0.pointee.type) }
    #expect(kinds == [.moveToPoint, .addLineToPoint, .closeSubpath])
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { renderer in
      let context = renderer.cgContext
      context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
      context.setLineWidth(2)
      context.replacePathWithStrokedPath()
      #expect(context.boundingBoxOfPath == CGRect(x: 4, y: 4, width: 12, height: 12))
    }
    #expect(image.size == CGSize(width: 20, height: 20))
  }

  @Test("a transform falls into scale, shear, rotation and translation")
  func decomposition() {
    let parts = CGAffineTransformComponents(
      scale: CGSize(width: 2, height: 3), horizontalShear: 0.5, rotation: .pi / 2,
      translation: CGVector(dx: 7, dy: 8))
    // Scaled and sheared (2, 0, 1.5, 3); turned by a right angle (0, 2, −3, 1.5).
    let transform = CGAffineTransform(parts)
    #expect(abs(transform.b - 2) < 1e-9 && abs(transform.c + 3) < 1e-9)
    #expect(abs(transform.a) < 1e-9 && abs(transform.d - 1.5) < 1e-9 && transform.tx == 7)
    let found = transform.decomposed()
    #expect(abs(found.scale.width - 2) < 1e-9 && abs(found.scale.height - 3) < 1e-9)
    #expect(abs(found.horizontalShear - 0.5) < 1e-9 && abs(found.rotation - .pi / 2) < 1e-9)
  }

  @Test("a text is written as HTML and as RTF")
  func documents() throws {
    let text = NSAttributedString(string: "a < b\né")
    let whole = NSRange(location: 0, length: text.length)
    let page = try text.data(
      from: whole,
      documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    #expect(String(decoding: page, as: UTF8.self).contains("<p>a &lt; b</p>\n<p>é</p>"))
    let rich = try text.data(
      from: whole,
      documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    #expect(String(decoding: rich, as: UTF8.self) == "{\\rtf1\\ansi\\deff0 a < b\\par\n\\u233?}")
    let plain = try text.data(from: NSRange(location: 0, length: 1))
    #expect(plain == Data([0x61]))
  }
}
