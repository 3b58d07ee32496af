// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    optionalDefault("splitViewController:willChangeToDisplayMode:", self, [svc, displayMode], ()) {
      (next: any UISplitViewControllerDelegate) in
      next.splitViewController(svc, willChangeTo: displayMode)
    }
  }
  public func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode
  {
    optionalDefault("targetDisplayModeForActionInSplitViewController:", self, [svc], .automatic) {
      (next: any UISplitViewControllerDelegate) in next.targetDisplayModeForAction(in: svc)
    }
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    optionalDefault(
      "splitViewController:showViewController:sender:", self, [splitViewController, vc, sender],
      false
    ) { (next: any UISplitViewControllerDelegate) in
      next.splitViewController(splitViewController, show: vc, sender: sender)
    }
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    optionalDefault(
      "splitViewController:showDetailViewController:sender:", self,
      [splitViewController, vc, sender], false
    ) { (next: any UISplitViewControllerDelegate) in
      next.splitViewController(splitViewController, showDetail: vc, sender: sender)
    }
  }
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  {
    optionalDefault(
      "primaryViewControllerForCollapsingSplitViewController:", self, [splitViewController], nil
    ) { (next: any UISplitViewControllerDelegate) in
      next.primaryViewController(forCollapsing: splitViewController)
    }
  }
  public func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  {
    optionalDefault(
      "primaryViewControllerForExpandingSplitViewController:", self, [splitViewController], nil
    ) { (next: any UISplitViewControllerDelegate) in
      next.primaryViewController(forExpanding: splitViewController)
    }
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    optionalDefault(
      "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:", self,
      [splitViewController, secondaryViewController, primaryViewController], false
    ) { (next: any UISplitViewControllerDelegate) in
      next.splitViewController(
        splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController
      )
    }
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    optionalDefault(
      "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:", self,
      [splitViewController, primaryViewController], nil
    ) { (next: any UISplitViewControllerDelegate) in
      next.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
    }
  }
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask {
    optionalDefault(
      "splitViewControllerSupportedInterfaceOrientations:", self, [splitViewController], .all
    ) { (next: any UISplitViewControllerDelegate) in
      next.splitViewControllerSupportedInterfaceOrientations(splitViewController)
    }
  }
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation {
    optionalDefault(
      "splitViewControllerPreferredInterfaceOrientationForPresentation:", self,
      [splitViewController], .portrait
    ) { (next: any UISplitViewControllerDelegate) in
      next.splitViewControllerPreferredInterfaceOrientationForPresentation(splitViewController)
    }
  }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    optionalDefault(
      "splitViewController:topColumnForCollapsingToProposedTopColumn:", self,
      [svc, proposedTopColumn], proposedTopColumn
    ) { (next: any UISplitViewControllerDelegate) in
      next.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
    }
  }
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode {
    optionalDefault(
      "splitViewController:displayModeForExpandingToProposedDisplayMode:", self,
      [svc, proposedDisplayMode], proposedDisplayMode
    ) { (next: any UISplitViewControllerDelegate) in
      next.splitViewController(
        svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
    }
  }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    optionalDefault("splitViewControllerDidCollapse:", self, [svc], ()) {
      (next: any UISplitViewControllerDelegate) in next.splitViewControllerDidCollapse(svc)
    }
  }
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    optionalDefault("splitViewControllerDidExpand:", self, [svc], ()) {
      (next: any UISplitViewControllerDelegate) in next.splitViewControllerDidExpand(svc)
    }
  }
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {
    optionalDefault("splitViewController:willShowColumn:", self, [svc, column], ()) {
      (next: any UISplitViewControllerDelegate) in next.splitViewController(svc, willShow: column)
    }
  }
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    optionalDefault("splitViewController:willHideColumn:", self, [svc, column], ()) {
      (next: any UISplitViewControllerDelegate) in next.splitViewController(svc, willHide: column)
    }
  }
  public func splitViewControllerInteractivePresentationGestureWillBegin(
    _ svc: UISplitViewController
  ) {
    optionalDefault("splitViewControllerInteractivePresentationGestureWillBegin:", self, [svc], ())
    { (next: any UISplitViewControllerDelegate) in
      next.splitViewControllerInteractivePresentationGestureWillBegin(svc)
    }
  }
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  {
    optionalDefault("splitViewControllerInteractivePresentationGestureDidEnd:", self, [svc], ()) {
      (next: any UISplitViewControllerDelegate) in
      next.splitViewControllerInteractivePresentationGestureDidEnd(svc)
    }
  }
}
