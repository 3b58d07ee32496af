// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The steps of presenting and dismissing, with the order of Documentation/Containers.md §6.4.
@MainActor
struct PresentationCourse {
  let presentation: UIPresentationController

  private var presented: UIViewController { presentation.presentedViewController }
  private var presenter: UIViewController { presentation.presentingViewController }

  // MARK: Presenting

  func present(
    from source: UIViewController, in window: UIWindow, animated: Bool,
    completion: (() -> Void)?
  ) {
    let (presented, presenter) = (presented, presenter)
    presented.surroundings.presentation = presentation
    presentation.source = source
    presenter.presentedViewController = presented
    presented.presentingViewController = presenter
    presented.window = window
    presentation.keptFocus.take(for: presentation)
    presented.loadViewIfNeeded()
    let container = addContainer(in: window)
    let animator = animated ? presentingAnimator(from: source) : nil
    let coordinator = TransitionCoordinator(
      containerView: container, duration: animator?.transitionDuration(using: nil) ?? 0,
      isAnimated: animated)
    coordinator.presentationStyle = presentation.presentationStyle
    let hides = presentation.shouldRemovePresentersView
    let transition = ControllerTransition(
      container: container, coordinator: coordinator, animator: animator,
      interaction: animator.flatMap(presentingInteraction)
    ) { didComplete in
      finishPresenting(didComplete: didComplete, hides: hides, completion: completion)
    }
    presentation.transition = transition
    presented.activeTransition = coordinator
    presenter.activeTransition = coordinator
    presented.surroundings.movement = .presenting
    presentation.presentationTransitionWillBegin()
    presentation.updateOcclusion()
    if hides { presenter.beginAppearance(false, animated: animated) }
    presented.beginAppearance(true, animated: animated)
    placePresentedView(in: container)
    presented.isAppearing()
    transition.presentationStyle = presentation.presentationStyle
    transition.controllers = [
      UITransitionContextViewControllerKey.from: presenter,
      UITransitionContextViewControllerKey.to: presented,
    ]
    if let view = presentation.presentedView {
      transition.views = [UITransitionContextViewKey.to: view]
    }
    if hides, let view = presenter.viewIfLoaded {
      transition.views[UITransitionContextViewKey.from] = view
    }
    transition.finalFrames[ObjectIdentifier(presented)] =
      presentation.frameOfPresentedViewInContainerView
    transition.initialFrames[ObjectIdentifier(presenter)] = presenter.viewIfLoaded?.frame ?? .zero
    if animated { container.layoutIfNeeded() }
    transition.start()
  }

  /// The view that holds the presented one: over the window, or over the context's view.
  private func addContainer(in window: UIWindow) -> UIView {
    let container = PresentationContainer(frame: .zero)
    container.presentation = presentation
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let style = presentation.presentationStyle
    let isInContext = style == .currentContext || style == .overCurrentContext
    let host: UIView
    if isInContext, presenter.parent != nil, let view = presenter.viewIfLoaded {
      host = view
    } else {
      host = window
    }
    container.frame = host.bounds
    host.addSubview(container)
    presentation.containerView = container
    return container
  }

