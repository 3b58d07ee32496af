// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What part of a layout is out of date.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Set by `reloadData` and by a change of the layout.
  open internal(set) var invalidateEverything = false
  /// Set when items or sections were inserted, deleted or moved.
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Points added to the content offset once the layout is prepared.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Points added to the content size once the layout is prepared.
  open var contentSizeAdjustment = CGSize.zero
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open var interactiveMovementTarget = CGPoint.zero
  /// Whether the context only reports a size that a cell prefers.
  var isForPreferredSize = false
  /// Whether the context only reports that the visible bounds moved.
  var isForScrolling = false

  public required override init() {
    super.init()
  }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
}
