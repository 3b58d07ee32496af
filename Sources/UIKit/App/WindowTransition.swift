// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One window on its way to another size, orientation or size class.
///
/// The steps are those of Documentation/Lifecycle.md §6.1.
@MainActor
struct WindowTransition {
  let window: UIWindow
  /// The window's size afterwards, points.
  let size: CGSize
  /// The screen's traits afterwards.
  let screenTraits: UITraitCollection
  let coordinator: TransitionCoordinator

  /// The root controller and what is presented over it, lowest first.
  private var controllers: [UIViewController] {
    Array(sequence(first: window.rootViewController) { $0?.presentedViewController })
      .compactMap { $0 }
  }

  /// What shows a presented controller; nil for the root.
  private func presentation(of controller: UIViewController) -> UIPresentationController? {
    controller === window.rootViewController ? nil : controller.surroundings.presentation
  }

  /// Steps 1 and 2: controllers hear of their new traits and sizes; nothing has changed yet.
  func announce() {
    for controller in controllers {
      controller.activeTransition = coordinator
      let old = controller.traitCollection
      let new = traits(of: controller)
      guard
        old.horizontalSizeClass != new.horizontalSizeClass
          || old.verticalSizeClass != new.verticalSizeClass
      else { continue }
      presentation(of: controller)?.willTransition(to: new, with: coordinator)
      controller.willTransition(to: new, with: coordinator)
    }
    for controller in controllers {
      presentation(of: controller)?.viewWillTransition(to: size, with: coordinator)
      let current = controller.viewIfLoaded?.bounds.size
      let next = current == window.bounds.size ? size : nil
      // A controller that does not fill the window, such as a sheet, keeps its size for now.
      if let next, next != current { controller.viewWillTransition(to: next, with: coordinator) }
    }
  }

  /// What a controller will have: the new size classes, unless something above overrides them.
  private func traits(of controller: UIViewController) -> UITraitCollection {
    let (own, old) = (controller.traitCollection, UIScreen.main.traitCollection)
    return own.modifyingTraits { traits in
      if own.horizontalSizeClass == old.horizontalSizeClass {
        traits.horizontalSizeClass = screenTraits.horizontalSizeClass
      }
      if own.verticalSizeClass == old.verticalSizeClass {
        traits.verticalSizeClass = screenTraits.verticalSizeClass
      }
    }
  }

  /// Step 3, inside the animation: size, traits, layout, then the blocks of the coordinator.
  ///
  /// - Parameter oldTraits: The screen's traits before.
  func apply(from oldTraits: UITraitCollection) {
    window.frame = CGRect(origin: window.frame.origin, size: size)
    window.takeSafeAreaOfScreen()
    window.traitsMayHaveChanged(from: oldTraits)
    window.setNeedsLayout()
    window.layoutIfNeeded()
    coordinator.runAnimations()
    window.layoutIfNeeded()
  }

  /// Step 4: the completions of the coordinator.
  func finish() {
    coordinator.runCompletions()
    for controller in controllers where controller.activeTransition === coordinator {
      controller.activeTransition = nil
    }
  }
}
