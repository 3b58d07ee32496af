// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Lets a gesture decide how far an animated transition has come: the animator's animations stand at
/// the share that was given last (Documentation/Containers.md §4.2).
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest runs, as a multiple of the animator's speed.
  open var completionSpeed: CGFloat = 1
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true
  private var context: (any UIViewControllerContextTransitioning)?

  public override init() { super.init() }

  private var transition: ControllerTransition? { context as? ControllerTransition }

  /// Seconds that the animator takes.
  open var duration: CGFloat {
    CGFloat(transition?.coordinator.transitionDuration ?? 0)
  }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    percentComplete = 0
    transition?.startHeld()
    if !wantsInteractiveStart { finish() }
  }

  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = max(0, min(percentComplete, 1))
    transition?.hold(at: self.percentComplete)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  open func pause() { context?.pauseInteractiveTransition() }

  open func finish() { end(finishing: true) }

  open func cancel() { end(finishing: false) }

  private func end(finishing: Bool) {
    guard let context else { return }
    let transition = transition
    self.context = nil
    if finishing {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    transition?.release(
      at: percentComplete, speed: completionSpeed, finishing: finishing)
  }
}
