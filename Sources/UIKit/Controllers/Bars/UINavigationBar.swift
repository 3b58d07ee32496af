// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The bar at the top that names what is below it (Documentation/Lifecycle.md §5).
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  open var items: [UINavigationItem]? { didSet { itemsDidChange() } }
  open var prefersLargeTitles = false { didSet { contentDidChange() } }
  open var isTranslucent = true
  open var barTintColor: UIColor? { didSet { background.backgroundColor = barTintColor } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentDidChange() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open weak var delegate: AnyObject?

  private let background = BarBackground(contentSide: .below)
  private let titleLabel = UILabel()
  private let largeTitleLabel = UILabel()
  private var leadingButtons: [UIView] = []
  private var trailingButtons: [UIView] = []

  public required init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    largeTitleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    for view in [background, titleLabel, largeTitleLabel] { insertSubview(view, at: 0) }
    sendSubviewToBack(background)
  }

  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight + (showsLargeTitle ? 52 : 0))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// The height of the row of buttons, in points.
  private var rowHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 44 }

  /// Whether the top item's title is large.
  private var showsLargeTitle: Bool {
    guard prefersLargeTitles, let topItem, traitCollection.verticalSizeClass != .compact else {
      return false
    }
    switch topItem.largeTitleDisplayMode {
    case .always: return true
    case .never: return false
    case .automatic: return items?.count == 1
    }
  }

  private func itemsDidChange() {
    for item in items ?? [] {
      item.contentDidChange = { [weak self] in self?.contentDidChange() }
    }
    contentDidChange()
  }

  private func contentDidChange() {
    titleLabel.text = topItem?.title
    titleLabel.textColor = titleTextAttributes?[.foregroundColor] as? UIColor ?? .label
    largeTitleLabel.text = topItem?.title
    for view in leadingButtons + trailingButtons { view.removeFromSuperview() }
    leadingButtons = (topItem?.leftBarButtonItems ?? []).map(BarButton.init)
    if leadingButtons.isEmpty, let back = backItem, topItem?.hidesBackButton == false {
      leadingButtons = [backButton(to: back)]
    }
    trailingButtons = (topItem?.rightBarButtonItems ?? []).map(BarButton.init)
    for view in leadingButtons + trailingButtons { addSubview(view) }
    if let titleView = topItem?.titleView, titleView.superview !== self { addSubview(titleView) }
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  private func backButton(to item: UINavigationItem) -> UIView {
    let title = item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? "Back"
    let button = UIBarButtonItem(title: "‹ \(title)", style: .plain, target: nil, action: nil)
    let view = BarButton(item: button)
    view.addAction(
      UIAction { [weak self] _ in
        (self?.superview?.next as? UINavigationController)?.popViewController(animated: true)
      }, for: .touchUpInside)
    return view
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0, y: -frame.minY, width: bounds.width, height: bounds.height + frame.minY)
    let side = max(UIScreen.main.device.device.systemMinimumMargin, safeAreaInsets.left)
    let row = CGRect(x: side, y: 0, width: bounds.width - 2 * side, height: rowHeight)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let leftEnd = place(isRightToLeft ? trailingButtons : leadingButtons, from: .left, in: row)
    let rightEnd = place(isRightToLeft ? leadingButtons : trailingButtons, from: .right, in: row)
    placeTitle(between: leftEnd, and: rightEnd, in: row)
    largeTitleLabel.isHidden = !showsLargeTitle
    largeTitleLabel.frame = CGRect(
      x: side, y: rowHeight + 3, width: row.width, height: largeTitleLabel.font.lineHeight)
    titleLabel.isHidden = showsLargeTitle || topItem?.titleView != nil
  }

  /// Puts views side by side, 8 points apart, centred in the row.
  ///
  /// - Returns: The edge that is left free, in points.
  private func place(_ views: [UIView], from side: UIRectEdge, in row: CGRect) -> CGFloat {
    var edge = side == .left ? row.minX : row.maxX
    for view in views {
      let size = view.sizeThatFits(row.size)
      let origin = side == .left ? edge : edge - size.width
      view.frame = CGRect(
        x: origin, y: (row.height - size.height) / 2, width: size.width, height: size.height)
      edge += side == .left ? size.width + 8 : -size.width - 8
    }
    return edge
  }

  /// Centres the title in the bar, or in the free room where it would touch a button.
  private func placeTitle(between left: CGFloat, and right: CGFloat, in row: CGRect) {
    let view = topItem?.titleView ?? titleLabel
    let fitted = view === titleLabel ? titleLabel.sizeThatFits(row.size) : view.bounds.size
    let width = min(fitted.width, max(0, right - left))
    var x = (bounds.width - width) / 2
    if x < left || x + width > right { x = left + (right - left - width) / 2 }
    view.frame = CGRect(
      x: x, y: (row.height - fitted.height) / 2, width: width, height: fitted.height)
  }
}
