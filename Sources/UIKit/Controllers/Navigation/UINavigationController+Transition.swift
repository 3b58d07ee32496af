// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Changes of the stack, from the call to the last callback (Documentation/Containers.md §3).
extension UINavigationController {
  /// Takes another stack at once; the views follow in the next layout.
  func change(to new: [UIViewController], operation: Operation, animated: Bool) {
    let old = stack
    guard new != old else { return }
    stack = new
    // Before anything is shown the bar has the stack's items at once; later with the transition.
    if shown == nil { navigationBar.setItems(new.map(\.navigationItem), animated: false) }
    for gone in old where !new.contains(gone) {
      gone.willMove(toParent: nil)
      // What is not on screen leaves now, what is on screen after the transition.
      if gone !== shown { gone.removeFromParent() }
    }
    for one in new where one.parent !== self {
      addChild(one)
      if one !== new.last || !isOnScreen { one.didMove(toParent: self) }
    }
    if pending == nil || operation != .none {
      pending = PendingChange(
        operation: operation, isAnimated: animated && (pending?.isAnimated ?? true),
        waiting: pending?.waiting ?? [])
    }
    guard isViewLoaded else { return }
    if animated, isOnScreen, let group = CATransaction.openGroup {
      group.enter()
      pending?.waiting.append(group)
    }
    (parent as? UITabBarController)?.placeBar()
    if isOnScreen { view.setNeedsLayout() } else { showPendingChange() }
  }

  var isOnScreen: Bool { appearance == .appearing || appearance == .appeared }

  /// Shows the top of the stack, if something else is shown.
  func showPendingChange() {
    guard transition == nil, let root = viewIfLoaded else { return }
    let change = pending
    pending = nil
    waiting += change?.waiting ?? []
    guard let top = stack.last, top !== shown else {
      endWaiting()
      if change != nil { itemsMayHaveChanged() }
      return
    }
    let from = shown
    shown = top
    (top as? UICollectionViewController)?.borrow(from: stack.dropLast().last)
    // A tab bar may have to go or to come back.
    parent?.viewIfLoaded?.setNeedsLayout()
    let isAnimated =
      (change?.isAnimated ?? false) && isOnScreen && from != nil && UIView.areAnimationsEnabled
    if isOnScreen {
      run(from: from, to: top, operation: change?.operation ?? .push, animated: isAnimated)
    } else {
      from?.viewIfLoaded?.removeFromSuperview()
      if let from, !stack.contains(from), from.parent === self { from.removeFromParent() }
      top.loadViewIfNeeded()
      itemsMayHaveChanged()
      place(top, in: root)
      root.setNeedsLayout()
      endWaiting()
    }
  }

  /// The transactions that the change was made in have nothing more to wait for.
  private func endWaiting() {
    let groups = waiting
    waiting = []
    for group in groups { group.leave() }
  }

  private func run(
    from: UIViewController?, to: UIViewController, operation: Operation, animated: Bool
  ) {
    guard let root = viewIfLoaded else { return }
    to.loadViewIfNeeded()
    let animator: (any UIViewControllerAnimatedTransitioning)? =
      animated ? self.animator(for: operation, from: from, to: to) : nil
    let interaction: (any UIViewControllerInteractiveTransitioning)? =
      animator.flatMap { self.interaction(for: $0) }
    let coordinator = TransitionCoordinator(
      containerView: root, duration: animator?.transitionDuration(using: nil) ?? 0,
      isAnimated: animated)
    activeTransition = coordinator
    let transition = ControllerTransition(
      container: root, coordinator: coordinator, animator: animator, interaction: interaction
    ) { [weak self] didComplete in
      self?.finish(from: from, to: to, operation: operation, didComplete: didComplete)
    }
    self.transition = transition
    transition.controllers = [UITransitionContextViewControllerKey.to: to]
    transition.controllers[UITransitionContextViewControllerKey.from] = from
    if operation == .pop {
      from?.surroundings.movement = .leavingParent
    } else {
      to.surroundings.movement = .enteringParent
    }
    from?.beginAppearance(false, animated: animated)
    to.beginAppearance(true, animated: animated)
    optionalCall(on: delegate) {
      delegate?.navigationController(self, willShow: to, animated: animated)
    }
    itemsMayHaveChanged()
    place(to, in: root, below: operation == .pop ? from?.viewIfLoaded : nil)
    to.isAppearing()
    layOutBars(in: root)
    transition.views = [UITransitionContextViewKey.to: to.view]
    transition.views[UITransitionContextViewKey.from] = from?.viewIfLoaded
    for controller in [from, to].compactMap({ $0 }) {
      transition.initialFrames[ObjectIdentifier(controller)] = root.bounds
      transition.finalFrames[ObjectIdentifier(controller)] = to.view.frame
    }
    if animated { to.view.layoutIfNeeded() }
    transition.start()
  }

