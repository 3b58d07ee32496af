// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Shows one tab bar item: picture above title, or beside it where height is compact or width is
/// regular (Documentation/Containers.md §5.1).
final class TabButton: UIControl {
  let item: UITabBarItem
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()
  private let badgeShape = UIView()
  var isInline = false { didSet { if isInline != oldValue { refresh() } } }
  var isCompact = false { didSet { if isCompact != oldValue { refresh() } } }
  /// Whether it lies in the row of a tablet's navigation bar: a title alone, in looks of its own
  /// (Documentation/Containers.md §5.8).
  var isFloating = false { didSet { if isFloating != oldValue { isInline = isFloating } } }
  var isChosen = false { didSet { if isChosen != oldValue { refresh() } } }
  var looks: UITabBarItemAppearance? { didSet { refresh() } }
  /// The colour of an item that is not chosen, where the app set one.
  var unselectedColor: UIColor? { didSet { refresh() } }

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    picture.contentMode = .center
    label.textAlignment = .center
    badge.font = .systemFont(ofSize: 13)
    badge.textAlignment = .center
    badgeShape.layer.cornerRadius = 9
    badgeShape.isUserInteractionEnabled = false
    badgeShape.addSubview(badge)
    for view in [picture, label, badgeShape] { addSubview(view) }
    refresh()
  }

  required init(frame: CGRect) {
    preconditionFailure("a tab button is made for an item")
  }

  required init?(coder: NSCoder) {
    preconditionFailure("a tab button is never archived")
  }

  private var state1: UITabBarItemStateAppearance? {
    !item.isEnabled ? looks?.disabled : isChosen ? looks?.selected : looks?.normal
  }

  /// Takes text, picture and badge from the item again.
  func refresh() {
    isEnabled = item.isEnabled
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    isSelected = isChosen
    picture.image = shownImage
    label.text = item.title
    let attributes = textAttributes
    label.font =
      isFloating
      ? .systemFont(ofSize: 15, weight: .medium)
      : attributes[.font] as? UIFont
        ?? (isInline
          ? .systemFont(ofSize: isCompact ? 12 : 13, weight: isCompact ? .medium : .regular)
          : .systemFont(ofSize: 10, weight: .medium))
    badge.text = item.badgeValue
    badgeShape.isHidden = item.badgeValue == nil
    badgeShape.backgroundColor =
      item.badgeColor ?? state1?.badgeBackgroundColor ?? .systemRed
    badge.textColor =
      (item.badgeTextAttributes(for: .normal)?[.foregroundColor]
      ?? state1?.badgeTextAttributes[.foregroundColor]) as? UIColor ?? .white
    setNeedsLayout()
  }

  private var textAttributes: [NSAttributedString.Key: Any] {
    let own = item.effectiveTitleAttributes(for: isChosen ? .selected : .normal)
    return (looks?.normal.titleTextAttributes ?? [:])
      .merging(state1?.titleTextAttributes ?? [:]) { $1 }.merging(own) { $1 }
  }

  /// Points that picture and title take side by side.
  var contentWidth: CGFloat {
    let size = picture.image?.size ?? .zero
    let text = label.intrinsicContentSize
    return size.width + (size == .zero || text.width <= 0 ? 0 : 8) + max(0, text.width)
  }

  private var shownImage: UIImage? {
    if isFloating, !(item.title ?? "").isEmpty { return nil }
    var image = item.image
    if isChosen, let selected = item.selectedImage { image = selected }
    if isCompact, let landscape = item.landscapeImagePhone { image = landscape }
    guard var image else { return nil }
    // Only what says so keeps its own colours.
    if image.renderingMode == .automatic { image = image.withRenderingMode(.alwaysTemplate) }
    guard image.storage.symbol?.isPlain ?? false else { return image }
    return image.withConfiguration(
      UIImage.SymbolConfiguration(
        pointSize: isCompact ? 13 : 18, weight: .medium, scale: .large))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = picture.image?.size ?? .zero
    let text = label.sizeThatFits(bounds.size)
    if isInline {
      let gap: CGFloat = size == .zero ? 0 : 8
      let width = min(size.width + gap + text.width, bounds.width)
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let start = (bounds.width - width) / 2
      picture.frame = CGRect(
        x: isRightToLeft ? start + width - size.width : start,
        y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      label.frame = CGRect(
        x: isRightToLeft ? start : start + size.width + gap,
        y: (bounds.height - text.height) / 2, width: max(0, width - size.width - gap),
        height: text.height)
    } else {
      // The title's line ends 1 point above the bar's 49; the picture is centred above it.
      let insets = item.imageInsets
      let top = bounds.height - 1 - text.height
      label.frame = CGRect(x: 0, y: top, width: bounds.width, height: text.height)
      let hasTitle = !(item.title ?? "").isEmpty
      let middle = hasTitle ? (top + 3) / 2 : bounds.height / 2
      picture.frame = CGRect(
        x: (bounds.width - size.width) / 2 + (insets.left - insets.right) / 2,
        y: middle - size.height / 2 + (insets.top - insets.bottom) / 2, width: size.width,
        height: size.height)
    }
    guard !isFloating else {
      layOutBadge()
      return colour()
    }
    let offset = state1?.titlePositionAdjustment ?? item.titlePositionAdjustment
    label.frame = label.frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    layOutBadge()
    colour()
  }

  /// A red pill over the picture's upper trailing corner, at least 18 points wide.
  private func layOutBadge() {
    guard !badgeShape.isHidden else { return }
    let text = badge.sizeThatFits(CGSize(width: 100, height: 18))
    let width = max(18, text.width + 10)
    let offset = state1?.badgePositionAdjustment ?? .zero
    // Beside a title the badge lies over the picture alone.
    let x = isInline ? picture.frame.maxX + 6 - width : picture.frame.maxX - 6
    let y = max(isInline ? 0 : 2, picture.frame.minY - (isInline ? 6 : 3))
    badgeShape.frame = CGRect(
      x: x + offset.horizontal, y: y + offset.vertical, width: width, height: 18)
    badge.frame = CGRect(x: 0, y: (18 - text.height) / 2, width: width, height: text.height)
  }

  private func colour() {
    if isFloating {
      let color: UIColor = !item.isEnabled ? .tertiaryLabel : isChosen ? tintColor : .label
      label.textColor = color
      picture.tintColor = color
      return
    }
    let normal = unselectedColor ?? UIColor.tabBarItem
    let color: UIColor = !item.isEnabled ? .tertiaryLabel : isChosen ? tintColor : normal
    label.textColor = textAttributes[.foregroundColor] as? UIColor ?? color
    picture.tintColor = state1?.iconColor ?? color
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
}

extension UIColor {
  /// What an item that is not chosen is painted in: 60 % grey, 46 % on black.
  static let tabBarItem = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.46, alpha: 1) : UIColor(white: 0.6, alpha: 1)
  }
}
