// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    optionalDefault("numberOfSectionsInCollectionView:", self, [collectionView], 1)
  }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    optionalDefault(
      "collectionView:viewForSupplementaryElementOfKind:atIndexPath:", self,
      [collectionView, kind, indexPath], UICollectionReusableView(frame: .zero))
  }
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    optionalDefault(
      "collectionView:canMoveItemAtIndexPath:", self, [collectionView, indexPath], false)
  }
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    optionalDefault(
      "collectionView:moveItemAtIndexPath:toIndexPath:", self,
      [collectionView, sourceIndexPath, destinationIndexPath], ())
  }
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    optionalDefault("indexTitlesForCollectionView:", self, [collectionView], nil)
  }
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    optionalDefault(
      "collectionView:indexPathForIndexTitle:atIndex:", self, [collectionView, title, index],
      IndexPath(item: 0, section: 0))
  }
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    optionalDefault(
      "collectionView:cancelPrefetchingForItemsAtIndexPaths:", self, [collectionView, indexPaths],
      ())
  }
}

extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    optionalDefault(
      "collectionView:shouldHighlightItemAtIndexPath:", self, [collectionView, indexPath], true)
  }
  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    optionalDefault(
      "collectionView:didHighlightItemAtIndexPath:", self, [collectionView, indexPath], ())
  }
  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    optionalDefault(
      "collectionView:didUnhighlightItemAtIndexPath:", self, [collectionView, indexPath], ())
  }
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    optionalDefault(
      "collectionView:shouldSelectItemAtIndexPath:", self, [collectionView, indexPath], true)
  }
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    optionalDefault(
      "collectionView:shouldDeselectItemAtIndexPath:", self, [collectionView, indexPath], true)
  }
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    optionalDefault(
      "collectionView:didSelectItemAtIndexPath:", self, [collectionView, indexPath], ())
  }
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    optionalDefault(
      "collectionView:didDeselectItemAtIndexPath:", self, [collectionView, indexPath], ())
  }
  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    optionalDefault(
      "collectionView:canPerformPrimaryActionForItemAtIndexPath:", self,
      [collectionView, indexPath], true)
  }
  public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    optionalDefault(
      "collectionView:performPrimaryActionForItemAtIndexPath:", self, [collectionView, indexPath],
      ())
  }
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    optionalDefault(
      "collectionView:willDisplayCell:forItemAtIndexPath:", self,
      [collectionView, cell, indexPath], ())
  }
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    optionalDefault(
      "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:", self,
      [collectionView, view, elementKind, indexPath], ())
  }
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    optionalDefault(
      "collectionView:didEndDisplayingCell:forItemAtIndexPath:", self,
      [collectionView, cell, indexPath], ())
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    optionalDefault(
      "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:", self,
      [collectionView, view, elementKind, indexPath], ())
  }
  public func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    optionalDefault(
      "collectionView:shouldShowMenuForItemAtIndexPath:", self, [collectionView, indexPath], false)
  }
  public func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    optionalDefault(
      "collectionView:canPerformAction:forItemAtIndexPath:withSender:", self,
      [collectionView, action, indexPath, sender], false)
  }
  public func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {
    optionalDefault(
      "collectionView:performAction:forItemAtIndexPath:withSender:", self,
      [collectionView, action, indexPath, sender], ())
  }
  public func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    optionalDefault(
      "collectionView:canFocusItemAtIndexPath:", self, [collectionView, indexPath], true)
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    optionalDefault(
      "collectionView:targetContentOffsetForProposedContentOffset:", self,
      [collectionView, proposedContentOffset], proposedContentOffset)
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    optionalDefault(
      "collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:", self,
      [collectionView, originalIndexPath, proposedIndexPath], proposedIndexPath)
  }
  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  {
    optionalDefault(
      "collectionView:canEditItemAtIndexPath:", self, [collectionView, indexPath], false)
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    optionalDefault(
      "collectionView:transitionLayoutForOldLayout:newLayout:", self,
      [collectionView, fromLayout, toLayout],
      UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout))
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    optionalDefault(
      "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:",
      self, [collectionView, originalIndexPath, currentIndexPath, proposedIndexPath],
      proposedIndexPath)
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    optionalDefault(
      "collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:", self,
      [collectionView, indexPath], false)
  }
  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    optionalDefault(
      "collectionView:didBeginMultipleSelectionInteractionAtIndexPath:", self,
      [collectionView, indexPath], ())
  }
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    optionalDefault("collectionViewDidEndMultipleSelectionInteraction:", self, [collectionView], ())
  }
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    optionalDefault(
      "collectionView:contextMenuConfigurationForItemAtIndexPath:point:", self,
      [collectionView, indexPath, point], nil)
  }
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    optionalDefault(
      "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:", self,
      [collectionView, indexPaths, point], nil)
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    optionalDefault(
      "collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:", self,
      [collectionView, configuration, animator], ())
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    optionalDefault(
      "collectionView:previewForHighlightingContextMenuWithConfiguration:", self,
      [collectionView, configuration], nil)
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    optionalDefault(
      "collectionView:previewForDismissingContextMenuWithConfiguration:", self,
      [collectionView, configuration], nil)
  }
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    optionalDefault(
      "collectionView:layout:sizeForItemAtIndexPath:", self,
      [collectionView, collectionViewLayout, indexPath], .zero)
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    optionalDefault(
      "collectionView:layout:insetForSectionAtIndex:", self,
      [collectionView, collectionViewLayout, section], .zero)
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    optionalDefault(
      "collectionView:layout:minimumLineSpacingForSectionAtIndex:", self,
      [collectionView, collectionViewLayout, section], 0)
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    optionalDefault(
      "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:", self,
      [collectionView, collectionViewLayout, section], 0)
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    optionalDefault(
      "collectionView:layout:referenceSizeForHeaderInSection:", self,
      [collectionView, collectionViewLayout, section], .zero)
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    optionalDefault(
      "collectionView:layout:referenceSizeForFooterInSection:", self,
      [collectionView, collectionViewLayout, section], .zero)
  }
}

extension UICollectionViewDragDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    optionalDefault(
      "collectionView:itemsForAddingToDragSession:atIndexPath:point:", self,
      [collectionView, session, indexPath, point], [])
  }
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {
    optionalDefault("collectionView:dragSessionWillBegin:", self, [collectionView, session], ())
  }
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) { optionalDefault("collectionView:dragSessionDidEnd:", self, [collectionView, session], ()) }
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    optionalDefault(
      "collectionView:dragSessionAllowsMoveOperation:", self, [collectionView, session], true)
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    optionalDefault(
      "collectionView:dragSessionIsRestrictedToDraggingApplication:", self,
      [collectionView, session], false)
  }
}

extension UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    optionalDefault("collectionView:canHandleDropSession:", self, [collectionView, session], true)
  }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    optionalDefault(
      "collectionView:dropSessionDidUpdate:withDestinationIndexPath:", self,
      [collectionView, session, destinationIndexPath],
      UICollectionViewDropProposal(operation: .cancel))
  }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { optionalDefault("collectionView:dropSessionDidEnter:", self, [collectionView, session], ()) }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) { optionalDefault("collectionView:dropSessionDidExit:", self, [collectionView, session], ()) }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) { optionalDefault("collectionView:dropSessionDidEnd:", self, [collectionView, session], ()) }
}
