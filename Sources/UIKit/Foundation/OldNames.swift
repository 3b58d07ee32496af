// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// Functions that Swift before 4.2 had instead of initialisers. The source lowering renames types
// and constants; these have another shape (Documentation/SourceLowering.md §8).

/// Insets of four given distances, in points.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The rectangle made smaller by the insets.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  CGRect(
    x: rect.minX + insets.left, y: rect.minY + insets.top,
    width: rect.width - insets.left - insets.right,
    height: rect.height - insets.top - insets.bottom)
}

public func UIEdgeInsetsEqualToEdgeInsets(_ left: UIEdgeInsets, _ right: UIEdgeInsets) -> Bool {
  left == right
}

public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}
