// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The root view of a navigation controller.
final class NavigationView: UIView {
  weak var controller: UINavigationController?

  override func layoutSubviews() {
    controller?.showPendingChange()
    super.layoutSubviews()
    controller?.layOutBars(in: self)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
