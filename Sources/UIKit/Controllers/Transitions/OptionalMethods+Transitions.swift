// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    optionalDefault(
      "interruptibleAnimatorForTransition:", self, [transitionContext],
      UIViewPropertyAnimator(duration: 0, curve: .linear))
  }
  public func animationEnded(_ transitionCompleted: Bool) {
    optionalDefault("animationEnded:", self, [transitionCompleted], ())
  }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { optionalDefault("completionSpeed", self, [], 1) }
  public var completionCurve: UIView.AnimationCurve {
    optionalDefault("completionCurve", self, [], .easeInOut)
  }
  public var wantsInteractiveStart: Bool {
    optionalDefault("wantsInteractiveStart", self, [], true)
  }
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    optionalDefault(
      "animationControllerForPresentedController:presentingController:sourceController:", self,
      [presented, presenting, source], nil)
  }
  public func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? { optionalDefault("animationControllerForDismissedController:", self, [dismissed], nil) }
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    optionalDefault("interactionControllerForPresentation:", self, [animator], nil)
  }
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    optionalDefault("interactionControllerForDismissal:", self, [animator], nil)
  }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    optionalDefault(
      "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:",
      self, [presented, presenting, source], nil)
  }
}
