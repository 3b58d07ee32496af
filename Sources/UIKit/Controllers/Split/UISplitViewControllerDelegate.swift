// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a split view controller asks and tells; every method is optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  // @objc(splitViewController:willChangeToDisplayMode:) optional
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  // @objc(targetDisplayModeForActionInSplitViewController:) optional = .automatic
  func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode
  // @objc(splitViewController:showViewController:sender:) optional = false
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  // @objc(splitViewController:showDetailViewController:sender:) optional = false
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  // @objc(primaryViewControllerForCollapsingSplitViewController:) optional
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?
  // @objc(primaryViewControllerForExpandingSplitViewController:) optional
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController?
  // @objc(splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:)
  // optional = false
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  // @objc(splitViewController:separateSecondaryViewControllerFromPrimaryViewController:) optional
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  // @objc optional = .all
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
  // @objc optional = .portrait
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
  // @objc optional = proposedTopColumn
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  // @objc optional = proposedDisplayMode
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  // @objc optional
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  // @objc optional
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  // @objc(splitViewController:willShowColumn:) optional
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  // @objc(splitViewController:willHideColumn:) optional
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  // @objc optional
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  // @objc optional
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
}
