// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A row: a content view, an accessory, backgrounds and a separator.
///
/// Its frame comes from the table, so it is the root of a layout island of its own. Behaviour note:
/// Documentation/TableView.md §4.
open class UITableViewCell: UIView {
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

  public typealias StateMask = UInt

  open internal(set) var reuseIdentifier: String?
  /// nil for a cell with subviews of its own only.
  var builtInStyle: CellStyle?
  weak var hostTable: UITableView?
  /// Whether the table must measure the cell again, and whether its delegate heard of it.
  var needsHeight = true
  var isAnnounced = false
  private var storedContentView: UIView?
  var labels: [UILabel?] = [nil, nil]
  var builtInImageView: UIImageView?
  var separatorView: UIView?
  var accessorySymbol: TableAccessoryView?

  public required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    builtInStyle = style
    self.reuseIdentifier = reuseIdentifier
  }

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
  package func decodeLabel(_ label: UILabel, isDetail: Bool) { labels[isDetail ? 1 : 0] = label }

  /// Takes an image view of a document as the cell's own.
  package func decodeImageView(_ view: UIImageView) { builtInImageView = view }

  override func takeClassDefaults() {
    super.takeClassDefaults()
    let content = TableCellContentView(frame: CGRect(origin: .zero, size: bounds.size))
    content.cell = self
    storedContentView = content
    addSubview(content)
  }

  override var isLayoutIslandRoot: Bool { true }
  open var contentView: UIView { storedContentView.unsafelyUnwrapped }

  open var textLabel: UILabel? { label(0) }
  open var detailTextLabel: UILabel? { builtInStyle == .default ? nil : label(1) }
  open var imageView: UIImageView? { madeImageView() }

  open var backgroundView: UIView? {
    didSet { placeBackground(backgroundView, instead: oldValue, at: 0) }
  }
  open var selectedBackgroundView: UIView? {
    didSet {
      placeBackground(selectedBackgroundView, instead: oldValue, at: backgroundView == nil ? 0 : 1)
      selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
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
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      accessoryDidChange()
    }
  }
  open var editingAccessoryType = AccessoryType.none
  open var editingAccessoryView: UIView?
  open var isEditing = false { didSet { setNeedsLayout() } }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var editingStyle: EditingStyle { .none }
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var showingDeleteConfirmation: Bool { false }
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var separatorInset = UIEdgeInsets(top: 0, left: -1, bottom: 0, right: 0) {
    didSet { setNeedsLayout() }
  }
  open var focusStyle = FocusStyle.default
  open var userInteractionEnabledWhileDragging = false

  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
    needsHeight = true
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// Measures the content view beside the accessory; a cell without constraints inside answers
  /// ``sizeThatFits(_:)`` (Documentation/TableView.md §3).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard hasConstraintsInside else {
      return sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude))
    }
    guard contentView.translatesAutoresizingMaskIntoConstraints, !contentView.isTiedToOutside else {
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

  private func stateDidChange() {
    let isMarked = isSelected || isHighlighted
    selectedBackgroundView?.isHidden = !isMarked
    if selectionStyle != .none { HighlightSpread.spread(isMarked, in: contentView) }
  }

  private func placeBackground(_ view: UIView?, instead old: UIView?, at index: Int) {
    guard view !== old else { return }
    old?.removeFromSuperview()
    guard let view else { return }
    view.frame = bounds
    insertSubview(view, at: index)
  }

  private func accessoryDidChange() {
    showAccessory()
    needsHeight = true
    setNeedsLayout()
  }
}

/// The content view of a row; its margins follow the cell's, 11 points above and below.
final class TableCellContentView: UIView {
  weak var cell: UITableViewCell?
  /// The margins the cell gave; others are the app's own and stay.
  var systemMargins: MarginStorage.Base?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.invalidateIntrinsicContentSize()
  }
}
