// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry
internal import ListGeometry

/// Lays items out in lines.
///
/// The arithmetic is ``ListGeometry/FlowLayout``; this class translates between it and UIKit's
/// protocol. Behaviour note: Documentation/FlowLayout.md. Differs from UIKit: none known.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset
    case fromSafeArea
    case fromLayoutMargins
  }

  /// A size that stands for “estimate it”; compare both lengths.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  open var itemSize = CGSize(width: 50, height: 50) {
    didSet {
      itemSizeOrigin = .current
      if itemSize != Self.automaticSize { Runtime.tellLarge(itemSize, from: "itemSize") }
      if itemSize != oldValue { metricsDidChange() }
    }
  }
  /// Where the app last gave ``itemSize``, while an app is checked.
  package private(set) final var itemSizeOrigin = CreationOrigin.unknown
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { metricsDidChange() } }
  }
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { metricsDidChange() } }
  }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { metricsDidChange() } }
  }
  open var sectionInset = UIEdgeInsets.zero {
    didSet {
      Runtime.tellLarge(sectionInset, from: "sectionInset")
      if sectionInset != oldValue { metricsDidChange() }
    }
  }
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { metricsDidChange() } }
  }
  open var headerReferenceSize = CGSize.zero {
    didSet {
      Runtime.tellLarge(headerReferenceSize, from: "headerReferenceSize")
      if headerReferenceSize != oldValue { metricsDidChange() }
    }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet {
      Runtime.tellLarge(footerReferenceSize, from: "footerReferenceSize")
      if footerReferenceSize != oldValue { metricsDidChange() }
    }
  }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { metricsDidChange() } }
  }
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { metricsDidChange() } }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { metricsDidChange() } }
  }

  /// The geometry, as of the last preparation.
  var flow: FlowLayout?
  /// Whether sizes and spacing must be asked for again.
  var metricsAreStale = true
  /// What is known of the items; taken over when ``flow`` is made anew.
  var carried: FlowCarried?
  /// Numbers of the reuse identifiers that cells were seen with.
  var kinds: [String: Int32] = [:]
  /// The item size as of the last preparation, and whether the delegate gave sizes then.
  var preparedItemSize = CGSize.zero
  var delegateGaveSizes = false
  var reportedOverflows: [FlowOverflow] = []
  /// Whether the geometry was prepared since it was last searched for items that are too long.
  var overflowsAreDue = false
  var delegateGivesSizes = false

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  private func metricsDidChange() {
    metricsAreStale = true
    invalidateLayout()
  }

  // MARK: Answers

  open override func prepare() {
    super.prepare()
    prepareFlow()
  }

  open override var collectionViewContentSize: CGSize {
    // Inside the pass the collection view has prepared the layout itself.
    if let collectionView, !collectionView.isShowing { collectionView.prepareLayout() }
    return flow?.contentSize ?? .zero
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    flow?.elements(in: rect, visible: visibleRect).map(attributes) ?? []
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2,
      let frame = flow?.frame(ofItem: indexPath.item, inSection: indexPath.section)
    else { return nil }
    return attributes(
      for: FlowElement(
        section: indexPath.section, kind: .item(indexPath.item), frame: frame, isPinned: false))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      return
        (flow?.header(ofSection: indexPath.section, visible: visibleRect)
        ?? flow?.absent(.header, ofSection: indexPath.section)).map(attributes)
    case UICollectionView.elementKindSectionFooter:
      return
        (flow?.footer(ofSection: indexPath.section, visible: visibleRect)
        ?? flow?.absent(.footer, ofSection: indexPath.section)).map(attributes)
    default: return nil
    }
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteInvalidation(context)
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if isPinning { return true }
    return crossExtent(of: newBounds.size) != flow?.configuration.crossExtent
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let isSameWidth = crossExtent(of: newBounds.size) == flow?.configuration.crossExtent
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext, isSameWidth {
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
    }
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatesItemSizes && preferredAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = false
    }
    storePreferredSize(preferredAttributes.size, at: preferredAttributes.indexPath)
    return context
  }

  override var estimatesItemSizes: Bool { estimatedItemSize != .zero }

  override func forgetPreferredSize(at path: IndexPath) {
    if case .items(var known, let old) = carried {
      known[path]?.isMeasured = false
      carried = .items(known, from: old)
    }
    guard let flow, path.section < flow.sectionCount,
      path.item < flow.itemCount(inSection: path.section)
    else { return }
    self.flow?.forget(item: path.item, inSection: path.section)
  }

  override func confirmPreferredSize(_ size: CGSize, at path: IndexPath) {
    guard estimatesItemSizes, let flow, path.section < flow.sectionCount,
      path.item < flow.itemCount(inSection: path.section),
      !flow.isMeasured(item: path.item, inSection: path.section)
    else { return }
    storePreferredSize(size, at: path)
  }

  override func forgetPreferredSizes() {
    guard estimatesItemSizes, collectionView != nil else { return }
    if let flow { carried = .kinds(flow) }
    flow = nil
    invalidateLayout()
  }

  override func itemsWillMove(_ map: ListBatch) {
    metricsAreStale = true
    guard let flow else { return }
    let standsStill = Runtime.current.listsStandStill
    let counts = (0..<flow.sectionCount).map(flow.itemCount)
    if standsStill, !delegateGaveSizes, carried == nil, counts == map.before { return follow(map) }
    var known = memories {
      let path = ListPath($0)
      let place = standsStill ? map.likelyDestination(of: path) : map.destination(of: path)
      return place?.indexPath
    }
    for path in map.reloads {
      guard let target = map.destination(of: path)?.indexPath else { continue }
      if standsStill { known[target]?.isMeasured = false } else { known[target] = nil }
    }
    let remade = Set(map.sections.enumerated().compactMap { map.replaces($0) ? $1 : nil })
    for path in known.keys where remade.contains(path.section) { known[path]?.isMeasured = false }
    carried = .items(known, from: flow)
  }

  override func dataWillReload(_ destination: ((IndexPath) -> IndexPath?)?) {
    guard let flow, estimatesItemSizes, Runtime.current.listsStandStill else { return }
    var known = memories(destination ?? { $0 })
    if destination == nil { for path in known.keys { known[path]?.isMeasured = false } }
    carried = .items(known, from: flow)
  }

  override func countsWithOwnSize(_ path: IndexPath) -> Bool {
    flow?.isMeasured(item: path.item, inSection: path.section) ?? false
  }

  override func sizesDidSettle() {
    guard overflowsAreDue, let collectionView else { return }
    reportOverflows(collectionView)
  }

  override func insetDidChange() {
    guard let view = collectionView, let flow,
      crossExtent(of: view.bounds.size) != flow.configuration.crossExtent
    else { return }
    invalidateLayout()
  }
}

/// What outlives the geometry of a flow layout that is made anew.
enum FlowCarried {
  /// What is known of items, by the index paths they have now, and the geometry they were in.
  case items([IndexPath: FlowMemory], from: FlowLayout)
  /// Only which kinds the items of a geometry are.
  case kinds(FlowLayout)
}
