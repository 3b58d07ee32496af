// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A control with a title and an image.
///
/// Sizes and placement with and without a configuration: Documentation/Controls.md §3.
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    case plain
    case close

    public static let roundedRect = ButtonType.system
  }

  final var titles = StateValues<String>()
  final var attributedTitles = StateValues<NSAttributedString>()
  final var titleColors = StateValues<UIColor>()
  final var titleShadowColors = StateValues<UIColor>()
  final var images = StateValues<UIImage>()
  final var backgroundImages = StateValues<UIImage>()
  final var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
  final var storedType = ButtonType.custom
  /// Whether a document gives the button a configured title and no image, nor a plain one a font.
  final var hasCanvasTitle = false
  final var label: UIButtonLabel?
  final var secondLabel: UILabel?
  final var picture: UIImageView?
  private var isUpdatingContent = false
  private var needsConfigurationUpdate = false

  /// Whether label and image view do not yet have what was set for the state.
  var titleIsDue = false
  var imageIsDue = false

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: shownTitle?.string,
      traits: enabledTraits(.button))
  }

  public required init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    takeType(buttonType)
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    takePrimaryAction(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    setNeedsUpdateConfiguration()
    takePrimaryAction(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    takePrimaryAction(primaryAction)
  }

  open class func snugMake(type buttonType: ButtonType) -> Self {
    let button = self.init(frame: .zero)
    button.takeType(buttonType)
    return button
  }

  open class func snugMake(type buttonType: ButtonType, primaryAction: UIAction?) -> Self {
    let button = snugMake(type: buttonType)
    button.takePrimaryAction(primaryAction)
    return button
  }

  open class func snugMake(
    configuration: Configuration, primaryAction: UIAction? = nil
  ) -> Self {
    let button = snugMake(type: .system)
    button.configuration = configuration
    button.setNeedsUpdateConfiguration()
    button.takePrimaryAction(primaryAction)
    return button
  }

  open override class func snugMake(frame: CGRect, primaryAction: UIAction?) -> Self {
    let button = self.init(frame: frame)
    button.takePrimaryAction(primaryAction)
    return button
  }

  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = self.init(frame: .zero)
    button.takeType(.system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  override func takeClassDefaults() {
    isOpaque = false
    layer.needsDisplayOnBoundsChange = true
  }

  override var isTriggeredByTouch: Bool { !showsMenuAsPrimaryAction }

  override func claims(_ recognizer: UIGestureRecognizer) -> Bool { isSingleTap(recognizer) }

  override func willSendTouchUpInside() {
    showsMenuAsPrimaryAction && menu == nil ? showOwnMenu() : takeTouch()
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  open var buttonType: ButtonType { storedType }
  open var menu: UIMenu? { didSet { showChoice() } }
  open var role = Role.normal { didSet { if role != oldValue { contentSizeMayHaveChanged() } } }
  open var changesSelectionAsPrimaryAction = false { didSet { showChoice() } }
  /// Is told when somebody chose an entry of the menu.
  final var choiceObserver: (@MainActor (UIMenu) -> Void)?

  public enum Role: Int, Sendable {
    case normal
    case primary
    case cancel
    case destructive
  }

  // Without a configuration; lengths are points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentSizeMayHaveChanged() } }
  }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var reversesTitleShadowWhenHighlighted = false
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false

  open var configuration: Configuration? {
    didSet {
      if !isUpdatingContent { needsConfigurationUpdate = true }
      contentSizeMayHaveChanged()
    }
  }
  open var automaticallyUpdatesConfiguration = true
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    contentSizeMayHaveChanged()
  }

  /// Lets the button adapt its configuration to its state, before it is measured or laid out.
  final func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate, !isUpdatingContent else { return }
    needsConfigurationUpdate = false
    isUpdatingContent = true
    updateConfiguration()
    isUpdatingContent = false
  }

  open func updateConfiguration() {
    if let handler = configurationUpdateHandler { handler(self) }
  }

  override func stateDidChange() {
    super.stateDidChange()
    titleIsDue = true
    imageIsDue = true
    setNeedsUpdateConfiguration()
  }

  open var titleLabel: UILabel? {
    showTitleIfDue()
    return madeLabel
  }
  open var subtitleLabel: UILabel? { secondLabel }
  open var imageView: UIImageView? {
    showImageIfDue()
    return madePicture
  }

  // Values by state.

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal { replaceConfiguredTitle(title) }
    titleIsDue = true
    contentSizeMayHaveChanged()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    if state == .normal { replaceConfiguredTitle(nil) }
    titleIsDue = true
    contentSizeMayHaveChanged()
  }

  /// What was said last counts (Documentation/Controls.md §3).
  private func replaceConfiguredTitle(_ title: String?) {
    guard configuration != nil else { return }
    configuration?.attributedTitle = nil
    configuration?.title = title
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    titleIsDue = true
    setNeedsLayout()
  }

  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    titleShadowColors[state] = color
    setNeedsLayout()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    if state == .normal { configuration?.image = image }
    imageIsDue = true
    contentSizeMayHaveChanged()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentSizeMayHaveChanged()
    setNeedsDisplay()
  }

  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
    contentSizeMayHaveChanged()
  }

  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? {
    symbolConfigurations.value(in: state)
  }

  open func title(for state: State) -> String? { titles.value(in: state) }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles.value(in: state)
  }
  open func titleColor(for state: State) -> UIColor? {
    titleColors.value(in: state) ?? defaultTitleColor(in: state)
  }
  open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors.value(in: state) }
  open func image(for state: State) -> UIImage? { images.value(in: state) }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(in: state) }

  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // Geometry; overridden to place the parts otherwise.

  /// Those of what is shown behind: a symbol there makes the frame as high as the symbol is, where
  /// constraints state a line's height (Documentation/Controls.md §3).
  open override var alignmentRectInsets: UIEdgeInsets {
    guard let image = currentBackgroundImage else { return .zero }
    return image.alignmentInsets(scale: traitCollection.displayScale)
  }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: effectiveContentInsets)
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    placement(in: contentRect).title
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    placement(in: contentRect).image
  }

  open override var intrinsicContentSize: CGSize {
    updateConfigurationIfNeeded()
    return naturalContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func baselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    titleBaselines(in: size)
  }

  override var baselinesFromCentre: (first: CGFloat, last: CGFloat)? {
    guard contentVerticalAlignment == .center else { return nil }
    let size = intrinsicContentSize
    guard let distances = titleBaselines(in: size) else { return nil }
    return (distances.first - size.height / 2, size.height / 2 - distances.last)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    updateParts()
  }

  open override func draw(_ rect: CGRect) { paintBackground() }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
    setNeedsDisplay()
  }

  override func systemTraitsDidChange(from previous: UITraitCollection) {
    super.systemTraitsDidChange(from: previous)
    if traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory
      || traitCollection.legibilityWeight != previous.legibilityWeight
    {
      contentSizeMayHaveChanged()
    }
  }
}
