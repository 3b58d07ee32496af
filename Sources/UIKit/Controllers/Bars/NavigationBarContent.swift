// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The row of a navigation bar: back button, items at both ends, title between them.
///
/// Rules: Documentation/Containers.md §1.5 to 1.9.
final class NavigationBarContent: UIView {
  /// Points between neighbours: 8 around custom views, 16 between buttons of the system.
  static let narrowGap: CGFloat = 8
  private static let wideGap: CGFloat = 16

  let titleLabel = UILabel()
  /// A title that comes takes room among the buttons.
  var titleAlpha: CGFloat {
    get { titleLabel.alpha }
    set {
      guard newValue != titleAlpha else { return }
      titleLabel.alpha = newValue
      setNeedsLayout()
    }
  }
  private(set) var backButton: BackButton?
  private var leading: [Piece] = []
  private var trailing: [Piece] = []
  private(set) var titleView: UIView?
  var titleOffset: UIOffset = .zero
  /// The tabs of a tablet that lie over the row; the title stands before them
  /// (Documentation/Containers.md §5.8).
  var tabs: CGRect? { didSet { if tabs != oldValue { setNeedsLayout() } } }
  /// Points between the bar's edge and the first button.
  var sideMargin: CGFloat = 16

  /// Something at one end of the row.
  private enum Piece {
    case button(BarButton)
    case space(CGFloat)
  }

