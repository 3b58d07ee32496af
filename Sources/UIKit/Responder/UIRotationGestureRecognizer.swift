// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Two fingers that turn; begins when one of them has moved 8 points around the other's middle.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Points of arc before it begins.
  static let threshold: CGFloat = 8

  /// Radians, clockwise, since the fingers went down or it was set.
  open var rotation: CGFloat = 0
  /// Radians a second.
  open var velocity: CGFloat { trace.velocity(at: Runtime.current.mediaTime).x }
  private var lastAngle: CGFloat?
  private var trace = MotionTrace()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches where tracked.count > 2 { ignore(touch, for: event) }
    if let line = FingerLine(tracked), lastAngle == nil { lastAngle = line.angle }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let line = FingerLine(tracked), let before = lastAngle else { return }
    var turn = line.angle - before
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    rotation += turn
    lastAngle = line.angle
    trace.add(CGPoint(x: rotation, y: 0), at: event.timestamp)
    if committed != .possible { return state = .changed }
    if abs(rotation) * line.length / 2 >= UIRotationGestureRecognizer.threshold { state = .began }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    lastAngle = nil
    if committed != .possible {
      state = .ended
    } else if fingersDown.isEmpty {
      state = waiting == nil ? .failed : .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = committed == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    (rotation, lastAngle) = (0, nil)
    trace.clear()
  }
}
