// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry

extension NSLayoutConstraint.Attribute {
  /// The axis an attribute measures along.
  var axis: Axis? {
    switch self {
    case .notAnAttribute: return nil
    case .width: return .horizontal
    case .height: return .vertical
    default: return kind == .horizontalPosition ? .horizontal : .vertical
    }
  }

  /// Whether the margin rect is meant instead of the alignment rect.
  var isMargin: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }

  var isCentre: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }

  /// How much of a span's start and length an attribute is.
  func place(isRightToLeft: Bool) -> (positionFactor: Double, lengthFactor: Double) {
    if isCentre { return (1, 0.5) }
    switch resolved(isRightToLeft: isRightToLeft) {
    case .width, .height: return (0, 1)
    case .right, .bottom, .rightMargin, .bottomMargin: return (1, 1)
    default: return (1, 0)
    }
  }
}

extension UIEdgeInsets {
  /// The two insets that lie on an axis, in reading order of the coordinates.
  func along(_ axis: Axis) -> (start: CGFloat, end: CGFloat) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}

extension UIView {
  /// How far the guide of a role is inside this view's bounds along an axis, points.
  final func insets(
    of role: UILayoutGuide.Role, _ axis: Axis
  ) -> (start: CGFloat, end: CGFloat) {
    switch role {
    case .free, .scrollContent, .scrollFrame, .keyboard: return (0, 0)
    case .layoutMargins: return layoutMargins.along(axis)
    case .safeArea: return safeAreaInsets.along(axis)
    case .readableContent: return readableInsets.along(axis)
    }
  }

  /// Where a scroll view's visible part begins in its content; 0 for other views.
  final func contentOrigin(_ axis: Axis) -> CGFloat {
    guard definesContentExtent else { return 0 }
    return axis == .horizontal ? bounds.minX : bounds.minY
  }

  final var currentBaselineDistances: (first: CGFloat, last: CGFloat) {
    baselineOffsets(for: bounds.size)
      ?? (firstBaselineOffsetFromTop, lastBaselineOffsetFromBottom)
  }
}
