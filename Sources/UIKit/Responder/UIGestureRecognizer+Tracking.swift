// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIGestureRecognizer {
  /// The middle of the fingers, window coordinates.
  final var fingersCenter: CGPoint {
    guard !tracked.isEmpty else { return lastLocation }
    let sum = tracked.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.locationInRoot.x, y: $0.y + $1.locationInRoot.y)
    }
    return CGPoint(x: sum.x / CGFloat(tracked.count), y: sum.y / CGFloat(tracked.count))
  }

  /// The fingers that are still down.
  final var fingersDown: [UITouch] { tracked.filter(\.isDown) }

  final var isFinished: Bool {
    committed == .ended || committed == .cancelled || committed == .failed
  }

  final var isRecognized: Bool {
    committed == .began || committed == .changed || committed == .ended
  }

  /// Whether it may still recognize something in what is going on.
  final var isUndecided: Bool {
    committed == .possible && requested != .failed && isEnabled
      && (!tracked.isEmpty || awaitsMoreTouches || waiting != nil)
  }

  /// A place in the window as a place in a view.
  final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.topmostView.convert(point, to: view)
  }

  /// A way across the window as a way across a view.
  final func convertVector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let (zero, tip) = (convert(CGPoint.zero, to: view), convert(vector, to: view))
    return CGPoint(x: tip.x - zero.x, y: tip.y - zero.y)
  }

  /// A way across a view as a way across the window.
  final func convertVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let root = view.topmostView
    let (zero, tip) = (root.convert(CGPoint.zero, from: view), root.convert(vector, from: view))
    return CGPoint(x: tip.x - zero.x, y: tip.y - zero.y)
  }

  /// Calls the method for a phase.
  final func receive(_ touches: Set<UITouch>, in phase: UITouch.Phase, _ event: UIEvent) {
    lastLocation = fingersCenter
    lastWindow = touches.first?.window ?? lastWindow
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    default: break
    }
  }

  /// Forgets lifted fingers; possible again when a decided gesture has no finger left.
  ///
  /// - Returns: Whether it still takes part in what is going on.
  final func isStillInvolvedAfterCleaning() -> Bool {
    if !tracked.isEmpty {
      lastLocation = fingersCenter
      tracked.removeAll { !$0.isDown }
    }
    guard tracked.isEmpty else { return true }
    if isFinished { becomePossible() } else if isUndecided { return true }
    return committed == .began || committed == .changed
  }

  final func becomePossible() {
    reset()
    (committed, requested, waiting) = (.possible, nil, nil)
    (tracked, seen) = ([], [])
  }

  /// Runs `action` with the state as it is then, `delay` seconds from now.
  final func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Int {
    Runtime.current.perform(after: delay) { [weak self] in
      guard self != nil else { return }
      Runtime.current.touches.perform(action)
    }
  }

  final func cancelSchedule(_ identifier: inout Int?) {
    if let identifier { Runtime.current.cancel(identifier) }
    identifier = nil
  }
}

extension UITouch {
  final var isDown: Bool { phase != .ended && phase != .cancelled }
}

extension UIGestureRecognizer {
  /// Keys that are held; there is no keyboard here.
  public var modifierFlags: UIKeyModifierFlags { [] }
}
