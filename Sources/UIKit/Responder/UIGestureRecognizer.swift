// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Watches touches and sends an action when they form its gesture.
///
/// Caveat: headless runs deliver no touches; tests and hosts move recognizers by ``state``.
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

  private struct Action {
    weak var target: AnyObject?
    let selector: Selector
  }

  private var actions: [Action] = []
  private var touches: [UITouch] = []
  private var failureRequirements: [UIGestureRecognizer] = []
  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var allowedTouchTypes: [NSNumber] = []
  open var name: String?
  open var numberOfTouches: Int { touches.count }

  open var state = State.possible {
    didSet { stateDidChange(from: oldValue) }
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

  open func addTarget(_ target: Any, action: Selector) {
    actions.append(Action(target: target as AnyObject, selector: action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    let receiver = target.map { $0 as AnyObject }
    actions.removeAll { entry in
      (receiver == nil || entry.target === receiver)
        && (action == nil || entry.selector == action)
    }
  }

  open func location(in view: UIView?) -> CGPoint {
    touches.first?.location(in: view) ?? .zero
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches[touchIndex].location(in: view)
  }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(otherGestureRecognizer)
  }

  open func reset() {}

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    self.touches = Array(touches)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { self.touches = [] }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { self.touches = [] }

  /// Sends the actions for began, changed, ended and cancelled; finished gestures are possible
  /// again afterwards.
  private func stateDidChange(from old: State) {
    switch state {
    case .possible: return
    case .failed: break
    case .began, .changed, .ended, .cancelled:
      if isEnabled { for action in actions { send(action) } }
      if state == .began || state == .changed { return }
    }
    reset()
    state = .possible
  }

  private func send(_ action: Action) {
    guard let target = action.target else { return }
    let arguments: [Any?] = action.selector.argumentCount == 0 ? [] : [self]
    RuntimeRegistry.perform(action.selector, on: target, with: arguments)
  }
}
