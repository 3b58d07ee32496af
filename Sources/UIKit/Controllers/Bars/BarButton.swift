// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Shows one bar button item: its title, picture, symbol or custom view.
///
/// As high as the bar's row, so that fingers find it; what it shows is centred.
final class BarButton: UIControl {
  let item: UIBarButtonItem
  private let label = UILabel()
  private let picture = UIImageView()
  private let backdrop = UIImageView()
  /// The bar's looks for buttons of the item's style; nil for the defaults.
  var looks: UIBarButtonItemAppearance? { didSet { refresh() } }
  /// Points that the picture of a bar in compact height may be high.
  var isCompact = false { didSet { if isCompact != oldValue { refresh() } } }

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    addSubview(backdrop)
    if let custom = item.customView { addSubview(custom) } else { addContent() }
    refresh()
    addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
  }

  required init(frame: CGRect) {
    preconditionFailure("a bar button is made for an item")
  }

  required init?(coder: NSCoder) {
    preconditionFailure("a bar button is never archived")
  }

  private func addContent() {
    picture.contentMode = .center
    addSubview(picture)
    addSubview(label)
  }

  /// Takes text, picture and colours from the item again.
  func refresh() {
    isEnabled = item.isEnabled
    accessibilityLabel = item.accessibilityLabel ?? item.systemItem?.label ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    showsMenuAsPrimaryAction = item.menu != nil && item.action == nil && item.primaryAction == nil
    guard item.customView == nil else { return }
    picture.image = shownImage
    picture.isHidden = picture.image == nil
    label.isHidden = picture.image != nil
    backdrop.image =
      looks?.normal.backgroundImage
      ?? item.backgroundImage(
        for: [], barMetrics: .default)
    let attributes = titleAttributes
    label.font =
      attributes[.font] as? UIFont
      ?? .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    label.text = item.title
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var titleAttributes: [NSAttributedString.Key: Any] {
    let own = item.effectiveTitleAttributes(for: item.isEnabled ? .normal : .disabled)
    return (looks?.attributes(isEnabled: item.isEnabled) ?? [:]).merging(own) { $1 }
  }

  /// Symbols are shown at 17 pt and large scale (Documentation/Symbols.md §2.7).
  private var shownImage: UIImage? {
    if let image = isCompact ? item.landscapeImagePhone ?? item.image : item.image {
      guard image.isSymbolImage, image.storage.symbol?.isPlain ?? false else { return image }
      return image.withConfiguration(BarButton.symbols)
    }
    return item.systemItem?.symbolName.flatMap {
      UIImage(systemName: $0, withConfiguration: BarButton.symbols)
    }
  }

  private static let symbols = UIImage.SymbolConfiguration(
    pointSize: 17, weight: .regular, scale: .large)

  override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The size of what is shown, in points; pictures are at least 24 wide.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let custom = item.customView { return BarButton.fittingSize(of: custom, in: size) }
    if item.width > 0 { return CGSize(width: item.width, height: 30) }
    if let image = picture.image {
      let insets = item.imageInsets
      return CGSize(
        width: max(image.size.width + insets.left + insets.right, 24), height: image.size.height)
    }
    var fitted = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44))
    for title in item.possibleTitles ?? [] {
      let other = UILabel()
      (other.text, other.font) = (title, label.font)
      fitted.width = max(fitted.width, other.sizeThatFits(size).width)
    }
    return fitted
  }

  /// A custom view is sized by its constraints, else it keeps its frame's size, else it says how
  /// large it wants to be (Documentation/Containers.md §1.8).
  static func fittingSize(of view: UIView, in room: CGSize) -> CGSize {
    if !view.translatesAutoresizingMaskIntoConstraints {
      return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    if view.bounds.size != .zero { return view.bounds.size }
    let intrinsic = view.intrinsicContentSize
    let wanted = view.sizeThatFits(room)
    return CGSize(
      width: intrinsic.width >= 0 ? intrinsic.width : wanted.width,
      height: intrinsic.height >= 0 ? intrinsic.height : wanted.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = sizeThatFits(bounds.size)
    let centred = CGRect(
      x: 0, y: ((bounds.height - size.height) / 2), width: bounds.width, height: size.height)
    if let custom = item.customView {
      custom.frame = CGRect(
        x: (bounds.width - min(size.width, bounds.width)) / 2, y: centred.minY,
        width: min(size.width, bounds.width), height: size.height)
      return
    }
    let offset =
      looks?.normal.titlePositionAdjustment ?? item.titlePositionAdjustment(for: .default)
    label.frame = centred.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    let insets = item.imageInsets
    picture.frame = centred.offsetBy(
      dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    backdrop.frame = bounds
    colour()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if item.customView == nil { alpha = isHighlighted ? 0.2 : 1 }
  }

  private func colour() {
    let color: UIColor =
      item.isEnabled
      ? item.tintColor ?? tintColor : .tertiaryLabel
    label.textColor = titleAttributes[.foregroundColor] as? UIColor ?? color
    picture.tintColor = color
  }

  /// A finger may miss by 8 points to the sides.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: 0).contains(point)
  }

  private func send() {
    guard item.isEnabled, item.customView == nil else { return }
    if let menu = item.menu, item.primaryAction == nil, item.action == nil {
      let request = MenuRequest(menu: menu, source: self)
      request.sender = item
      Runtime.current.menuSink?(request)
      return
    }
    if item.changesSelectionAsPrimaryAction { item.isSelected.toggle() }
    if let action = item.primaryAction {
      action.perform(sender: item)
    } else if let action = item.action {
      UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
    }
  }
}

extension SymbolRequest {
  /// Whether no configuration changed the symbol.
  var isPlain: Bool { pointSize == 17 && weight == 1 && scale == 1 }
}