  required init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.textAlignment = .center
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    addSubview(titleLabel)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("a bar's content is never archived")
  }

  // MARK: Content

  /// Shows other items; buttons of items that stay are kept.
  func show(
    back: BackButton?, leading left: [UIBarButtonItem], trailing right: [UIBarButtonItem],
    looks: (UIBarButtonItem) -> UIBarButtonItemAppearance?
  ) {
    backButton?.removeFromSuperview()
    backButton = back
    if let back { addSubview(back) }
    var old: [ObjectIdentifier: BarButton] = [:]
    for case .button(let button) in leading + trailing {
      old[ObjectIdentifier(button.item)] = button
    }
    func piece(_ item: UIBarButtonItem) -> Piece {
      switch item.systemItem {
      case .fixedSpace: return .space(max(item.width, 0))
      case .flexibleSpace: return .space(0)
      default: break
      }
      let kept = old.removeValue(forKey: ObjectIdentifier(item))
      let isSame = kept.map { item.customView == nil || item.customView?.superview === $0 }
      let button = isSame == true ? kept ?? BarButton(item: item) : BarButton(item: item)
      if isSame == false { kept?.removeFromSuperview() }
      button.looks = looks(item)
      if button.superview !== self { addSubview(button) }
      return .button(button)
    }
    leading = []
    for item in left where !item.isHidden { leading.append(piece(item)) }
    trailing = []
    for item in right where !item.isHidden { trailing.append(piece(item)) }
    for gone in old.values { gone.removeFromSuperview() }
    setNeedsLayout()
  }

  func show(titleView view: UIView?) {
    guard titleView !== view else { return }
    if titleView?.superview === self { titleView?.removeFromSuperview() }
    titleView = view
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.isHidden = titleView != nil
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = safeAreaInsets
    let left = max(sideMargin, insets.left > 0 ? insets.left + sideMargin : 0)
    let right = max(sideMargin, insets.right > 0 ? insets.right + sideMargin : 0)
    // Laid out as if from left to right; mirrored at the end.
    let (start, end) = isRightToLeft ? (right, left) : (left, right)
    var frames: [(UIView, CGRect)] = []
    let limit = bounds.width - end
    let tail = place(trailing, upTo: limit, into: &frames)
    var head = start
    if let backButton {
      let x = max(start - BackButton.overhang, 0)
      let room = maximumBackWidth(from: x, to: tail)
      let width = backButton.fit(into: room)
      frames.append((backButton, CGRect(x: x, y: 0, width: width, height: bounds.height)))
      head = x + width + NavigationBarContent.narrowGap
    }
    head = place(leading, from: head, into: &frames)
    frames.append(titleFrame(between: head, and: tail))
    for (view, frame) in frames {
      view.frame =
        isRightToLeft
        ? CGRect(
          x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        : frame
    }
  }

  /// The back title gives way to a title in the middle.
  private func maximumBackWidth(from x: CGFloat, to tail: CGFloat) -> CGFloat {
    let title = titleView.map { titleSize(of: $0, room: tail - x).width } ?? titleWidth
    if let tabs = tabsFromStart, tabs.lowerBound > x {
      let gap = NavigationBarContent.narrowGap
      return max(0, tabs.lowerBound - gap - x - (title > 0 ? title + gap : 0))
    }
    let middle = (bounds.width - title) / 2 - NavigationBarContent.narrowGap - x
    // A long title may move towards the trailing end to make room.
    let moved = tail - x - title - 2 * NavigationBarContent.narrowGap
    return max(middle, min(moved, bounds.width / 2 - x))
  }

  private var titleWidth: CGFloat {
    guard !titleLabel.isHidden, titleLabel.alpha > 0, let text = titleLabel.text, !text.isEmpty
    else { return 0 }
    return titleLabel.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height)
    ).width
  }

  /// Puts pieces side by side from `edge` on.
  ///
  /// - Returns: Where the title may start, in points.
  private func place(
    _ pieces: [Piece], from edge: CGFloat, into frames: inout [(UIView, CGRect)]
  ) -> CGFloat {
    var x = edge
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .space(let width): x += width
      case .button(let button):
        let width = button.sizeThatFits(bounds.size).width
        frames.append((button, CGRect(x: x, y: 0, width: width, height: bounds.height)))
        x += width + gap(after: index, in: pieces)
      }
    }
    return x
  }

  /// Puts pieces side by side, the first at the end of the row.
  ///
  /// - Returns: Where the title must end, in points.
  private func place(
    _ pieces: [Piece], upTo edge: CGFloat, into frames: inout [(UIView, CGRect)]
  ) -> CGFloat {
    var x = edge
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .space(let width): x -= width
      case .button(let button):
        let width = button.sizeThatFits(bounds.size).width
        frames.append((button, CGRect(x: x - width, y: 0, width: width, height: bounds.height)))
        x -= width + gap(after: index, in: pieces)
      }
    }
    return x
  }

  private func gap(after index: Int, in pieces: [Piece]) -> CGFloat {
    guard index + 1 < pieces.count, case .button(let this) = pieces[index],
      case .button(let next) = pieces[index + 1], this.item.customView == nil,
      next.item.customView == nil
    else { return NavigationBarContent.narrowGap }
    return NavigationBarContent.wideGap
  }

  /// Centres the title in the bar, or as near to the middle as the buttons leave room.
  private func titleFrame(between head: CGFloat, and tail: CGFloat) -> (UIView, CGRect) {
    if let tabs = tabsFromStart, tabs.upperBound > head, tabs.lowerBound < tail {
      return titleFrame(between: head, and: tail, beside: tabs)
    }
    let room = max(0, tail - head)
    let view = titleView ?? titleLabel
    let size = titleSize(of: view, room: room)
    let width = min(size.width, room)
    var x = (bounds.width - width) / 2
    x = max(head, min(x, tail - width))
    let offset = view === titleLabel ? titleOffset : .zero
    return (
      view,
      CGRect(
        x: x + offset.horizontal, y: (bounds.height - size.height) / 2 + offset.vertical,
        width: width, height: size.height)
    )
  }

  func titleSize(of view: UIView, room: CGFloat) -> CGSize {
    if view === titleLabel {
      return CGSize(width: titleWidth, height: titleLabel.font.lineHeight.rounded(.up))
    }
    var size = BarButton.fittingSize(of: view, in: CGSize(width: room, height: bounds.height))
    if view.intrinsicContentSize.width < 0, view.translatesAutoresizingMaskIntoConstraints,
      view.bounds.width == 0 || view is UISearchBar
    {
      size.width = room
    }
    size.height = min(size.height, max(bounds.height, 0))
    return size
  }
}
