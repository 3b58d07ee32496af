// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

extension CALayer {
  /// The layer's edge with its rounded corners, moved inward by `inset` points.
  func outline(inset: CGFloat = 0) -> Path {
    let rect = bounds.insetBy(dx: inset, dy: inset)
    let limit = min(bounds.width, bounds.height) / 2
    let radius = max(0, min(cornerRadius, limit) - inset)
    guard radius > 0, !maskedCorners.isEmpty else { return Path(rect: rect) }
    var path = Path()
    if let cornerRadii, !cornerRadii.isUniform {
      path.addRoundedRect(rect, radii: cornerRadii.reduced(by: inset))
      return path
    }
    if cornerCurve == .continuous, maskedCorners.isSuperset(of: .all) {
      path.addSmoothRoundedRect(rect, radius: radius)
      return path
    }
    func size(_ corner: CACornerMask) -> CGSize {
      maskedCorners.contains(corner) ? CGSize(width: radius, height: radius) : .zero
    }
    path.addRoundedRect(
      rect,
      radii: CornerRadii(
        topLeft: size(.layerMinXMinYCorner), topRight: size(.layerMaxXMinYCorner),
        bottomRight: size(.layerMaxXMaxYCorner), bottomLeft: size(.layerMinXMaxYCorner)))
    return path
  }

  /// The shadow that the layer's properties describe; nil for none.
  var shadow: Shadow? {
    guard shadowOpacity > 0, let color = shadowColor, color.alpha > 0 else { return nil }
    return Shadow(
      offset: shadowOffset, deviation: shadowRadius,
      color: color.paint.multiplyingAlpha(by: CGFloat(min(shadowOpacity, 1))))
  }
}

extension CALayer {
  /// The edge for who paints inside it.
  var edge: UIBezierPath { UIBezierPath(cgPath: CGPath(outline())) }

  /// The radii that the layer's own properties give its corners.
  var ownRadii: CornerRadii {
    if let cornerRadii { return cornerRadii }
    func size(_ corner: CACornerMask) -> CGSize {
      maskedCorners.contains(corner) ? CGSize(width: cornerRadius, height: cornerRadius) : .zero
    }
    return CornerRadii(
      topLeft: size(.layerMinXMinYCorner), topRight: size(.layerMaxXMinYCorner),
      bottomRight: size(.layerMaxXMaxYCorner), bottomLeft: size(.layerMinXMaxYCorner))
  }
}

extension CornerRadii {
  var isUniform: Bool { topLeft == topRight && topLeft == bottomRight && topLeft == bottomLeft }

  /// The radii of an edge that lies `inset` points further inside.
  func reduced(by inset: CGFloat) -> CornerRadii {
    func less(_ size: CGSize) -> CGSize {
      CGSize(width: max(size.width - inset, 0), height: max(size.height - inset, 0))
    }
    return CornerRadii(
      topLeft: less(topLeft), topRight: less(topRight), bottomRight: less(bottomRight),
      bottomLeft: less(bottomLeft))
  }
}
