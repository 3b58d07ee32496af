// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A row of an alert that runs an action.
final class AlertButton: UIControl {
  let action: UIAlertAction
  private let isBold: Bool
  private let label = UILabel()
  private let picture = UIImageView()
  var fontSize: CGFloat = 17 {
    didSet {
      label.font = .systemFont(ofSize: fontSize, weight: isBold ? .semibold : .regular)
    }
  }
  var chosen: (() -> Void)?

  init(action: UIAlertAction, isBold: Bool) {
    self.action = action
    self.isBold = isBold
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
    picture.image = action.image
    picture.contentMode = .scaleAspectFit
    addSubview(picture)
    isEnabled = action.isEnabled
    accessibilityLabel = action.title
    addAction(UIAction { [weak self] _ in self?.chosen?() }, for: .touchUpInside)
  }

  required init(frame: CGRect) {
    preconditionFailure("an alert's button is made for an action")
  }

  required init?(coder: NSCoder) {
    preconditionFailure("an alert's button is never archived")
  }

  /// Whether the title stands in a width without shrinking.
  func fits(width: CGFloat) -> Bool {
    let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)
    return label.sizeThatFits(room).width <= width - 16
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
    let color: UIColor =
      !action.isEnabled
      ? .tertiaryLabel
      : action.titleTextColor ?? (action.style == .destructive ? .systemRed : tintColor)
    label.textColor = color
    guard let image = picture.image else { return }
    picture.tintColor = action.imageTintColor ?? color
    picture.frame = mirrored(
      CGRect(
        x: 16, y: (bounds.height - image.size.height) / 2, width: image.size.width,
        height: image.size.height), in: bounds)
    guard action.isAtLeadingEdge else { return }
    label.textAlignment = .natural
    let start = 16 + image.size.width + 16
    label.frame = mirrored(
      CGRect(x: start, y: 0, width: max(bounds.width - start - 8, 0), height: bounds.height),
      in: bounds)
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .quaternarySystemFill : nil
  }
}
