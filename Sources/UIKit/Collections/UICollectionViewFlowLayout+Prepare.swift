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
      carriedSizes = nil
      metricsAreStale = true
    }
    if context.invalidateDataSourceCounts { metricsAreStale = true }
    if context.isForPreferredSize || context.isForScrolling { return }
    let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
    if flowContext?.invalidateFlowLayoutDelegateMetrics ?? true { metricsAreStale = true }
    reportedOverflows = []
  }

  /// Brings the geometry up to date: from scratch after metrics changed, else piece by piece.
  final func prepareFlow() {
    guard let view = collectionView else { return }
    let configuration = makeConfiguration(view)
    if !metricsAreStale, flow != nil, flow?.configuration == configuration {
      flow?.settle()
    } else {
      rebuild(view, configuration)
    }
    reportOverflows(view)
  }

  private func rebuild(_ view: UICollectionView, _ configuration: FlowConfiguration) {
    var sizes = carriedSizes
    carriedSizes = nil
    if sizes == nil, let old = flow?.configuration, old.crossExtent == configuration.crossExtent,
      old.estimate == configuration.estimate, old.axis == configuration.axis
    {
      sizes = measuredSizes { $0 }
    }
    var new = FlowLayout(configuration: configuration, sections: makeContents(view))
    if estimatesItemSizes, let sizes {
      for (path, size) in sizes.sorted(by: { $0.key < $1.key })
      where path.section < new.sectionCount && path.item < new.itemCount(inSection: path.section) {
        new.measure(size, item: path.item, inSection: path.section)
      }
      new.settle()
    }
    flow = new
    metricsAreStale = false
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
    let scale = view.traitCollection.displayScale
    return FlowConfiguration(
      axis: axis, crossExtent: crossExtent(of: view.bounds.size),
      referenceInsets: referenceInsets(view), grid: PixelGrid(scale: scale > 0 ? scale : 1),
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
    self.flow?.measure(size, item: path.item, inSection: path.section)
  }

  /// The sizes cells told, under the index paths their items go to.
  final func measuredSizes(_ destination: (IndexPath) -> IndexPath?) -> [IndexPath: CGSize] {
    var result: [IndexPath: CGSize] = [:]
    flow?.forEachMeasured { section, item, size in
      if let path = destination(IndexPath(item: item, section: section)) { result[path] = size }
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
