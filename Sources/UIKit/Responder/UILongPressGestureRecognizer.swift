// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A press that lasts: began when the time is over, changed when the finger moves after that
/// (Documentation/Touches.md §4).
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Full taps before the press.
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points before it begins.
  open var allowableMovement: CGFloat = 10
  private var taps = 0
  private var start: CGPoint?
  private var pressTimer: Int?
  private var tapTimer: Int?

  override var awaitsMoreTouches: Bool { tapTimer != nil }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    cancelSchedule(&tapTimer)
    guard tracked.count <= numberOfTouchesRequired else {
      if committed == .possible { state = .failed }
      return
    }
    start = fingersCenter
    guard tracked.count == numberOfTouchesRequired, taps >= numberOfTapsRequired else { return }
    if minimumPressDuration <= 0 { return state = .began }
    pressTimer = schedule(after: minimumPressDuration) { [weak self] in
      guard let self, committed == .possible else { return }
      pressTimer = nil
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if committed != .possible { return state = .changed }
    guard let start, waiting == nil else { return }
    let center = fingersCenter
    if hypot(center.x - start.x, center.y - start.y) > allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard fingersDown.isEmpty else { return }
    cancelSchedule(&pressTimer)
    if committed != .possible { return state = .ended }
    guard taps < numberOfTapsRequired else { return state = .failed }
    taps += 1
    tapTimer = schedule(after: TouchDelivery.tapInterval) { [weak self] in
      self?.tapTimer = nil
      self?.state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = committed == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    cancelSchedule(&pressTimer)
    cancelSchedule(&tapTimer)
    (taps, start) = (0, nil)
  }
}
