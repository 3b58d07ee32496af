// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    optionalDefault("numberOfSectionsInCollectionView:", self, [collectionView], 1) {
      (next: any UICollectionViewDataSource) in next.numberOfSections(in: collectionView)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    optionalDefault(
      "collectionView:viewForSupplementaryElementOfKind:atIndexPath:", self,
      [collectionView, kind, indexPath], UICollectionReusableView(frame: .zero)
    ) { (next: any UICollectionViewDataSource) in
      next.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    optionalDefault(
      "collectionView:canMoveItemAtIndexPath:", self, [collectionView, indexPath], false
    ) { (next: any UICollectionViewDataSource) in
      next.collectionView(collectionView, canMoveItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    optionalDefault(
      "collectionView:moveItemAtIndexPath:toIndexPath:", self,
      [collectionView, sourceIndexPath, destinationIndexPath], ()
    ) { (next: any UICollectionViewDataSource) in
      next.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    optionalDefault("indexTitlesForCollectionView:", self, [collectionView], nil) {
      (next: any UICollectionViewDataSource) in next.indexTitles(for: collectionView)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    optionalDefault(
      "collectionView:indexPathForIndexTitle:atIndex:", self, [collectionView, title, index],
      IndexPath(item: 0, section: 0)
    ) { (next: any UICollectionViewDataSource) in
      next.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }
  }
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    optionalDefault(
      "collectionView:cancelPrefetchingForItemsAtIndexPaths:", self, [collectionView, indexPaths],
      ()
    ) { (next: any UICollectionViewDataSourcePrefetching) in
      next.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
  }
}

extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    optionalDefault(
      "collectionView:shouldHighlightItemAtIndexPath:", self, [collectionView, indexPath], true
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    optionalDefault(
      "collectionView:didHighlightItemAtIndexPath:", self, [collectionView, indexPath], ()
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    optionalDefault(
      "collectionView:didUnhighlightItemAtIndexPath:", self, [collectionView, indexPath], ()
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    optionalDefault(
      "collectionView:shouldSelectItemAtIndexPath:", self, [collectionView, indexPath], true
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    optionalDefault(
      "collectionView:shouldDeselectItemAtIndexPath:", self, [collectionView, indexPath], true
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    optionalDefault(
      "collectionView:didSelectItemAtIndexPath:", self, [collectionView, indexPath], ()
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, didSelectItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    optionalDefault(
      "collectionView:didDeselectItemAtIndexPath:", self, [collectionView, indexPath], ()
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    optionalDefault(
      "collectionView:canPerformPrimaryActionForItemAtIndexPath:", self,
      [collectionView, indexPath], true
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    optionalDefault(
      "collectionView:performPrimaryActionForItemAtIndexPath:", self, [collectionView, indexPath],
      ()
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    optionalDefault(
      "collectionView:willDisplayCell:forItemAtIndexPath:", self,
      [collectionView, cell, indexPath], ()
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    optionalDefault(
      "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:", self,
      [collectionView, view, elementKind, indexPath], ()
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
        at: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    optionalDefault(
      "collectionView:didEndDisplayingCell:forItemAtIndexPath:", self,
      [collectionView, cell, indexPath], ()
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    optionalDefault(
      "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:", self,
      [collectionView, view, elementKind, indexPath], ()
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
        at: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    optionalDefault(
      "collectionView:shouldShowMenuForItemAtIndexPath:", self, [collectionView, indexPath], false
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    optionalDefault(
      "collectionView:canPerformAction:forItemAtIndexPath:withSender:", self,
      [collectionView, action, indexPath, sender], false
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(
        collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {
    optionalDefault(
      "collectionView:performAction:forItemAtIndexPath:withSender:", self,
      [collectionView, action, indexPath, sender], ()
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(
        collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    optionalDefault(
      "collectionView:canFocusItemAtIndexPath:", self, [collectionView, indexPath], true
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, canFocusItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    optionalDefault(
      "collectionView:shouldUpdateFocusInContext:", self, [collectionView, context], true
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, shouldUpdateFocusIn: context)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    optionalDefault(
      "collectionView:didUpdateFocusInContext:withAnimationCoordinator:", self,
      [collectionView, context, coordinator], ()
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
    }
  }
  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    optionalDefault(
      "indexPathForPreferredFocusedViewInCollectionView:", self, [collectionView], nil
    ) { (next: any UICollectionViewDelegate) in
      next.indexPathForPreferredFocusedView(in: collectionView)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    optionalDefault(
      "collectionView:targetContentOffsetForProposedContentOffset:", self,
      [collectionView, proposedContentOffset], proposedContentOffset
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    optionalDefault(
      "collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:", self,
      [collectionView, originalIndexPath, proposedIndexPath], proposedIndexPath
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(
        collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
        toProposedIndexPath: proposedIndexPath)
    }
  }
  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  {
    optionalDefault(
      "collectionView:canEditItemAtIndexPath:", self, [collectionView, indexPath], false
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, canEditItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    optionalDefault(
      "collectionView:transitionLayoutForOldLayout:newLayout:", self,
      [collectionView, fromLayout, toLayout],
      UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(
        collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    optionalDefault(
      "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:",
      self, [collectionView, originalIndexPath, currentIndexPath, proposedIndexPath],
      proposedIndexPath
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    optionalDefault(
      "collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:", self,
      [collectionView, indexPath], false
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    optionalDefault(
      "collectionView:didBeginMultipleSelectionInteractionAtIndexPath:", self,
      [collectionView, indexPath], ()
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    optionalDefault("collectionViewDidEndMultipleSelectionInteraction:", self, [collectionView], ())
    { (next: any UICollectionViewDelegate) in
      next.collectionViewDidEndMultipleSelectionInteraction(collectionView)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    optionalDefault(
      "collectionView:selectionFollowsFocusForItemAtIndexPath:", self, [collectionView, indexPath],
      false
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    optionalDefault(
      "collectionView:shouldSpringLoadItemAtIndexPath:withContext:", self,
      [collectionView, indexPath, context], true
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    optionalDefault(
      "collectionView:contextMenuConfigurationForItemAtIndexPath:point:", self,
      [collectionView, indexPath, point], nil
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(
        collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    optionalDefault(
      "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:", self,
      [collectionView, indexPaths, point], nil
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(
        collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    optionalDefault(
      "collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:", self,
      [collectionView, configuration, indexPath], nil
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(
        collectionView, contextMenuConfiguration: configuration,
        highlightPreviewForItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    optionalDefault(
      "collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:", self,
      [collectionView, configuration, indexPath], nil
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(
        collectionView, contextMenuConfiguration: configuration,
        dismissalPreviewForItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    optionalDefault(
      "collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:", self,
      [collectionView, configuration, animator], ()
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(
        collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    optionalDefault(
      "collectionView:previewForHighlightingContextMenuWithConfiguration:", self,
      [collectionView, configuration], nil
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(
        collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    optionalDefault(
      "collectionView:previewForDismissingContextMenuWithConfiguration:", self,
      [collectionView, configuration], nil
    ) { (next: any UICollectionViewDelegate) in
      next.collectionView(
        collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    optionalDefault(
      "collectionView:layout:sizeForItemAtIndexPath:", self,
      [collectionView, collectionViewLayout, indexPath], .zero
    ) { (next: any UICollectionViewDelegateFlowLayout) in
      next.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    optionalDefault(
      "collectionView:layout:insetForSectionAtIndex:", self,
      [collectionView, collectionViewLayout, section], .zero
    ) { (next: any UICollectionViewDelegateFlowLayout) in
      next.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    optionalDefault(
      "collectionView:layout:minimumLineSpacingForSectionAtIndex:", self,
      [collectionView, collectionViewLayout, section], 0
    ) { (next: any UICollectionViewDelegateFlowLayout) in
      next.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    optionalDefault(
      "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:", self,
      [collectionView, collectionViewLayout, section], 0
    ) { (next: any UICollectionViewDelegateFlowLayout) in
      next.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    optionalDefault(
      "collectionView:layout:referenceSizeForHeaderInSection:", self,
      [collectionView, collectionViewLayout, section], .zero
    ) { (next: any UICollectionViewDelegateFlowLayout) in
      next.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    optionalDefault(
      "collectionView:layout:referenceSizeForFooterInSection:", self,
      [collectionView, collectionViewLayout, section], .zero
    ) { (next: any UICollectionViewDelegateFlowLayout) in
      next.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
  }
}

extension UICollectionViewDragDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    optionalDefault(
      "collectionView:itemsForAddingToDragSession:atIndexPath:point:", self,
      [collectionView, session, indexPath, point], []
    ) { (next: any UICollectionViewDragDelegate) in
      next.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {
    optionalDefault("collectionView:dragSessionWillBegin:", self, [collectionView, session], ()) {
      (next: any UICollectionViewDragDelegate) in
      next.collectionView(collectionView, dragSessionWillBegin: session)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {
    optionalDefault("collectionView:dragSessionDidEnd:", self, [collectionView, session], ()) {
      (next: any UICollectionViewDragDelegate) in
      next.collectionView(collectionView, dragSessionDidEnd: session)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    optionalDefault(
      "collectionView:dragSessionAllowsMoveOperation:", self, [collectionView, session], true
    ) { (next: any UICollectionViewDragDelegate) in
      next.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    optionalDefault(
      "collectionView:dragSessionIsRestrictedToDraggingApplication:", self,
      [collectionView, session], false
    ) { (next: any UICollectionViewDragDelegate) in
      next.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    optionalDefault(
      "collectionView:dragPreviewParametersForItemAtIndexPath:", self, [collectionView, indexPath],
      nil
    ) { (next: any UICollectionViewDragDelegate) in
      next.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath)
    }
  }
}

extension UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    optionalDefault("collectionView:canHandleDropSession:", self, [collectionView, session], true) {
      (next: any UICollectionViewDropDelegate) in
      next.collectionView(collectionView, canHandle: session)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    optionalDefault(
      "collectionView:dropSessionDidUpdate:withDestinationIndexPath:", self,
      [collectionView, session, destinationIndexPath],
      UICollectionViewDropProposal(operation: .cancel)
    ) { (next: any UICollectionViewDropDelegate) in
      next.collectionView(
        collectionView, dropSessionDidUpdate: session,
        withDestinationIndexPath: destinationIndexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {
    optionalDefault("collectionView:dropSessionDidEnter:", self, [collectionView, session], ()) {
      (next: any UICollectionViewDropDelegate) in
      next.collectionView(collectionView, dropSessionDidEnter: session)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {
    optionalDefault("collectionView:dropSessionDidExit:", self, [collectionView, session], ()) {
      (next: any UICollectionViewDropDelegate) in
      next.collectionView(collectionView, dropSessionDidExit: session)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {
    optionalDefault("collectionView:dropSessionDidEnd:", self, [collectionView, session], ()) {
      (next: any UICollectionViewDropDelegate) in
      next.collectionView(collectionView, dropSessionDidEnd: session)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    optionalDefault(
      "collectionView:dropPreviewParametersForItemAtIndexPath:", self, [collectionView, indexPath],
      nil
    ) { (next: any UICollectionViewDropDelegate) in
      next.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath)
    }
  }
}
