// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What an animator is given and reports to.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var targetTransform: CGAffineTransform { get }

  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Moves the views of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  // @objc(transitionDuration:)
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  // @objc(animateTransition:)
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  // @objc(interruptibleAnimatorForTransition:)
  // optional = UIViewPropertyAnimator(duration: 0, curve: .linear)
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  // @objc optional
  func animationEnded(_ transitionCompleted: Bool)
}

/// Drives a transition by a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  // @objc optional = 1
  var completionSpeed: CGFloat { get }
  // @objc optional = .easeInOut
  var completionCurve: UIView.AnimationCurve { get }
  // @objc optional = true
  var wantsInteractiveStart: Bool { get }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
}

/// An app's own way to present and dismiss a controller; every method is optional.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  // @objc(animationControllerForPresentedController:presentingController:sourceController:)
  // optional
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  // @objc(animationControllerForDismissedController:) optional
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  // @objc(interactionControllerForPresentation:) optional
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  // @objc(interactionControllerForDismissal:) optional
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  // @objc(presentationControllerForPresentedViewController:presentingViewController:sourceViewController:)
  // optional
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}
