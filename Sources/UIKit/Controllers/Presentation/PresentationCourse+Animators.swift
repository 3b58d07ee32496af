// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Who animates a presentation: the app's transitioning delegate, else the presentation itself.
extension PresentationCourse {
  private var delegate: (any UIViewControllerTransitioningDelegate)? {
    presentation.presentedViewController.transitioningDelegate
  }

  func presentingAnimator(
    from source: UIViewController
  ) -> any UIViewControllerAnimatedTransitioning {
    let presented = presentation.presentedViewController
    let presenter = presentation.presentingViewController
    if let delegate,
      let own = optionalCall(
        on: delegate,
        {
          delegate.animationController(
            forPresented: presented, presenting: presenter, source: source)
        }), let own
    {
      return own
    }
    return presentation.standardAnimator(isPresenting: true)
  }

  func dismissingAnimator() -> any UIViewControllerAnimatedTransitioning {
    let presented = presentation.presentedViewController
    if let delegate,
      let own = optionalCall(
        on: delegate, { delegate.animationController(forDismissed: presented) }), let own
    {
      return own
    }
    return presentation.standardAnimator(isPresenting: false)
  }

  func presentingInteraction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let delegate else { return nil }
    return optionalCall(
      on: delegate, { delegate.interactionControllerForPresentation(using: animator) }) ?? nil
  }

  func dismissingInteraction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let delegate else { return nil }
    return optionalCall(
      on: delegate, { delegate.interactionControllerForDismissal(using: animator) }) ?? nil
  }
}

extension UIViewController {
  /// The controller that this one itself presents.
  var ownPresented: UIViewController? {
    surroundings.presented
  }

  /// The controller that presents this one itself.
  var ownPresenter: UIViewController? { surroundings.presenter }

  /// Dismisses what this controller or one of its containers presents, with everything over it; a
  /// controller that presents nothing is dismissed itself.
  func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    let holder = sequence(first: self) { $0.parent }.first { $0.ownPresented != nil }
    guard let holder, let lowest = holder.ownPresented else {
      let shown = sequence(first: self) { $0.parent }.first { $0.ownPresenter != nil }
      guard let shown, let presenter = shown.ownPresenter else {
        Runtime.current.perform(after: 0) { completion?() }
        return
      }
      presenter.dismissPresented(animated: animated, completion: completion)
      return
    }
    // What lies over the lowest goes with it, without animations of its own.
    var above: [UIViewController] = []
    var next = lowest.topmostPresented(besides: lowest)
    while let controller = next {
      above.append(controller)
      next = controller.topmostPresented(besides: controller)
    }
    for controller in above.reversed() {
      guard let presentation = controller.surroundings.presentation else { continue }
      PresentationCourse(presentation: presentation).dismiss(animated: false, completion: nil)
    }
    guard let presentation = lowest.surroundings.presentation else { return }
    PresentationCourse(presentation: presentation).dismiss(
      animated: animated && UIView.areAnimationsEnabled, completion: completion)
  }

  /// What the controller or one of its children presents.
  private func topmostPresented(besides other: UIViewController) -> UIViewController? {
    if let presented = ownPresented { return presented }
    for child in children {
      if let presented = child.topmostPresented(besides: other) { return presented }
    }
    return nil
  }
}
