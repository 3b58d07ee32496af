// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix

extension UIApplication {
  /// Seconds that the interface takes to turn.
  static let rotationDuration: TimeInterval = 0.3

  /// Turns the device so that its interface would stand as `orientation`, and the interface too
  /// where controller and app support that (Documentation/Lifecycle.md §6).
  ///
  /// Sizes, traits and layout are final when this returns; completions of the transition run
  /// ``rotationDuration`` later on the virtual clock.
  ///
  /// - Returns: Whether the interface has that orientation now.
  @discardableResult
  package func rotate(to orientation: UIInterfaceOrientation) -> Bool {
    guard let held = orientation.held else { return false }
    if deviceOrientation != orientation.deviceOrientation {
      deviceOrientation = orientation.deviceOrientation
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
    guard screen.device.interfaceOrientation != orientation else { return true }
    guard shouldAutorotate, supportedOrientations.contains(orientation) else { return false }
    var device = screen.device
    device.configuration.orientation = held
    turn(to: device)
    return true
  }

  /// Gives the app another part of the screen: what multitasking on a tablet does.
  package func resize(to shape: WindowShape) {
    var device = screen.device
    device.configuration.window = shape
    guard device.windowBounds.size != screen.device.windowBounds.size else { return }
    turn(to: device)
  }

  /// Looks at the supported orientations again: the interface goes where the device is held, or to
  /// the first orientation that is supported when the present one is not.
  func supportedOrientationsMayHaveChanged() {
    guard shouldAutorotate else { return }
    let supported = supportedOrientations
    let held = deviceOrientation.interfaceOrientation
    if supported.contains(held) {
      rotate(to: held)
    } else if !supported.contains(screen.device.interfaceOrientation),
      let first = UIInterfaceOrientation.inOrder.first(where: supported.contains)
    {
      guard let posture = first.held else { return }
      var device = screen.device
      device.configuration.orientation = posture
      turn(to: device)
    }
  }

  // MARK: The change

  private func turn(to device: DeviceDescription) {
    let (old, new) = (screen.device.interfaceOrientation, device.interfaceOrientation)
    let (oldTraits, traits) = (Runtime.current.screenTraits, device.traitCollection)
    let (oldBounds, newBounds) = (screen.device.windowBounds, device.windowBounds)
    let transitions = windows.map { window in
      WindowTransition(
        window: window,
        size: window.bounds.size == oldBounds.size ? newBounds.size : window.bounds.size,
        screenTraits: traits, coordinator: coordinator(of: window, from: old, to: new))
    }
    if old != new { postStatusBar(UIApplication.willChangeStatusBarOrientationNotification, new) }
    for transition in transitions { transition.announce() }
    // It takes its time even where it moves nothing.
    UIView.run(
      UIApplication.rotationDuration, delay: 0, [], lasts: true,
      {
        self.screen.device = device
        Runtime.current.screenTraits = traits
        if old != new {
          self.postStatusBar(UIApplication.didChangeStatusBarOrientationNotification, old)
        }
        for transition in transitions { transition.apply(from: oldTraits) }
        self.tellScenes(traits)
      },
      { _ in for transition in transitions { transition.finish() } })
  }

  private func coordinator(
    of window: UIWindow, from old: UIInterfaceOrientation, to new: UIInterfaceOrientation
  ) -> TransitionCoordinator {
    TransitionCoordinator(
      containerView: window, duration: UIApplication.rotationDuration,
      isAnimated: UIView.areAnimationsEnabled,
      targetTransform: old == new
        ? .identity : CGAffineTransform(rotationAngle: new.angle - old.angle),
      rotation: old == new ? nil : (old, new))
  }

  private func tellScenes(_ traits: UITraitCollection) {
    for case let scene as UIWindowScene in connectedScenes { scene.geometryDidChange() }
  }

  private func postStatusBar(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
    NotificationCenter.default.post(
      name: name, object: self,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
  }

  // MARK: What is supported

  private var shouldAutorotate: Bool { topController?.shouldAutorotate ?? true }

  /// The controller that is asked: what covers the window, else its root.
  var topController: UIViewController? {
    let root = (keyWindow ?? windows.first)?.rootViewController
    return sequence(first: root) { controller in
      guard let presented = controller?.presentedViewController, !presented.isBeingDismissed
      else { return nil }
      return presented
    }.reduce(root) { $1 ?? $0 }
  }

  /// What both the topmost controller and the app support (Documentation/Lifecycle.md §6.5).
  private var supportedOrientations: UIInterfaceOrientationMask {
    let app = appOrientations
    guard let controller = topController else { return app }
    return controller.supportedInterfaceOrientations.intersection(app)
  }

  /// Whether the app and its topmost controller would come to be as the interface is now.
  package var supportsItsOrientation: Bool {
    let supported = supportedOrientations
    let present = screen.device.interfaceOrientation
    return supported.contains(present)
      || (present.isLandscape && !supported.isDisjoint(with: .landscape))
  }

  private var appOrientations: UIInterfaceOrientationMask {
    if let delegate,
      let mask = optionalCall(
        on: delegate, { delegate.application(self, supportedInterfaceOrientationsFor: keyWindow) })
    {
      return mask
    }
    return supportedInterfaceOrientations(for: keyWindow)
  }

  /// What the Info.plist supports, which holds where the delegate says nothing.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    let isPad = screen.traitCollection.userInterfaceIdiom == .pad
    let base = "UISupportedInterfaceOrientations"
    let names = launchInfo[base + (isPad ? "~ipad" : "~iphone")] ?? launchInfo[base]
    guard let names = names as? [String], !names.isEmpty else { return .all }
    return names.reduce(into: []) { mask, name in
      if let orientation = UIInterfaceOrientation(infoName: name) {
        mask.formUnion(UIInterfaceOrientationMask(orientation))
      }
    }
  }
}
