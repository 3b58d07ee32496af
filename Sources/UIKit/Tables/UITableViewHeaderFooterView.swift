// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry

/// A header or footer of a section. Its frame comes from the table.
///
/// Behaviour note: Documentation/TableView.md §3.
open class UITableViewHeaderFooterView: UIView {
  /// Builds the appearance for a state.
  public typealias ConfigurationUpdateHandler =
    (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

  open internal(set) var reuseIdentifier: String?
  @Loose var hostTable: UITableView? {
    didSet { if hostTable !== oldValue { showTint() } }
  }
  /// What was set as tint colour; nil while nothing was.
  private var chosenTint: UIColor??
  var isFooter = false
  /// Whether the table made it for a title.
  var isOfTable = false
  /// Points above the text that belong to the gap between sections.
  var topSpace: CGFloat = 0
  var isPinned = false { didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } } }
  override var isListElement: Bool { true }
  private var storedContentView: UIView?
  private var titleLabel: UILabel?
  private var detailLabel: UILabel?
  private var backgroundFill: ConfiguredBackgroundView?
  private var configurations = CellConfigurations()

  public required init(reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    self.reuseIdentifier = reuseIdentifier
  }

  @_disfavoredOverload
  public convenience init() { self.init(reuseIdentifier: nil) }

  open override class func snugMake() -> Self { self.init(reuseIdentifier: nil) }

  public required init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func takeClassDefaults() {
    super.takeClassDefaults()
    let content = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    storedContentView = content
    addSubview(content)
  }

  override var isLayoutIslandRoot: Bool { true }
  open var contentView: UIView { storedContentView.unsafelyUnwrapped }
  open var detailTextLabel: UILabel? {
    if let detailLabel { return detailLabel }
    let label = madeLabel(.footnote)
    detailLabel = label
    return label
  }
  open var textLabel: UILabel? {
    if let titleLabel { return titleLabel }
    let label = madeLabel(isGrouped ? .footnote : .headline)
    label.textColor = isGrouped ? .secondaryLabel : .label
    label.numberOfLines = isGrouped ? 0 : 1
    titleLabel = label
    return label
  }
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// In a plain table what is behind the texts, as since iOS 6 (Documentation/TableView.md §3.5).
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      super.tintColor = newValue
      chosenTint = .some(newValue)
      showTint()
    }
  }

  /// Before a table has taken the view, nobody knows its style.
  private func showTint() {
    guard hostTable != nil, !isGrouped, configurations.background == nil,
      case .some(let tint) = chosenTint
    else { return }
    backgroundColor = tint ?? .systemBackground
  }

  open func prepareForReuse() {}

  private var isGrouped: Bool { hostTable.map { $0.style != .plain } ?? false }

  private func madeLabel(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// Shows a section's title in the style of its table.
  func showTitle(_ title: String) {
    guard let label = textLabel else { return }
    label.text = isGrouped && !isFooter ? title.uppercased() : title
    if !isGrouped { backgroundColor = .systemBackground }
  }

  // MARK: Configurations

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { adoptContent(newValue) }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { adoptBackground(newValue) }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = isPinned
    return state
  }
  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }
  /// Traits are a part of the state that configurations are made for.
  override func systemTraitsDidChange(from previous: UITraitCollection) {
    super.systemTraitsDidChange(from: previous)
    setNeedsUpdateConfiguration()
  }
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content = configurations.content {
      let updated = content.updated(for: state)
      configurations.content = updated
      configurations.contentView?.configuration = updated
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = configurations.background {
      adoptBackground(background.updated(for: state))
    }
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    if isGrouped { return isFooter ? .groupedFooter() : .groupedHeader() }
    return isFooter ? .plainFooter() : .plainHeader()
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
  }

  private func adoptContent(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      guard configurations.content != nil else { return }
      configurations.content = nil
      configurations.contentView = nil
      return replaceContentView(by: UIView(frame: bounds))
    }
    if let view = configurations.take(configuration) { replaceContentView(by: view) }
    setNeedsUpdateConfiguration()
  }

  private func replaceContentView(by view: UIView) {
    storedContentView?.removeFromSuperview()
    storedContentView = view
    titleLabel = nil
    detailLabel = nil
    addSubview(view)
    setNeedsLayout()
  }

  private func adoptBackground(_ configuration: UIBackgroundConfiguration?) {
    configurations.background = configuration
    backgroundFill = ConfiguredBackgroundView.show(configuration, in: self, instead: backgroundFill)
  }

  final func updateConfigurationIfNeeded() {
    guard configurations.needsUpdate else { return }
    configurations.needsUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    configurations.needsUpdate = false
  }

  // MARK: Geometry

  private var sideMargin: CGFloat {
    UITableViewCell.sideMargin(for: hostTable?.bounds.width ?? bounds.width)
  }

  /// Points below the title: 7 in a grouped header; below a footer's what completes 37.5, or 30 in
  /// cards.
  private var bottomSpace: CGFloat {
    guard isFooter else { return 7 }
    return hostTable?.style == .insetGrouped ? 6 : 13.5
  }

  private func titleHeight(width: CGFloat) -> CGFloat {
    let space = CGSize(
      width: max(0, width - 2 * sideMargin), height: CGFloat.greatestFiniteMagnitude)
    return [titleLabel, detailLabel].compactMap { $0 }.reduce(0) {
      $0 + $1.sizeThatFits(space).height
    }
  }

  /// The height that a title of the table's own gets, points.
  final func automaticTitleHeight(width: CGFloat) -> CGFloat {
    let text = titleHeight(width: width)
    guard isGrouped else { return max(28, text + 7.5) }
    return topSpace + text + bottomSpace
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    let safe = hostTable?.insetsContentViewsToSafeArea ?? true ? safeAreaInsets : .zero
    if contentView.translatesAutoresizingMaskIntoConstraints {
      let frame = bounds.inset(
        by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
      if contentView.frame != frame { contentView.frame = frame }
      adoptMargins()
    }
    for view in [backgroundView, backgroundFill] {
      if let view, view.frame != bounds { view.frame = bounds }
    }
    layOutTitle()
  }

  private func adoptMargins() {
    let margins = UIEdgeInsets(top: 8, left: sideMargin, bottom: 8, right: sideMargin)
    let base = contentView.marginStorage.base
    guard base == .standard, base != .sides(margins) else { return }
    contentView.layoutMargins = margins
  }

  private func layOutTitle() {
    guard let label = titleLabel else { return }
    let content = contentView.bounds
    let width = max(0, content.width - 2 * sideMargin)
    let space = CGSize(width: width, height: .greatestFiniteMagnitude)
    let height = label.sizeThatFits(space).height
    let below = detailLabel.map { $0.sizeThatFits(space).height } ?? 0
    // A grouped header's title stands 7 points above the rows, a footer's 8 below them.
    let top =
      !isGrouped
      ? (content.height - height - below) / 2
      : isFooter ? 8 : max(0, content.height - height - below - bottomSpace)
    label.frame = CGRect(x: sideMargin, y: top, width: width, height: height)
    detailLabel?.frame = CGRect(x: sideMargin, y: top + height, width: width, height: below)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    guard contentView.translatesAutoresizingMaskIntoConstraints, constraints.isEmpty else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    guard contentView.hasConstraintsInTree || configurations.content != nil else {
      let height = titleLabel == nil ? 28 : automaticTitleHeight(width: targetSize.width)
      return CGSize(width: targetSize.width, height: height)
    }
    adoptMargins()
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}
