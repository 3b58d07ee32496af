// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIView {
  /// Moves and sizes the subviews that follow their masks after the bounds had size `old`
  /// (Documentation/Views.md §3).
  final func autoresizeChildren(from old: CGSize) {
    for child in children where child.translatesAutoresizingMaskIntoConstraints {
      child.autoresize(from: old, to: bounds.size, in: self)
    }
  }

  private func autoresize(from old: CGSize, to new: CGSize, in parent: UIView) {
    guard !autoresizingMask.isEmpty else { return }
    var horizontal = autoresizingSpan(along: .horizontal, in: parent)
    var vertical = autoresizingSpan(along: .vertical, in: parent)
    horizontal.total = old.width
    vertical.total = old.height
    horizontal = horizontal.resized(to: new.width)
    vertical = vertical.resized(to: new.height)
    frame = CGRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }
}
