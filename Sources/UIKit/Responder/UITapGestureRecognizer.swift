// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One or more taps.
///
/// A finger may move 45 points; the next tap must begin within 0.35 seconds
/// (Documentation/Touches.md §4).
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Points.
  static let allowableMovement: CGFloat = 45

  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
  private var taps = 0
  private var fingers = 0
  private var start: CGPoint?
  private var timer: Int?

  override var awaitsMoreTouches: Bool { timer != nil }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    cancelSchedule(&timer)
    fingers = max(fingers, tracked.count)
    guard fingers <= numberOfTouchesRequired else { return state = .failed }
    if let start, taps > 0, isFar(fingersCenter, from: start) { return state = .failed }
    if taps == 0 { start = fingersCenter }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if let start, isFar(fingersCenter, from: start) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard fingersDown.isEmpty else { return }
    guard fingers == numberOfTouchesRequired else { return state = .failed }
    (taps, fingers) = (taps + 1, 0)
    if taps >= numberOfTapsRequired { return state = .ended }
    timer = schedule(after: TouchDelivery.tapInterval) { [weak self] in
      self?.timer = nil
      self?.state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  /// A tap leaves recognizers alone that wait for more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else {
      return super.canPrevent(preventedGestureRecognizer)
    }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func reset() {
    super.reset()
    cancelSchedule(&timer)
    (taps, fingers, start) = (0, 0, nil)
  }

  private func isFar(_ point: CGPoint, from other: CGPoint) -> Bool {
    hypot(point.x - other.x, point.y - other.y) > UITapGestureRecognizer.allowableMovement
  }
}

extension UIEvent {
  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
  }
}
