// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    optionalDefault(
      "interruptibleAnimatorForTransition:", self, [transitionContext],
      UIViewPropertyAnimator(duration: 0, curve: .linear)
    ) { (next: any UIViewControllerAnimatedTransitioning) in
      next.interruptibleAnimator(using: transitionContext)
    }
  }
  public func animationEnded(_ transitionCompleted: Bool) {
    optionalDefault("animationEnded:", self, [transitionCompleted], ()) {
      (next: any UIViewControllerAnimatedTransitioning) in next.animationEnded(transitionCompleted)
    }
  }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat {
    optionalDefault("completionSpeed", self, [], 1) {
      (next: any UIViewControllerInteractiveTransitioning) in next.completionSpeed
    }
  }
  public var completionCurve: UIView.AnimationCurve {
    optionalDefault("completionCurve", self, [], .easeInOut) {
      (next: any UIViewControllerInteractiveTransitioning) in next.completionCurve
    }
  }
  public var wantsInteractiveStart: Bool {
    optionalDefault("wantsInteractiveStart", self, [], true) {
      (next: any UIViewControllerInteractiveTransitioning) in next.wantsInteractiveStart
    }
  }
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    optionalDefault(
      "animationControllerForPresentedController:presentingController:sourceController:", self,
      [presented, presenting, source], nil
    ) { (next: any UIViewControllerTransitioningDelegate) in
      next.animationController(forPresented: presented, presenting: presenting, source: source)
    }
  }
  public func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    optionalDefault("animationControllerForDismissedController:", self, [dismissed], nil) {
      (next: any UIViewControllerTransitioningDelegate) in
      next.animationController(forDismissed: dismissed)
    }
  }
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    optionalDefault("interactionControllerForPresentation:", self, [animator], nil) {
      (next: any UIViewControllerTransitioningDelegate) in
      next.interactionControllerForPresentation(using: animator)
    }
  }
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    optionalDefault("interactionControllerForDismissal:", self, [animator], nil) {
      (next: any UIViewControllerTransitioningDelegate) in
      next.interactionControllerForDismissal(using: animator)
    }
  }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    optionalDefault(
      "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:",
      self, [presented, presenting, source], nil
    ) { (next: any UIViewControllerTransitioningDelegate) in
      next.presentationController(forPresented: presented, presenting: presenting, source: source)
    }
  }
}
