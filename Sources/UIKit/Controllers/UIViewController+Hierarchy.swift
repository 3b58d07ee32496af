// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIViewController {
  /// Key-value observers hear of a parent, as on iOS; libraries watch it to see a child go.
  final func tellOfParent(_ old: UIViewController?) {
    if parent !== old { noteChange(of: "parent", from: old as Any) }
  }

  /// What the surroundings give the controller, with its parent's overrides and its own
  /// (Documentation/Traits.md §1.2).
  func resolvedTraits() -> UITraitCollection {
    let inherited =
      parent?.traitCollection ?? presentingViewController?.traitCollection
      ?? window?.traitCollection ?? viewIfLoaded?.superview?.traitCollection
      ?? UIScreen.main.traitCollection
    var values = inherited.values
    if let override = parent?.overrideTraits[ObjectIdentifier(self)] {
      values.merge(override.values)
    }
    if surroundings.presenter != nil, let presentation = surroundings.presentation {
      if presentation.isElevated { values.userInterfaceLevel = .elevated }
      if let override = presentation.overrideTraitCollection { values.merge(override.values) }
    }
    if overrideUserInterfaceStyle != .unspecified {
      values.userInterfaceStyle = overrideUserInterfaceStyle
    }
    if let own = traitOverrideValues { values.merge(own) }
    return values == inherited.values ? inherited : UITraitCollection(values)
  }

  /// What the controller sets for itself, its view and its children.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traitOverrideValues ?? TraitValues()) }
    set {
      traitOverrideValues = newValue.values == TraitValues() ? nil : newValue.values
      viewIfLoaded?.traitsMayHaveChanged()
    }
  }

  /// Takes over pending changes of traits; there are none here, since changes are told at once.
  public func updateTraitsIfNeeded() { viewIfLoaded?.traitsMayHaveChanged() }

  func nearestAncestor<Container: UIViewController>() -> Container? {
    var ancestor = parent
    while let candidate = ancestor {
      if let container = candidate as? Container { return container }
      ancestor = candidate.parent
    }
    return nil
  }

  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    overrideTraits[ObjectIdentifier(childViewController)]
  }

  /// Leaves the parent's list of children without telling anybody.
  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.overrideTraits[ObjectIdentifier(self)] = nil
    self.parent = nil
  }

  /// Raises UIKit's exception where `child` is the controller itself or one that holds it, directly or not.
  func refuseAncestor(_ child: UIViewController) {
    guard sequence(first: self, next: \.parent).contains(where: { $0 === child }) else { return }
    let names = [child, self].map { ProgrammingError.name(of: $0) }
    let isRoot = child.viewIfLoaded?.window?.rootViewController === child
    Runtime.raise(
      "UIViewControllerHierarchyInconsistency",
      isRoot
        ? "Adding a root view controller \(names[0]) as a child of view controller:\(names[1])"
        : "child view controller:\(names[0]) should have parent view controller:"
          + (child.parent.map { ProgrammingError.name(of: $0) } ?? "(null)")
          + " but requested parent is:\(names[1])")
  }

  /// Adds `child` with its view in `container`, in the order of Documentation/Lifecycle.md §3.
  func embed(_ child: UIViewController, in container: UIView, frame: CGRect) {
    addChild(child)
    child.view.frame = frame
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Takes the child and its view out again.
  func unembed(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  func titleDidChange() {
    ownNavigationItem.title = title
    tabBarItem.title = title
  }

  /// Replaces one child's view by another's, with an animation and appearance callbacks.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.parent === self, toViewController.parent === self else {
      Runtime.raise(
        "NSInvalidArgumentException",
        "Children view controllers \(fromViewController) and \(toViewController) must have a "
          + "common parent view controller when calling -[UIViewController "
          + "transitionFromViewController:toViewController:duration:options:animations:completion:]"
      )
    }
    let isOnScreen = appearance == .appeared || appearance == .appearing
    let isAnimated = duration > 0
    if isOnScreen {
      toViewController.beginAppearance(true, animated: isAnimated)
      fromViewController.beginAppearance(false, animated: isAnimated)
    }
    if !options.contains(.showHideTransitionViews) {
      fromViewController.view.superview?.addSubview(toViewController.view)
    }
    if isOnScreen { toViewController.isAppearing() }
    // As a transition it takes its time even where nothing moves.
    UIView.run(duration, delay: 0, options, lasts: true, { animations?() }) { finished in
      if !options.contains(.showHideTransitionViews) {
        fromViewController.view.removeFromSuperview()
      }
      fromViewController.endAppearance()
      toViewController.endAppearance()
      completion?(finished)
    }
  }
}
