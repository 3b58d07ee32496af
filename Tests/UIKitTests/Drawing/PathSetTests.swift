// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/Drawing.md §4.9.
@MainActor
@Suite("Areas of paths")
struct PathSetTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 10) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: side, height: side), transform: nil)
  }

  /// The area by counting the middles of small squares.
  private func area(_ path: CGPath, _ rule: CGPathFillRule = .winding) -> Double {
    var count = 0
    for x in 0..<120 {
      for y in 0..<120 {
        let point = CGPoint(x: CGFloat(x) / 4 + 0.125, y: CGFloat(y) / 4 + 0.125)
        if path.contains(point, using: rule) { count += 1 }
      }
    }
    return Double(count) / 16
  }

  @Test("two squares that overlap by a quarter are joined, cut and taken from each other")
  func squares() {
    let (one, two) = (square(0, 0), square(5, 5))
    #expect(area(one.union(two)) == 175)
    #expect(area(one.intersection(two)) == 25)
    #expect(area(one.subtracting(two)) == 75)
    #expect(area(one.symmetricDifference(two)) == 150)
    #expect(one.union(two).boundingBox == CGRect(x: 0, y: 0, width: 15, height: 15))
    var corners = 0
    one.union(two).applyWithBlock { if $0.pointee.type != .closeSubpath { corners += 1 } }
    #expect(corners == 8)
  }

  @Test("squares side by side become one outline, for their common edge is inside")
  func neighbours() {
    let joined = square(0, 0).union(square(10, 0))
    #expect(area(joined) == 200 && joined.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(joined.componentsSeparated().count == 1)
  }

  @Test("what lies apart stays apart, and a hole goes with what is around it")
  func components() {
    let frame = square(0, 0).subtracting(square(3, 3, 4))
    #expect(area(frame) == 84)
    let parts = frame.union(square(20, 20, 5)).componentsSeparated()
    #expect(parts.map { area($0) } == [25, 84])
    #expect(!square(0, 0).intersects(square(20, 20)))
    #expect(square(0, 0).intersects(square(9, 9)))
  }

  @Test("a round area is cut as near as sixteen lines a curve are")
  func circles() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    let half = circle.intersection(
      CGPath(rect: CGRect(x: 10, y: 0, width: 20, height: 20), transform: nil))
    #expect(abs(area(half) - 157.08) < 1.5)
  }

  @Test("lines are cut by areas, and a star is its whole area once it is normal")
  func lines() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: -5, y: 5))
    line.addLine(to: CGPoint(x: 15, y: 5))
    let inside = line.lineIntersection(square(0, 0))
    #expect(inside.boundingBox == CGRect(x: 0, y: 5, width: 10, height: 0))
    #expect(line.lineSubtracting(square(0, 0)).boundingBox.width == 20)
    let twice = CGMutablePath()
    twice.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
    twice.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(area(twice.normalized(using: .winding), .evenOdd) == 400)
    #expect(area(twice.normalized(using: .evenOdd)) == 300)
  }
}
