// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIView.ContentMode {
  /// Where a picture of `size` goes in `bounds`, in points, unrounded.
  func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return scaled(size, in: bounds, by: min)
    case .scaleAspectFill: return scaled(size, in: bounds, by: max)
    default: break
    }
    var origin = CGPoint(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
    switch self {
    case .left, .topLeft, .bottomLeft: origin.x = bounds.minX
    case .right, .topRight, .bottomRight: origin.x = bounds.maxX - size.width
    default: break
    }
    switch self {
    case .top, .topLeft, .topRight: origin.y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: origin.y = bounds.maxY - size.height
    default: break
    }
    return CGRect(origin: origin, size: size)
  }

  /// The size scaled in both directions alike and centred.
  private func scaled(
    _ size: CGSize, in bounds: CGRect, by choose: (CGFloat, CGFloat) -> CGFloat
  ) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let factor = choose(bounds.width / size.width, bounds.height / size.height)
    let width = size.width * factor
    let height = size.height * factor
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }
}
