// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a collection view asks and tells about its items; every method is optional.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  // @objc(collectionView:shouldHighlightItemAtIndexPath:) optional = true
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  // @objc(collectionView:didHighlightItemAtIndexPath:) optional
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  // @objc(collectionView:didUnhighlightItemAtIndexPath:) optional
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  // @objc(collectionView:shouldSelectItemAtIndexPath:) optional = true
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  // @objc(collectionView:shouldDeselectItemAtIndexPath:) optional = true
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  // @objc(collectionView:didSelectItemAtIndexPath:) optional
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  // @objc(collectionView:didDeselectItemAtIndexPath:) optional
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  // @objc(collectionView:canPerformPrimaryActionForItemAtIndexPath:) optional = true
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool
  // @objc(collectionView:performPrimaryActionForItemAtIndexPath:) optional
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
  // @objc(collectionView:willDisplayCell:forItemAtIndexPath:) optional
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  // @objc(collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:) optional
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  // @objc(collectionView:didEndDisplayingCell:forItemAtIndexPath:) optional
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  // @objc(collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:) optional
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
  // @objc(collectionView:shouldShowMenuForItemAtIndexPath:) optional = false
  func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool
  // @objc(collectionView:canPerformAction:forItemAtIndexPath:withSender:) optional = false
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool
  // @objc(collectionView:performAction:forItemAtIndexPath:withSender:) optional
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?)
  // @objc(collectionView:canFocusItemAtIndexPath:) optional = true
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  // @objc(collectionView:shouldUpdateFocusInContext:) optional = true
  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool
  // @objc(collectionView:didUpdateFocusInContext:withAnimationCoordinator:) optional
  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  // @objc(indexPathForPreferredFocusedViewInCollectionView:) optional
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
  // @objc optional = proposedContentOffset
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
  // @objc(collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:)
  // optional = proposedIndexPath
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  // @objc(collectionView:canEditItemAtIndexPath:) optional = false
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  // @objc optional = UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
  // @objc optional = proposedIndexPath
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  // @objc(collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:) optional = false
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  // @objc(collectionView:didBeginMultipleSelectionInteractionAtIndexPath:) optional
  func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  // @objc optional
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
  // @objc(collectionView:selectionFollowsFocusForItemAtIndexPath:) optional = false
  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool
  // @objc(collectionView:shouldSpringLoadItemAtIndexPath:withContext:) optional = true
  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
  // @objc(collectionView:contextMenuConfigurationForItemAtIndexPath:point:) optional
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  // @objc(collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:) optional
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration?
  // @objc(collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:) optional
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  // @objc(collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:) optional
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  // @objc(collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:) optional
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  // @objc optional
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  // @objc optional
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
}
