// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import UIKit

/// CoreGraphics' rectangles as Apple documents them (Documentation/Views.md §1.5).
@Suite("Rectangles")
struct RectangleTests {
  let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test(
    "rectangles that only touch do not intersect",
    arguments: [
      CGRect(x: 10, y: 0, width: 5, height: 10), CGRect(x: -5, y: 0, width: 5, height: 10),
      CGRect(x: 0, y: 10, width: 10, height: 5), CGRect(x: 10, y: 10, width: 5, height: 5),
      CGRect(x: 15, y: 0, width: -5, height: 10), CGRect(x: 20, y: 0, width: 1, height: 1),
      .null,
    ])
  func apart(_ other: CGRect) {
    #expect(!square.intersects(other) && !other.intersects(square))
    #expect(square.intersection(other).isNull && other.intersection(square).isNull)
    #expect(!CGRectIntersectsRect(square, other))
  }

  @Test("what rectangles have in common")
  func common() {
    let right = CGRect(x: 4, y: -2, width: 20, height: 5)
    #expect(square.intersects(right))
    #expect(square.intersection(right) == CGRect(x: 4, y: 0, width: 6, height: 3))

    // Sizes below zero mean the same rectangle, from its other corner.
    let turned = CGRect(x: 24, y: 3, width: -20, height: -5)
    #expect(square.intersection(turned) == CGRect(x: 4, y: 0, width: 6, height: 3))
    #expect(square.intersection(.infinite) == square)

    // An empty rectangle inside another lies in it.
    let point = CGRect(x: 5, y: 5, width: 0, height: 0)
    #expect(square.intersects(point))
    #expect(square.intersection(point) == point)
  }

  @Test("thirds keep their exact edges")
  func exact() {
    let third = CGRect(x: 0.1, y: 0.2, width: 1.0 / 3, height: 2.0 / 3)
    #expect(third.intersection(.infinite) == third)
    #expect(third.intersection(CGRect(x: -1, y: -1, width: 9, height: 9)) == third)
  }

  @Test("other operations, as documented")
  func others() {
    #expect(square.insetBy(dx: 6, dy: 0).isNull)
    #expect(CGRect.null.union(square) == square && square.union(.null) == square)
    #expect(CGRect.null.offsetBy(dx: 1, dy: 1).isNull)
    #expect(CGRect.null.integral.isNull && CGRect.null.standardized.isNull)
    #expect(
      CGRect(x: 0.5, y: -0.5, width: 1.2, height: 1).integral
        == CGRect(x: 0, y: -1, width: 2, height: 2))
    #expect(square.contains(CGPoint.zero) && !square.contains(CGPoint(x: 10, y: 10)))
    let cut = square.divided(atDistance: 3, from: .maxXEdge)
    #expect(cut.slice == CGRect(x: 7, y: 0, width: 3, height: 10))
    #expect(cut.remainder == CGRect(x: 0, y: 0, width: 7, height: 10))
    #expect(square.divided(atDistance: 30, from: .minYEdge).slice == square)
  }
}
