// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
    -> Bool
  { optionalDefault("navigationBar:shouldPushItem:", self, [navigationBar, item], true) }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    optionalDefault("navigationBar:didPushItem:", self, [navigationBar, item], ())
  }
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { optionalDefault("navigationBar:shouldPopItem:", self, [navigationBar, item], true) }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    optionalDefault("navigationBar:didPopItem:", self, [navigationBar, item], ())
  }
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    optionalDefault("tabBar:didSelectItem:", self, [tabBar, item], ())
  }
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    optionalDefault(
      "navigationController:willShowViewController:animated:", self,
      [navigationController, viewController, animated], ())
  }
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    optionalDefault(
      "navigationController:didShowViewController:animated:", self,
      [navigationController, viewController, animated], ())
  }
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    optionalDefault(
      "navigationControllerSupportedInterfaceOrientations:", self, [navigationController], .all)
  }
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    optionalDefault(
      "navigationControllerPreferredInterfaceOrientationForPresentation:", self,
      [navigationController], .portrait)
  }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    optionalDefault(
      "navigationController:interactionControllerForAnimationController:", self,
      [navigationController, animationController], nil)
  }
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    optionalDefault(
      "navigationController:animationControllerForOperation:fromViewController:toViewController:",
      self, [navigationController, operation, fromVC, toVC], nil)
  }
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    optionalDefault("presentationCountForPageViewController:", self, [pageViewController], 0)
  }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    optionalDefault("presentationIndexForPageViewController:", self, [pageViewController], 0)
  }
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    optionalDefault(
      "pageViewController:willTransitionToViewControllers:", self,
      [pageViewController, pendingViewControllers], ())
  }
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    optionalDefault(
      "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:", self,
      [pageViewController, finished, previousViewControllers, completed], ())
  }
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    optionalDefault(
      "pageViewController:spineLocationForInterfaceOrientation:", self,
      [pageViewController, orientation], .min)
  }
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { optionalDefault("prepareForPopoverPresentation:", self, [popoverPresentationController], ()) }
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    optionalDefault(
      "popoverPresentationControllerShouldDismissPopover:", self, [popoverPresentationController],
      true)
  }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    optionalDefault(
      "popoverPresentationControllerDidDismissPopover:", self, [popoverPresentationController], ())
  }
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    optionalDefault(
      "adaptivePresentationStyleForPresentationController:", self, [controller], .none)
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    optionalDefault(
      "adaptivePresentationStyleForPresentationController:traitCollection:", self,
      [controller, traitCollection], .none)
  }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    optionalDefault(
      "presentationController:viewControllerForAdaptivePresentationStyle:", self,
      [controller, style], nil)
  }
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    optionalDefault(
      "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:", self,
      [presentationController, style, transitionCoordinator], ())
  }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    optionalDefault("presentationControllerShouldDismiss:", self, [presentationController], true)
  }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  { optionalDefault("presentationControllerWillDismiss:", self, [presentationController], ()) }
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    optionalDefault("presentationControllerDidDismiss:", self, [presentationController], ())
  }
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    optionalDefault(
      "presentationControllerDidAttemptToDismiss:", self, [presentationController], ())
  }
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    optionalDefault(
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier:", self,
      [sheetPresentationController], ())
  }
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {
    optionalDefault("willPresentSearchController:", self, [searchController], ())
  }
  public func didPresentSearchController(_ searchController: UISearchController) {
    optionalDefault("didPresentSearchController:", self, [searchController], ())
  }
  public func willDismissSearchController(_ searchController: UISearchController) {
    optionalDefault("willDismissSearchController:", self, [searchController], ())
  }
  public func didDismissSearchController(_ searchController: UISearchController) {
    optionalDefault("didDismissSearchController:", self, [searchController], ())
  }
  public func presentSearchController(_ searchController: UISearchController) {
    optionalDefault("presentSearchController:", self, [searchController], ())
  }
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    optionalDefault("splitViewController:willChangeToDisplayMode:", self, [svc, displayMode], ())
  }
  public func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode
  { optionalDefault("targetDisplayModeForActionInSplitViewController:", self, [svc], .automatic) }
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    optionalDefault(
      "splitViewController:showViewController:sender:", self, [splitViewController, vc, sender],
      false)
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    optionalDefault(
      "splitViewController:showDetailViewController:sender:", self,
      [splitViewController, vc, sender], false)
  }
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  {
    optionalDefault(
      "primaryViewControllerForCollapsingSplitViewController:", self, [splitViewController], nil)
  }
  public func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  {
    optionalDefault(
      "primaryViewControllerForExpandingSplitViewController:", self, [splitViewController], nil)
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    optionalDefault(
      "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:", self,
      [splitViewController, secondaryViewController, primaryViewController], false)
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    optionalDefault(
      "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:", self,
      [splitViewController, primaryViewController], nil)
  }
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask {
    optionalDefault(
      "splitViewControllerSupportedInterfaceOrientations:", self, [splitViewController], .all)
  }
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation {
    optionalDefault(
      "splitViewControllerPreferredInterfaceOrientationForPresentation:", self,
      [splitViewController], .portrait)
  }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    optionalDefault(
      "splitViewController:topColumnForCollapsingToProposedTopColumn:", self,
      [svc, proposedTopColumn], proposedTopColumn)
  }
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode {
    optionalDefault(
      "splitViewController:displayModeForExpandingToProposedDisplayMode:", self,
      [svc, proposedDisplayMode], proposedDisplayMode)
  }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    optionalDefault("splitViewControllerDidCollapse:", self, [svc], ())
  }
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    optionalDefault("splitViewControllerDidExpand:", self, [svc], ())
  }
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { optionalDefault("splitViewController:willShowColumn:", self, [svc, column], ()) }
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { optionalDefault("splitViewController:willHideColumn:", self, [svc, column], ()) }
  public func splitViewControllerInteractivePresentationGestureWillBegin(
    _ svc: UISplitViewController
  ) {
    optionalDefault("splitViewControllerInteractivePresentationGestureWillBegin:", self, [svc], ())
  }
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  { optionalDefault("splitViewControllerInteractivePresentationGestureDidEnd:", self, [svc], ()) }
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    optionalDefault(
      "tabBarController:shouldSelectViewController:", self, [tabBarController, viewController], true
    )
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    optionalDefault(
      "tabBarController:didSelectViewController:", self, [tabBarController, viewController], ())
  }
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  {
    optionalDefault(
      "tabBarControllerSupportedInterfaceOrientations:", self, [tabBarController], .all)
  }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    optionalDefault(
      "tabBarController:animationControllerForTransitionFromViewController:toViewController:", self,
      [tabBarController, fromVC, toVC], nil)
  }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    optionalDefault(
      "tabBarController:interactionControllerForAnimationController:", self,
      [tabBarController, animationController], nil)
  }
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab)
    -> Bool
  { optionalDefault("tabBarController:shouldSelectTab:", self, [tabBarController, tab], true) }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    optionalDefault(
      "tabBarController:didSelectTab:previousTab:", self,
      [tabBarController, selectedTab, previousTab], ())
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    optionalDefault(
      "tabBarController:willBeginCustomizingViewControllers:", self,
      [tabBarController, viewControllers], ())
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    optionalDefault(
      "tabBarController:didEndCustomizingViewControllers:changed:", self,
      [tabBarController, viewControllers, changed], ())
  }
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    optionalDefault(
      "interruptibleAnimatorForTransition:", self, [transitionContext],
      UIViewPropertyAnimator(duration: 0, curve: .linear))
  }
  public func animationEnded(_ transitionCompleted: Bool) {
    optionalDefault("animationEnded:", self, [transitionCompleted], ())
  }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { optionalDefault("completionSpeed", self, [], 1) }
  public var completionCurve: UIView.AnimationCurve {
    optionalDefault("completionCurve", self, [], .easeInOut)
  }
  public var wantsInteractiveStart: Bool {
    optionalDefault("wantsInteractiveStart", self, [], true)
  }
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    optionalDefault(
      "animationControllerForPresentedController:presentingController:sourceController:", self,
      [presented, presenting, source], nil)
  }
  public func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? { optionalDefault("animationControllerForDismissedController:", self, [dismissed], nil) }
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    optionalDefault("interactionControllerForPresentation:", self, [animator], nil)
  }
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    optionalDefault("interactionControllerForDismissal:", self, [animator], nil)
  }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    optionalDefault(
      "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:",
      self, [presented, presenting, source], nil)
  }
}
