// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Status bar and home indicator as the controllers want them (Documentation/Lifecycle.md §8).
extension UIApplication {
  /// Asks the controllers again whether they want a status bar, and which.
  func updateStatusBar() {
    controllerStatusBarStyle = wantedStatusBarStyle
    let hides = hidesStatusBar
    guard hides != screen.device.hidesStatusBar else { return }
    screen.device.hidesStatusBar = hides
    for window in windows { window.takeSafeAreaOfScreen() }
  }

  /// Whether the status bar is white: asked for, or because it lies on a dark interface.
  var showsLightStatusBar: Bool {
    guard !isPresenterPushedBack else { return true }
    switch currentStatusBarStyle {
    case .lightContent: return true
    case .darkContent: return false
    case .default:
      let traits = statusBarController?.viewIfLoaded?.traitCollection ?? screen.traitCollection
      return traits.userInterfaceStyle == .dark
    }
  }

  /// The style that holds: the controllers', or the app's where Info.plist leaves it to that.
  var currentStatusBarStyle: UIStatusBarStyle {
    asksControllers ? controllerStatusBarStyle : statusBarStyle
  }

  /// Asked whenever the screen is drawn, since nothing else depends on it.
  var hidesHomeIndicator: Bool {
    let decider = decider(from: fullController) { $0.childForHomeIndicatorAutoHidden }
    return decider?.prefersHomeIndicatorAutoHidden ?? false
  }

  private var asksControllers: Bool {
    launchInfo["UIViewControllerBasedStatusBarAppearance"] as? Bool != false
  }

  private var hidesStatusBar: Bool {
    guard asksControllers else { return launchInfo["UIStatusBarHidden"] as? Bool ?? false }
    let decider = decider(from: fullController) { child(thatDecidesFor: $0) }
    return decider?.prefersStatusBarHidden ?? false
  }

  private var wantedStatusBarStyle: UIStatusBarStyle {
    asksControllers ? statusBarController?.preferredStatusBarStyle ?? .default : .default
  }

  private var statusBarController: UIViewController? {
    decider(from: fullController) { $0.childForStatusBarStyle }
  }

  /// The controller at the end of those that name a child.
  private func decider(
    from start: UIViewController?, _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    guard var controller = start else { return nil }
    while let next = child(controller) { controller = next }
    return controller
  }

  /// The topmost controller that covers the whole screen, or says that it decides all the same (8.3).
  private var fullController: UIViewController? {
    var controller = (keyWindow ?? windows.first)?.rootViewController
    var deciding = controller
    while let next = controller?.presentedViewController, !next.isBeingDismissed {
      let isFull = next.surroundings.presentation?.coversScreen ?? false
      if isFull || next.modalPresentationCapturesStatusBarAppearance { deciding = next }
      controller = next
    }
    return deciding
  }

  /// Whether a sheet has made a card of what is below it, with black behind (8.4).
  private var isPresenterPushedBack: Bool {
    var controller = (keyWindow ?? windows.first)?.rootViewController
    while let next = controller?.presentedViewController, !next.isBeingDismissed {
      let sheet = next.surroundings.presentation as? UISheetPresentationController
      if sheet?.shrinksPresenter == true { return true }
      controller = next
    }
    return false
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

extension UIPresentationController {
  /// Whether what it presents takes the screen for itself.
  fileprivate var coversScreen: Bool {
    switch presentationStyle {
    case .fullScreen: true
    // What adapts to a full screen, such as sheets where there is no height.
    default: adaptivePresentationStyle == .fullScreen
    }
  }
}
