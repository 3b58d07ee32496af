// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    optionalDefault(
      "navigationController:willShowViewController:animated:", self,
      [navigationController, viewController, animated], ()
    ) { (next: any UINavigationControllerDelegate) in
      next.navigationController(navigationController, willShow: viewController, animated: animated)
    }
  }
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    optionalDefault(
      "navigationController:didShowViewController:animated:", self,
      [navigationController, viewController, animated], ()
    ) { (next: any UINavigationControllerDelegate) in
      next.navigationController(navigationController, didShow: viewController, animated: animated)
    }
  }
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    optionalDefault(
      "navigationControllerSupportedInterfaceOrientations:", self, [navigationController], .all
    ) { (next: any UINavigationControllerDelegate) in
      next.navigationControllerSupportedInterfaceOrientations(navigationController)
    }
  }
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    optionalDefault(
      "navigationControllerPreferredInterfaceOrientationForPresentation:", self,
      [navigationController], .portrait
    ) { (next: any UINavigationControllerDelegate) in
      next.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
    }
  }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    optionalDefault(
      "navigationController:interactionControllerForAnimationController:", self,
      [navigationController, animationController], nil
    ) { (next: any UINavigationControllerDelegate) in
      next.navigationController(navigationController, interactionControllerFor: animationController)
    }
  }
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    optionalDefault(
      "navigationController:animationControllerForOperation:fromViewController:toViewController:",
      self, [navigationController, operation, fromVC, toVC], nil
    ) { (next: any UINavigationControllerDelegate) in
      next.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
  }
}
