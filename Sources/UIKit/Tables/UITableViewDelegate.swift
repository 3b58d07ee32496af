// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a table view asks and tells about its rows; every method is optional.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  // @objc(tableView:willDisplayCell:forRowAtIndexPath:) optional
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  // @objc optional
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  // @objc optional
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  // @objc(tableView:didEndDisplayingCell:forRowAtIndexPath:) optional
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  // @objc optional
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  // @objc optional
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  // @objc(tableView:heightForRowAtIndexPath:) optional = 0
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  // @objc optional = 0
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  // @objc optional = 0
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  // @objc(tableView:estimatedHeightForRowAtIndexPath:) optional = 0
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  // @objc optional = 0
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  // @objc optional = 0
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  // @objc optional
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  // @objc optional
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  // @objc(tableView:accessoryButtonTappedForRowWithIndexPath:) optional
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  // @objc(tableView:shouldHighlightRowAtIndexPath:) optional = true
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  // @objc(tableView:didHighlightRowAtIndexPath:) optional
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  // @objc(tableView:didUnhighlightRowAtIndexPath:) optional
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  // @objc(tableView:willSelectRowAtIndexPath:) optional = indexPath
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  // @objc(tableView:willDeselectRowAtIndexPath:) optional = indexPath
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  // @objc(tableView:didSelectRowAtIndexPath:) optional
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  // @objc(tableView:didDeselectRowAtIndexPath:) optional
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  // @objc(tableView:editingStyleForRowAtIndexPath:) optional = .delete
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  // @objc(tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:) optional
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  // @objc(tableView:shouldIndentWhileEditingRowAtIndexPath:) optional = true
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  // @objc(tableView:willBeginEditingRowAtIndexPath:) optional
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  // @objc(tableView:didEndEditingRowAtIndexPath:) optional
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  // @objc(tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:)
  // optional = proposedDestinationIndexPath
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  // @objc(tableView:indentationLevelForRowAtIndexPath:) optional = 0
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  // @objc(tableView:shouldShowMenuForRowAtIndexPath:) optional = false
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  // @objc(tableView:canPerformAction:forRowAtIndexPath:withSender:) optional = false
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  // @objc(tableView:performAction:forRowAtIndexPath:withSender:) optional
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?)
  // @objc(tableView:canFocusRowAtIndexPath:) optional = true
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  // @objc(tableView:shouldUpdateFocusInContext:) optional = true
  func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool
  // @objc(tableView:didUpdateFocusInContext:withAnimationCoordinator:) optional
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  // @objc(indexPathForPreferredFocusedViewInTableView:) optional
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
  // @objc(tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:) optional
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  // @objc(tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:) optional
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  // @objc(tableView:editActionsForRowAtIndexPath:) optional
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  // @objc(tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:) optional = false
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  // @objc(tableView:didBeginMultipleSelectionInteractionAtIndexPath:) optional
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  // @objc optional
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
  // @objc(tableView:canPerformPrimaryActionForRowAtIndexPath:) optional = true
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool
  // @objc(tableView:performPrimaryActionForRowAtIndexPath:) optional
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  // @objc(tableView:selectionFollowsFocusForRowAtIndexPath:) optional = false
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  // @objc(tableView:shouldSpringLoadRowAtIndexPath:withContext:) optional = true
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
  // @objc(tableView:contextMenuConfigurationForRowAtIndexPath:point:) optional
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  // @objc optional
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  // @objc optional
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  // @objc(tableView:willPerformPreviewActionForMenuWithConfiguration:animator:) optional
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}
