// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// The radii of a rectangle's corners, in points.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft: CGSize
  package var topRight: CGSize
  package var bottomRight: CGSize
  package var bottomLeft: CGSize

  package init(topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  package init(uniform radius: CGFloat) {
    let size = CGSize(width: radius, height: radius)
    self.init(topLeft: size, topRight: size, bottomRight: size, bottomLeft: size)
  }
}

extension Path {
  /// The distance of a cubic's control points from its ends, for a quarter of a unit circle whose
  /// middle lies on the circle: 4/3·(√2 − 1).
  package static let circleControl: CGFloat = 0.552_284_749_830_793_4

  /// Clockwise on a screen, from the top left corner.
  package mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Four quarter curves, from the rightmost point, clockwise on a screen.
  package mutating func addEllipse(in rect: CGRect) {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * Path.circleControl, ry * Path.circleControl)
    let (x, y) = (rect.midX, rect.midY)
    move(to: CGPoint(x: x + rx, y: y))
    addCubic(
      to: CGPoint(x: x, y: y + ry), CGPoint(x: x + rx, y: y + ky), CGPoint(x: x + kx, y: y + ry))
    addCubic(
      to: CGPoint(x: x - rx, y: y), CGPoint(x: x - kx, y: y + ry), CGPoint(x: x - rx, y: y + ky))
    addCubic(
      to: CGPoint(x: x, y: y - ry), CGPoint(x: x - rx, y: y - ky), CGPoint(x: x - kx, y: y - ry))
    addCubic(
      to: CGPoint(x: x + rx, y: y), CGPoint(x: x + kx, y: y - ry), CGPoint(x: x + rx, y: y - ky))
    close()
  }

  /// A rectangle whose corners are quarter ellipses; radii that do not fit are all scaled down by
  /// the same factor.
  package mutating func addRoundedRect(_ rect: CGRect, radii: CornerRadii) {
    let fit = Path.fit(of: radii, in: rect)
    let corners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map {
      CGSize(width: max(0, $0.width) * fit, height: max(0, $0.height) * fit)
    }
    guard corners.contains(where: { $0.width > 0 && $0.height > 0 }) else { return addRect(rect) }
    let k = 1 - Path.circleControl
    let (tl, tr, br, bl) = (corners[0], corners[1], corners[2], corners[3])
    move(to: CGPoint(x: rect.minX + tl.width, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - tr.width, y: rect.minY))
    addCubic(
      to: CGPoint(x: rect.maxX, y: rect.minY + tr.height),
      CGPoint(x: rect.maxX - tr.width * k, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.minY + tr.height * k))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - br.height))
    addCubic(
      to: CGPoint(x: rect.maxX - br.width, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY - br.height * k),
      CGPoint(x: rect.maxX - br.width * k, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX + bl.width, y: rect.maxY))
    addCubic(
      to: CGPoint(x: rect.minX, y: rect.maxY - bl.height),
      CGPoint(x: rect.minX + bl.width * k, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY - bl.height * k))
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + tl.height))
    addCubic(
      to: CGPoint(x: rect.minX + tl.width, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.minY + tl.height * k),
      CGPoint(x: rect.minX + tl.width * k, y: rect.minY))
    close()
  }

  private static func fit(of radii: CornerRadii, in rect: CGRect) -> CGFloat {
    let sums = [
      (radii.topLeft.width + radii.topRight.width, rect.width),
      (radii.bottomLeft.width + radii.bottomRight.width, rect.width),
      (radii.topLeft.height + radii.bottomLeft.height, rect.height),
      (radii.topRight.height + radii.bottomRight.height, rect.height),
    ]
    return sums.reduce(1) { $1.0 > $1.1 ? min($0, $1.1 / $1.0) : $0 }
  }

  /// A circular arc in curves of at most a quarter turn, joined to the current point by a line.
  ///
  /// Angles are radians from the positive x axis; growing angles turn clockwise on a screen.
  /// - Parameter sweep: The signed turn from `start`.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat
  ) {
    let first = CGPoint(x: center.x + radius * cos(start), y: center.y + radius * sin(start))
    if currentPoint == nil { move(to: first) } else if currentPoint != first { addLine(to: first) }
    let pieces = max(1, Int(whole: (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    guard sweep != 0, radius > 0 else { return }
    let step = sweep / CGFloat(pieces)
    let handle = 4 / 3 * tan(step / 4) * radius
    for piece in 0..<pieces {
      let (from, to) = (start + CGFloat(piece) * step, start + CGFloat(piece + 1) * step)
      let end = CGPoint(x: center.x + radius * cos(to), y: center.y + radius * sin(to))
      addCubic(
        to: end,
        CGPoint(
          x: center.x + radius * cos(from) - handle * sin(from),
          y: center.y + radius * sin(from) + handle * cos(from)),
        CGPoint(x: end.x + handle * sin(to), y: end.y - handle * cos(to)))
    }
  }

  /// The turn of an arc from `start` to `end`, as Core Graphics reads its angles.
  ///
  /// - Returns: A turn in 0...2π for growing angles, else in −2π...0; a difference of a whole turn
  ///   or more in the drawing direction is one whole turn.
  package static func sweep(from start: CGFloat, to end: CGFloat, growing: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = growing ? end - start : start - end
    if difference >= turn - 1e-9 { return growing ? turn : -turn }
    var rest = difference.truncatingRemainder(dividingBy: turn)
    if rest < 0 { rest += turn }
    return growing ? rest : -rest
  }
}