  private func placePresentedView(in container: UIView) {
    guard let view = presentation.presentedView else { return }
    // A view that the app tied to the container, or to something in it, stays with its constraints.
    if view === presented.viewIfLoaded, !view.isTiedToOutside {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    presentation.placePresentedView()
    // An app's animator puts the view in itself; where it does not, it must be there all the same.
    if view.superview !== container { container.addSubview(view) }
  }

  private func finishPresenting(didComplete: Bool, hides: Bool, completion: (() -> Void)?) {
    let (presentation, presented, presenter) = (presentation, presented, presenter)
    presentation.transition = nil
    let isAnimated = presented.activeTransition?.isAnimated ?? false
    presentation.presentationTransitionDidEnd(didComplete)
    if !didComplete {
      if hides { presenter.beginAppearance(true) }
      presented.beginAppearance(false)
      removeAll()
      presented.endAppearance()
      if hides { presenter.endAppearance() }
      presentation.keptFocus.giveBack()
      return
    }
    if hides { presenter.viewIfLoaded?.removeFromSuperview() }
    presentation.containerView?.setNeedsLayout()
    let last: @MainActor () -> Void = {
      presented.endAppearance()
      presented.surroundings.movement = .none
      if hides { presenter.endAppearance() }
      presented.activeTransition = nil
      presenter.activeTransition = nil
      completion?()
      UIApplication.shared.supportedOrientationsMayHaveChanged()
    }
    if isAnimated { last() } else { Runtime.current.afterNextLayout(last) }
  }

  // MARK: Dismissing

  func dismiss(animated: Bool, completion: (() -> Void)?) {
    guard !presentation.isDismissing, let container = presentation.containerView else {
      Runtime.current.perform(after: 0) { completion?() }
      return
    }
    presentation.isDismissing = true
    let (presented, presenter) = (presented, presenter)
    let hides = presentation.shouldRemovePresentersView
    let animator = animated ? dismissingAnimator() : nil
    let coordinator = TransitionCoordinator(
      containerView: container, duration: animator?.transitionDuration(using: nil) ?? 0,
      isAnimated: animated)
    coordinator.presentationStyle = presentation.presentationStyle
    let transition = ControllerTransition(
      container: container, coordinator: coordinator, animator: animator,
      interaction: animator.flatMap(dismissingInteraction)
    ) { didComplete in
      finishDismissing(didComplete: didComplete, hides: hides, completion: completion)
    }
    presentation.transition = transition
    presented.activeTransition = coordinator
    presenter.activeTransition = coordinator
    presented.surroundings.movement = .dismissing
    presentation.dismissalTransitionWillBegin()
    presentation.updateOcclusion(isPresented: false)
    presented.beginAppearance(false, animated: animated)
    if hides {
      presenter.beginAppearance(true, animated: animated)
      restorePresenter(below: container)
      presenter.isAppearing()
    }
    transition.presentationStyle = presentation.presentationStyle
    transition.controllers = [
      UITransitionContextViewControllerKey.from: presented,
      UITransitionContextViewControllerKey.to: presenter,
    ]
    if let view = presentation.presentedView {
      transition.views = [UITransitionContextViewKey.from: view]
    }
    if hides, let view = presenter.viewIfLoaded {
      transition.views[UITransitionContextViewKey.to] = view
    }
    transition.initialFrames[ObjectIdentifier(presented)] = presentation.presentedView?.frame
    transition.finalFrames[ObjectIdentifier(presenter)] = presenter.viewIfLoaded?.frame
    transition.start()
  }

  private func restorePresenter(below container: UIView) {
    guard let view = presenter.viewIfLoaded, view.superview == nil, let host = container.superview
    else { return }
    if presenter.surroundings.presentation?.containerView != nil,
      let wrapper = presenter.surroundings.presentation?.containerView
    {
      wrapper.addSubview(view)
      return
    }
    view.frame = host.bounds
    host.insertSubview(view, belowSubview: container)
  }

  private func finishDismissing(didComplete: Bool, hides: Bool, completion: (() -> Void)?) {
    let (presentation, presented, presenter) = (presentation, presented, presenter)
    presentation.transition = nil
    presentation.isDismissing = false
    presentation.dismissalTransitionDidEnd(didComplete)
    guard didComplete else {
      presentation.updateOcclusion()
      presented.beginAppearance(true)
      presented.isAppearing()
      presented.endAppearance()
      presented.surroundings.movement = .none
      if hides {
        presenter.beginAppearance(false)
        presenter.viewIfLoaded?.removeFromSuperview()
        presenter.endAppearance()
      }
      presentation.containerView?.setNeedsLayout()
      return
    }
    removeAll()
    presented.endAppearance()
    presented.surroundings.movement = .none
    if hides { presenter.endAppearance() }
    presented.activeTransition = nil
    presenter.activeTransition = nil
    presentation.keptFocus.giveBack()
    // What was presented lives until its end was told: closures of its own hold it weakly.
    Runtime.current.perform(after: 0) { withExtendedLifetime(presented) { completion?() } }
    UIApplication.shared.supportedOrientationsMayHaveChanged()
  }

  private func removeAll() {
    presentation.updateOcclusion(isPresented: false)
    presentation.presentedView?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    presentation.containerView?.removeFromSuperview()
    presentation.containerView = nil
    presenter.presentedViewController = nil
    presented.presentingViewController = nil
    presented.window = nil
    presented.surroundings.presentation = nil
    presented.surroundings.movement = .none
  }
}
