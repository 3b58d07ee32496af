// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    optionalDefault("presentationCountForPageViewController:", self, [pageViewController], 0) {
      (next: any UIPageViewControllerDataSource) in next.presentationCount(for: pageViewController)
    }
  }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    optionalDefault("presentationIndexForPageViewController:", self, [pageViewController], 0) {
      (next: any UIPageViewControllerDataSource) in next.presentationIndex(for: pageViewController)
    }
  }
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    optionalDefault(
      "pageViewController:willTransitionToViewControllers:", self,
      [pageViewController, pendingViewControllers], ()
    ) { (next: any UIPageViewControllerDelegate) in
      next.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
    }
  }
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    optionalDefault(
      "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:", self,
      [pageViewController, finished, previousViewControllers, completed], ()
    ) { (next: any UIPageViewControllerDelegate) in
      next.pageViewController(
        pageViewController, didFinishAnimating: finished,
        previousViewControllers: previousViewControllers, transitionCompleted: completed)
    }
  }
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    optionalDefault(
      "pageViewController:spineLocationForInterfaceOrientation:", self,
      [pageViewController, orientation], .min
    ) { (next: any UIPageViewControllerDelegate) in
      next.pageViewController(pageViewController, spineLocationFor: orientation)
    }
  }
}
