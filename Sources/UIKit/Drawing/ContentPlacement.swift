// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Where contents of a natural size go inside a layer's bounds.
enum ContentPlacement {
  /// The rectangle of the contents, in the coordinates of `bounds`.
  static func rect(
    for size: CGSize, in bounds: CGRect, gravity: CALayerContentsGravity
  ) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    switch gravity {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let factor = gravity == .resizeAspect ? min(x, y) : max(x, y)
      let scaled = CGSize(width: size.width * factor, height: size.height * factor)
      return placed(scaled, in: bounds, horizontal: 0.5, vertical: 0.5)
    default:
      let shares = ContentPlacement.shares(of: gravity)
      return placed(size, in: bounds, horizontal: shares.0, vertical: shares.1)
    }
  }

  /// The share of the free width and height that stays left and above.
  private static func shares(of gravity: CALayerContentsGravity) -> (CGFloat, CGFloat) {
    switch gravity {
    case .top: return (0.5, 0)
    case .bottom: return (0.5, 1)
    case .left: return (0, 0.5)
    case .right: return (1, 0.5)
    case .topLeft: return (0, 0)
    case .topRight: return (1, 0)
    case .bottomLeft: return (0, 1)
    case .bottomRight: return (1, 1)
    default: return (0.5, 0.5)
    }
  }

  private static func placed(
    _ size: CGSize, in bounds: CGRect, horizontal: CGFloat, vertical: CGFloat
  ) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * horizontal,
      y: bounds.minY + (bounds.height - size.height) * vertical, width: size.width,
      height: size.height)
  }
}
