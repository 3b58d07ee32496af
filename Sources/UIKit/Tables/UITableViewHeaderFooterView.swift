// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A header or footer of a section. Its frame comes from the table.
open class UITableViewHeaderFooterView: UIView {
  open internal(set) var reuseIdentifier: String?
  var isGrouped = false
  var isFooter = false
  private var storedContentView: UIView?
  private var titleLabel: UILabel?

  public required init(reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    self.reuseIdentifier = reuseIdentifier
  }

  public required init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func takeClassDefaults() {
    super.takeClassDefaults()
    let content = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    storedContentView = content
    addSubview(content)
  }

  override var isLayoutIslandRoot: Bool { true }
  open var contentView: UIView { storedContentView.unsafelyUnwrapped }
  open var detailTextLabel: UILabel? { nil }
  open var textLabel: UILabel? {
    if let titleLabel { return titleLabel }
    let label = UILabel(frame: .zero)
    titleLabel = label
    contentView.addSubview(label)
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

  open func prepareForReuse() {}

  /// Shows a section's title in the style of its table.
  func showTitle(_ title: String) {
    guard let label = textLabel else { return }
    label.text = isGrouped && !isFooter ? title.uppercased() : title
    label.font = isGrouped ? .systemFont(ofSize: 13) : .boldSystemFont(ofSize: 17)
    label.textColor = isGrouped ? .secondaryLabel : .label
    label.numberOfLines = isGrouped ? 0 : 1
    if !isGrouped { backgroundColor = .systemGroupedBackground }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    guard let label = titleLabel else { return }
    let margin = UITableViewCell.sideMargin(for: bounds.width)
    let width = max(0, bounds.width - 2 * margin)
    let height = label.sizeThatFits(
      CGSize(width: width, height: .greatestFiniteMagnitude)
    ).height
    // A grouped header's title stands 7 points above the rows, a footer's 8 below them.
    let top =
      !isGrouped
      ? (bounds.height - height) / 2 : isFooter ? 8 : max(0, bounds.height - height - 7)
    label.frame = CGRect(x: margin, y: top, width: width, height: height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard contentView.translatesAutoresizingMaskIntoConstraints, constraints.isEmpty else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    guard contentView.hasConstraintsInTree else {
      return CGSize(width: targetSize.width, height: 28)
    }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}
