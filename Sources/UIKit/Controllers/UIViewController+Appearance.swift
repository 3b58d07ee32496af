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
    guard appearance == .appearing else { return }
    viewIsAppearing(surroundings.isAppearanceAnimated)
    forwardAppearance { $0.isAppearing() }
  }

  /// Sends the second half of an appearance change.
  func endAppearance() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(surroundings.isAppearanceAnimated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(surroundings.isAppearanceAnimated)
    case .appeared, .disappeared: return
    }
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

  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
    if isAppearing { self.isAppearing() }
  }

  public func endAppearanceTransition() { endAppearance() }

  /// True from `viewWillAppear` to the end of `viewDidAppear` of a controller that is being shown.
  public var isBeingPresented: Bool { surroundings.movement == .presenting }
  public var isBeingDismissed: Bool { surroundings.movement == .dismissing }
  public var isMovingToParent: Bool { surroundings.movement == .enteringParent }
  public var isMovingFromParent: Bool { surroundings.movement == .leavingParent }
}
