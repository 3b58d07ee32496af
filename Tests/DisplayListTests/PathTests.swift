// Part of Snug, under the Apache License 2.0; see LICENSE.

import DisplayList
import Foundation
import Testing

@Suite("Paths")
struct PathTests {
  @Test("a cubic's box ends where its derivative is zero")
  func cubicExtent() throws {
    // y(t) = 3·t·(1−t)·4 for control points at y = 4: the maximum is 3 at t = 1/2.
    var path = Path()
    path.move(to: .zero)
    path.addCubic(to: CGPoint(x: 9, y: 0), CGPoint(x: 3, y: 4), CGPoint(x: 6, y: 4))

    let tight = try #require(path.tightBox)
    #expect(abs(tight.maxY - 3) < 1e-12)
    #expect(tight.minX == 0 && tight.maxX == 9)
    #expect(path.controlBox?.maxY == 4)
  }

  @Test("a quadratic's box ends where its derivative is zero")
  func quadraticExtent() throws {
    // y(t) = 2·t·(1−t)·6 has its maximum 3 at t = 1/2.
    var path = Path()
    path.move(to: .zero)
    path.addQuadratic(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: 6))

    #expect(abs(try #require(path.tightBox).maxY - 3) < 1e-12)
  }

  @Test("an ellipse's box is the rectangle it was made in")
  func ellipseExtent() throws {
    var path = Path()
    path.addEllipse(in: CGRect(x: 10, y: 20, width: 40, height: 60))

    let box = try #require(path.tightBox)
    #expect(abs(box.minX - 10) < 1e-9 && abs(box.maxX - 50) < 1e-9)
    #expect(abs(box.minY - 20) < 1e-9 && abs(box.maxY - 80) < 1e-9)
  }

  @Test(
    "an arc's sweep follows its direction",
    arguments: [
      (start: 0, end: CGFloat.pi / 2, growing: true, sweep: CGFloat.pi / 2),
      (start: 0, end: CGFloat.pi / 2, growing: false, sweep: -3 * CGFloat.pi / 2),
      (start: 0, end: 2 * CGFloat.pi, growing: true, sweep: 2 * CGFloat.pi),
      (start: CGFloat.pi, end: 0, growing: true, sweep: CGFloat.pi),
      (start: -CGFloat.pi / 2, end: 3 * CGFloat.pi / 2, growing: true, sweep: 2 * CGFloat.pi),
    ])
  func sweeps(start: CGFloat, end: CGFloat, growing: Bool, sweep: CGFloat) {
    #expect(abs(Path.sweep(from: start, to: end, growing: growing) - sweep) < 1e-9)
  }

  @Test("points of an arc lie on its circle within a thousandth of the radius")
  func arcOnCircle() {
    var path = Path()
    path.addArc(center: CGPoint(x: 5, y: 5), radius: 10, start: 0.3, sweep: 4)

    for point in path.flattened(tolerance: 0.001)[0].points {
      #expect(abs(hypot(point.x - 5, point.y - 5) - 10) < 0.01)
    }
  }

  @Test("a ring is hollow under the even-odd rule and solid under the winding rule")
  func fillRules() {
    var path = Path(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    let middle = CGPoint(x: 5, y: 5)

    #expect(path.contains(middle, rule: .winding))
    #expect(!path.contains(middle, rule: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 5), rule: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 5), rule: .winding))
  }

  @Test("a reversed ring keeps its hole under the winding rule")
  func reversedHole() {
    var hole = Path(rect: CGRect(x: 3, y: 3, width: 4, height: 4))
    hole = hole.reversed()
    var path = Path(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(hole)

    #expect(!path.contains(CGPoint(x: 5, y: 5), rule: .winding))
    #expect(path.contains(CGPoint(x: 1, y: 1), rule: .winding))
  }

  @Test("radii that do not fit shrink together")
  func radiiShrink() throws {
    var path = Path()
    path.addRoundedRect(CGRect(x: 0, y: 0, width: 20, height: 10), radii: .init(uniform: 8))

    // 8 + 8 does not fit into 10: all radii become 5, so the top side runs from 5 to 15.
    #expect(path.elements[0] == .move(CGPoint(x: 5, y: 0)))
    #expect(path.elements[1] == .line(CGPoint(x: 15, y: 0)))
  }

  @Test("half of an open path of two sides is its first side")
  func trims() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))

    let half = path.trimmed(from: 0, to: 0.5)
    #expect(half.elements == [.move(.zero), .line(CGPoint(x: 10, y: 0))])
    #expect(path.trimmed(from: 0.75, to: 1).elements.first == .move(CGPoint(x: 10, y: 5)))
  }

  @Test("a map followed by another is both, in order")
  func matrixOrder() {
    let map = Matrix.translation(x: 3, y: 0).followed(by: .scale(x: 2, y: 2))

    #expect(map.applied(to: CGPoint(x: 1, y: 1)) == CGPoint(x: 8, y: 2))
  }
}
