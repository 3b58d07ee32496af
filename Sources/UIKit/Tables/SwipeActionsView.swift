// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The buttons that a swiped row uncovers (Documentation/TableView.md §10).
final class SwipeActionsView: UIView {
  /// The least width of a button, and the points beside its title, points.
  private static let leastWidth: CGFloat = 74
  private static let aroundTitle: CGFloat = 24

  let configuration: UISwipeActionsConfiguration
  let path: IndexPath
  let isAtLeft: Bool
  weak var list: (any SwipedList)?
  /// Points that were uncovered when the finger went down.
  var startWidth: CGFloat = 0
  /// The list's width when the row was opened, points.
  var listWidth: CGFloat = 0
  private var buttons: [UIButton] = []

  init(_ configuration: UISwipeActionsConfiguration, at path: IndexPath, isAtLeft: Bool) {
    self.configuration = configuration
    self.path = path
    self.isAtLeft = isAtLeft
    super.init(frame: .zero)
    clipsToBounds = true
    for action in configuration.actions { add(action) }
  }

  required init(frame: CGRect) {
    configuration = UISwipeActionsConfiguration(actions: [])
    path = IndexPath(row: 0, section: 0)
    isAtLeft = false
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    configuration = UISwipeActionsConfiguration(actions: [])
    path = IndexPath(row: 0, section: 0)
    isAtLeft = false
    super.init(coder: coder)
  }

  private func add(_ action: UIContextualAction) {
    let button = SwipeActionButton(type: .custom)
    button.backgroundColor = action.backgroundColor
    button.setTitle(action.title, for: .normal)
    button.setImage(action.image, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.tintColor = .white
    button.titleLabel?.font = .systemFont(ofSize: 15, weight: .medium)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.list?.perform(action, in: self)
      }, for: .touchUpInside)
    buttons.append(button)
    addSubview(button)
  }

  /// Points that all buttons take.
  var naturalWidth: CGFloat { widths.reduce(0, +) }

  private var widths: [CGFloat] {
    configuration.actions.map { action in
      let title = action.title ?? ""
      let text = (title as NSString).size(
        withAttributes: [.font: UIFont.systemFont(ofSize: 15, weight: .medium)])
      let content = max(text.width, action.image?.size.width ?? 0)
      return max(Self.leastWidth, (content + Self.aroundTitle).rounded(.up))
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let natural = max(1, naturalWidth)
    var outer: CGFloat = 0
    for (button, width) in zip(buttons, widths) {
      // The first action is at the edge of the list.
      let shown = width * bounds.width / natural
      let x = isAtLeft ? outer : bounds.width - outer - shown
      button.frame = CGRect(x: x, y: 0, width: shown, height: bounds.height)
      outer += shown
    }
  }
}
