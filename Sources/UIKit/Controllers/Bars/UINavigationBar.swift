// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The bar at the top that names what is below it.
///
/// Behaviour note: Documentation/Containers.md §1 and §2.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  open var items: [UINavigationItem]? { didSet { itemsDidChange() } }
  open weak var delegate: (any UINavigationBarDelegate)?
  open var prefersLargeTitles = false { didSet { contentDidChange() } }
  open var isTranslucent = true { didSet { looksDidChange(isLegacy: true) } }
  open var barStyle = UIBarStyle.default { didSet { looksDidChange(isLegacy: true) } }
  open var barTintColor: UIColor? { didSet { looksDidChange(isLegacy: true) } }
  /// Apps set it by key (InterfaceBuilder.md §6.5).
  final var hidesShadow = false { didSet { looksDidChange(isLegacy: true) } }
  open var shadowImage: UIImage? { didSet { looksDidChange(isLegacy: true) } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentDidChange() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { contentDidChange() }
  }
  open var backIndicatorImage: UIImage? { didSet { contentDidChange() } }
  open var backIndicatorTransitionMaskImage: UIImage?
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let standard = looks.standard { return standard }
      let made = adopt(UINavigationBarAppearance())
      looks.standard = made
      return made
    }
    set {
      looks.standard = adopt(newValue)
      contentDidChange()
    }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set {
      looks.compact = newValue.map(adopt)
      contentDidChange()
    }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set {
      looks.scrollEdge = newValue.map(adopt)
      contentDidChange()
    }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.compactScrollEdge }
    set {
      looks.compactScrollEdge = newValue.map(adopt)
      contentDidChange()
    }
  }
  public var barPosition: UIBarPosition {
    superview?.next is UINavigationController ? .topAttached : .top
  }

  /// What is shown of large title and search bar, set by the navigation controller.
  var metrics = NavigationBarMetrics() {
    didSet { if metrics != oldValue { setNeedsLayout() } }
  }
  /// Whether content lies at its start below the bar, which the bar's controller says; a bar without
  /// one has no edge.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { applyLooks() } } }
  /// Called for changes that the bar's owner must lay out for.
  var needsOwnerLayout: (() -> Void)?
  /// Pops in the owner; nil for a bar of its own.
  var popInOwner: (() -> Void)?

  var looks = NavigationBarLooks()
  private let background = BarBackground(contentSide: .below)
  let content = NavigationBarContent(frame: .zero)
  private let promptLabel = UILabel()
  private let largeTitleClip = UIView()
  let largeTitleLabel = UILabel()
  /// The font that the app sets for large titles; it does not follow the text size.
  private var customLargeTitleFont: UIFont?

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
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    largeTitleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    largeTitleClip.clipsToBounds = true
    largeTitleClip.isUserInteractionEnabled = false
    largeTitleClip.addSubview(largeTitleLabel)
    for view in [content, largeTitleClip, promptLabel, background] { insertSubview(view, at: 0) }
    // What layout passes need before an owner says otherwise.
    metrics.row = NavigationBarMetrics.rowHeight(traitCollection)
    contentDidChange()
  }

  // MARK: Items

  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    if let delegate,
      optionalCall(on: delegate, { delegate.navigationBar(self, shouldPush: item) }) == false
    {
      return
    }
    items = (items ?? []) + [item]
    optionalCall(on: delegate) {
      delegate?.navigationBar(self, didPush: item)
    }
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let top = topItem else { return nil }
    if let delegate,
      optionalCall(on: delegate, { delegate.navigationBar(self, shouldPop: top) }) == false
    {
      return nil
    }
    items?.removeLast()
    optionalCall(on: delegate) {
      delegate?.navigationBar(self, didPop: top)
    }
    return top
  }

  // MARK: Looks of bars before iOS 13

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    looks.backgroundImages[barMetrics] = backgroundImage
    looksDidChange(isLegacy: true)
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    looks.backgroundImages[barMetrics]
  }

  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage(for: barMetrics) }

  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    looks.titleOffsets[barMetrics] = adjustment
    contentDidChange()
  }

  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.titleOffsets[barMetrics] ?? 0
  }

  private func adopt(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
    let copy = appearance.duplicate()
    copy.changed = { [weak self] in self?.contentDidChange() }
    return copy
  }

  private func looksDidChange(isLegacy: Bool) {
    looks.isLegacy = looks.isLegacy || isLegacy
    applyLooks()
    needsOwnerLayout?()
  }

  /// Paints the background for the present item, height and place of the content.
  func applyLooks() {
    background.show(currentLook(for: topItem).background)
    promptLabel.textColor = .label
  }

  // MARK: Sizes

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fullMetrics.total)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fullMetrics.total)
  }

  /// The heights with the large title unfolded.
  var fullMetrics: NavigationBarMetrics {
    var full = NavigationBarMetrics()
    full.row = NavigationBarMetrics.rowHeight(traitCollection)
    full.prompt = topItem?.prompt == nil ? 0 : NavigationBarMetrics.promptHeight
    full.largeTitle = showsLargeTitle ? largeTitleHeight : 0
    return full
  }

  /// The height of the large title when it is unfolded.
  var largeTitleHeight: CGFloat { NavigationBarMetrics.largeTitleHeight(largeTitleFont) }

  private var largeTitleFont: UIFont {
    customLargeTitleFont ?? NavigationBarMetrics.largeTitleFont(traitCollection)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      previousTraitCollection?.preferredContentSizeCategory
        != traitCollection.preferredContentSizeCategory
    else { return }
    largeTitleLabel.font = largeTitleFont
    invalidateIntrinsicContentSize()
    needsOwnerLayout?()
    setNeedsLayout()
  }

  /// Whether the top item's title is large where there is room.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, let items, traitCollection.verticalSizeClass != .compact else {
      return false
    }
    // Automatic takes what the item below has; the lowest shows a large title.
    for item in items.reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return !items.isEmpty
  }

  // MARK: Content

  private func itemsDidChange() {
    for item in items ?? [] {
      item.contentDidChange = { [weak self] in self?.contentDidChange() }
    }
    contentDidChange()
  }

  func contentDidChange() {
    let item = topItem
    let look = currentLook(for: item)
    var attributes = titleTextAttributes ?? [:]
    attributes.merge(look.appearance?.titleTextAttributes ?? [:]) { $1 }
    content.titleLabel.text = item?.title
    content.titleLabel.font =
      attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    content.titleLabel.textColor =
      attributes[.foregroundColor] as? UIColor ?? (barStyle == .black ? .white : .label)
    content.titleOffset = look.appearance?.titlePositionAdjustment ?? .zero
    content.titleOffset.vertical += titleVerticalPositionAdjustment(for: .default)
    let large = largeTitleAttributes(look.appearance)
    largeTitleLabel.text = item?.largeTitle ?? item?.title
    customLargeTitleFont = large[.font] as? UIFont
    largeTitleLabel.font = largeTitleFont
    largeTitleLabel.textColor = large[.foregroundColor] as? UIColor ?? content.titleLabel.textColor
    if large[.foregroundColor] == nil, barStyle != .black { largeTitleLabel.textColor = .label }
    promptLabel.text = item?.prompt
    content.show(titleView: item?.titleView)
    showButtons(of: item, look: look.appearance)
    applyLooks()
    invalidateIntrinsicContentSize()
    needsOwnerLayout?()
    setNeedsLayout()
  }

  private func largeTitleAttributes(
    _ appearance: UINavigationBarAppearance?
  ) -> [NSAttributedString.Key: Any] {
    (largeTitleTextAttributes ?? [:]).merging(appearance?.largeTitleTextAttributes ?? [:]) { $1 }
  }

  private func showButtons(of item: UINavigationItem?, look: UINavigationBarAppearance?) {
    let left = item?.shownLeading ?? []
    let right = item?.shownTrailing ?? []
    for button in left + right {
      AppearanceRegistry.apply(to: button, in: self)
      button.changed = { [weak self] in self?.contentDidChange() }
    }
    content.show(
      back: left.allSatisfy({ $0 === item?.splitButton })
        || item?.leftItemsSupplementBackButton == true
        ? backButton(over: item, look: look) : nil,
      leading: left, trailing: right,
      looks: { $0.style == .done ? look?.doneButtonAppearance : look?.buttonAppearance })
  }

  private func backButton(
    over item: UINavigationItem?, look: UINavigationBarAppearance?
  ) -> BackButton? {
    guard let item, !item.hidesBackButton, let below = backItem else { return nil }
    let button = below.backBarButtonItem ?? UIBarButtonItem()
    AppearanceRegistry.apply(to: button, in: self)
    var attributes = look?.backButtonAppearance.normal.titleTextAttributes ?? [:]
    attributes.merge(button.effectiveTitleAttributes(for: .normal)) { $1 }
    return BackButton(
      title: below.titleOfBackButton, indicator: look?.backIndicatorImage ?? backIndicatorImage,
      attributes: attributes
    ) { [weak self] in self?.goBack(from: item, to: below) }
  }

  /// An item's own back action, or that of the button, goes before the pop.
  private func goBack(from item: UINavigationItem, to below: UINavigationItem) {
    if let action = item.backAction { return action.perform(sender: item) }
    if let button = below.backBarButtonItem, let action = button.action {
      UIApplication.shared.sendAction(action, to: button.target, from: button, for: nil)
      return
    }
    if let popInOwner { popInOwner() } else { popItem(animated: true) }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsOwnerLayout == nil { metrics = fullMetrics }
    background.frame = CGRect(
      x: 0, y: -frame.minY, width: bounds.width, height: bounds.height + frame.minY)
    let side = UIScreen.main.device.device.systemMinimumMargin
    content.sideMargin = side
    content.frame = CGRect(x: 0, y: metrics.prompt, width: bounds.width, height: metrics.row)
    content.isHidden = metrics.row == 0
    promptLabel.isHidden = metrics.prompt == 0
    promptLabel.frame = CGRect(x: side, y: 8, width: bounds.width - 2 * side, height: 16)
    layOutLargeTitle(side: side)
  }

  /// The large title hangs from the bottom of its zone and is cut at the top as the zone shrinks;
  /// the small title shows once the large one is gone (Documentation/Containers.md §1.4).
  private func layOutLargeTitle(side: CGFloat) {
    let zone = metrics.largeTitle
    let height = largeTitleHeight
    largeTitleClip.isHidden = zone == 0
    largeTitleClip.frame = CGRect(
      x: 0, y: metrics.prompt + metrics.row, width: bounds.width, height: zone)
    let insets = safeAreaInsets
    let label = CGRect(
      x: side + insets.left, y: zone - height + 3,
      width: max(0, bounds.width - 2 * side - insets.left - insets.right),
      height: largeTitleLabel.font.lineHeight.rounded(.up))
    largeTitleLabel.frame = label
    largeTitleLabel.textAlignment = .natural
    content.titleLabel.isHidden = topItem?.titleView != nil
    content.titleAlpha = showsLargeTitle && zone > 12 ? 0 : 1
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    looksMayHaveChanged()
  }

  /// Items take the looks set by class in the place where the bar now is.
  override func looksMayHaveChanged() {
    if AppearanceHook.apply != nil, window != nil { contentDidChange() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    content.setNeedsLayout()
  }

  override func systemTraitsDidChange(from previous: UITraitCollection) {
    super.systemTraitsDidChange(from: previous)
    contentDidChange()
  }
}

/// What a navigation bar asks and tells; every method is optional.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  // @objc(navigationBar:shouldPushItem:) optional = true
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  // @objc(navigationBar:didPushItem:) optional
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  // @objc(navigationBar:shouldPopItem:) optional = true
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  // @objc(navigationBar:didPopItem:) optional
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}
