// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A flat transform as what it does: move, turn, slant, stretch (Documentation/Animation.md §3).
struct TransformParts {
  var translation: CGPoint
  var scale: CGSize
  /// Radians, clockwise on the screen.
  var rotation: CGFloat
  var shear: CGFloat

  init(_ transform: CATransform3D) {
    let flat = CATransform3DGetAffineTransform(transform)
    translation = CGPoint(x: flat.tx, y: flat.ty)
    let width = hypot(flat.a, flat.b)
    rotation = width > 0 ? atan2(flat.b, flat.a) : 0
    let (cosine, sine) = (cos(rotation), sin(rotation))
    let height = flat.d * cosine - flat.c * sine
    shear = height != 0 ? (flat.c * cosine + flat.d * sine) / height : 0
    scale = CGSize(width: width, height: height)
  }

  var transform: CATransform3D {
    let (cosine, sine) = (cos(rotation), sin(rotation))
    let flat = CGAffineTransform(
      a: scale.width * cosine, b: scale.width * sine,
      c: scale.height * (shear * cosine - sine), d: scale.height * (shear * sine + cosine),
      tx: translation.x, ty: translation.y)
    return CATransform3DMakeAffineTransform(flat)
  }

  /// Turns the shorter way round; half a turn goes clockwise.
  static func interpolated(
    _ from: CATransform3D, _ to: CATransform3D, _ share: CGFloat
  ) -> CATransform3D {
    if share == 0 { return from }
    if share == 1 { return to }
    let (start, end) = (TransformParts(from), TransformParts(to))
    var turn = end.rotation - start.rotation
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    var parts = start
    parts.rotation += turn * share
    parts.translation.x += (end.translation.x - start.translation.x) * share
    parts.translation.y += (end.translation.y - start.translation.y) * share
    parts.scale.width += (end.scale.width - start.scale.width) * share
    parts.scale.height += (end.scale.height - start.scale.height) * share
    parts.shear += (end.shear - start.shear) * share
    return parts.transform
  }
}
