// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// An arc of an ellipse between two points, as SVG writes it.
///
/// The conversion to a centre and angles is that of the SVG 1.1 specification, appendix F.6.5.
struct EllipticalArc {
  let from: CGPoint
  let to: CGPoint
  let radii: CGSize
  /// Radians, clockwise on the screen.
  let rotation: CGFloat
  let isLarge: Bool
  let sweeps: Bool

  /// Adds the arc as cubic curves of at most a quarter turn each.
  func append(to path: inout Path) {
    guard from != to else { return }
    guard radii.width > 0, radii.height > 0 else { return path.addLine(to: to) }
    let (cosine, sine) = (cos(rotation), sin(rotation))
    let half = CGPoint(x: (from.x - to.x) / 2, y: (from.y - to.y) / 2)
    let local = CGPoint(x: cosine * half.x + sine * half.y, y: cosine * half.y - sine * half.x)
    var (rx, ry) = (radii.width, radii.height)
    let excess = (local.x / rx) * (local.x / rx) + (local.y / ry) * (local.y / ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let product = rx * rx * ry * ry
    let weight = rx * rx * local.y * local.y + ry * ry * local.x * local.x
    let factor =
      (isLarge == sweeps ? -1 : 1) * max(0, (product - weight) / weight).squareRoot()
    let center = CGPoint(x: factor * rx * local.y / ry, y: -factor * ry * local.x / rx)
    let first = atan2((local.y - center.y) / ry, (local.x - center.x) / rx)
    let last = atan2((-local.y - center.y) / ry, (-local.x - center.x) / rx)
    var sweep = last - first
    if sweeps, sweep < 0 { sweep += 2 * .pi }
    if !sweeps, sweep > 0 { sweep -= 2 * .pi }
    let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
    let map = Matrix(
      a: cosine * rx, b: sine * rx, c: -sine * ry, d: cosine * ry,
      tx: middle.x + cosine * center.x - sine * center.y,
      ty: middle.y + sine * center.x + cosine * center.y)
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let a = first + CGFloat(index) * step
      let b = a + step
      let one = CGPoint(x: cos(a) - reach * sin(a), y: sin(a) + reach * cos(a))
      let two = CGPoint(x: cos(b) + reach * sin(b), y: sin(b) - reach * cos(b))
      let end = index == count - 1 ? to : map.applied(to: CGPoint(x: cos(b), y: sin(b)))
      path.addCubic(to: end, map.applied(to: one), map.applied(to: two))
    }
  }
}
