// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIGraphicsImageRendererFormat {
  /// The format for pictures of views with these traits: with their scale, where they say one.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}
