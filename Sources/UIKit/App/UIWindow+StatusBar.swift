// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIWindow {
  /// Whether a place belongs to the status bar, whose touches windows do not get.
  final func isInStatusBar(_ point: CGPoint) -> Bool {
    bounds.size == screen.device.windowBounds.size
      && point.y < UIApplication.shared.statusBarFrame.height
  }

  /// Scrolls to the top where exactly one scroll view on screen wants it
  /// (Documentation/Touches.md §7.7).
  final func statusBarWasTapped() {
    var found: [UIScrollView] = []
    collectScrollViews(in: self, to: &found)
    if found.count == 1 { found[0].scrollToTop() }
  }

  private func collectScrollViews(in view: UIView, to found: inout [UIScrollView]) {
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    let place = convert(view.bounds, from: view)
    if view !== self, !place.intersects(bounds) { return }
    if let scroll = view as? UIScrollView, scroll.scrollsToTop, scroll.canScroll(.vertical) {
      found.append(scroll)
    }
    for child in view.subviews { collectScrollViews(in: child, to: &found) }
  }
}
