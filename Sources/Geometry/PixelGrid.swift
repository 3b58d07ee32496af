// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// The device-pixel grid that finished frames are snapped to.
///
/// Layout works in unrounded points. Rounding happens once, when frames reach views; a rounded
/// value is never fed back into layout. Origin and size are each rounded to the nearest pixel,
/// ties upward (Documentation/AutoLayout.md §9), so three equal columns keep equal widths and the
/// last may overhang by one pixel.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels per point; finite and greater than zero.
  package let scale: CGFloat

  /// Makes the grid of a screen with `scale` pixels per point.
  ///
  /// - Precondition: `scale` is finite and greater than zero.
  package init(scale: CGFloat) {
    precondition(scale > 0 && scale.isFinite, "scale must be finite and > 0, got \(scale)")
    self.scale = scale
  }

  /// One device pixel, in points.
  package var pixel: CGFloat { 1 / scale }

  /// The value moved to the nearest pixel, ties upward.
  ///
  /// Values within 1e-6 pixel below a tie count as ties: sums of decimal fractions land there.
  package func snapping(_ value: CGFloat) -> CGFloat {
    guard value.isFinite else { return value }
    return (value * scale + 0.5 + 1e-6).rounded(.down) / scale
  }

  /// The smallest pixel multiple that is not below the value; how content sizes are rounded.
  ///
  /// Values less than 1e-6 pixel above a multiple count as that multiple.
  package func ceiling(_ value: CGFloat) -> CGFloat {
    guard value.isFinite else { return value }
    return (value * scale - 1e-6).rounded(.up) / scale
  }

  /// Origin and size, each moved to the nearest pixel.
  package func snapping(_ rect: CGRect) -> CGRect {
    CGRect(
      x: snapping(rect.minX), y: snapping(rect.minY),
      width: snapping(rect.width), height: snapping(rect.height))
  }
}
