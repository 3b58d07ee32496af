// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The bar at the top that names what is below it.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  open var items: [UINavigationItem]? { didSet { itemsDidChange() } }
  open var prefersLargeTitles = false { didSet { setNeedsLayout() } }
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open weak var delegate: AnyObject?

  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }

  /// The bar's height in points: 44, or 32 where height is compact, and 52 more under a large
  /// title (semantics of Documentation/Lifecycle.md §5).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let base: CGFloat = isCompact ? 32 : 44
    return CGSize(width: size.width, height: base + (showsLargeTitle && !isCompact ? 52 : 0))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Whether the top item's title is large.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, let topItem else { return false }
    switch topItem.largeTitleDisplayMode {
    case .always: return true
    case .never: return false
    case .automatic: return items?.count == 1
    }
  }

  private func itemsDidChange() {
    for item in items ?? [] {
      item.contentDidChange = { [weak self] in self?.setNeedsLayout() }
    }
    setNeedsLayout()
  }
}
