// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry
internal import ListGeometry

extension UICollectionViewFlowLayout {
  final var axis: Axis { scrollDirection == .vertical ? .vertical : .horizontal }

  final var isPinning: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// What is on screen without the adjusted inset, for pinning; nil when nothing is pinned.
  final var visibleRect: CGRect? {
    guard isPinning, let view = collectionView else { return nil }
    return view.bounds.inset(by: view.adjustedContentInset)
  }

  /// The length across the list that a view of `size` leaves to the layout (§1.1).
  final func crossExtent(of size: CGSize) -> CGFloat {
    let inset = collectionView?.adjustedContentInset ?? .zero
    return max(
      0,
      axis == .vertical
        ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom)
  }

  // MARK: Preparing

  final func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      flow = nil
      metricsAreStale = true
    }
    if context.invalidateDataSourceCounts { metricsAreStale = true }
    if context.isForPreferredSize || context.isForScrolling { return }
    let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
    if flowContext?.invalidateFlowLayoutDelegateMetrics ?? true { metricsAreStale = true }
    reportedOverflows = []
  }

  /// Brings the geometry up to date: from scratch where items got other sizes than their own, else
  /// piece by piece.
  final func prepareFlow() {
    guard let view = collectionView else { return }
    let configuration = makeConfiguration(view)
    if !metricsAreStale, flow != nil, flow?.configuration == configuration {
      flow?.settle()
    } else {
      let contents = makeContents(view)
      if !adoptMetrics(contents, configuration) { rebuild(contents, configuration) }
      metricsAreStale = false
      preparedItemSize = itemSize
    }
    overflowsAreDue = true
    if !Runtime.current.listsStandStill { reportOverflows(view) }
  }

  /// Takes over spacing and insets while items keep what is known of them.
  ///
  /// - Returns: Whether that was all there was to do.
  /// - Complexity: O(sections · log n).
  private func adoptMetrics(
    _ contents: [FlowContents], _ configuration: FlowConfiguration
  ) -> Bool {
    guard var flow, carried == nil, flow.configuration == configuration, !delegateGivesSizes,
      !delegateGaveSizes, itemSize == preparedItemSize, contents.count == flow.sectionCount,
      contents.indices.allSatisfy({ contents[$0].count == flow.itemCount(inSection: $0) })
    else { return false }
    self.flow = nil
    for (section, content) in contents.enumerated() {
      flow.setMetrics(content.metrics, ofSection: section)
    }
    flow.settle()
    self.flow = flow
    return true
  }

  private func rebuild(_ contents: [FlowContents], _ configuration: FlowConfiguration) {
    var known = carried
    carried = nil
    // Sizes hold as long as they would be asked for in the same way (§5.3); kinds outlast that.
    if case .items(_, let old) = known, !old.configuration.measuresAlike(configuration) {
      known = .kinds(old)
    } else if known == nil, let flow {
      let isSame = flow.configuration.measuresAlike(configuration)
      known = isSame ? .items(memories { $0 }, from: flow) : .kinds(flow)
    }
    delegateGaveSizes = delegateGivesSizes
    guard estimatesItemSizes, let known else {
      flow = FlowLayout(configuration: configuration, sections: contents)
      return
    }
    switch known {
    case .kinds(let old):
      var new = FlowLayout(configuration: configuration, sections: contents, kindsOf: old)
      new.settle()
      flow = new
    case .items(let memories, let old):
      var new = FlowLayout(configuration: configuration, sections: contents)
      if Runtime.current.listsStandStill { new.inherit(old) }
      for (path, memory) in memories.sorted(by: { $0.key < $1.key })
      where path.section < new.sectionCount && path.item < new.itemCount(inSection: path.section) {
        new.recall(memory, item: path.item, inSection: path.section)
      }
      new.settle()
      flow = new
    }
  }

  private func makeConfiguration(_ view: UICollectionView) -> FlowConfiguration {
    let estimate: FlowConfiguration.Estimate
    if estimatedItemSize == .zero {
      estimate = .none
    } else if estimatedItemSize == Self.automaticSize {
      estimate = .automatic(seed: itemSize)
    } else {
      estimate = .explicit(estimatedItemSize)
    }
    return FlowConfiguration(
      axis: axis, crossExtent: crossExtent(of: view.bounds.size),
      referenceInsets: referenceInsets(view), grid: view.traitCollection.pixelGrid(orScale: 1),
      estimate: estimate, pinsHeaders: sectionHeadersPinToVisibleBounds,
      pinsFooters: sectionFootersPinToVisibleBounds,
      flipsHorizontally: flipsHorizontallyInOppositeLayoutDirection
        && view.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection)
  }

  /// What the section inset reference adds on the cross axis.
  private func referenceInsets(_ view: UICollectionView) -> Insets {
    let insets: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: insets = view.safeAreaInsets
    case .fromLayoutMargins: insets = view.layoutMargins
    }
    let applied = view.adjustedContentInset + -view.contentInset
    return axis == .vertical
      ? Insets(
        left: max(0, insets.left - applied.left), right: max(0, insets.right - applied.right))
      : Insets(
        top: max(0, insets.top - applied.top), bottom: max(0, insets.bottom - applied.bottom))
  }

  // MARK: Preferred sizes

  final func storePreferredSize(_ size: CGSize, at path: IndexPath) {
    guard let flow, path.section < flow.sectionCount,
      path.item < flow.itemCount(inSection: path.section)
    else { return }
    self.flow?.measure(
      size, kind: kind(of: collectionView?.sizing.identifier), item: path.item,
      inSection: path.section)
  }

  /// The number of a reuse identifier; 0 for none.
  private func kind(of identifier: String?) -> Int32 {
    guard let identifier else { return 0 }
    if let known = kinds[identifier] { return known }
    let new = Int32(kinds.count + 1)
    kinds[identifier] = new
    return new
  }

  /// What is known of items, under the index paths they go to.
  final func memories(_ destination: (IndexPath) -> IndexPath?) -> [IndexPath: FlowMemory] {
    var result: [IndexPath: FlowMemory] = [:]
    flow?.forEachKnown { section, item, memory in
      if let path = destination(IndexPath(item: item, section: section)) { result[path] = memory }
    }
    return result
  }

  /// Edits the geometry as the batch edits the list.
  ///
  /// - Complexity: O(changes · log n), however many items there are; O(sections) where they come, go or
  ///   move, and O(items seen) of those that are made again.
  final func follow(_ map: ListBatch) {
    guard var flow else { return }
    self.flow = nil
    var carried = map.moves.sorted { $0.value < $1.value }.map {
      ($0.value, flow.memory(ofItem: $0.key.item, inSection: $0.key.section))
    }
    carried += guesses(of: map, flow)
    for path in map.reloads.sorted() { flow.forget(item: path.item, inSection: path.section) }
    let origins = map.after.indices.map(map.origin(ofSection:))
    for section in origins.compactMap({ $0 }) {
      for range in map.removals(fromSection: section) {
        flow.removeItems(range, inSection: section)
      }
    }
    if !map.keepsSections { flow.rearrange(origins) { newContents(map.after[$0]) } }
    for (section, origin) in origins.enumerated() where origin != nil {
      for range in map.arrivals(inSection: section) {
        flow.insertItems(newContents(range.count), at: range.lowerBound, inSection: section)
      }
    }
    if estimatesItemSizes {
      for (path, memory) in carried {
        flow.recall(memory, item: path.item, inSection: path.section)
      }
    }
    flow.settle()
    self.flow = flow
  }

  private func newContents(_ count: Int) -> FlowContents {
    FlowContents(
      count: count, metrics: FlowMetrics(),
      sizes: estimatesItemSizes ? .estimated : .uniform(preparedItemSize))
  }

  /// What items of sections that are made again are guessed to be: what was in their place.
  private func guesses(of map: ListBatch, _ flow: FlowLayout) -> [(ListPath, FlowMemory)] {
    guard map.sections.indices.contains(where: map.replaces) else { return [] }
    var result: [(ListPath, FlowMemory)] = []
    flow.forEachKnown { section, item, memory in
      guard map.replaces(section),
        let place = map.likelyDestination(of: ListPath(section: section, item: item))
      else { return }
      var memory = memory
      memory.isMeasured = false
      result.append((place, memory))
    }
    return result
  }

  // MARK: Attributes

  final func attributes(for element: FlowElement) -> UICollectionViewLayoutAttributes {
    let type =
      Swift.type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    let result = type.init()
    switch element.kind {
    case .item(let item):
      result.indexPath = IndexPath(item: item, section: element.section)
    case .header, .footer:
      result.indexPath = IndexPath(item: 0, section: element.section)
      result.representedElementCategory = .supplementaryView
      result.representedElementKind =
        element.kind == .header
        ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
      // Pinned elements lie over the items.
      if isPinning { result.zIndex = 10 }
    }
    result.frame = element.frame
    return result
  }
}
