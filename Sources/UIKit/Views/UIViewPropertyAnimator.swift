// Part of Snug, under the Apache License 2.0; see LICENSE.

public enum UIViewAnimatingState: Int, Sendable {
  case inactive
  case active
  case stopped
}

public enum UIViewAnimatingPosition: Int, Sendable {
  case end
  case start
  case current
}

/// Animations that can be started, paused and finished by hand.
///
/// Final values are taken when the animator starts; completions run on the virtual clock after the
/// duration (Documentation/Views.md §6). Differs from UIKit: reversing and scrubbing show no
/// values in between.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  public let duration: TimeInterval
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  open var isReversed = false
  open var fractionComplete: CGFloat = 0
  open var isUserInteractionEnabled = true
  open var isInterruptible = true
  open var scrubsLinearly = true
  open var pausesOnCompletion = false
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var waiting: Int?

  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { animation() } else { animations.append(animation) }
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning else { return }
    (state, isRunning) = (.active, true)
    let pending = animations
    animations = []
    for animation in pending { animation() }
    let remaining = duration * Double(1 - fractionComplete)
    waiting = Runtime.current.perform(after: delay + remaining) { [self] in
      finish(at: isReversed ? .start : .end)
    }
  }

  open func pauseAnimation() {
    (state, isRunning) = (.active, false)
    cancelWaiting()
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    isRunning = false
    cancelWaiting()
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    finish(at: finalPosition)
  }

  private func cancelWaiting() {
    if let waiting { Runtime.current.cancel(waiting) }
    waiting = nil
  }

  private func finish(at position: UIViewAnimatingPosition) {
    cancelWaiting()
    (state, isRunning, fractionComplete) = (.inactive, false, 0)
    let callbacks = completions
    completions = []
    for callback in callbacks { callback(position) }
  }
}
