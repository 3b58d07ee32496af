// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Animations that can be started, paused, turned round and finished by hand
/// (Documentation/Animation.md §5).
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public let duration: TimeInterval
  open var timingParameters: (any UITimingCurveProvider)? { parameters }
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  open var isInterruptible = true
  open var scrubsLinearly = true
  open var pausesOnCompletion = false
  open var delay: TimeInterval { startDelay }

  private var parameters: any UITimingCurveProvider
  private var pending: [(action: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var blocks: [AnimationBlock] = []
  private let clock = AnimatorClock()
  private var startDelay: TimeInterval = 0
  /// The run that goes on: from which share, since when, how long to its end.
  private var leg = (fraction: CGFloat(0), start: TimeInterval(0), seconds: TimeInterval(0))
  private var waiting: Int?

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.naturalDuration ?? duration
    self.parameters = parameters
    super.init()
    clock.currentShare = { [weak self] in
      guard let self else { return 1 }
      return callOnMainActor(self, ()) { animator, _ in animator.share }
    }
  }

  /// An animator without duration, as `init()` of `NSObject` makes one.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if state == .active {
      run(animation, delayFactor)
    } else {
      pending.append((animation, delayFactor))
    }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// The share of the time that has passed, toward the end even when it runs back.
  open var fractionComplete: CGFloat {
    get { fraction }
    set {
      pauseAnimation()
      leg.fraction = min(max(newValue, 0), 1)
    }
  }

  open var isReversed = false {
    willSet {
      // The leg so far is measured in the old direction.
      if newValue != isReversed, isRunning { leg.fraction = fraction }
    }
    didSet { if isReversed != oldValue, isRunning { startLeg() } }
  }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    startDelay = max(0, delay)
    activate()
    isRunning = true
    startLeg(after: startDelay)
  }

  open func pauseAnimation() {
    guard state != .stopped else { return }
    activate()
    leg.fraction = fraction
    isRunning = false
    cancelWaiting()
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    if let parameters { self.parameters = parameters }
    isRunning = true
    startLeg(seconds: durationFactor > 0 ? duration * Double(durationFactor) : nil)
  }

  /// Leaves everything where it is.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    let places = blocks.flatMap { block in
      block.changes.compactMap { layer, running in
        running.change.flatMap { change in
          layer.presented(change.property, at: CACurrentMediaTime()).map {
            (layer, change.property, $0)
          }
        }
      }
    }
    cancelWaiting()
    isRunning = false
    endBlocks()
    for (layer, property, value) in places { property.set(layer, value) }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    let changes = ended
    ended = []
    for (layer, change) in finalPosition == .start ? changes.reversed() : changes {
      if finalPosition == .end { change.property.set(layer, change.to) }
      if finalPosition == .start { change.property.set(layer, change.from) }
    }
    tell(finalPosition)
  }

  // MARK: Progress

  private var fraction: CGFloat {
    guard isRunning else { return leg.fraction }
    let passed = Runtime.current.now - leg.start
    guard leg.seconds > 0 else { return isReversed ? 0 : 1 }
    let share = CGFloat(min(max(passed / leg.seconds, 0), 1))
    return isReversed ? leg.fraction * (1 - share) : leg.fraction + (1 - leg.fraction) * share
  }

  /// The share of the way that pictures show. A run from the very start follows the curve; what is
  /// moved by hand goes straight, and a run that goes on from there starts from that place.
  private var share: Double {
    let timing = parameters.timing(for: duration)
    guard isRunning else {
      return scrubsLinearly ? Double(leg.fraction) : timing.value(at: Double(leg.fraction), of: 1)
    }
    let passed = max(0, Runtime.current.now - leg.start)
    let moved = parameters.timing(for: leg.seconds).value(at: passed, of: leg.seconds)
    let start = Double(leg.fraction)
    return isReversed ? start * (1 - moved) : start + (1 - start) * moved
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let actions = pending
    pending = []
    for (action, delayFactor) in actions { run(action, delayFactor) }
  }

  private func run(_ action: () -> Void, _ delayFactor: CGFloat) {
    guard UIView.areAnimationsEnabled else { return action() }
    let block = AnimationBlock(
      duration: duration, timing: parameters.timing(for: duration),
      allowsInteraction: isUserInteractionEnabled, animator: clock)
    block.delayShare = Double(delayFactor)
    blocks.append(block)
    UIView.run(block, action)
  }

  private func startLeg(after delay: TimeInterval = 0, seconds: TimeInterval? = nil) {
    cancelWaiting()
    let way = isReversed ? leg.fraction : 1 - leg.fraction
    leg.start = Runtime.current.now + delay
    leg.seconds = seconds ?? duration * Double(way)
    waiting = Runtime.current.perform(after: delay + leg.seconds) { [self] in arrive() }
  }

  private func arrive() {
    waiting = nil
    leg.fraction = isReversed ? 0 : 1
    isRunning = false
    guard !pausesOnCompletion else { return }
    let isAtStart = isReversed
    endBlocks()
    if isAtStart {
      for (layer, change) in ended.reversed() { change.property.set(layer, change.from) }
    }
    ended = []
    tell(isAtStart ? .start : .end)
  }

  /// What the animations changed, once they are taken away.
  private var ended: [(CALayer, PropertyChange)] = []

  private func endBlocks() {
    ended = blocks.flatMap { block in
      block.changes.compactMap { layer, running in running.change.map { (layer, $0) } }
    }
    for block in blocks { block.finish() }
    blocks = []
  }

  private func cancelWaiting() {
    if let waiting { Runtime.current.cancel(waiting) }
    waiting = nil
  }

  private func tell(_ position: UIViewAnimatingPosition) {
    (state, isRunning, isReversed) = (.inactive, false, false)
    leg = (0, 0, 0)
    let callbacks = completions
    completions = []
    for callback in callbacks { callback(position) }
  }
}
