// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Watches touches and sends an action when they form its gesture.
///
/// What a subclass sets as ``state`` is a wish until every recognizer has seen the event; then wishes
/// are granted in order of the recognizers' views, the hit view's first
/// (Documentation/Touches.md §3).
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    public static var recognized: State { .ended }
  }

  private static let everyTouchType = [
    UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer,
  ].map { NSNumber(value: $0.rawValue) }

  struct Action {
    weak var target: AnyObject?
    let selector: Selector
  }

  private var actions: [Action] = []
  final var failureRequirements: [WeakRecognizer] = []
  /// The state that targets have been told.
  final var committed = State.possible
  /// The state set last, until it is granted or not.
  final var requested: State?
  /// The state it has as soon as others have failed.
  final var waiting: State?
  /// The fingers it watches, in the order they went down.
  final var tracked: [UITouch] = []
  /// Every finger since the last reset.
  final var seen: Set<UITouch> = []
  /// The middle of the fingers when there last were any, window coordinates.
  final var lastLocation = CGPoint.zero
  @Loose final var lastWindow: UIWindow?

  open internal(set) weak var view: UIView? {
    get { ownView }
    set { ownView = newValue }
  }
  @Loose private var ownView: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { Runtime.current.touches.withdraw(self) } }
  }
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  /// Raw values of `UITouch.TouchType`: at first every one. Touches of other types do not reach it.
  open var allowedTouchTypes: [NSNumber] = UIGestureRecognizer.everyTouchType
  open var allowedPressTypes: [NSNumber] = []
  open var name: String?
  open var numberOfTouches: Int { tracked.count }

  open var state: State {
    get { requested ?? committed }
    set {
      requested = newValue
      Runtime.current.touches.didRequest(self)
    }
  }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  public required init?(coder: NSCoder) {
    super.init()
    (coder as? any ArchiveDecoding)?.decode(into: self)
  }

  open class func snugMake() -> Self { snugMake(target: nil, action: nil) }

  open class func snugMake(target: Any?, action: Selector?) -> Self {
    guard let made = self.init(coder: BlankCoder()) else {
      unimplementedInitializer("init(target:action:)", String(reflecting: self))
    }
    if let target, let action { made.addTarget(target, action: action) }
    return made
  }

  open func addTarget(_ target: Any, action: Selector) {
    let receiver = ClassObject.receiver(target)
    guard !actions.contains(where: { $0.target === receiver && $0.selector == action }) else {
      return
    }
    actions.append(Action(target: receiver, selector: action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    let receiver = target.map(ClassObject.receiver)
    actions.removeAll { entry in
      (receiver == nil || entry.target === receiver)
        && (action == nil || entry.selector == action)
    }
  }

  /// The middle of the fingers.
  open func location(in view: UIView?) -> CGPoint {
    convert(fingersCenter, to: view)
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    tracked[touchIndex].location(in: view)
  }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.removeAll { $0.recognizer == nil }
    failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  // For subclasses.

  open func reset() {}

  open func ignore(_ touch: UITouch, for event: UIEvent) {
    tracked.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  func takes(_ type: UITouch.TouchType) -> Bool {
    allowedTouchTypes.contains { $0.intValue == type.rawValue }
  }

  /// Whether it is undecided although no finger is down: more taps may come.
  var awaitsMoreTouches: Bool { false }

  /// The state was granted; comes before targets hear of it.
  func stateDidCommit() {}

  /// Sends every target its action.
  final func sendActions() {
    guard isEnabled || committed == .cancelled else { return }
    for action in actions {
      guard let target = action.target else { continue }
      let arguments: [Any?] = action.selector.argumentCount == 0 ? [] : [self]
      RuntimeRegistry.perform(action.selector, on: target, with: arguments)
    }
  }
}

/// A recognizer that is not kept alive.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
