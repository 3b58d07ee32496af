// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ListGeometry

/// Shows items of a data source where a layout puts them.
///
/// Everything that a subclass may override is declared here; the work is done in the extensions,
/// one file a topic. Behaviour note: Documentation/CollectionView.md.
open class UICollectionView: UIScrollView {
  var storedLayout: UICollectionViewLayout
  var registry = ViewRegistry()
  var items = ItemCounts()
  var shown = ShownViews()
  var sizing = SelfSizing()
  var batch: UpdateBatch?
  var selected: [IndexPath] = []
  var highlighted: IndexPath?
  var prefetched: Set<IndexPath> = []
  /// Whether the layout must be prepared before it may be asked.
  var layoutIsStale = true
  /// Whether the layout was prepared since its content size was last adopted.
  var contentSizeIsStale = true
  var isPreparing = false
  var isShowing = false
  /// Whether what lies at the origin is shown although the view has no size: since a batch without a
  /// window, until there is one.
  var showsOrigin = false
  /// The bounds the layout last heard of, and those it sees while it is asked about new ones.
  var announcedBounds: CGRect?
  var boundsSeenByLayout: CGRect?
  var pendingOffsetAdjustment = CGPoint.zero
  var pendingSizeAdjustment = CGSize.zero
  /// An item that a finger carries (Documentation/CollectionView.md §9).
  var movement: ItemMovement?
  /// Scrolls while something is carried near an edge.
  var edgeScroll: EdgeScroll?
  var transition: LayoutTransition?
  /// Scrollers of orthogonal sections.
  var scrollers: [Int: OrthogonalScroller] = [:]
  /// Moves items after a long press; made when something may move.
  var reorderPress: ReorderPress?
  var drag: LocalDrag?
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { if dragDelegate != nil { installReorderPress() } }
  }
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var dragInteractionEnabled = true
  var screenAnchor = ScreenAnchor()
  /// The change that the pass of now follows.
  var updateMotion: UpdateMotion?
  /// Views on their way out, which stand for nothing any more.
  var leaving: [ObjectIdentifier: UpdateMotion.Leaver] = [:]
  /// The item that was scrolled to since the last layout pass, and the offset that was found for it;
  /// none before the first pass.
  var scrollTarget: (path: IndexPath, position: ScrollPosition, offset: CGPoint?)?
  /// The item that an animated scroll is on its way to.
  var glideTarget: (path: IndexPath, position: ScrollPosition, glide: Int)?
  /// Whether the next pass follows cells that said their size changed, and shows them on the way.
  var resizeIsAnimated = false
  private weak var storedDelegate: (any UICollectionViewDelegate)?
  var contextMenu: ListContextMenu?
  /// The buttons beside the row of a list section that is swiped.
  var swiped: SwipeActionsView?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    if layout is NoLayout {
      Runtime.raise(
        .invalidArgument, "UICollectionView must be initialized with a non-nil layout parameter")
    }
    storedLayout = layout
    super.init(frame: frame)
    layout.owner = self
    takeBouncing(of: layout)
  }

  open class func snugMake(
    frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
  ) -> Self {
    guard let made = self.init(coder: BlankCoder()) else {
      unimplementedInitializer("init(frame:collectionViewLayout:)", String(reflecting: self))
    }
    made.frame = frame
    made.collectionViewLayout = layout
    return made
  }

  /// Without a layout, as on iOS: a subclass may put its own in the place of the missing one.
  public required convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: NoLayout())
  }

  /// Stands for nil where Swift demands a layout.
  private final class NoLayout: UICollectionViewLayout {}

  public required init?(coder: NSCoder) {
    storedLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    storedLayout.owner = self
  }

  override func takeClassDefaults() {
    super.takeClassDefaults()
    backgroundColor = .systemBackground
  }

  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { switchLayout(to: newValue, animated: false, nil) }
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    switchLayout(to: layout, animated: animated, nil)
  }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    switchLayout(to: layout, animated: animated, completion)
  }
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginTransition(to: layout, completion)
  }
  open func finishInteractiveTransition() { endTransition(finishes: true) }
  open func cancelInteractiveTransition() { endTransition(finishes: false) }

  open nonisolated override var description: String {
    guard MainActorCheck.isOnMainActor else { return describe() }
    return MainActor.assumeIsolated {
      "\(scrollDescription)> collection view layout: \(storedLayout.description)"
    }
  }

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { dataDidChange() } }
  }
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      snugScrollDelegate = newValue
      watchContextPress()
      layoutDidInvalidate(with: storedLayout.makeContext())
    }
  }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open var allowsSelection = true
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { keepOneSelected() } }
  }
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
  open var allowsFocus = true
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var reorderingCadence = ReorderingCadence.immediate
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var hasActiveDrag: Bool { drag != nil }
  open var hasActiveDrop: Bool { drag != nil && dropDelegate != nil }
  open var hasUncommittedUpdates: Bool { batch != nil }

  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  override var definesContentExtent: Bool { false }

  override func glideDidArrive() { landGlide() }

  // MARK: Registering

  open func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    registry.register(ViewSource(cellClass), kind: Self.elementKindCell, identifier)
  }
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registry.register(nib.map(ViewSource.nib), kind: Self.elementKindCell, identifier)
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registry.register(ViewSource(viewClass), kind: elementKind, identifier)
  }
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    registry.register(nib.map(ViewSource.nib), kind: kind, identifier)
  }
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    MethodExchange.run(
      "dequeueReusableCellWithReuseIdentifier:forIndexPath:", self, identifier, indexPath
    ) { $0.dequeueCell($1, $2) }
  }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementary(elementKind, identifier, indexPath)
  }

  // MARK: Data

  open func reloadData() { MethodExchange.run("reloadData", self) { $0.dataDidChange() } }
  open func reloadSections(_ sections: IndexSet) {
    MethodExchange.run("reloadSections:", self, sections) {
      $0.change($1.map { .reloadSection($0) })
    }
  }
  open func reloadItems(at indexPaths: [IndexPath]) {
    MethodExchange.run("reloadItemsAtIndexPaths:", self, indexPaths) {
      $0.change($1.map { .reloadItem(ListPath($0)) })
    }
  }
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  open func insertItems(at indexPaths: [IndexPath]) {
    MethodExchange.run("insertItemsAtIndexPaths:", self, indexPaths) {
      $0.change($1.map { .insertItem(ListPath($0)) })
    }
  }
  open func deleteItems(at indexPaths: [IndexPath]) {
    MethodExchange.run("deleteItemsAtIndexPaths:", self, indexPaths) {
      $0.change($1.map { .deleteItem(ListPath($0)) })
    }
  }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    MethodExchange.run("moveItemAtIndexPath:toIndexPath:", self, indexPath, newIndexPath) {
      $0.change([.moveItem(from: ListPath($1), to: ListPath($2))])
    }
  }
  open func insertSections(_ sections: IndexSet) {
    MethodExchange.run("insertSections:", self, sections) {
      $0.change($1.map { .insertSection($0) })
    }
  }
  open func deleteSections(_ sections: IndexSet) {
    MethodExchange.run("deleteSections:", self, sections) {
      $0.change($1.map { .deleteSection($0) })
    }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    MethodExchange.run("moveSection:toSection:", self, section, newSection) {
      $0.change([.moveSection(from: $1, to: $2)])
    }
  }
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    MethodExchange.run("performBatchUpdates:completion:", self, updates, completion) {
      $0.collect($1, $2)
    }
  }
  open var numberOfSections: Int { counts.count }
  open func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: What is shown

  open var visibleCells: [UICollectionViewCell] {
    MethodExchange.run("visibleCells", self) { $0.shown.cells.map(\.cell) }
  }
  open var indexPathsForVisibleItems: [IndexPath] {
    MethodExchange.run("indexPathsForVisibleItems", self) { $0.shown.cells.map(\.indexPath) }
  }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    MethodExchange.run("cellForItemAtIndexPath:", self, indexPath) { $0.shown.cell($1) }
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    MethodExchange.run("indexPathForCell:", self, cell) { $0.shown.indexPath(of: $1) }
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemPath(at: point) }
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown.supplementary(elementKind, indexPath)
  }
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    shown.supplementaries(elementKind).map(\.view)
  }
  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    shown.supplementaries(elementKind).map(\.indexPath)
  }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return storedLayout.layoutAttributesForItem(at: indexPath)
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Selection and scrolling

  open var indexPathsForSelectedItems: [IndexPath]? { selected }
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    MethodExchange.run(
      "selectItemAtIndexPath:animated:scrollPosition:", self, indexPath, animated, scrollPosition
    ) { $0.select($1, animated: $2, $3) }
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    MethodExchange.run("deselectItemAtIndexPath:animated:", self, indexPath, animated) {
      list, path, _ in
      list.deselect(path)
    }
  }
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    MethodExchange.run(
      "scrollToItemAtIndexPath:atScrollPosition:animated:", self, indexPath, scrollPosition,
      animated
    ) { $0.scroll(to: $1, $2, animated: $3) }
  }
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(indexPath)
  }
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(targetPosition)
  }
  open func endInteractiveMovement() { endMovement(cancels: false) }
  open func cancelInteractiveMovement() { endMovement(cancels: true) }

  // MARK: Layout

  open override var bounds: CGRect {
    get { boundsSeenByLayout ?? super.bounds }
    set { super.bounds = newValue }
  }

  override func contentTouch(_ touch: UITouch, _ phase: UITouch.Phase) { itemTouch(touch, phase) }

  override func adjustedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: target, withScrollingVelocity: velocity)
  }

  override func dragWillBegin() { hideSwipeActions() }

  override func installOwnRecognizers() {
    let swipe = RowSwipeRecognizer()
    swipe.list = self
    attach(swipe)
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if let swipe = gestureRecognizer as? RowSwipeRecognizer, swipe.list === self {
      return maySwipe(swipe)
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    endSwipeOfOtherWidth()
    showItems()
    placeSwipeActions()
  }

  override func systemTraitsDidChange(from previous: UITraitCollection) {
    super.systemTraitsDidChange(from: previous)
    let traits = traitCollection
    if previous != traits { storedLayout.traitsDidChange() }
    guard
      previous.preferredContentSizeCategory != traits.preferredContentSizeCategory
        || previous.legibilityWeight != traits.legibilityWeight
    else { return }
    storedLayout.forgetPreferredSizes()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    storedLayout.insetDidChange()
  }
}
