// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Shows one bar button item: its title, picture, symbol or custom view.
final class BarButton: UIControl {
  let item: UIBarButtonItem
  private let label = UILabel()
  private let picture = UIImageView()

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    if let custom = item.customView {
      addSubview(custom)
    } else if let image = item.image
      ?? item.systemItem?.symbolName.flatMap(UIImage.init(systemName:))
    {
      picture.image = image
      picture.contentMode = .center
      addSubview(picture)
    } else {
      label.text = item.title
      label.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
      addSubview(label)
    }
    isEnabled = item.isEnabled
    accessibilityLabel = item.title ?? item.systemItem?.symbolName
    addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
  }

  required init(frame: CGRect) {
    preconditionFailure("a bar button is made for an item")
  }

  required init?(coder: NSCoder) {
    preconditionFailure("a bar button is never archived")
  }

  override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The size of what is shown, in points; pictures are at least 24 wide.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let custom = item.customView {
      let fitted = custom.bounds.size
      return fitted == .zero ? custom.sizeThatFits(size) : fitted
    }
    if let image = picture.image {
      return CGSize(width: max(image.size.width, 24), height: image.size.height)
    }
    return label.sizeThatFits(size)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.frame = bounds }
    let color = item.isEnabled ? item.tintColor ?? tintColor : .tertiaryLabel
    label.textColor = color
    picture.tintColor = color
  }

  private func send() {
    guard let action = item.action else { return }
    UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
  }
}

extension UIBarButtonItem.SystemItem {
  /// The symbol that stands for the item; nil for items that show a word or nothing.
  var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }
}
