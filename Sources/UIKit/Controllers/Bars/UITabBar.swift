// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The bar at the bottom that chooses between controllers (Documentation/Containers.md §5.1).
@preconcurrency @MainActor
open class UITabBar: UIView, UIBarPositioning {
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }

  open var items: [UITabBarItem]? { didSet { contentDidChange() } }
  open weak var selectedItem: UITabBarItem? { didSet { selectionDidChange() } }
  open weak var delegate: (any UITabBarDelegate)?
  open var barTintColor: UIColor? { didSet { applyLooks() } }
  open var barStyle = UIBarStyle.default { didSet { applyLooks() } }
  open var isTranslucent = true { didSet { applyLooks() } }
  open var unselectedItemTintColor: UIColor? { didSet { applyLooks() } }
  open var backgroundImage: UIImage? { didSet { applyLooks() } }
  open var shadowImage: UIImage? { didSet { applyLooks() } }
  open var selectionIndicatorImage: UIImage? { didSet { setNeedsLayout() } }
  open var itemPositioning: ItemPositioning = .automatic { didSet { setNeedsLayout() } }
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var standardAppearance: UITabBarAppearance {
    get {
      if let standard { return standard }
      let made = adopt(UITabBarAppearance())
      standard = made
      return made
    }
    set {
      standard = adopt(newValue)
      applyLooks()
    }
  }
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { scrollEdge }
    set {
      scrollEdge = newValue.map(adopt)
      applyLooks()
    }
  }
  open var isCustomizing: Bool { false }
  public var barPosition: UIBarPosition { .bottom }
  /// Whether the content's end lies above the bar.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { applyLooks() } } }
  /// Told when a finger chose an item.
  var itemChosen: ((UITabBarItem) -> Void)?
  /// Told when items, or what they show, changed.
  var contentChanged: (() -> Void)?

  private(set) var standard: UITabBarAppearance?
  private var scrollEdge: UITabBarAppearance?
  private let background = BarBackground(contentSide: .above)
  private let indicator = UIImageView()
  private(set) var buttons: [TabButton] = []

  public required init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    insertSubview(indicator, at: 0)
    insertSubview(background, at: 0)
    applyLooks()
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard self.items != items else { return }
    self.items = items
  }

  // MARK: Looks

  private func adopt(_ appearance: UITabBarAppearance) -> UITabBarAppearance {
    let copy = appearance.duplicate()
    copy.changed = { [weak self] in self?.applyLooks() }
    return copy
  }

  private var hasLegacyLooks: Bool {
    barTintColor != nil || backgroundImage != nil || !isTranslucent || barStyle == .black
      || shadowImage != nil
  }

  /// The looks that count now, in the order of Documentation/Containers.md §2.2.
  private func applyLooks() {
    let item = selectedItem
    let plain = item?.standardAppearance ?? standard
    let edge = item?.scrollEdgeAppearance ?? scrollEdge
    let shown = isAtScrollEdge ? edge ?? plain : plain
    if isAtScrollEdge, edge == nil {
      background.show(nil)
    } else {
      background.show(shown ?? (hasLegacyLooks ? legacyLook : UITabBarAppearance()))
    }
    for button in buttons {
      button.looks =
        button.isCompact
        ? shown?.compactInlineLayoutAppearance
        : button.isInline ? shown?.inlineLayoutAppearance : shown?.stackedLayoutAppearance
      button.unselectedColor = unselectedItemTintColor
    }
    setNeedsLayout()
  }

  private var legacyLook: UIBarAppearance {
    let look = UIBarAppearance()
    if let backgroundImage {
      look.configureWithTransparentBackground()
      look.backgroundImage = backgroundImage
    } else if let barTintColor {
      look.backgroundColor = barTintColor
    } else if barStyle == .black {
      look.backgroundColor = UIColor(white: 0.11, alpha: isTranslucent ? 0.94 : 1)
    } else if !isTranslucent {
      look.configureWithOpaqueBackground()
    }
    if let shadowImage {
      look.shadowColor = nil
      look.shadowImage = shadowImage.size == .zero ? nil : shadowImage
    }
    return look
  }

  // MARK: Sizes

  /// Points above the home indicator: 49, 32 for phones of compact height, 50 on tablets.
  var rowHeight: CGFloat {
    let traits = traitCollection
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : 49
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight + (window?.safeAreaInsets.bottom ?? 0))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: rowHeight)
  }

  // MARK: Items

  private func contentDidChange() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      AppearanceRegistry.apply(to: item, in: self)
      item.changed = { [weak self] in self?.itemDidChange() }
      let button = TabButton(item: item)
      button.addAction(
        UIAction { [weak self] _ in self?.choose(item) }, for: .touchUpInside)
      return button
    }
    for button in buttons { addSubview(button) }
    selectionDidChange()
  }

  private func itemDidChange() {
    for button in buttons { button.refresh() }
    applyLooks()
    contentChanged?()
  }

  private func selectionDidChange() {
    for button in buttons { button.isChosen = button.item === selectedItem }
    applyLooks()
    contentChanged?()
  }

  private func choose(_ item: UITabBarItem) {
    guard item.isEnabled else { return }
    if let itemChosen { return itemChosen(item) }
    selectedItem = item
    optionalCall(on: delegate) {
      delegate?.tabBar(self, didSelect: item)
    }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    guard !buttons.isEmpty else { return }
    let traits = traitCollection
    let isCompact = traits.verticalSizeClass == .compact && traits.userInterfaceIdiom != .pad
    let isInline = isCompact || traits.horizontalSizeClass == .regular
    let insets = safeAreaInsets
    let room = CGRect(
      x: insets.left, y: 0, width: bounds.width - insets.left - insets.right, height: rowHeight)
    let frames = itemFrames(in: room, isInline: isInline)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (button, frame) in zip(buttons, frames) {
      button.isCompact = isCompact
      button.isInline = isInline
      button.frame =
        isRightToLeft
        ? CGRect(
          x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        : frame
    }
    indicator.image = selectionIndicatorImage ?? standard?.selectionIndicatorImage
    indicator.isHidden = indicator.image == nil
    if let chosen = buttons.first(where: { $0.isChosen }), let image = indicator.image {
      indicator.frame = CGRect(
        x: chosen.frame.midX - image.size.width / 2, y: 0, width: image.size.width,
        height: image.size.height)
    }
  }

  /// Items share the width of a phone; on regular width they stand in the middle, as wide as they
  /// need, at least 76 points, unless the app says otherwise.
  private func itemFrames(in room: CGRect, isInline: Bool) -> [CGRect] {
    let count = CGFloat(buttons.count)
    let isRegular = traitCollection.horizontalSizeClass == .regular
    let isCentered = itemPositioning == .centered || (itemPositioning == .automatic && isRegular)
    guard isCentered else {
      let width = room.width / count
      return buttons.indices.map {
        CGRect(
          x: room.minX + CGFloat($0) * width, y: room.minY, width: width, height: room.height)
      }
    }
    let width = itemWidth > 0 ? itemWidth : min(isInline ? 110 : 76, room.width / count)
    let spacing = itemSpacing > 0 ? itemSpacing : min(34, max(0, room.width / count - width))
    let total = count * width + (count - 1) * spacing
    let start = room.midX - total / 2
    return buttons.indices.map {
      CGRect(
        x: start + CGFloat($0) * (width + spacing), y: room.minY, width: width,
        height: room.height)
    }
  }
}

/// What a tab bar of its own tells; every method is optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  // @objc(tabBar:didSelectItem:) optional
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
