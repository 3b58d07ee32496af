// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    optionalDefault(
      "tableView:cancelPrefetchingForRowsAtIndexPaths:", self, [tableView, indexPaths], ()
    ) { (next: any UITableViewDataSourcePrefetching) in
      next.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
  }
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int {
    optionalDefault("numberOfSectionsInTableView:", self, [tableView], 1) {
      (next: any UITableViewDataSource) in next.numberOfSections(in: tableView)
    }
  }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    optionalDefault("tableView:titleForHeaderInSection:", self, [tableView, section], nil) {
      (next: any UITableViewDataSource) in
      next.tableView(tableView, titleForHeaderInSection: section)
    }
  }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    optionalDefault("tableView:titleForFooterInSection:", self, [tableView, section], nil) {
      (next: any UITableViewDataSource) in
      next.tableView(tableView, titleForFooterInSection: section)
    }
  }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    optionalDefault("tableView:canEditRowAtIndexPath:", self, [tableView, indexPath], true) {
      (next: any UITableViewDataSource) in next.tableView(tableView, canEditRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    optionalDefault("tableView:canMoveRowAtIndexPath:", self, [tableView, indexPath], false) {
      (next: any UITableViewDataSource) in next.tableView(tableView, canMoveRowAt: indexPath)
    }
  }
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    optionalDefault("sectionIndexTitlesForTableView:", self, [tableView], nil) {
      (next: any UITableViewDataSource) in next.sectionIndexTitles(for: tableView)
    }
  }
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    optionalDefault(
      "tableView:sectionForSectionIndexTitle:atIndex:", self, [tableView, title, index], 0
    ) { (next: any UITableViewDataSource) in
      next.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
  }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    optionalDefault(
      "tableView:commitEditingStyle:forRowAtIndexPath:", self,
      [tableView, editingStyle, indexPath], ()
    ) { (next: any UITableViewDataSource) in
      next.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
  }
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    optionalDefault(
      "tableView:moveRowAtIndexPath:toIndexPath:", self,
      [tableView, sourceIndexPath, destinationIndexPath], ()
    ) { (next: any UITableViewDataSource) in
      next.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }
}

extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    optionalDefault(
      "tableView:willDisplayCell:forRowAtIndexPath:", self, [tableView, cell, indexPath], ()
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    optionalDefault(
      "tableView:willDisplayHeaderView:forSection:", self, [tableView, view, section], ()
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
  }
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    optionalDefault(
      "tableView:willDisplayFooterView:forSection:", self, [tableView, view, section], ()
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
  }
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    optionalDefault(
      "tableView:didEndDisplayingCell:forRowAtIndexPath:", self, [tableView, cell, indexPath], ()
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }
  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    optionalDefault(
      "tableView:didEndDisplayingHeaderView:forSection:", self, [tableView, view, section], ()
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    optionalDefault(
      "tableView:didEndDisplayingFooterView:forSection:", self, [tableView, view, section], ()
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    optionalDefault("tableView:heightForRowAtIndexPath:", self, [tableView, indexPath], 0) {
      (next: any UITableViewDelegate) in next.tableView(tableView, heightForRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    optionalDefault("tableView:heightForHeaderInSection:", self, [tableView, section], 0) {
      (next: any UITableViewDelegate) in
      next.tableView(tableView, heightForHeaderInSection: section)
    }
  }
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    optionalDefault("tableView:heightForFooterInSection:", self, [tableView, section], 0) {
      (next: any UITableViewDelegate) in
      next.tableView(tableView, heightForFooterInSection: section)
    }
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    optionalDefault("tableView:estimatedHeightForRowAtIndexPath:", self, [tableView, indexPath], 0)
    { (next: any UITableViewDelegate) in
      next.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    optionalDefault("tableView:estimatedHeightForHeaderInSection:", self, [tableView, section], 0) {
      (next: any UITableViewDelegate) in
      next.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    optionalDefault("tableView:estimatedHeightForFooterInSection:", self, [tableView, section], 0) {
      (next: any UITableViewDelegate) in
      next.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
  }
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    optionalDefault("tableView:viewForHeaderInSection:", self, [tableView, section], nil) {
      (next: any UITableViewDelegate) in next.tableView(tableView, viewForHeaderInSection: section)
    }
  }
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    optionalDefault("tableView:viewForFooterInSection:", self, [tableView, section], nil) {
      (next: any UITableViewDelegate) in next.tableView(tableView, viewForFooterInSection: section)
    }
  }
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    optionalDefault(
      "tableView:accessoryButtonTappedForRowWithIndexPath:", self, [tableView, indexPath], ()
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    optionalDefault("tableView:shouldHighlightRowAtIndexPath:", self, [tableView, indexPath], true)
    { (next: any UITableViewDelegate) in next.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    optionalDefault("tableView:didHighlightRowAtIndexPath:", self, [tableView, indexPath], ()) {
      (next: any UITableViewDelegate) in next.tableView(tableView, didHighlightRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    optionalDefault("tableView:didUnhighlightRowAtIndexPath:", self, [tableView, indexPath], ()) {
      (next: any UITableViewDelegate) in next.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    optionalDefault(
      "tableView:willSelectRowAtIndexPath:", self, [tableView, indexPath], indexPath as IndexPath?
    ) { (next: any UITableViewDelegate) in next.tableView(tableView, willSelectRowAt: indexPath) }
  }
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    optionalDefault(
      "tableView:willDeselectRowAtIndexPath:", self, [tableView, indexPath], indexPath as IndexPath?
    ) { (next: any UITableViewDelegate) in next.tableView(tableView, willDeselectRowAt: indexPath) }
  }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    optionalDefault("tableView:didSelectRowAtIndexPath:", self, [tableView, indexPath], ()) {
      (next: any UITableViewDelegate) in next.tableView(tableView, didSelectRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    optionalDefault("tableView:didDeselectRowAtIndexPath:", self, [tableView, indexPath], ()) {
      (next: any UITableViewDelegate) in next.tableView(tableView, didDeselectRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    optionalDefault(
      "tableView:editingStyleForRowAtIndexPath:", self, [tableView, indexPath], .delete
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, editingStyleForRowAt: indexPath)
    }
  }
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    optionalDefault(
      "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:", self, [tableView, indexPath],
      nil
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }
  }
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    optionalDefault(
      "tableView:shouldIndentWhileEditingRowAtIndexPath:", self, [tableView, indexPath], true
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    optionalDefault("tableView:willBeginEditingRowAtIndexPath:", self, [tableView, indexPath], ()) {
      (next: any UITableViewDelegate) in next.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    optionalDefault("tableView:didEndEditingRowAtIndexPath:", self, [tableView, indexPath], ()) {
      (next: any UITableViewDelegate) in next.tableView(tableView, didEndEditingRowAt: indexPath)
    }
  }
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    optionalDefault(
      "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:", self,
      [tableView, sourceIndexPath, proposedDestinationIndexPath], proposedDestinationIndexPath
    ) { (next: any UITableViewDelegate) in
      next.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath)
    }
  }
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    optionalDefault(
      "tableView:indentationLevelForRowAtIndexPath:", self, [tableView, indexPath], 0
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool
  {
    optionalDefault(
      "tableView:shouldShowMenuForRowAtIndexPath:", self, [tableView, indexPath], false
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, shouldShowMenuForRowAt: indexPath)
    }
  }
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    optionalDefault(
      "tableView:canPerformAction:forRowAtIndexPath:withSender:", self,
      [tableView, action, indexPath, sender], false
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
    }
  }
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    optionalDefault(
      "tableView:performAction:forRowAtIndexPath:withSender:", self,
      [tableView, action, indexPath, sender], ()
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
    }
  }
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    optionalDefault("tableView:canFocusRowAtIndexPath:", self, [tableView, indexPath], true) {
      (next: any UITableViewDelegate) in next.tableView(tableView, canFocusRowAt: indexPath)
    }
  }
  public func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    optionalDefault("tableView:shouldUpdateFocusInContext:", self, [tableView, context], true) {
      (next: any UITableViewDelegate) in next.tableView(tableView, shouldUpdateFocusIn: context)
    }
  }
  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    optionalDefault(
      "tableView:didUpdateFocusInContext:withAnimationCoordinator:", self,
      [tableView, context, coordinator], ()
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
    }
  }
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    optionalDefault("indexPathForPreferredFocusedViewInTableView:", self, [tableView], nil) {
      (next: any UITableViewDelegate) in next.indexPathForPreferredFocusedView(in: tableView)
    }
  }
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    optionalDefault(
      "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:", self, [tableView, indexPath],
      nil
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
  }
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    optionalDefault(
      "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:", self,
      [tableView, indexPath], nil
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    optionalDefault("tableView:editActionsForRowAtIndexPath:", self, [tableView, indexPath], nil) {
      (next: any UITableViewDelegate) in next.tableView(tableView, editActionsForRowAt: indexPath)
    }
  }
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    optionalDefault(
      "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:", self,
      [tableView, indexPath], false
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }
  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    optionalDefault(
      "tableView:didBeginMultipleSelectionInteractionAtIndexPath:", self, [tableView, indexPath], ()
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    optionalDefault("tableViewDidEndMultipleSelectionInteraction:", self, [tableView], ()) {
      (next: any UITableViewDelegate) in next.tableViewDidEndMultipleSelectionInteraction(tableView)
    }
  }
  public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    optionalDefault(
      "tableView:canPerformPrimaryActionForRowAtIndexPath:", self, [tableView, indexPath], true
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  {
    optionalDefault(
      "tableView:performPrimaryActionForRowAtIndexPath:", self, [tableView, indexPath], ()
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }
  }
  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    optionalDefault(
      "tableView:selectionFollowsFocusForRowAtIndexPath:", self, [tableView, indexPath], false
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    }
  }
  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    optionalDefault(
      "tableView:shouldSpringLoadRowAtIndexPath:withContext:", self,
      [tableView, indexPath, context], true
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
    }
  }
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    optionalDefault(
      "tableView:contextMenuConfigurationForRowAtIndexPath:point:", self,
      [tableView, indexPath, point], nil
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
  }
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    optionalDefault(
      "tableView:previewForHighlightingContextMenuWithConfiguration:", self,
      [tableView, configuration], nil
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
  }
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    optionalDefault(
      "tableView:previewForDismissingContextMenuWithConfiguration:", self,
      [tableView, configuration], nil
    ) { (next: any UITableViewDelegate) in
      next.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }
  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    optionalDefault(
      "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:", self,
      [tableView, configuration, animator], ()
    ) { (next: any UITableViewDelegate) in
      next.tableView(
        tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }
}

