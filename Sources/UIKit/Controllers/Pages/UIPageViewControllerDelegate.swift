// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Where a page view controller's pages come from.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  // @objc(pageViewController:viewControllerBeforeViewController:)
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  // @objc(pageViewController:viewControllerAfterViewController:)
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  // @objc(presentationCountForPageViewController:) optional = 0
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  // @objc(presentationIndexForPageViewController:) optional = 0
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

/// What a page view controller asks and tells; every method is optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  // @objc(pageViewController:willTransitionToViewControllers:) optional
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  // @objc optional
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  // @objc(pageViewController:spineLocationForInterfaceOrientation:) optional = .min
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}
