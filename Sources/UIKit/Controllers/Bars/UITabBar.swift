// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The bar at the bottom that chooses between controllers.
@preconcurrency @MainActor
open class UITabBar: UIView {
  open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
  open weak var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open weak var delegate: AnyObject?

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// 49 points high, 32 where height is compact.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: traitCollection.verticalSizeClass == .compact ? 32 : 49)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }
}
