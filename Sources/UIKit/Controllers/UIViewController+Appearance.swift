// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIViewController {
  /// The window became visible with this controller at its root: load, place, appear.
  func windowBecameVisible() {
    guard let window, viewIfLoaded?.superview !== window else { return }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    beginAppearance(true)
    window.insertSubview(view, at: 0)
    isAppearing()
    Runtime.current.afterNextLayout { [weak self] in self?.endAppearance() }
  }

  /// Sends the first half of an appearance change to the controller and its shown children.
  ///
  /// Documentation/Lifecycle.md §2.
  func beginAppearance(_ isAppearing: Bool, animated: Bool = false) {
    switch (isAppearing, appearance) {
    case (true, .appeared), (true, .appearing), (false, .disappeared), (false, .disappearing):
      return
    default: break
    }
    appearance = isAppearing ? .appearing : .disappearing
    surroundings.isAppearanceAnimated = animated
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    forwardAppearance { $0.beginAppearance(isAppearing, animated: animated) }
  }

  /// Traits and geometry are final: between will and did appear.
  func isAppearing() {
    guard appearance == .appearing, !toldIsAppearing else { return }
    toldIsAppearing = true
    UIApplication.shared.updateStatusBar()
    viewIsAppearing(surroundings.isAppearanceAnimated)
    surroundings.placeholderIsDue = true
    updatePlaceholderIfDue()
    forwardAppearance { $0.isAppearing() }
  }

  /// Sends the second half of an appearance change.
  func endAppearance() {
    switch appearance {
    case .appearing:
      isAppearing()
      appearance = .appeared
      viewDidAppear(surroundings.isAppearanceAnimated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(surroundings.isAppearanceAnimated)
    case .appeared, .disappeared: return
    }
    toldIsAppearing = false
    endMovement()
    forwardAppearance { $0.endAppearance() }
  }

  private func forwardAppearance(_ action: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in shownChildren { action(child) }
  }

  /// The children whose views are inside this controller's view.
  private var shownChildren: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  // MARK: Views that apps add and remove themselves (Documentation/Lifecycle.md §2.4)

  func viewWillMove(toWindow window: UIWindow?) {
    if let parent {
      guard parent.shouldAutomaticallyForwardAppearanceMethods,
        window == nil || parent.appearance != .disappeared
      else { return }
    }
    let before = appearance
    beginAppearance(window != nil)
    followsHierarchy = appearance != before
  }

  func viewDidMoveToWindow() {
    guard followsHierarchy else { return }
    followsHierarchy = false
    guard appearance == .appearing else { return endAppearance() }
    isAppearing()
    Runtime.current.afterNextLayout { [weak self] in
      if self?.appearance == .appearing { self?.endAppearance() }
    }
  }

  private var isChangingAppearance: Bool { appearance == .appearing || appearance == .disappearing }

  // MARK: What containers of apps call

  func beginTransition(_ isAppearing: Bool, animated: Bool) {
    if isChangingAppearance { reportUnbalanced() }
    beginAppearance(isAppearing, animated: animated)
    if isAppearing, viewIfLoaded?.window != nil { self.isAppearing() }
  }

  func endTransition() {
    guard isChangingAppearance else { return reportUnbalanced() }
    endAppearance()
  }

  /// Notes that the controller enters or leaves a container of the app's own; UIKit's note their
  /// transitions themselves.
  func beginMovement(_ movement: ControllerSurroundings.Movement) {
    let isOwn =
      !(parent is UINavigationController || parent is UITabBarController
      || parent is UISplitViewController)
    guard isOwn, parent != nil else { return }
    if surroundings.movement == .none { surroundings.movement = movement }
    // A page fills its controller, and is as good alone.
    if movement == .enteringParent, !(parent is UIPageViewController) {
      Runtime.current.embeddedClasses.insert(ObjectIdentifier(type(of: self)))
    }
  }

  private func endMovement() {
    switch surroundings.movement {
    case .enteringParent, .leavingParent: surroundings.movement = .none
    default: break
    }
  }

  private func reportUnbalanced() {
    Runtime.current.report(
      LayoutIssue(
        .console("Unbalanced calls to begin/end appearance transitions for \(self)."),
        view: viewIfLoaded))
  }
}
