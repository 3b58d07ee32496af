// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The chevron at a navigation bar's leading edge, with the title of what is below.
final class BackButton: UIControl {
  private let label = UILabel()
  private let chevron = UIImageView()
  /// What the button says when there is room; nil for the chevron alone.
  private let title: String?
  /// Points between chevron and title, and how far the chevron stands outside the margin.
  private static let gap: CGFloat = 6
  static let overhang: CGFloat = 8

  init(
    title: String?, indicator: UIImage?, attributes: [NSAttributedString.Key: Any],
    action: @escaping () -> Void
  ) {
    self.title = title
    super.init(frame: .zero)
    let symbols = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold, scale: .large)
    chevron.image =
      indicator ?? UIImage(systemName: "chevron.backward", withConfiguration: symbols)
    chevron.contentMode = .center
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17)
    label.textColor = attributes[.foregroundColor] as? UIColor
    hasOwnColor = label.textColor != nil && attributes[.foregroundColor] != nil
    label.text = title
    addSubview(chevron)
    addSubview(label)
    accessibilityLabel = title ?? SystemWord.back.localized
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  private var hasOwnColor = false

  required init(frame: CGRect) {
    preconditionFailure("a back button is made with a title")
  }

  required init?(coder: NSCoder) {
    preconditionFailure("a back button is never archived")
  }

  /// Shortens the title until the button fits: the title, “Back”, nothing.
  ///
  /// - Returns: The width it takes, in points.
  func fit(into width: CGFloat) -> CGFloat {
    for candidate in [title, title == nil ? nil : SystemWord.back.localized] {
      guard let candidate else { continue }
      label.text = candidate
      let wanted = naturalWidth
      if wanted <= width { return wanted }
    }
    label.text = nil
    return naturalWidth
  }

  private var naturalWidth: CGFloat {
    let chevronWidth = chevron.image?.size.width ?? 0
    guard let text = label.text, !text.isEmpty else { return chevronWidth }
    let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)
    return chevronWidth + BackButton.gap + label.sizeThatFits(room).width
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: naturalWidth, height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = chevron.image?.size.width ?? 0
    let rest = max(0, bounds.width - width - BackButton.gap)
    let height = label.font.lineHeight
    chevron.frame = CGRect(
      x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    label.frame = CGRect(
      x: isRightToLeft ? 0 : bounds.width - rest, y: (bounds.height - height) / 2, width: rest,
      height: height)
    chevron.tintColor = tintColor
    if !hasOwnColor { label.textColor = tintColor }
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.2 : 1
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -16, dy: 0).contains(point)
  }
}
