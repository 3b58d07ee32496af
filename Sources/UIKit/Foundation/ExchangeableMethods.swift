// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The methods of UIKit that ask ``MethodExchange`` for other code, by their selectors
/// (Documentation/SourceLowering.md §6.18).
enum ExchangeableMethods {
  /// The names of the classes that have a method, by its selector.
  static let owners: [String: Set<String>] = {
    var owners: [String: Set<String>] = [:]
    for (type, selectors) in methods {
      for selector in selectors { owners[selector, default: []].insert("UIKit." + type) }
    }
    return owners
  }()

  static let methods: [(type: String, selectors: [String])] = [
    (
      "UIView",
      [
        "setFrame:", "setBounds:", "hitTest:withEvent:", "pointInside:withEvent:",
        "removeFromSuperview", "didAddSubview:", "willMoveToSuperview:", "didMoveToSuperview",
        "willMoveToWindow:", "didMoveToWindow", "layoutSubviews", "setNeedsLayout",
        "layoutIfNeeded", "sizeThatFits:", "intrinsicContentSize",
        "invalidateIntrinsicContentSize", "safeAreaInsetsDidChange", "traitCollection",
        "traitCollectionDidChange:",
        "addSubview:", "willRemoveSubview:", "awakeFromNib",
      ]
    ),
    (
      "UIViewController",
      [
        "viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:",
        "viewDidDisappear:", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "traitCollectionDidChange:", "traitCollection",
        "presentViewController:animated:completion:", "dismissViewControllerAnimated:completion:",
        "loadView", "viewIsAppearing:", "updateViewConstraints", "viewLayoutMarginsDidChange",
        "viewSafeAreaInsetsDidChange", "didReceiveMemoryWarning",
        "willMoveToParentViewController:", "didMoveToParentViewController:", "awakeFromNib",
        "prepareForSegue:sender:", "viewWillTransitionToSize:withTransitionCoordinator:",
        "showViewController:sender:", "showDetailViewController:sender:",
        "performSegueWithIdentifier:sender:", "popoverPresentationController",
        "addChildViewController:", "removeFromParentViewController",
      ]
    ),
    ("UIScrollView", ["setContentSize:", "setContentInset:", "setContentOffset:animated:"]),
    ("UITouch", ["locationInView:"]),
    ("UIControl", ["sendAction:to:forEvent:"]),
    (
      "UITableView",
      [
        "reloadData", "reloadRowsAtIndexPaths:withRowAnimation:",
        "insertRowsAtIndexPaths:withRowAnimation:", "deleteRowsAtIndexPaths:withRowAnimation:",
        "moveRowAtIndexPath:toIndexPath:", "reloadSections:withRowAnimation:",
        "insertSections:withRowAnimation:", "deleteSections:withRowAnimation:",
        "moveSection:toSection:", "beginUpdates", "endUpdates", "performBatchUpdates:completion:",
        "visibleCells", "indexPathsForVisibleRows", "cellForRowAtIndexPath:", "indexPathForCell:",
        "selectRowAtIndexPath:animated:scrollPosition:", "deselectRowAtIndexPath:animated:",
        "scrollToRowAtIndexPath:atScrollPosition:animated:", "dequeueReusableCellWithIdentifier:",
        "dequeueReusableCellWithIdentifier:forIndexPath:",
      ]
    ),
    (
      "UICollectionView",
      [
        "reloadData", "reloadSections:", "reloadItemsAtIndexPaths:", "insertItemsAtIndexPaths:",
        "deleteItemsAtIndexPaths:", "moveItemAtIndexPath:toIndexPath:", "insertSections:",
        "deleteSections:", "moveSection:toSection:", "performBatchUpdates:completion:",
        "visibleCells", "indexPathsForVisibleItems", "cellForItemAtIndexPath:",
        "indexPathForCell:", "selectItemAtIndexPath:animated:scrollPosition:",
        "deselectItemAtIndexPath:animated:", "scrollToItemAtIndexPath:atScrollPosition:animated:",
        "dequeueReusableCellWithReuseIdentifier:forIndexPath:",
      ]
    ),
    (
      "UINavigationController",
      [
        "setViewControllers:animated:", "pushViewController:animated:",
        "popViewControllerAnimated:", "popToRootViewControllerAnimated:",
        "popToViewController:animated:", "setNavigationBarHidden:animated:",
      ]
    ),
    (
      "UIWindow",
      [
        "makeKeyAndVisible", "sendEvent:",
      ]
    ),
    (
      "UIApplication",
      [
        "canOpenURL:", "openURL:options:completionHandler:", "sendEvent:",
        "sendAction:to:from:forEvent:",
      ]
    ),
    (
      "UIResponder",
      [
        "becomeFirstResponder", "resignFirstResponder", "touchesBegan:withEvent:",
        "touchesMoved:withEvent:", "touchesEnded:withEvent:", "touchesCancelled:withEvent:",
      ]
    ),
    (
      "UILabel",
      [
        "setText:"
      ]
    ),
  ]
}
