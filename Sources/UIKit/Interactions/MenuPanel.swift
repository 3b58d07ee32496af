// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A menu over everything in a window (Documentation/Containers.md §13).
///
/// A touch beside it puts it away.
final class MenuPanel: UIControl {
  static let width: CGFloat = 250
  static let radius: CGFloat = 13
  /// Points to the screen's edges and to what it belongs to.
  static let gap: CGFloat = 8

  let request: MenuRequest
  private let box = UIView(frame: .zero)
  private let scroller = UIScrollView(frame: .zero)
  /// Menus that were opened one in another; the last one is shown.
  private var path: [UIMenu]
  private var rows: [MenuRow] = []
  private var header: UILabel?
  /// What a long press showed, kept as long as the panel.
  var contextMenu: ContextMenu?
  /// Where the menu stands instead of beside its source.
  private var placeBelow: CGRect?

  /// Shows a menu where its source is on screen.
  static func show(_ request: MenuRequest) {
    guard let window = request.source.window else { return }
    for other in window.subviews { (other as? MenuPanel)?.close() }
    let panel = MenuPanel(request)
    panel.frame = window.bounds
    panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(panel)
    panel.fill()
  }

  init(_ request: MenuRequest) {
    self.request = request
    path = [request.menu]
    super.init(frame: .zero)
    // A material would be blurred; flat here, as bars are.
    box.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.15, alpha: 0.98) : UIColor(white: 0.97, alpha: 0.98)
    }
    box.layer.cornerRadius = MenuPanel.radius
    box.layer.shadowOpacity = 0.2
    box.layer.shadowRadius = 32
    box.layer.shadowOffset = CGSize(width: 0, height: 8)
    scroller.clipsToBounds = true
    scroller.layer.cornerRadius = MenuPanel.radius
    scroller.contentInsetAdjustmentBehavior = .never
    box.addSubview(scroller)
    addSubview(box)
    addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
  }

  required init(frame: CGRect) { preconditionFailure("a menu's panel is made for a menu") }

  required init?(coder: NSCoder) { preconditionFailure("a menu's panel is never archived") }

  func close() {
    guard superview != nil else { return }
    removeFromSuperview()
    request.didEnd?()
  }

  /// Whether a view holds the menu's rows, and is not the preview beside it.
  func isBox(_ view: UIView) -> Bool { view === box }

  /// Moves the menu under a preview.
  func move(below frame: CGRect) {
    placeBelow = frame
    setNeedsLayout()
  }

  /// Shows another menu in place of this one.
  func show(_ menu: UIMenu) {
    path = [menu]
    fill()
  }

  // MARK: Content

  private func fill() {
    for row in rows { row.removeFromSuperview() }
    rows = []
    header?.removeFromSuperview()
    header = nil
    guard let menu = path.last else { return }
    if path.count > 1 {
      add(MenuRow(.back(menu.title))) { [weak self] in self?.goBack() }
    } else if !menu.title.isEmpty {
      let label = UILabel()
      label.text = menu.title
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      label.numberOfLines = 2
      scroller.addSubview(label)
      header = label
    }
    append(menu.children, isSingleSelection: menu.options.contains(.singleSelection))
    setNeedsLayout()
  }

  private func append(_ elements: [UIMenuElement], isSingleSelection: Bool) {
    for element in elements {
      switch element {
      case let menu as UIMenu where menu.options.contains(.displayInline):
        rows.last?.endsSection = true
        append(menu.children, isSingleSelection: menu.options.contains(.singleSelection))
        rows.last?.endsSection = true
      case let menu as UIMenu:
        add(MenuRow(.submenu(menu))) { [weak self] in self?.open(menu) }
      case let deferred as UIDeferredMenuElement:
        deferred.resolve { [weak self] in
          self?.append($0, isSingleSelection: isSingleSelection)
          self?.setNeedsLayout()
        }
      case let action as UIAction where !action.attributes.contains(.hidden):
        add(MenuRow(.action(action))) { [weak self] in
          if isSingleSelection {
            for other in elements { (other as? UIAction)?.state = other === action ? .on : .off }
          }
          self?.choose(action)
        }
      case let command as UICommand where !command.attributes.contains(.hidden):
        add(MenuRow(.command(command))) { [weak self] in self?.choose(command) }
      default: break
      }
    }
  }

  private func add(_ row: MenuRow, _ chosen: @escaping () -> Void) {
    row.addAction(UIAction { _ in chosen() }, for: .touchUpInside)
    scroller.addSubview(row)
    rows.append(row)
  }

  private func open(_ menu: UIMenu) {
    path.append(menu)
    fill()
  }

  private func goBack() {
    path.removeLast()
    fill()
  }

  private func choose(_ action: UIAction) {
    if !action.attributes.contains(.keepsMenuPresented) { close() }
    request.willChoose?(action)
    action.perform(sender: request.sender)
    if action.attributes.contains(.keepsMenuPresented) { fill() }
  }

  private func choose(_ command: UICommand) {
    close()
    UIApplication.shared.sendAction(command.action, to: nil, from: command, for: nil)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = MenuPanel.width
    var y: CGFloat = 0
    if let header {
      let height = header.sizeThatFits(CGSize(width: width - 32, height: .infinity)).height
      header.frame = CGRect(x: 16, y: 8, width: width - 32, height: height.rounded(.up))
      y = header.frame.maxY + 8
    }
    for row in rows {
      row.isLast = row === rows.last
      let height = row.sizeThatFits(CGSize(width: width, height: .infinity)).height
      row.frame = CGRect(x: 0, y: y, width: width, height: height)
      y += height
    }
    scroller.contentSize = CGSize(width: width, height: y)
    box.frame = MenuPanel.frame(
      CGSize(width: width, height: y),
      beside: placeBelow ?? request.source.convert(request.place, to: self),
      in: bounds.inset(by: safeAreaInsets))
    scroller.frame = box.bounds
    scroller.isScrollEnabled = y > box.bounds.height
  }

  /// Below what it belongs to, or above where there is more room; its edge follows the nearer one
  /// of the source.
  static func frame(_ size: CGSize, beside place: CGRect, in room: CGRect) -> CGRect {
    let below = room.maxY - place.maxY - gap
    let above = place.minY - room.minY - gap
    let isBelow = size.height <= below || below >= above
    let height = min(size.height, max(isBelow ? below : above, 44))
    let isTrailing = place.midX > room.midX
    let x = isTrailing ? place.maxX - size.width : place.minX
    return CGRect(
      x: max(room.minX + gap, min(x, room.maxX - gap - size.width)),
      y: isBelow ? place.maxY + gap : place.minY - gap - height, width: size.width, height: height)
  }
}
