// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIView {
  /// Moves and sizes the subviews that follow their masks after the bounds had size `old`
  /// (Documentation/Views.md §3).
  final func autoresizeChildren(from old: CGSize) {
    for child in children where child.translatesAutoresizingMaskIntoConstraints {
      child.autoresize(from: old, to: bounds.size)
    }
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    let frame = layer.frame
    let horizontal = AutoresizingSpan(
      start: frame.minX, length: frame.width, total: old.width,
      startIsFlexible: mask.contains(.flexibleLeftMargin),
      lengthIsFlexible: mask.contains(.flexibleWidth),
      endIsFlexible: mask.contains(.flexibleRightMargin)
    ).resized(to: new.width)
    let vertical = AutoresizingSpan(
      start: frame.minY, length: frame.height, total: old.height,
      startIsFlexible: mask.contains(.flexibleTopMargin),
      lengthIsFlexible: mask.contains(.flexibleHeight),
      endIsFlexible: mask.contains(.flexibleBottomMargin)
    ).resized(to: new.height)
    self.frame = CGRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }
}
