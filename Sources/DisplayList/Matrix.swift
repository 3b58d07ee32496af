// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// A map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`; y grows downward.
package struct Matrix: Hashable, Sendable {
  package var a: CGFloat
  package var b: CGFloat
  package var c: CGFloat
  package var d: CGFloat
  package var tx: CGFloat
  package var ty: CGFloat

  package init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static let identity = Matrix(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  package static func translation(x: CGFloat, y: CGFloat) -> Matrix {
    Matrix(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  package static func scale(x: CGFloat, y: CGFloat) -> Matrix {
    Matrix(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  package var isIdentity: Bool { self == .identity }

  /// The map that applies this one first and `next` after it.
  package func followed(by next: Matrix) -> Matrix {
    Matrix(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  package func applied(to point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest rectangle that holds the four mapped corners.
  package func applied(to rect: CGRect) -> CGRect {
    let corners = [
      applied(to: CGPoint(x: rect.minX, y: rect.minY)),
      applied(to: CGPoint(x: rect.maxX, y: rect.minY)),
      applied(to: CGPoint(x: rect.minX, y: rect.maxY)),
      applied(to: CGPoint(x: rect.maxX, y: rect.maxY)),
    ]
    var box = PointBox()
    for corner in corners { box.add(corner) }
    return box.rect ?? .null
  }

  /// The factor by which lengths grow on average: the root of the area factor.
  package var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
