// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Animations take their final values at once; completions run on the virtual clock
/// (Documentation/Views.md §6).
extension UIView {
  private static var areEnabled = true
  private static var durations: [TimeInterval] = []

  public class var areAnimationsEnabled: Bool { areEnabled }

  public class func setAnimationsEnabled(_ enabled: Bool) { areEnabled = enabled }

  /// Seconds of the animation whose closure is running; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval { durations.last ?? 0 }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = areEnabled
    areEnabled = false
    defer { areEnabled = before }
    actionsWithoutAnimation()
  }

  private class func run(
    _ duration: TimeInterval, delay: TimeInterval, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    durations.append(duration)
    animations()
    durations.removeLast()
    guard let completion else { return }
    let wait = areEnabled ? max(0, duration) + max(0, delay) : 0
    Runtime.current.perform(after: wait) { completion(true) }
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay: delay, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay: 0, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay: delay, animations, completion)
  }

  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay: delay, animations, completion)
  }

  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay: delay, animations, completion)
  }

  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay: 0, { animations?() }, completion)
  }

  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    run(
      duration, delay: 0,
      {
        if options.contains(.showHideTransitionViews) {
          (fromView.isHidden, toView.isHidden) = (true, false)
        } else {
          fromView.superview?.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion)
  }

  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
  }

  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      run(duration, delay: delay, animations) { continuation.resume(returning: $0) }
    }
  }
}
