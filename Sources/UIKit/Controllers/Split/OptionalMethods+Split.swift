// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

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
