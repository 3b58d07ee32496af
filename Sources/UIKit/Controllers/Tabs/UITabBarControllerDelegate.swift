// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a tab bar controller asks and tells; every method is optional.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  // @objc(tabBarController:shouldSelectViewController:) optional = true
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  // @objc(tabBarController:didSelectViewController:) optional
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  // @objc optional = .all
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  // @objc(tabBarController:animationControllerForTransitionFromViewController:toViewController:)
  // optional
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  // @objc(tabBarController:interactionControllerForAnimationController:) optional
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  // @objc optional = true
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  // @objc optional
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  // @objc(tabBarController:willBeginCustomizingViewControllers:) optional
  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController])
  // @objc(tabBarController:willEndCustomizingViewControllers:changed:) optional
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
  // @objc(tabBarController:didEndCustomizingViewControllers:changed:) optional
  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController], changed: Bool)
}
