// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIView {
  /// Whether an intrinsic size stands for the view's own: a document's, or one of the canvas.
  package final var hasAssignedNaturalSize: Bool { rareStorage?.placeholderSize != nil }

  /// Gives a view of Interface Builder's canvas an intrinsic size in place of its own, points.
  package final func assignNaturalSize(_ size: CGSize) {
    rare.placeholderSize = size
    invalidateIntrinsicContentSize()
  }
}