extension UITableViewDragDelegate {
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    optionalDefault(
      "tableView:itemsForAddingToDragSession:atIndexPath:point:", self,
      [tableView, session, indexPath, point], []
    ) { (next: any UITableViewDragDelegate) in
      next.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point)
    }
  }
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    optionalDefault("tableView:dragSessionWillBegin:", self, [tableView, session], ()) {
      (next: any UITableViewDragDelegate) in
      next.tableView(tableView, dragSessionWillBegin: session)
    }
  }
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    optionalDefault("tableView:dragSessionDidEnd:", self, [tableView, session], ()) {
      (next: any UITableViewDragDelegate) in next.tableView(tableView, dragSessionDidEnd: session)
    }
  }
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    optionalDefault(
      "tableView:dragPreviewParametersForRowAtIndexPath:", self, [tableView, indexPath], nil
    ) { (next: any UITableViewDragDelegate) in
      next.tableView(tableView, dragPreviewParametersForRowAt: indexPath)
    }
  }
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    optionalDefault("tableView:dragSessionAllowsMoveOperation:", self, [tableView, session], true) {
      (next: any UITableViewDragDelegate) in
      next.tableView(tableView, dragSessionAllowsMoveOperation: session)
    }
  }
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    optionalDefault(
      "tableView:dragSessionIsRestrictedToDraggingApplication:", self, [tableView, session], false
    ) { (next: any UITableViewDragDelegate) in
      next.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
    }
  }
}

extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    optionalDefault("tableView:canHandleDropSession:", self, [tableView, session], true) {
      (next: any UITableViewDropDelegate) in next.tableView(tableView, canHandle: session)
    }
  }
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    optionalDefault(
      "tableView:dropSessionDidUpdate:withDestinationIndexPath:", self,
      [tableView, session, destinationIndexPath], UITableViewDropProposal(operation: .cancel)
    ) { (next: any UITableViewDropDelegate) in
      next.tableView(
        tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
    }
  }
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    optionalDefault("tableView:dropSessionDidEnter:", self, [tableView, session], ()) {
      (next: any UITableViewDropDelegate) in next.tableView(tableView, dropSessionDidEnter: session)
    }
  }
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    optionalDefault("tableView:dropSessionDidExit:", self, [tableView, session], ()) {
      (next: any UITableViewDropDelegate) in next.tableView(tableView, dropSessionDidExit: session)
    }
  }
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    optionalDefault("tableView:dropSessionDidEnd:", self, [tableView, session], ()) {
      (next: any UITableViewDropDelegate) in next.tableView(tableView, dropSessionDidEnd: session)
    }
  }
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    optionalDefault(
      "tableView:dropPreviewParametersForRowAtIndexPath:", self, [tableView, indexPath], nil
    ) { (next: any UITableViewDropDelegate) in
      next.tableView(tableView, dropPreviewParametersForRowAt: indexPath)
    }
  }
}
