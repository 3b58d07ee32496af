// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A bar of buttons, usually at the bottom (Documentation/Containers.md §1.12).
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  open var items: [UIBarButtonItem]? { didSet { contentDidChange() } }
  open weak var delegate: (any UIToolbarDelegate)?
  open var barTintColor: UIColor? { didSet { applyLooks() } }
  open var barStyle = UIBarStyle.default { didSet { applyLooks() } }
  open var isTranslucent = true { didSet { applyLooks() } }
  open var standardAppearance: UIToolbarAppearance {
    get {
      if let standard { return standard }
      let made = adopt(UIToolbarAppearance())
      standard = made
      return made
    }
    set {
      standard = adopt(newValue)
      applyLooks()
    }
  }
  open var compactAppearance: UIToolbarAppearance? { didSet { applyLooks() } }
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { applyLooks() } }
  open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { applyLooks() } }
  public var barPosition: UIBarPosition { .bottom }

  private(set) var standard: UIToolbarAppearance?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  private var shadowImages: [UIBarPosition: UIImage] = [:]
  private let background = BarBackground(contentSide: .above)
  /// A button for each item that shows something; nil stands for space.
  private var buttons: [BarButton?] = []

  public required init(frame: CGRect) {
    super.init(frame: frame)
    insertSubview(background, at: 0)
    applyLooks()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    insertSubview(background, at: 0)
    applyLooks()
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard self.items != items else { return }
    self.items = items
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[barMetrics] = backgroundImage
    applyLooks()
  }

  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[barMetrics] }

  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadowImages[topOrBottom] = shadowImage
    applyLooks()
  }

  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }

  private func adopt(_ appearance: UIToolbarAppearance) -> UIToolbarAppearance {
    let copy = appearance.duplicate()
    copy.changed = { [weak self] in self?.applyLooks() }
    return copy
  }

  /// The look of the bar's height; toolbars do not know what scrolls below them.
  private var shownLook: UIToolbarAppearance? {
    rowHeight < UIToolbar.regularHeight ? compactAppearance ?? standard : standard
  }

  private func applyLooks() {
    background.show(shownLook ?? plainLook)
    for case let button? in buttons { button.looks = looks(for: button.item) }
  }

  private var plainLook: UIBarAppearance {
    let look = UIBarAppearance()
    if let image = backgroundImages[.default] {
      look.configureWithTransparentBackground()
      look.backgroundImage = image
    } else if let barTintColor {
      look.backgroundColor = barTintColor
    } else if barStyle == .black {
      look.backgroundColor = UIColor(white: 0.11, alpha: isTranslucent ? 0.94 : 1)
    } else if !isTranslucent {
      look.configureWithOpaqueBackground()
    }
    if let shadow = shadowImages[.any] ?? shadowImages[.bottom] {
      look.shadowColor = nil
      look.shadowImage = shadow.size == .zero ? nil : shadow
    }
    return look
  }

  private func looks(for item: UIBarButtonItem) -> UIBarButtonItemAppearance? {
    let look = shownLook
    return item.style == .done ? look?.doneButtonAppearance : look?.buttonAppearance
  }

  /// Points above the home indicator: 44, 32 for phones of compact height, 50 on tablets; on the
  /// canvas what that says.
  var rowHeight: CGFloat {
    let traits = traitCollection
    let isPad = traits.userInterfaceIdiom == .pad
    if !isPad, traits.verticalSizeClass == .compact { return 32 }
    if let canvas = Runtime.current.canvas { return canvas.toolbarHeight }
    return isPad ? Runtime.current.measures.padToolbarHeight : UIToolbar.regularHeight
  }

  private static let regularHeight: CGFloat = 44

  override func systemTraitsDidChange(from previous: UITraitCollection) {
    super.systemTraitsDidChange(from: previous)
    if traitCollection.verticalSizeClass != previous.verticalSizeClass { applyLooks() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: rowHeight)
  }

  private func contentDidChange() {
    for button in buttons { button?.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      AppearanceRegistry.apply(to: item, in: self)
      item.changed = { [weak self] in self?.itemDidChange() }
      let isSpace = item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace
      guard !isSpace, !item.isHidden else { return nil }
      let button = BarButton(item: item)
      button.looks = looks(for: item)
      return button
    }
    for case let button? in buttons { addSubview(button) }
    setNeedsLayout()
  }

  private func itemDidChange() {
    for case let button? in buttons { button.refresh() }
    setNeedsLayout()
  }

  /// The bounds, and below a bar that stands on the bottom of its superview's safe area the rest down to
  /// the edge (Documentation/Containers.md §1.12).
  private var backgroundFrame: CGRect {
    guard let parent = superview else { return bounds }
    let below = parent.bounds.maxY - frame.maxY
    guard below > 0, abs(below - parent.safeAreaInsets.bottom) < 0.5 else { return bounds }
    var frame = bounds
    frame.size.height += below
    return frame
  }

  /// Flexible spaces share what the buttons and fixed spaces leave.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = backgroundFrame
    let insets = safeAreaInsets
    let margin = UIScreen.main.device.device.systemMinimumMargin
    let (left, right) = (margin + insets.left, margin + insets.right)
    let shown = zip(items ?? [], buttons).filter { item, button in
      button != nil || !item.isHidden
    }
    let row = rowHeight
    let widths = shown.map { item, button in
      button?.sizeThatFits(CGSize(width: bounds.width, height: row)).width
        ?? (item.systemItem == .fixedSpace ? item.width : 0)
    }
    // Between two neighbours that show something lie 8 points.
    var gaps: CGFloat = 0
    for index in shown.indices.dropLast()
    where shown[index].1 != nil && shown[index + 1].1 != nil { gaps += 8 }
    let flexible = shown.filter { $0.0.systemItem == .flexibleSpace }.count
    let room = bounds.width - left - right - gaps - widths.reduce(0, +)
    let share = flexible == 0 ? 0 : max(0, room) / CGFloat(flexible)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = isRightToLeft ? right : left
    for (index, (item, button)) in shown.enumerated() {
      let width = widths[index] + (item.systemItem == .flexibleSpace ? share : 0)
      button?.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: row)
      x += width
      if index + 1 < shown.count, button != nil, shown[index + 1].1 != nil { x += 8 }
    }
  }
}

@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
