// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry

extension UITraitCollection {
  /// The pixels of the display; where none is known, a grid of `fallback` pixels a point.
  final func pixelGrid(orScale fallback: CGFloat) -> PixelGrid {
    PixelGrid(scale: displayScale > 0 ? displayScale : fallback)
  }
}
