// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The resistance of content that is pulled beyond its edge (Documentation/Touches.md §6.4).
enum RubberBand {
  static let coefficient: CGFloat = 0.55

  /// The way that content goes when a finger pulls it `pull` points beyond an edge of a view that is
  /// `length` points long; never as much as `length`.
  static func stretch(_ pull: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    return (1 - 1 / (abs(pull) * coefficient / length + 1)) * length * (pull < 0 ? -1 : 1)
  }

  /// The pull that stretches content by `stretch` points.
  static func pull(for stretch: CGFloat, length: CGFloat) -> CGFloat {
    let way = min(abs(stretch), length * 0.999)
    guard length > 0 else { return 0 }
    return way * length / (coefficient * (length - way)) * (stretch < 0 ? -1 : 1)
  }
}
