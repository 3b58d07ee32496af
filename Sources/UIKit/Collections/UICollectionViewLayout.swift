// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ListGeometry

/// Decides where a collection view's items are; the contract of subclasses is UIKit's.
///
/// Behaviour note: Documentation/CollectionView.md §4.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Read only, so that a subclass may override it with a type that is not optional.
  open var collectionView: UICollectionView? { owner }
  @Loose var owner: UICollectionView?
  var decorations: [String: ViewSource] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    (coder as? any ArchiveDecoding)?.decode(into: self)
  }

  open class func snugMake() -> Self {
    guard let made = self.init(coder: BlankCoder()) else {
      unimplementedInitializer("init()", String(reflecting: self))
    }
    return made
  }

  open func encode(with coder: NSCoder) {}

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = ViewSource(viewClass)
  }

  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map(ViewSource.nib)
  }

  // MARK: Answers

  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = layoutAttributesForItem(at: indexPath)?.copy()
    let moved = attributes as? UICollectionViewLayoutAttributes
    moved?.center = position
    return moved ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
  }

  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.indexPathForItem(at: position) ?? previousIndexPath
  }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Invalidation

  open func invalidateLayout() {
    if let work = LayoutWork.current, let collectionView { work.didReload(collectionView) }
    let type =
      Swift.type(of: self).invalidationContextClass
      as? UICollectionViewLayoutInvalidationContext.Type
    invalidateLayout(with: (type ?? UICollectionViewLayoutInvalidationContext.self).init())
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutDidInvalidate(with: context)
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.isForPreferredSize = true
    context.invalidateItems(at: [preferredAttributes.indexPath])
    return context
  }

  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type =
      Swift.type(of: self).invalidationContextClass
      as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  // MARK: Updates

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    start(.cell, "", itemIndexPath, layoutAttributesForItem(at: itemIndexPath))
  }

  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    end(.cell, "", itemIndexPath)
  }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    start(
      .supplementaryView, elementKind, elementIndexPath,
      layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
  }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    end(.supplementaryView, elementKind, elementIndexPath)
  }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    start(
      .decorationView, elementKind, decorationIndexPath,
      layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
  }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    end(.decorationView, elementKind, decorationIndexPath)
  }

  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// By default what is new comes out of nothing where it will be, and what was in the list before
  /// comes along with its neighbours.
  private func start(
    _ category: UICollectionView.ElementCategory, _ kind: String, _ path: IndexPath,
    _ place: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let collectionView else { return place?.transparent }
    let key = ElementKey(category: category, kind: kind, indexPath: path)
    return collectionView.usualStart(key, place)
  }

  /// By default what goes fades where it was.
  private func end(
    _ category: UICollectionView.ElementCategory, _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.usualEnd(
      ElementKey(category: category, kind: kind, indexPath: path), nil)
  }

  // MARK: What this module's layouts say

  /// Whether cells are asked for their size by default; layouts that ignore the answer say no.
  var estimatesItemSizes: Bool { true }

  /// Comes before the layout is invalidated for a batch; sizes go along with their items.
  func itemsWillMove(_ map: ListBatch) {}

  /// Comes before everything is invalidated because the data are others: what was measured is a
  /// guess from now on.
  func dataWillReload(_ destination: ((IndexPath) -> IndexPath?)?) {}

  /// Lets an item that is not shown be asked for its size again when it is.
  func forgetPreferredSize(at path: IndexPath) {}

  /// A cell is content with the size it was given: it counts as measured from now on.
  func confirmPreferredSize(_ size: CGSize, at path: IndexPath) {}

  /// Whether an item has the size that its cell said.
  func countsWithOwnSize(_ path: IndexPath) -> Bool { false }

  /// Comes at the end of a layout pass, when cells have said what they say.
  func sizesDidSettle() {}

  /// Follows a change of the traits that views see.
  func traitsDidChange() {}

  /// Lets every item be asked for its size again, since the text size is another.
  func forgetPreferredSizes() { if collectionView != nil { invalidateLayout() } }

  /// Follows a change of the collection view's adjusted content inset.
  func insetDidChange() {}

  open nonisolated override var description: String {
    "<\(type(of: self)): \(ProgrammingError.address(of: self))>"
  }
}