  /// The second halves: views, appearance, membership, delegate.
  private func finish(
    from: UIViewController?, to: UIViewController, operation: Operation, didComplete: Bool
  ) {
    transition = nil
    guard didComplete else { return revert(from: from, to: to) }
    let isAnimated = activeTransition?.isAnimated ?? false
    // A collection view that both show stays.
    if let old = from?.viewIfLoaded, !old.isDescendant(of: to.view) { old.removeFromSuperview() }
    from?.endAppearance()
    from?.surroundings.movement = .none
    let last: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      to.endAppearance()
      to.surroundings.movement = .none
      if operation != .pop { to.didMove(toParent: self) }
      if let from, !self.stack.contains(from), from.parent === self { from.removeFromParent() }
      optionalCall(on: self.delegate) {
        self.delegate?.navigationController(self, didShow: to, animated: isAnimated)
      }
      self.activeTransition = nil
      if self.stack.last !== self.shown { self.viewIfLoaded?.setNeedsLayout() }
      self.endWaiting()
    }
    viewIfLoaded?.setNeedsLayout()
    // Without an animation the new view is laid out before it has appeared.
    if isAnimated { last() } else { Runtime.current.afterNextLayout(last) }
  }

  /// A cancelled pop: the stack is as before.
  private func revert(from: UIViewController?, to: UIViewController) {
    guard let from else { return }
    to.viewIfLoaded?.removeFromSuperview()
    to.beginAppearance(false, animated: true)
    to.endAppearance()
    to.surroundings.movement = .none
    from.surroundings.movement = .none
    from.beginAppearance(true, animated: true)
    from.isAppearing()
    from.endAppearance()
    if !stack.contains(from) {
      stack.append(from)
      from.willMove(toParent: self)
    }
    shown = from
    activeTransition = nil
    itemsMayHaveChanged()
    viewIfLoaded?.setNeedsLayout()
    endWaiting()
  }

  private func place(
    _ controller: UIViewController, in root: UIView, below upper: UIView? = nil
  ) {
    let view: UIView = controller.view
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = contentFrame(of: controller, in: root)
    if let upper, upper.superview === root {
      root.insertSubview(view, belowSubview: upper)
    } else if let below = root.subviews.firstIndex(where: { $0 === navigationBar }) {
      root.insertSubview(view, at: below)
    } else {
      root.insertSubview(view, at: 0)
    }
  }

  private func animator(
    for operation: Operation, from: UIViewController?, to: UIViewController
  ) -> any UIViewControllerAnimatedTransitioning {
    if let from, let delegate,
      let own = optionalCall(
        on: delegate,
        {
          delegate.navigationController(
            self, animationControllerFor: operation, from: from, to: to)
        }), let own
    {
      return own
    }
    let upper = (operation == .pop ? from : to) as? UICollectionViewController
    if upper?.borrows == true { return StillAnimator() }
    return SlideAnimator(isPush: operation != .pop)
  }

  private func interaction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if let popGesture { return popGesture }
    guard let delegate else { return nil }
    return optionalCall(
      on: delegate, { delegate.navigationController(self, interactionControllerFor: animator) })
      ?? nil
  }
}
