// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Sizes and traits on their way to change (Documentation/Lifecycle.md §6).
extension UIViewController {
  /// The transition that is under way for this controller or for one that contains it.
  final var ownCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeTransition ?? parent?.transitionCoordinator
      ?? presentingViewController?.transitionCoordinator
  }

  public var interfaceOrientation: UIInterfaceOrientation {
    UIScreen.main.device.interfaceOrientation
  }

  /// Turns the interface to how the device is held, if the app now supports that.
  public static func attemptRotationToDeviceOrientation() {
    UIApplication.shared.supportedOrientationsMayHaveChanged()
  }

  /// Tells each child the size it will have; one whose size stays the same is not told
  /// (Documentation/Lifecycle.md §6.4).
  func forwardTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if child.viewIfLoaded?.bounds.size == own { continue }
      child.viewWillTransition(to: own, with: coordinator)
    }
  }

  /// What autoresizing will make of a child's view; one with constraints keeps its size
  /// (Documentation/Lifecycle.md §6.4).
  func predictedSize(
    ofChild container: any UIContentContainer, withParentSize parentSize: CGSize
  ) -> CGSize {
    guard let child = (container as? UIViewController)?.viewIfLoaded, let own = viewIfLoaded
    else { return parentSize }
    let (now, room) = (child.bounds.size, own.bounds.size)
    if now == room { return parentSize }
    guard child.translatesAutoresizingMaskIntoConstraints else { return now }
    let mask = child.autoresizingMask
    return CGSize(
      width: mask.contains(.flexibleWidth) ? now.width + parentSize.width - room.width : now.width,
      height: mask.contains(.flexibleHeight)
        ? now.height + parentSize.height - room.height : now.height)
  }

  /// Tells each child its new traits, with what this controller overrides for it.
  func forwardTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let override = overrideTraitCollection(forChild: child)
      let traits = override.map { UITraitCollection(traitsFrom: [newCollection, $0]) }
      child.willTransition(to: traits ?? newCollection, with: coordinator)
    }
  }

  /// The callbacks of apps older than iOS 8 (Documentation/Lifecycle.md §6.6).
  func sendOldRotationCallbacks(with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let rotation = coordinator as? TransitionCoordinator,
      let old = rotation.oldOrientation, let new = rotation.newOrientation
    else { return }
    let duration = rotation.transitionDuration
    willRotate(to: new, duration: duration)
    coordinator.animate { [weak self] _ in
      self?.willAnimateRotation(to: new, duration: duration)
    } completion: { [weak self] _ in
      self?.didRotate(from: old)
    }
  }
}
