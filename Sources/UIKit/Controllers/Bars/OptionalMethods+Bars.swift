// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
    -> Bool
  {
    optionalDefault("navigationBar:shouldPushItem:", self, [navigationBar, item], true) {
      (next: any UINavigationBarDelegate) in next.navigationBar(navigationBar, shouldPush: item)
    }
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    optionalDefault("navigationBar:didPushItem:", self, [navigationBar, item], ()) {
      (next: any UINavigationBarDelegate) in next.navigationBar(navigationBar, didPush: item)
    }
  }
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  {
    optionalDefault("navigationBar:shouldPopItem:", self, [navigationBar, item], true) {
      (next: any UINavigationBarDelegate) in next.navigationBar(navigationBar, shouldPop: item)
    }
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    optionalDefault("navigationBar:didPopItem:", self, [navigationBar, item], ()) {
      (next: any UINavigationBarDelegate) in next.navigationBar(navigationBar, didPop: item)
    }
  }
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    optionalDefault("tabBar:didSelectItem:", self, [tabBar, item], ()) {
      (next: any UITabBarDelegate) in next.tabBar(tabBar, didSelect: item)
    }
  }
}
