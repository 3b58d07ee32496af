// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    optionalDefault(
      "tabBarController:shouldSelectViewController:", self, [tabBarController, viewController], true
    ) { (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, shouldSelect: viewController)
    }
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    optionalDefault(
      "tabBarController:didSelectViewController:", self, [tabBarController, viewController], ()
    ) { (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, didSelect: viewController)
    }
  }
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  {
    optionalDefault(
      "tabBarControllerSupportedInterfaceOrientations:", self, [tabBarController], .all
    ) { (next: any UITabBarControllerDelegate) in
      next.tabBarControllerSupportedInterfaceOrientations(tabBarController)
    }
  }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    optionalDefault(
      "tabBarController:animationControllerForTransitionFromViewController:toViewController:", self,
      [tabBarController, fromVC, toVC], nil
    ) { (next: any UITabBarControllerDelegate) in
      next.tabBarController(
        tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    }
  }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    optionalDefault(
      "tabBarController:interactionControllerForAnimationController:", self,
      [tabBarController, animationController], nil
    ) { (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, interactionControllerFor: animationController)
    }
  }
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab)
    -> Bool
  {
    optionalDefault("tabBarController:shouldSelectTab:", self, [tabBarController, tab], true) {
      (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, shouldSelectTab: tab)
    }
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    optionalDefault(
      "tabBarController:didSelectTab:previousTab:", self,
      [tabBarController, selectedTab, previousTab], ()
    ) { (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
    }
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    optionalDefault(
      "tabBarController:willBeginCustomizingViewControllers:", self,
      [tabBarController, viewControllers], ()
    ) { (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
    }
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    optionalDefault(
      "tabBarController:willEndCustomizingViewControllers:changed:", self,
      [tabBarController, viewControllers, changed], ()
    ) { (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
    }
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    optionalDefault(
      "tabBarController:didEndCustomizingViewControllers:changed:", self,
      [tabBarController, viewControllers, changed], ()
    ) { (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
    }
  }
}
