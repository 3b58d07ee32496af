// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry

/// A row of a list section: content, accessories at its sides, a separator below
/// (Documentation/CompositionalLayout.md §7).
open class UICollectionViewListCell: UICollectionViewCell {
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var indentsAccessories = true
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }
  private var leadingViews: [PlacedAccessory] = []
  private var trailingViews: [PlacedAccessory] = []
  /// The margins that the cell gave itself; nil before.
  private var adoptedMargins: MarginStorage.Base?
  /// Whether the item of an outline is open; its disclosure points down then.
  var isOutlineOpen = false { didSet { if isOutlineOpen != oldValue { turnDisclosure() } } }
  private var disclosure: UIView?
  private var line: UIView?
  private var separator: SeparatorGuide?
  private static let gap: CGFloat = 12
  /// The least height of a row, points.
  private static let leastHeight: CGFloat = 44

  /// The style of the section and the place in it: a row's, a header's or a footer's.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard let (kind, path) = dequeuedFor,
      let layout = hostView?.collectionViewLayout as? UICollectionViewCompositionalLayout,
      let list = layout.listPlace(of: path)?.list
    else { return .cell() }
    switch kind {
    case UICollectionView.elementKindSectionHeader: return list.headerContent
    case UICollectionView.elementKindSectionFooter: return list.footerContent
    case UICollectionView.elementKindCell
    where path.item == 0 && list.headerMode == .firstItemInSection:
      return list.headerContent
    default: return .cell()
    }
  }

  /// The place of the line below the row: as the list says, until constraints of the app tie it to
  /// something in the cell.
  open var separatorLayoutGuide: UILayoutGuide {
    let made = separator ?? SeparatorGuide(in: self)
    separator = made
    return made.guide
  }

  // MARK: Margins (Documentation/CompositionalLayout.md §7)

  /// Points between the safe area and texts or accessories, as in tables.
  private var sideMargin: CGFloat {
    UITableViewCell.sideMargin(for: hostView?.bounds.width ?? bounds.width)
  }

  /// The safe area's sides in reading direction, points.
  private var safeSides: (leading: CGFloat, trailing: CGFloat) {
    let area = safeAreaInsets
    return isRightToLeft ? (area.right, area.left) : (area.left, area.right)
  }

  /// Gives the cell the margins of rows, unless the app gave it others.
  private func adoptSideMargins() {
    let side = sideMargin
    let margins = NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
    let base = marginStorage.base
    guard base == .standard || base == adoptedMargins, base != .directional(margins) else { return }
    adoptedMargins = .directional(margins)
    directionalLayoutMargins = margins
  }

  /// Content that stands behind an accessory keeps its distance from that; an indentation moves it.
  override func plannedDistances(to subview: UIView) -> UIEdgeInsets? {
    guard subview === storedContentView else { return nil }
    let leading = leadingViews.isEmpty ? 0 : leadingRoom
    return UIEdgeInsets(
      top: 0, left: isRightToLeft ? trailingRoom : leading, bottom: 0,
      right: isRightToLeft ? leading : trailingRoom)
  }

  private var place: (list: UICollectionLayoutListConfiguration, isFirst: Bool, isLast: Bool)? {
    guard let path = appliedAttributes?.indexPath,
      appliedAttributes?.representedElementCategory == .cell
    else { return nil }
    return (hostView?.collectionViewLayout as? UICollectionViewCompositionalLayout)?
      .listPlace(of: path)
  }

  // MARK: Accessories

  /// Symbols of accessories are as large as text.
  override func systemTraitsDidChange(from previous: UITraitCollection) {
    super.systemTraitsDidChange(from: previous)
    guard !accessories.isEmpty,
      traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory
    else { return }
    traitCollection.performAsCurrentOnMain { accessoriesDidChange() }
  }

  private func accessoriesDidChange() {
    for placed in leadingViews + trailingViews { placed.view.removeFromSuperview() }
    let isEditing = hostView?.isEditing ?? false
    let shown = accessories.filter { $0.isShown(whileEditing: isEditing) }
    disclosure = nil
    leadingViews = UICellAccessory.inOrder(shown.filter(\.isLeading)).map(place)
    trailingViews = UICellAccessory.inOrder(shown.filter { !$0.isLeading }).map(place)
    for placed in leadingViews + trailingViews { addSubview(placed.view) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func place(_ accessory: UICellAccessory) -> PlacedAccessory {
    let placed = PlacedAccessory(accessory, in: makeView(accessory))
    placed.view.isHidden = accessory.isHidden
    return placed
  }

  /// The view of an accessory; one that does something hears taps.
  private func makeView(_ accessory: UICellAccessory) -> UIView {
    let view = accessory.makeView()
    if accessory.outlineStyle != nil {
      disclosure = view
      turnDisclosure()
    }
    guard accessory.action != nil || accessory.outlineStyle != nil else { return view }
    return AccessoryButton(around: view) { [weak self] in
      if let action = accessory.action { return action() }
      self?.toggleOutline()
    }
  }

  /// Opens or closes the item whose disclosure this cell shows.
  final func toggleOutline() {
    guard let hostView, let path = hostView.indexPath(for: self) else { return }
    (hostView.dataSource as? any OutlineSource)?.toggleOutline(at: path)
  }

  /// Whether a tap anywhere on the cell opens and closes its item.
  final var togglesOutlineByTap: Bool {
    accessories.contains { $0.outlineStyle == .header && $0.action == nil }
  }

  private func turnDisclosure() {
    guard let disclosure else { return }
    let turn = isRightToLeft ? -CGFloat.pi / 2 : CGFloat.pi / 2
    disclosure.transform = isOutlineOpen ? CGAffineTransform(rotationAngle: turn) : .identity
    setNeedsUpdateConfiguration()
  }

  private func width(_ views: [PlacedAccessory]) -> CGFloat {
    views.reduce(0) { $0 + $1.room($1.size(in: bounds.size)) + Self.gap }
  }

  private var leadingRoom: CGFloat {
    let indent = CGFloat(indentationLevel) * indentationWidth
    guard !leadingViews.isEmpty else { return indent }
    return width(leadingViews) + sideMargin + safeSides.leading - Self.gap + indent
  }
  private var trailingRoom: CGFloat {
    guard !trailingViews.isEmpty else { return 0 }
    return width(trailingViews) + sideMargin + safeSides.trailing - Self.gap
  }

  override var contentFrame: CGRect {
    var frame = bounds
    frame.size.width = max(0, frame.width - leadingRoom - trailingRoom)
    frame.origin.x += isRightToLeft ? trailingRoom : leadingRoom
    return frame
  }

  // MARK: Layout

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    adoptSideMargins()
    placeContentView()
    // Content that is tied to something in the cell is measured through the cell.
    let isTied = contentView.isTiedToOutside
    let room = isTied ? 0 : leadingRoom + trailingRoom
    var size = super.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - room), height: targetSize.height),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    size.width += room
    if place != nil { size.height = max(size.height, Self.leastHeight) }
    return size
  }

  open override func layoutSubviews() {
    adoptSideMargins()
    super.layoutSubviews()
    placeContentView()
    var x = sideMargin + safeSides.leading
    for placed in leadingViews { x = put(placed, at: x) }
    x = bounds.width - trailingRoom
    for placed in trailingViews { x = put(placed, at: x) }
    adoptListLook()
    placeSeparator()
  }

  private func placeContentView() {
    if contentView.translatesAutoresizingMaskIntoConstraints, contentView.frame != contentFrame {
      contentView.frame = contentFrame
    }
  }

  /// Centres an accessory in its room, which begins at `x` in reading direction.
  ///
  /// - Returns: Where the room of the next one begins.
  private func put(_ placed: PlacedAccessory, at x: CGFloat) -> CGFloat {
    let size = placed.size(in: bounds.size)
    let room = placed.room(size)
    var frame = CGRect(
      x: x + (room - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
    if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
    placed.view.frame = traitCollection.pixelGrid(orScale: 1).snapping(frame)
    return x + room + Self.gap
  }

  /// The appearance's row colour and corners, unless the app chose a background.
  private func adoptListLook() {
    guard let place else { return }
    if configurations.background == nil, backgroundView == nil {
      let isOwn = backgroundColor.map { $0 != .secondarySystemGroupedBackground } ?? false
      if place.list.isGrouped, !isOwn { backgroundColor = .secondarySystemGroupedBackground }
    }
    guard place.list.appearance == .insetGrouped else { return }
    layer.cornerRadius = 10
    layer.masksToBounds = true
    var corners: CACornerMask = []
    if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    if corners.isEmpty { layer.cornerRadius = 0 }
  }

  private func placeSeparator() {
    guard let place, let path = appliedAttributes?.indexPath, place.list.showsSeparators else {
      line?.isHidden = true
      return
    }
    var look = place.list.separatorConfiguration
    if let handler = place.list.itemSeparatorHandler { look = handler(path, look) }
    let isHidden =
      look.bottomSeparatorVisibility == .hidden
      || (look.bottomSeparatorVisibility == .automatic && place.isLast)
    let view = line ?? UIView(frame: .zero)
    if line == nil {
      line = view
      addSubview(view)
    }
    view.isHidden = isHidden
    view.backgroundColor = look.color
    let automatic = CGFloat.greatestFiniteMagnitude
    let text = (contentView as? UIListContentView).map { $0.textStart + leadingRoom }
    let insets = look.bottomSeparatorInsets
    let start =
      insets.leading == automatic ? text ?? sideMargin + safeSides.leading : insets.leading
    let end = insets.trailing == automatic ? 0 : insets.trailing
    let height = 1 / max(1, traitCollection.displayScale)
    if let separator {
      separator.follow(start: start, end: end, height: height)
      let place = separator.guide.layoutFrame
      view.frame = CGRect(
        x: place.minX, y: bounds.height - height, width: max(0, place.width), height: height)
      return
    }
    var frame = CGRect(
      x: start, y: bounds.height - height, width: max(0, bounds.width - start - end),
      height: height)
    if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
    view.frame = frame
  }

  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    let isMarked = (state.isSelected || state.isHighlighted) && !state.isEditing
    guard configurations.background == nil, selectedBackgroundView == nil, place != nil else {
      return
    }
    backgroundFillForSelection(isMarked)
  }

  private func backgroundFillForSelection(_ isMarked: Bool) {
    guard isMarked || backgroundFill != nil else { return }
    var look = UIBackgroundConfiguration.clear()
    look.backgroundColor = isMarked ? .systemGray4 : .clear
    backgroundFill = ConfiguredBackgroundView.show(look, in: self, instead: backgroundFill)
  }
}
