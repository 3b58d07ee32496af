// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A bar of buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
  open var barTintColor: UIColor?
  open var isTranslucent = true

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
}
