// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Closures whose changes are animated: values hold at once, pictures show the way there, completions
/// run on the virtual clock (Documentation/Animation.md §1–2).
extension UIView {
  private static var areEnabled = true

  public class var areAnimationsEnabled: Bool { areEnabled }

  public class func setAnimationsEnabled(_ enabled: Bool) { areEnabled = enabled }

  /// Seconds of the animation whose closure is running; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.open.last?.duration ?? 0
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let (before, open) = (areEnabled, AnimationBlock.open)
    (areEnabled, AnimationBlock.open) = (false, [])
    defer { (areEnabled, AnimationBlock.open) = (before, open) }
    actionsWithoutAnimation()
  }

  /// Runs a closure whose changes become animations of `block`.
  class func run(_ block: AnimationBlock, lasts: Bool = false, _ animations: () -> Void) {
    AnimationBlock.open.append(block)
    animations()
    AnimationBlock.open.removeLast()
    block.close(lasts: lasts)
  }

  /// Runs a closure with the timing that is asked for; an inner closure has the outer one's unless it
  /// says otherwise.
  class func run(
    _ duration: TimeInterval, delay: TimeInterval, timing: AnimationTiming? = nil,
    _ options: AnimationOptions, lasts: Bool = false, _ changes: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let flushes = options.contains(.flushUpdates)
    func flush() {
      if flushes { for root in Runtime.current.roots() { root.layoutIfNeeded() } }
    }
    flush()
    func animations() {
      changes()
      flush()
    }
    guard areEnabled else {
      animations()
      if let completion { Runtime.current.perform(after: 0) { completion(true) } }
      return
    }
    let outer = AnimationBlock.open.last
    let inheritsDuration = outer != nil && !options.contains(.overrideInheritedDuration)
    let inheritsCurve = outer != nil && !options.contains(.overrideInheritedCurve)
    let block = AnimationBlock(
      duration: inheritsDuration ? outer?.duration ?? duration : duration, delay: delay,
      timing: timing ?? (inheritsCurve ? outer?.timing : nil) ?? options.timing,
      repeatCount: options.contains(.repeat) ? .infinity : 1,
      autoreverses: options.contains(.autoreverse),
      allowsInteraction: options.contains(.allowUserInteraction))
    block.completion = completion
    run(block, lasts: lasts, animations)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay: delay, options, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay: 0, [], animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringTiming(
      settlingIn: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity))
    run(duration, delay: delay, timing: .spring(spring), options, animations, completion)
  }

  /// `duration` is the time of one swing; the animation lasts until the spring is at rest.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let ratio = bounce < 0 ? 1 / (1 + Double(bounce)) : 1 - Double(bounce)
    let spring = SpringTiming(
      frequency: 2 * .pi / max(duration, 1e-6), dampingRatio: max(ratio, 0.01),
      velocity: Double(initialSpringVelocity))
    run(
      duration > 0 ? spring.settlingDuration : 0, delay: delay, timing: .spring(spring), options,
      animations, completion)
  }

  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      duration, delay: delay, timing: .cubic(.linear), AnimationOptions(rawValue: options.rawValue),
      animations, completion)
  }

  /// Changes from a share of the keyframe animation's time on, for another share of it.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let before = AnimationKeyframe.current
    AnimationKeyframe.current = AnimationKeyframe(start: frameStartTime, duration: frameDuration)
    animations()
    AnimationKeyframe.current = before
  }

  /// What the view showed gives way to what it shows after the closure; the change itself is not
  /// animated, unless content may be (Documentation/Animation.md §7).
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let isAnimated = options.contains(.allowAnimatedContent)
    addExchange(to: view, duration, options)
    run(
      duration, delay: 0, options, lasts: true,
      { if isAnimated { animations?() } else { performUnseen(animations) } }, completion)
  }

  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if let container = fromView.superview { addExchange(to: container, duration, options) }
    run(
      duration, delay: 0, options, lasts: true,
      {
        performUnseen {
          if options.contains(.showHideTransitionViews) {
            (fromView.isHidden, toView.isHidden) = (true, false)
          } else {
            fromView.superview?.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
          }
        }
      }, completion)
  }

  /// Lets a view's picture of now give way, in the manner that the options name; without one there
  /// is no transition.
  private class func addExchange(
    to view: UIView, _ duration: TimeInterval, _ options: AnimationOptions
  ) {
    guard areEnabled, duration > 0, view.window != nil, let transition = options.exchange else {
      return
    }
    transition.duration = duration
    transition.timingFunction = options.function
    view.layer.add(transition, forKey: kCATransition)
  }

  private class func performUnseen(_ body: (() -> Void)?) {
    let open = AnimationBlock.open
    AnimationBlock.open = []
    body?()
    AnimationBlock.open = open
  }

  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = AnimationBlock.open.last else { return animations() }
    (block.repeatCount, block.autoreverses) = (Double(count), autoreverses)
    animations()
  }

  /// Takes the views away with the system's own animation: they shrink and fade.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      0.25, delay: 0, options,
      {
        for view in views { view.alpha = 0 }
        parallelAnimations?()
      },
      {
        for view in views { view.removeFromSuperview() }
        completion?($0)
      })
  }

  public enum SystemAnimation: Int, Sendable {
    case delete
  }

  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      run(duration, delay: delay, options, animations) { continuation.resume(returning: $0) }
    }
  }
}

extension UIView.AnimationOptions {
  /// The exchange of pictures that the options name. Pages that curl fade.
  fileprivate var exchange: CATransition? {
    let transition = CATransition()
    switch rawValue >> 20 & 7 {
    case 1: (transition.type, transition.subtype) = (.init(rawValue: "flip"), .fromLeft)
    case 2: (transition.type, transition.subtype) = (.init(rawValue: "flip"), .fromRight)
    case 3, 4, 5: transition.type = .fade
    case 6: (transition.type, transition.subtype) = (.init(rawValue: "flip"), .fromTop)
    case 7: (transition.type, transition.subtype) = (.init(rawValue: "flip"), .fromBottom)
    default: return nil
    }
    return transition
  }

  fileprivate var function: CAMediaTimingFunction {
    switch rawValue >> 16 & 3 {
    case 1: CAMediaTimingFunction(name: .easeIn)
    case 2: CAMediaTimingFunction(name: .easeOut)
    case 3: CAMediaTimingFunction(name: .linear)
    default: CAMediaTimingFunction(name: .easeInEaseOut)
    }
  }

  /// The curve that the options name.
  var timing: AnimationTiming {
    switch rawValue >> 16 & 3 {
    case 1: .cubic(.easeIn)
    case 2: .cubic(.easeOut)
    case 3: .cubic(.linear)
    default: .cubic(.easeInOut)
    }
  }
}

extension UIView.AnimationCurve {
  var timing: AnimationTiming {
    switch self {
    case .easeInOut: .cubic(.easeInOut)
    case .easeIn: .cubic(.easeIn)
    case .easeOut: .cubic(.easeOut)
    case .linear: .cubic(.linear)
    }
  }
}
