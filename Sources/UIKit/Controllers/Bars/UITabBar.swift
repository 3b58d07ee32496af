// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The bar at the bottom that chooses between controllers (Documentation/Lifecycle.md §5).
@preconcurrency @MainActor
open class UITabBar: UIView {
  open var items: [UITabBarItem]? { didSet { contentDidChange() } }
  open weak var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
  open var barTintColor: UIColor? { didSet { background.backgroundColor = barTintColor } }
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open weak var delegate: AnyObject?

  private let background = BarBackground(contentSide: .above)
  private var buttons: [TabButton] = []

  public required init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    insertSubview(background, at: 0)
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard self.items != items else { return }
    self.items = items
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: traitCollection.verticalSizeClass == .compact ? 32 : 49)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    guard !buttons.isEmpty else { return }
    let width = bounds.width / CGFloat(buttons.count)
    let height = sizeThatFits(bounds.size).height
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: height)
      button.tintColor =
        button.item === selectedItem ? tintColor : unselectedItemTintColor ?? .systemGray
    }
  }

  private func contentDidChange() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map(TabButton.init)
    for button in buttons { addSubview(button) }
    setNeedsLayout()
  }
}

/// Shows one tab bar item: picture above, title below.
final class TabButton: UIControl {
  let item: UITabBarItem
  private let picture = UIImageView()
  private let label = UILabel()

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    picture.image = item.image
    picture.contentMode = .center
    label.text = item.title
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    addSubview(picture)
    addSubview(label)
    accessibilityLabel = item.title
  }

  required init(frame: CGRect) {
    preconditionFailure("a tab button is made for an item")
  }

  required init?(coder: NSCoder) {
    preconditionFailure("a tab button is never archived")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let labelHeight = label.font.lineHeight
    label.frame = CGRect(
      x: 0, y: bounds.height - labelHeight - 2, width: bounds.width, height: labelHeight)
    picture.frame = CGRect(
      x: 0, y: 2, width: bounds.width, height: max(0, bounds.height - labelHeight - 4))
    label.textColor = tintColor
    picture.tintColor = tintColor
  }
}
