// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry
internal import ListGeometry

extension UICollectionViewCompositionalLayout {
  // MARK: Room

  /// The bounds without the adjusted content inset, points.
  final var roomSize: CGSize {
    guard let view = collectionView else { return .zero }
    let inset = view.adjustedContentInset
    let size = view.bounds.size
    return CGSize(
      width: max(0, size.width - inset.left - inset.right),
      height: max(0, size.height - inset.top - inset.bottom))
  }

  /// What a reference takes from the sides that the content inset does not take already.
  private func referenceInsets(_ reference: UIContentInsetsReference) -> UIEdgeInsets {
    guard let view = collectionView else { return .zero }
    var insets: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: insets = view.safeAreaInsets
    case .layoutMargins: insets = view.layoutMargins
    case .readableContent:
      let guide = view.readableContentGuide.layoutFrame
      insets = UIEdgeInsets(
        top: 0, left: max(0, guide.minX - view.bounds.minX), bottom: 0,
        right: max(0, view.bounds.maxX - guide.maxX))
    }
    let taken = view.adjustedContentInset + -view.contentInset
    insets.left = max(0, insets.left - taken.left)
    insets.right = max(0, insets.right - taken.right)
    insets.top = max(0, insets.top - taken.top)
    insets.bottom = max(0, insets.bottom - taken.bottom)
    return insets
  }

  private func room(_ reference: UIContentInsetsReference) -> CGRect {
    let insets = referenceInsets(
      reference == .automatic ? configuration.contentInsetsReference : reference)
    let size = roomSize
    return isVertical
      ? CGRect(
        x: insets.left, y: 0, width: max(0, size.width - insets.left - insets.right),
        height: size.height)
      : CGRect(
        x: 0, y: insets.top, width: size.width,
        height: max(0, size.height - insets.top - insets.bottom))
  }

  // MARK: Preparing

  final func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.isForPreferredSize || context.isForScrolling { return }
    definitionsAreStale = true
    guard context.invalidateEverything else { return }
    if !keepsSizesOnce {
      forgetItemSizes()
      extraSizes = [:]
    }
    keepsSizesOnce = false
  }

  final func prepareSections() {
    guard let view = collectionView else { return }
    let size = view.bounds.size
    if size != preparedBounds || view.adjustedContentInset != preparedInsets {
      let isOtherWidth =
        isVertical ? size.width != preparedBounds.width : size.height != preparedBounds.height
      if isOtherWidth {
        forgetItemSizes()
        extraSizes = [:]
      }
      preparedBounds = size
      preparedInsets = view.adjustedContentInset
      definitionsAreStale = true
    }
    if definitionsAreStale { makeSections(view) }
    placeSections()
  }

  private func makeSections(_ view: UICollectionView) {
    definitionsAreStale = false
    let outer = room(.automatic)
    let environment = LayoutEnvironment(
      size: outer.size, insets: .zero, traits: view.traitCollection)
    var known = takeKnown()
    sections = view.counts.enumerated().map { index, count in
      let definition = definition(of: index, environment)
      let reference = definition.contentInsetsReference
      let room = reference == .automatic ? outer : room(reference)
      let insets = definition.contentInsets.composed(in: room.size)
      let container = CGSize(
        width: max(0, room.width - insets.left - insets.right),
        height: max(
          0, room.height - (isVertical ? 0 : insets.top + insets.bottom)))
      let isAcross = definition.orthogonalScrollingBehavior != .none
      let groups = known.take(
        section: index, count: count, definition.group.composed(in: container, environment),
        container, isVertical != isAcross ? .vertical : .horizontal,
        spacing: Runtime.listLength(definition.interGroupSpacing, from: "interGroupSpacing"),
        learns: definition.list != nil && Runtime.current.listsStandStill)
      return PlacedSection(
        definition: definition, index: index, groups: groups, insets: insets, room: room,
        isVertical: isVertical, padding: definition.list?.padding ?? 0)
    }
    view.adoptListBackground(sections.first?.definition.list)
  }

  /// Adds up what is known of the sections. O(sections + what was measured since).
  private func placeSections() {
    globalLead = boundaryLength(configuration.boundarySupplementaryItems, isBefore: true, nil)
    let spacing = Runtime.listLength(
      configuration.interSectionSpacing, from: "interSectionSpacing")
    var offset = globalLead
    for index in sections.indices {
      sections[index].groups.settle()
      let items = sections[index].definition.boundarySupplementaryItems
      sections[index].lead =
        sections[index].padding + boundaryLength(items, isBefore: true, index)
      sections[index].trail = boundaryLength(items, isBefore: false, index)
      sections[index].start = offset
      sections[index].scrolled = scrolled[index] ?? 0
      offset += sections[index].length
      if index < sections.count - 1 { offset += spacing }
    }
    contentLength =
      offset + boundaryLength(configuration.boundarySupplementaryItems, isBefore: false, nil)
  }

  /// Whether a boundary view stands before the groups, behind them, or beside them.
  final func side(of item: NSCollectionLayoutBoundarySupplementaryItem) -> Int {
    switch item.alignment {
    case .top: isVertical ? -1 : 0
    case .bottom: isVertical ? 1 : 0
    case .leading: isVertical ? 0 : -1
    case .trailing: isVertical ? 0 : 1
    case .topLeading: -1
    case .bottomTrailing: 1
    case .topTrailing: isVertical ? -1 : 1
    case .bottomLeading: isVertical ? 1 : -1
    default: 0
    }
  }

  private func boundaryLength(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], isBefore: Bool, _ section: Int?
  ) -> CGFloat {
    items.filter { $0.extendsBoundary && side(of: $0) == (isBefore ? -1 : 1) }.reduce(0) {
      let size = boundarySize($1, section)
      return $0 + (isVertical ? size.height : size.width)
    }
  }

  final func boundarySize(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ section: Int?
  ) -> CGSize {
    let room = section.map { sections[$0].boundaryBox.size } ?? roomSize
    let container = CGSize(
      width: isVertical ? room.width : roomSize.width,
      height: isVertical ? roomSize.height : room.height)
    var size = item.layoutSize.composed.points(in: container)
    if let own = extraSizes[extraKey(item.elementKind, section)] {
      if item.layoutSize.widthDimension.isEstimated { size.width = own.width }
      if item.layoutSize.heightDimension.isEstimated { size.height = own.height }
    }
    return size
  }

  final func extraKey(_ kind: String, _ section: Int?) -> ElementKey {
    let path = section.map { IndexPath(item: 0, section: $0) } ?? IndexPath(index: 0)
    return ElementKey(category: .supplementaryView, kind: kind, indexPath: path)
  }

  /// Whether scrolling changes attributes: something is pinned, or a section wants to hear of it.
  final var followsScrolling: Bool {
    configuration.boundarySupplementaryItems.contains { $0.pinToVisibleBounds }
      || sections.contains {
        $0.definition.visibleItemsInvalidationHandler != nil
          || $0.definition.boundarySupplementaryItems.contains { $0.pinToVisibleBounds }
      }
  }
}
