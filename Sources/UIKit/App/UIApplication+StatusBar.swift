// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIApplication {
  /// Asks the controllers again whether they want a status bar (Documentation/Lifecycle.md §8).
  func updateStatusBar() {
    let hides = hidesStatusBar
    guard hides != screen.device.hidesStatusBar else { return }
    screen.device.hidesStatusBar = hides
    for window in windows { window.takeSafeAreaOfScreen() }
  }

  private var hidesStatusBar: Bool {
    if launchInfo["UIViewControllerBasedStatusBarAppearance"] as? Bool == false {
      return launchInfo["UIStatusBarHidden"] as? Bool ?? false
    }
    guard var controller = topController else { return false }
    while let next = child(thatDecidesFor: controller) { controller = next }
    return controller.prefersStatusBarHidden
  }

  private func child(thatDecidesFor controller: UIViewController) -> UIViewController? {
    if let child = controller.childForStatusBarHidden { return child }
    switch controller {
    case let navigation as UINavigationController: return navigation.topViewController
    case let tabs as UITabBarController: return tabs.selectedViewController
    default: return nil
    }
  }
}
