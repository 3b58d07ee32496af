// Part of Snug, under the Apache License 2.0; see LICENSE.

extension OptionalMethodTable {
  /// `@Protocol`, then its methods, one a line: the Swift name and, where it differs, the selector.
  static let text = """
    @UIScrollViewDelegate
    scrollViewDidScroll(_:)
    scrollViewDidZoom(_:)
    scrollViewWillBeginDragging(_:)
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    scrollViewDidEndDragging(_:willDecelerate:)
    scrollViewWillBeginDecelerating(_:)
    scrollViewDidEndDecelerating(_:)
    scrollViewDidEndScrollingAnimation(_:)
    viewForZooming(in:) viewForZoomingInScrollView:
    scrollViewWillBeginZooming(_:with:) scrollViewWillBeginZooming:withView:
    scrollViewDidEndZooming(_:with:atScale:) scrollViewDidEndZooming:withView:atScale:
    scrollViewShouldScrollToTop(_:)
    scrollViewDidScrollToTop(_:)
    scrollViewDidChangeAdjustedContentInset(_:)
    @UITableViewDataSource
    tableView(_:numberOfRowsInSection:)
    tableView(_:cellForRowAt:) tableView:cellForRowAtIndexPath:
    numberOfSections(in:) numberOfSectionsInTableView:
    tableView(_:titleForHeaderInSection:)
    tableView(_:titleForFooterInSection:)
    tableView(_:canEditRowAt:) tableView:canEditRowAtIndexPath:
    tableView(_:canMoveRowAt:) tableView:canMoveRowAtIndexPath:
    sectionIndexTitles(for:) sectionIndexTitlesForTableView:
    tableView(_:sectionForSectionIndexTitle:at:) tableView:sectionForSectionIndexTitle:atIndex:
    tableView(_:commit:forRowAt:) tableView:commitEditingStyle:forRowAtIndexPath:
    tableView(_:moveRowAt:to:) tableView:moveRowAtIndexPath:toIndexPath:
    @UITableViewDataSourcePrefetching
    tableView(_:prefetchRowsAt:) tableView:prefetchRowsAtIndexPaths:
    tableView(_:cancelPrefetchingForRowsAt:) tableView:cancelPrefetchingForRowsAtIndexPaths:
    @UITableViewDelegate
    tableView(_:willDisplay:forRowAt:) tableView:willDisplayCell:forRowAtIndexPath:
    tableView(_:willDisplayHeaderView:forSection:)
    tableView(_:willDisplayFooterView:forSection:)
    tableView(_:didEndDisplaying:forRowAt:) tableView:didEndDisplayingCell:forRowAtIndexPath:
    tableView(_:didEndDisplayingHeaderView:forSection:)
    tableView(_:didEndDisplayingFooterView:forSection:)
    tableView(_:heightForRowAt:) tableView:heightForRowAtIndexPath:
    tableView(_:heightForHeaderInSection:)
    tableView(_:heightForFooterInSection:)
    tableView(_:estimatedHeightForRowAt:) tableView:estimatedHeightForRowAtIndexPath:
    tableView(_:estimatedHeightForHeaderInSection:)
    tableView(_:estimatedHeightForFooterInSection:)
    tableView(_:viewForHeaderInSection:)
    tableView(_:viewForFooterInSection:)
    tableView(_:accessoryButtonTappedForRowWith:) \
    tableView:accessoryButtonTappedForRowWithIndexPath:
    tableView(_:shouldHighlightRowAt:) tableView:shouldHighlightRowAtIndexPath:
    tableView(_:didHighlightRowAt:) tableView:didHighlightRowAtIndexPath:
    tableView(_:didUnhighlightRowAt:) tableView:didUnhighlightRowAtIndexPath:
    tableView(_:willSelectRowAt:) tableView:willSelectRowAtIndexPath:
    tableView(_:willDeselectRowAt:) tableView:willDeselectRowAtIndexPath:
    tableView(_:didSelectRowAt:) tableView:didSelectRowAtIndexPath:
    tableView(_:didDeselectRowAt:) tableView:didDeselectRowAtIndexPath:
    tableView(_:editingStyleForRowAt:) tableView:editingStyleForRowAtIndexPath:
    tableView(_:titleForDeleteConfirmationButtonForRowAt:) \
    tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:
    tableView(_:editActionsForRowAt:) tableView:editActionsForRowAtIndexPath:
    tableView(_:leadingSwipeActionsConfigurationForRowAt:) \
    tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:
    tableView(_:trailingSwipeActionsConfigurationForRowAt:) \
    tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:
    tableView(_:shouldIndentWhileEditingRowAt:) tableView:shouldIndentWhileEditingRowAtIndexPath:
    tableView(_:willBeginEditingRowAt:) tableView:willBeginEditingRowAtIndexPath:
    tableView(_:didEndEditingRowAt:) tableView:didEndEditingRowAtIndexPath:
    tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) \
    tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:
    tableView(_:indentationLevelForRowAt:) tableView:indentationLevelForRowAtIndexPath:
    tableView(_:shouldShowMenuForRowAt:) tableView:shouldShowMenuForRowAtIndexPath:
    tableView(_:canFocusRowAt:) tableView:canFocusRowAtIndexPath:
    tableView(_:contextMenuConfigurationForRowAt:point:) \
    tableView:contextMenuConfigurationForRowAtIndexPath:point:
    tableView(_:willPerformPreviewActionForMenuWith:animator:) \
    tableView:willPerformPreviewActionForMenuWithConfiguration:animator:
    @UICollectionViewDataSource
    collectionView(_:numberOfItemsInSection:)
    collectionView(_:cellForItemAt:) collectionView:cellForItemAtIndexPath:
    numberOfSections(in:) numberOfSectionsInCollectionView:
    collectionView(_:viewForSupplementaryElementOfKind:at:) \
    collectionView:viewForSupplementaryElementOfKind:atIndexPath:
    collectionView(_:canMoveItemAt:) collectionView:canMoveItemAtIndexPath:
    collectionView(_:moveItemAt:to:) collectionView:moveItemAtIndexPath:toIndexPath:
    indexTitles(for:) indexTitlesForCollectionView:
    @UICollectionViewDataSourcePrefetching
    collectionView(_:prefetchItemsAt:) collectionView:prefetchItemsAtIndexPaths:
    collectionView(_:cancelPrefetchingForItemsAt:) \
    collectionView:cancelPrefetchingForItemsAtIndexPaths:
    @UICollectionViewDelegate
    collectionView(_:shouldHighlightItemAt:) collectionView:shouldHighlightItemAtIndexPath:
    collectionView(_:didHighlightItemAt:) collectionView:didHighlightItemAtIndexPath:
    collectionView(_:didUnhighlightItemAt:) collectionView:didUnhighlightItemAtIndexPath:
    collectionView(_:shouldSelectItemAt:) collectionView:shouldSelectItemAtIndexPath:
    collectionView(_:shouldDeselectItemAt:) collectionView:shouldDeselectItemAtIndexPath:
    collectionView(_:didSelectItemAt:) collectionView:didSelectItemAtIndexPath:
    collectionView(_:didDeselectItemAt:) collectionView:didDeselectItemAtIndexPath:
    collectionView(_:willDisplay:forItemAt:) collectionView:willDisplayCell:forItemAtIndexPath:
    collectionView(_:willDisplaySupplementaryView:forElementKind:at:) \
    collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:
    collectionView(_:didEndDisplaying:forItemAt:) \
    collectionView:didEndDisplayingCell:forItemAtIndexPath:
    collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) \
    collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:
    collectionView(_:transitionLayoutForOldLayout:newLayout:) \
    collectionView:transitionLayoutForOldLayout:newLayout:
    collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:) \
    collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:
    collectionView(_:targetContentOffsetForProposedContentOffset:)
    collectionView(_:contextMenuConfigurationForItemAt:point:) \
    collectionView:contextMenuConfigurationForItemAtIndexPath:point:
    collectionView(_:contextMenuConfigurationForItemsAt:point:) \
    collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:
    collectionView(_:willPerformPreviewActionForMenuWith:animator:) \
    collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:
    collectionView(_:canFocusItemAt:) collectionView:canFocusItemAtIndexPath:
    @UICollectionViewDelegateFlowLayout
    collectionView(_:layout:sizeForItemAt:) collectionView:layout:sizeForItemAtIndexPath:
    collectionView(_:layout:insetForSectionAt:) collectionView:layout:insetForSectionAtIndex:
    collectionView(_:layout:minimumLineSpacingForSectionAt:) \
    collectionView:layout:minimumLineSpacingForSectionAtIndex:
    collectionView(_:layout:minimumInteritemSpacingForSectionAt:) \
    collectionView:layout:minimumInteritemSpacingForSectionAtIndex:
    collectionView(_:layout:referenceSizeForHeaderInSection:)
    collectionView(_:layout:referenceSizeForFooterInSection:)
    @UITextFieldDelegate
    textFieldShouldBeginEditing(_:)
    textFieldDidBeginEditing(_:)
    textFieldShouldEndEditing(_:)
    textFieldDidEndEditing(_:)
    textFieldDidEndEditing(_:reason:)
    textField(_:shouldChangeCharactersIn:replacementString:) \
    textField:shouldChangeCharactersInRange:replacementString:
    textFieldDidChangeSelection(_:)
    textFieldShouldClear(_:)
    textFieldShouldReturn(_:)
    @UITextViewDelegate
    textViewShouldBeginEditing(_:)
    textViewShouldEndEditing(_:)
    textViewDidBeginEditing(_:)
    textViewDidEndEditing(_:)
    textView(_:shouldChangeTextIn:replacementText:) \
    textView:shouldChangeTextInRange:replacementText:
    textViewDidChange(_:)
    textViewDidChangeSelection(_:)
    textView(_:shouldInteractWith:in:interaction:) \
    textView:shouldInteractWithURL:inRange:interaction:
    @UIGestureRecognizerDelegate
    gestureRecognizerShouldBegin(_:)
    gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) \
    gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:
    gestureRecognizer(_:shouldRequireFailureOf:) \
    gestureRecognizer:shouldRequireFailureOfGestureRecognizer:
    gestureRecognizer(_:shouldBeRequiredToFailBy:) \
    gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:
    gestureRecognizer(_:shouldReceive:) gestureRecognizer:shouldReceiveTouch:
    @UIApplicationDelegate
    application(_:willFinishLaunchingWithOptions:)
    application(_:didFinishLaunchingWithOptions:)
    applicationDidFinishLaunching(_:)
    applicationDidBecomeActive(_:)
    applicationWillResignActive(_:)
    applicationDidEnterBackground(_:)
    applicationWillEnterForeground(_:)
    applicationWillTerminate(_:)
    applicationDidReceiveMemoryWarning(_:)
    application(_:supportedInterfaceOrientationsFor:) \
    application:supportedInterfaceOrientationsForWindow:
    application(_:configurationForConnecting:options:) \
    application:configurationForConnectingSceneSession:options:
    application(_:didDiscardSceneSessions:)
    application(_:open:options:) application:openURL:options:
    @UISceneDelegate
    scene(_:willConnectTo:options:) scene:willConnectToSession:options:
    sceneDidDisconnect(_:)
    sceneDidBecomeActive(_:)
    sceneWillResignActive(_:)
    sceneWillEnterForeground(_:)
    sceneDidEnterBackground(_:)
    scene(_:openURLContexts:)
    stateRestorationActivity(for:) stateRestorationActivityForScene:
    @UIWindowSceneDelegate
    windowScene(_:didUpdate:interfaceOrientation:traitCollection:) \
    windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:
    @UINavigationControllerDelegate
    navigationController(_:willShow:animated:) navigationController:willShowViewController:animated:
    navigationController(_:didShow:animated:) navigationController:didShowViewController:animated:
    navigationControllerSupportedInterfaceOrientations(_:)
    navigationController(_:animationControllerFor:from:to:) \
    navigationController:animationControllerForOperation:fromViewController:toViewController:
    @UITabBarControllerDelegate
    tabBarController(_:shouldSelect:) tabBarController:shouldSelectViewController:
    tabBarController(_:didSelect:) tabBarController:didSelectViewController:
    @UITabBarDelegate
    tabBar(_:didSelect:) tabBar:didSelectItem:
    @UIEditMenuInteractionDelegate
    editMenuInteraction(_:menuFor:suggestedActions:) \
    editMenuInteraction:menuForConfiguration:suggestedActions:
    @UITabBarControllerDelegate
    tabBarController(_:shouldSelectTab:)
    tabBarController(_:didSelectTab:previousTab:)
    tabBarController(_:willBeginCustomizing:) tabBarController:willBeginCustomizingViewControllers:
    tabBarController(_:didEndCustomizing:changed:) \
    tabBarController:didEndCustomizingViewControllers:changed:
    @UISplitViewControllerDelegate
    splitViewController(_:willChangeTo:) splitViewController:willChangeToDisplayMode:
    targetDisplayModeForAction(in:) targetDisplayModeForActionInSplitViewController:
    splitViewController(_:show:sender:) splitViewController:showViewController:sender:
    splitViewController(_:showDetail:sender:) splitViewController:showDetailViewController:sender:
    primaryViewController(forCollapsing:) primaryViewControllerForCollapsingSplitViewController:
    primaryViewController(forExpanding:) primaryViewControllerForExpandingSplitViewController:
    splitViewController(_:collapseSecondary:onto:) \
    splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:
    splitViewController(_:separateSecondaryFrom:) \
    splitViewController:separateSecondaryViewControllerFromPrimaryViewController:
    splitViewControllerSupportedInterfaceOrientations(_:)
    splitViewControllerPreferredInterfaceOrientationForPresentation(_:)
    splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
    splitViewController(_:displayModeForExpandingToProposedDisplayMode:)
    splitViewControllerDidCollapse(_:)
    splitViewControllerDidExpand(_:)
    splitViewController(_:willShow:) splitViewController:willShowColumn:
    splitViewController(_:willHide:) splitViewController:willHideColumn:
    splitViewControllerInteractivePresentationGestureWillBegin(_:)
    splitViewControllerInteractivePresentationGestureDidEnd(_:)
    @UIContextMenuInteractionDelegate
    contextMenuInteraction(_:configurationForMenuAtLocation:)
    contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
    contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
    contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:) \
    contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:
    contextMenuInteraction(_:willDisplayMenuFor:animator:) \
    contextMenuInteraction:willDisplayMenuForConfiguration:animator:
    contextMenuInteraction(_:willEndFor:animator:) \
    contextMenuInteraction:willEndForConfiguration:animator:
    @UIAdaptivePresentationControllerDelegate
    adaptivePresentationStyle(for:) adaptivePresentationStyleForPresentationController:
    adaptivePresentationStyle(for:traitCollection:) \
    adaptivePresentationStyleForPresentationController:traitCollection:
    presentationControllerDidDismiss(_:)
    presentationControllerShouldDismiss(_:)
    presentationControllerWillDismiss(_:)
    @UIPageViewControllerDelegate
    pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
    pageViewController(_:willTransitionTo:) pageViewController:willTransitionToViewControllers:
    @UIPageViewControllerDataSource
    presentationCount(for:) presentationCountForPageViewController:
    presentationIndex(for:) presentationIndexForPageViewController:
    pageViewController(_:viewControllerBefore:) \
    pageViewController:viewControllerBeforeViewController:
    pageViewController(_:viewControllerAfter:) pageViewController:viewControllerAfterViewController:
    @UIPickerViewDataSource
    numberOfComponents(in:) numberOfComponentsInPickerView:
    pickerView(_:numberOfRowsInComponent:)
    @UIPickerViewDelegate
    pickerView(_:titleForRow:forComponent:)
    pickerView(_:viewForRow:forComponent:reusing:) pickerView:viewForRow:forComponent:reusingView:
    pickerView(_:didSelectRow:inComponent:)
    pickerView(_:rowHeightForComponent:)
    pickerView(_:widthForComponent:)
    @UISearchBarDelegate
    searchBarShouldBeginEditing(_:)
    searchBarTextDidBeginEditing(_:)
    searchBarShouldEndEditing(_:)
    searchBarTextDidEndEditing(_:)
    searchBar(_:textDidChange:)
    searchBar(_:shouldChangeTextIn:replacementText:) \
    searchBar:shouldChangeTextInRange:replacementText:
    searchBarSearchButtonClicked(_:)
    searchBarCancelButtonClicked(_:)
    searchBar(_:selectedScopeButtonIndexDidChange:)
    @UISearchResultsUpdating
    updateSearchResults(for:) updateSearchResultsForSearchController:
    @UISearchControllerDelegate
    willPresentSearchController(_:)
    didPresentSearchController(_:)
    willDismissSearchController(_:)
    didDismissSearchController(_:)
    @UIViewControllerTransitioningDelegate
    animationController(forPresented:presenting:source:) \
    animationControllerForPresentedController:presentingController:sourceController:
    animationController(forDismissed:) animationControllerForDismissedController:
    interactionControllerForPresentation(using:) interactionControllerForPresentation:
    interactionControllerForDismissal(using:) interactionControllerForDismissal:
    presentationController(forPresented:presenting:source:) \
    presentationControllerForPresentedViewController:presentingViewController:sourceViewController:
    @UIBarPositioningDelegate
    position(for:) positionForBar:
    @CAAnimationDelegate
    animationDidStart(_:)
    animationDidStop(_:finished:)
    @CALayerDelegate
    display(_:) displayLayer:
    draw(_:in:) drawLayer:inContext:
    layerWillDraw(_:)
    layoutSublayers(of:) layoutSublayersOfLayer:
    action(for:forKey:) actionForLayer:forKey:
    """
}
