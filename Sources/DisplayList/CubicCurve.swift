// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// One cubic Bézier curve.
package struct CubicCurve: Hashable, Sendable {
  package var start: CGPoint
  package var first: CGPoint
  package var second: CGPoint
  package var end: CGPoint

  package init(start: CGPoint, first: CGPoint, second: CGPoint, end: CGPoint) {
    self.start = start
    self.first = first
    self.second = second
    self.end = end
  }

  /// The cubic that is the same curve as a quadratic one.
  package init(from start: CGPoint, quadratic control: CGPoint, to end: CGPoint) {
    func blend(_ edge: CGPoint) -> CGPoint {
      CGPoint(x: (edge.x + 2 * control.x) / 3, y: (edge.y + 2 * control.y) / 3)
    }
    self.init(start: start, first: blend(start), second: blend(end), end: end)
  }

  package func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * first.x + c * second.x + d * end.x,
      y: a * start.y + b * first.y + c * second.y + d * end.y)
  }

  /// The points inside the curve where it is vertical or horizontal.
  package var extremes: [CGPoint] {
    let parameters =
      CubicCurve.turns(start.x, first.x, second.x, end.x)
      + CubicCurve.turns(start.y, first.y, second.y, end.y)
    return parameters.map(point(at:))
  }

  /// Roots in (0, 1) of the derivative of a cubic with these four coefficients.
  private static func turns(
    _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat
  ) -> [CGFloat] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 * max(1, abs(b)) {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// Points after the start that lie on the curve, close enough for edges within `tolerance`.
  ///
  /// n equal steps keep a cubic within 1/8 · max|B''| / n² of its chords.
  package func polyline(tolerance: CGFloat) -> [CGPoint] {
    let bend = max(
      hypot(start.x - 2 * first.x + second.x, start.y - 2 * first.y + second.y),
      hypot(first.x - 2 * second.x + end.x, first.y - 2 * second.y + end.y))
    let steps = min(200, max(1, Int(whole: (6 * bend / (8 * tolerance)).squareRoot().rounded(.up))))
    return (1...steps).map { $0 == steps ? end : point(at: CGFloat($0) / CGFloat(steps)) }
  }
}
