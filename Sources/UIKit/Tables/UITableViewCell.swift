// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A row: a content view, an accessory, backgrounds and a separator.
///
/// Its frame comes from the table, so it is the root of a layout island of its own. Behaviour note:
/// Documentation/TableView.md §4.
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  public enum CellStyle: Int, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
  }

  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
    case singleLineEtched
  }

  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  public enum EditingStyle: Int, Sendable {
    case none
    case delete
    case insert
  }

  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  public enum FocusStyle: Int, Sendable {
    case `default`
    case custom
  }

  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  public enum DragState: Int, Sendable {
    case none
    case lifting
    case dragging
  }

  /// Builds the appearance for a state; see ``configurationUpdateHandler-swift.property``.
  public typealias ConfigurationUpdateHandler =
    (UITableViewCell, UICellConfigurationState) -> Void

  open internal(set) var reuseIdentifier: String?
  /// nil for a cell with subviews of its own only.
  var builtInStyle: CellStyle?
  @Loose var hostTable: UITableView?
  /// Whether the table must measure the cell again, and whether its delegate heard of it.
  var needsHeight = true
  var isAnnounced = false
  var storedContentView: UIView?
  var labels: [UILabel?] = [nil, nil]
  var builtInImageView: UIImageView?
  /// Controls, lines and fills around the content; see `RowParts`.
  var parts = RowParts()
  /// Where the row stands in its section, as its table said last.
  var place = RowPlace()
  /// Content and background by configuration; see `CellConfigurations`.
  var configurations = CellConfigurations()
  /// What ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` of
  /// this class answered last, nil when an override did not come here.
  var ownFitting: CGSize?
  /// Whether the inside had a layout pass; before, nested lists know nothing of their content.
  var wasLaidOut = false

  public required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    builtInStyle = style
    self.reuseIdentifier = reuseIdentifier
  }

  @_disfavoredOverload
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  open override class func snugMake() -> Self { self.init(style: .default, reuseIdentifier: nil) }

  public required init(frame: CGRect) {
    super.init(frame: frame)
    builtInStyle = .default
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Gives a cell of a document its identifier and, unless it is a custom cell, its style.
  package func decodePrototype(reuseIdentifier: String?, style: CellStyle?) {
    self.reuseIdentifier = reuseIdentifier
    builtInStyle = style
  }

  /// Takes a label of a document as the cell's own text or detail label.
  package func decodeLabel(_ label: UILabel, isDetail: Bool) {
    labels[isDetail ? 1 : 0] = label
    adoptLines(of: label)
  }

  /// Takes an image view of a document as the cell's own.
  package func decodeImageView(_ view: UIImageView) { builtInImageView = view }

  override func takeClassDefaults() {
    super.takeClassDefaults()
    let content = madeContentView()
    storedContentView = content
    addSubview(content)
  }

  override var isLayoutIslandRoot: Bool { true }
  override var shieldsLayoutFromContent: Bool { true }
  override var isListElement: Bool { true }
  open var contentView: UIView { storedContentView.unsafelyUnwrapped }

  open var textLabel: UILabel? {
    takeDefaultStyle()
    return label(0)
  }
  open var detailTextLabel: UILabel? { builtInStyle == .default ? nil : label(1) }
  open var imageView: UIImageView? {
    takeDefaultStyle()
    return madeImageView()
  }

  open override var backgroundColor: UIColor? {
    didSet { parts.hasOwnColor = true }
  }
  open var backgroundView: UIView? {
    didSet { placeBackground(backgroundView, instead: oldValue, at: 0) }
  }
  open var selectedBackgroundView: UIView? {
    didSet {
      placeBackground(selectedBackgroundView, instead: oldValue, at: backgroundView == nil ? 0 : 1)
      showSelection()
    }
  }
  open var multipleSelectionBackgroundView: UIView?

  open var selectionStyle = SelectionStyle.default
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }
  open var accessoryView: UIView? {
    didSet { accessoryViewDidChange(from: oldValue) }
  }
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
  }
  open var editingAccessoryView: UIView? {
    didSet { accessoryViewDidChange(from: oldValue) }
  }
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var editingStyle: EditingStyle { place.editingStyle }
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { editingDidChange() } }
  }
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  open var showingDeleteConfirmation: Bool { place.isShowingDelete }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open func dragStateDidChange(_ dragState: DragState) {}
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Points; until it is set, the table's.
  open var separatorInset: UIEdgeInsets {
    get {
      if storedSeparatorInset.left < 0, let table = hostTable { return table.separatorInset }
      return storedSeparatorInset.resolved(Self.sideMargin(for: bounds.width))
    }
    set { storedSeparatorInset = newValue }
  }
  /// As it was set; a left end below zero stands for “as far as the text”.
  final var storedSeparatorInset = UIEdgeInsets.automaticSeparator { didSet { setNeedsLayout() } }
  open var focusStyle = FocusStyle.default
  open var userInteractionEnabledWhileDragging = false

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
  open var configurationState: UICellConfigurationState { currentConfigurationState }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }
  /// Traits are a part of the state that configurations are made for.
  override func systemTraitsDidChange(from previous: UITraitCollection) {
    super.systemTraitsDidChange(from: previous)
    adoptLines(from: previous)
    setNeedsUpdateConfiguration()
  }
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateAutomatically(for: state)
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration.standard(for: builtInStyle ?? .default)
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    standardBackground
  }

  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
    needsHeight = true
    place = RowPlace()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wasLaidOut = true
    updateConfigurationIfNeeded()
    layOutParts()
  }

  /// Measures the content view beside the accessory, or the cell itself where only views beside
  /// the content view have constraints; a cell without any answers ``sizeThatFits(_:)``
  /// (Documentation/TableView.md §1.3).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let size = fitting(targetSize, horizontal, vertical)
    ownFitting = size
    return size
  }

  private func fitting(
    _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    guard hasConstraintsInside || configurations.content != nil else {
      return sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude))
    }
    guard contentView.translatesAutoresizingMaskIntoConstraints, !contentView.isTiedToOutside,
      contentView.hasConstraintsInTree || configurations.content != nil
    else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    adoptSystemMargins(width: targetSize.width)
    let insets = contentInsets
    let beside = insets.left + insets.right
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - beside), height: targetSize.height),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: size.width + beside, height: size.height)
  }

  override func plannedDistances(to subview: UIView) -> UIEdgeInsets? {
    subview === storedContentView && parts.contentSize == nil ? contentInsets : nil
  }

  private var hasConstraintsInside: Bool {
    !constraints.isEmpty || contentView.hasConstraintsInTree
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: standardHeight(width: size.width))
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    hostTable?.heightMayHaveChanged(of: self)
  }

  override func islandDidChange() {
    super.islandDidChange()
    constraintsInsideDidChange()
  }

  /// Something in the cell's Auto Layout changed: a constraint, a constant, a text
  /// (Documentation/TableView.md §1.9).
  final func constraintsInsideDidChange() {
    guard let hostTable, hostTable.selfSizingInvalidation == .enabledIncludingConstraints else {
      return
    }
    hostTable.heightMayHaveChanged(of: self)
  }
}
