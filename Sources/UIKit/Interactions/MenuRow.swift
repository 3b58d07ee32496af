// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One entry of a menu: mark, title, picture (Documentation/Containers.md §13.2).
final class MenuRow: UIControl {
  enum Content {
    case action(UIAction)
    case command(UICommand)
    case submenu(UIMenu)
    case back(String)
  }

  static let height: CGFloat = 44
  static let sectionGap: CGFloat = 8
  private let content: Content
  private let label = UILabel()
  private let detail = UILabel()
  private let mark = UIImageView()
  private let picture = UIImageView()
  private let line = UIView()
  /// A gap follows instead of a line.
  var endsSection = false { didSet { setNeedsLayout() } }
  var isLast = false { didSet { setNeedsLayout() } }

  init(_ content: Content) {
    self.content = content
    super.init(frame: .zero)
    label.font = .preferredFont(forTextStyle: .body)
    label.numberOfLines = 2
    detail.font = .preferredFont(forTextStyle: .footnote)
    detail.textColor = .secondaryLabel
    detail.numberOfLines = 2
    mark.contentMode = .center
    picture.contentMode = .scaleAspectFit
    for view in [label, detail, mark, picture, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    show()
  }

  required init(frame: CGRect) { preconditionFailure("a menu's row is made for an entry") }

  required init?(coder: NSCoder) { preconditionFailure("a menu's row is never archived") }

  private func show() {
    var attributes: UIMenuElement.Attributes = []
    var state = UIMenuElement.State.off
    var element: UIMenuElement?
    switch content {
    case .action(let action):
      (attributes, state, element) = (action.attributes, action.state, action)
    case .command(let command):
      (attributes, state, element) = (command.attributes, command.state, command)
    case .submenu(let menu):
      element = menu
      if menu.options.contains(.destructive) { attributes = .destructive }
      mark.image = UIImage(systemName: "chevron.right")
    case .back(let title):
      label.text = title
      label.font = .preferredFont(forTextStyle: .headline)
      mark.image = UIImage(systemName: "chevron.down")
    }
    if let element {
      label.text = element.title
      detail.text = element.subtitle
      picture.image = element.image
    }
    if state != .off { mark.image = UIImage(systemName: state == .on ? "checkmark" : "minus") }
    isEnabled = !attributes.contains(.disabled)
    let color: UIColor =
      attributes.contains(.disabled)
      ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
    label.textColor = color
    if let title = element?.attributedTitle { label.attributedText = title }
    (mark.tintColor, picture.tintColor) = (color, color)
    accessibilityLabel = label.text
  }

  private var gap: CGFloat { endsSection && !isLast ? MenuRow.sectionGap : 0 }

  private func textWidth(in width: CGFloat) -> CGFloat {
    width - 32 - (picture.image == nil ? 0 : 32) - 16
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: textWidth(in: size.width), height: .infinity)
    var height = label.sizeThatFits(room).height
    if detail.text != nil { height += detail.sizeThatFits(room).height }
    return CGSize(
      width: size.width, height: max(MenuRow.height, (height + 22).rounded(.up)) + gap)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - gap)
    let room = CGSize(width: textWidth(in: row.width), height: .infinity)
    let title = label.sizeThatFits(room).height
    let extra = detail.text == nil ? 0 : detail.sizeThatFits(room).height
    let top = (row.height - title - extra) / 2
    place(mark, CGRect(x: 6, y: 0, width: 22, height: row.height))
    place(label, CGRect(x: 32, y: top, width: room.width, height: title))
    place(detail, CGRect(x: 32, y: top + title, width: room.width, height: extra))
    place(picture, CGRect(x: row.width - 38, y: row.height / 2 - 11, width: 22, height: 22))
    let pixel = 1 / max(traitCollection.displayScale, 1)
    line.isHidden = isLast
    line.backgroundColor =
      endsSection ? UIColor.label.withAlphaComponent(0.08) : .separator
    line.frame = CGRect(
      x: 0, y: row.height - (endsSection ? 0 : pixel), width: row.width,
      height: endsSection ? gap : pixel)
    backgroundColor = isHighlighted ? .tertiarySystemFill : nil
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    view.frame = mirrored(frame, in: bounds)
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsLayout()
  }
}
