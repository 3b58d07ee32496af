// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Two fingers that move apart or together; begins at 8 points of change.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Points that the distance of the fingers changes before it begins.
  static let threshold: CGFloat = 8

  /// The distance of the fingers in relation to the one they started with, or since it was set.
  open var scale: CGFloat {
    get { factor * (FingerLine(tracked).map { $0.length / startLength } ?? 1) }
    set {
      factor = newValue
      startLength = max(FingerLine(tracked)?.length ?? 1, 1)
    }
  }
  /// Scale a second.
  open var velocity: CGFloat { trace.velocity(at: Runtime.current.mediaTime).x }
  private var factor: CGFloat = 1
  private var startLength: CGFloat = 1
  private var trace = MotionTrace()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches where tracked.count > 2 { ignore(touch, for: event) }
    guard let line = FingerLine(tracked), touches.contains(where: tracked.contains) else { return }
    factor = committed == .possible ? 1 : factor
    startLength = max(line.length, 1)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let line = FingerLine(tracked) else { return }
    trace.add(CGPoint(x: scale, y: 0), at: event.timestamp)
    if committed != .possible { return state = .changed }
    if abs(line.length - startLength) >= UIPinchGestureRecognizer.threshold { state = .began }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    factor = scale
    if committed == .possible {
      if fingersDown.isEmpty { state = waiting == nil ? .failed : .ended }
    } else {
      state = .ended
    }
    startLength = max(FingerLine(tracked)?.length ?? 1, 1)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = committed == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    (factor, startLength) = (1, 1)
    trace.clear()
  }
}
