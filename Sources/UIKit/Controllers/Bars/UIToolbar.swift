// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A bar of buttons (Documentation/Lifecycle.md §5).
@preconcurrency @MainActor
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]? { didSet { contentDidChange() } }
  open var barTintColor: UIColor? { didSet { background.backgroundColor = barTintColor } }
  open var isTranslucent = true

  private let background = BarBackground(contentSide: .above)
  /// A button for each item that shows something; nil stands for space.
  private var buttons: [BarButton?] = []

  public required init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    insertSubview(background, at: 0)
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard self.items != items else { return }
    self.items = items
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  private func contentDidChange() {
    for button in buttons { button?.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let isSpace = item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace
      return isSpace ? nil : BarButton(item: item)
    }
    for case let button? in buttons { addSubview(button) }
    setNeedsLayout()
  }

  /// Flexible spaces share what the buttons and fixed spaces leave.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let margin = UIScreen.main.device.device.systemMinimumMargin
    let items = items ?? []
    let sizes = zip(items, buttons).map { item, button in
      button?.sizeThatFits(bounds.size)
        ?? CGSize(width: item.systemItem == .fixedSpace ? item.width : 0, height: 0)
    }
    let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
    let used = sizes.reduce(0) { $0 + $1.width } + 8 * CGFloat(max(0, items.count - 1))
    let share = flexible == 0 ? 0 : max(0, bounds.width - 2 * margin - used) / CGFloat(flexible)
    var x = margin
    for (index, item) in items.enumerated() {
      let size = sizes[index]
      buttons[index]?.frame = CGRect(
        x: x, y: (44 - size.height) / 2, width: size.width, height: size.height)
      x += size.width + 8 + (item.systemItem == .flexibleSpace ? share : 0)
    }
  }
}
