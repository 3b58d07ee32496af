// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The fingers that are down, and the way of their events to recognizers and views
/// (Documentation/Touches.md §1).
@MainActor
final class TouchDelivery {
  /// Seconds between lifting and putting down that still count as one more tap.
  static let tapInterval: TimeInterval = 0.35
  /// Points between two taps that still count together.
  static let tapDistance: CGFloat = 45

  let event = UIEvent()
  /// In the order they went down.
  private(set) var touches: [UITouch] = []
  private var lastTap: (end: TimeInterval, point: CGPoint, count: Int)?

  func begin(_ touch: UITouch, at point: CGPoint, in window: UIWindow) {
    (touch.locationInRoot, touch.previousLocationInRoot) = (point, point)
    touch.timestamp = Runtime.current.mediaTime
    touch.window = window
    touch.tapCount = tapCount(at: point, time: touch.timestamp)
    touches.append(touch)
    refreshEvent(touch)
    touch.view = window.hitTest(point, with: event)
    send()
  }

  func change(_ touch: UITouch, to phase: UITouch.Phase, at point: CGPoint) {
    touch.phase = phase
    touch.previousLocationInRoot = touch.locationInRoot
    touch.locationInRoot = point
    touch.timestamp = Runtime.current.mediaTime
    if phase == .ended { lastTap = (touch.timestamp, point, touch.tapCount) }
    refreshEvent(touch)
    send()
    touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    event.allTouches = Set(touches)
  }

  /// Every other finger of the event rests.
  private func refreshEvent(_ changed: UITouch) {
    event.timestamp = changed.timestamp
    event.allTouches = Set(touches)
    for touch in touches where touch !== changed { touch.phase = .stationary }
  }

  private func send() { UIApplication.shared.sendEvent(event) }

  private func tapCount(at point: CGPoint, time: TimeInterval) -> Int {
    guard let last = lastTap, time - last.end <= TouchDelivery.tapInterval,
      hypot(point.x - last.point.x, point.y - last.point.y) <= TouchDelivery.tapDistance
    else { return 1 }
    return last.count + 1
  }

  /// What a window does with an event.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    for touch in event.allTouches ?? [] where touch.window === window { tellView(of: touch, event) }
  }

  private func tellView(of touch: UITouch, _ event: UIEvent) {
    guard let view = touch.view, touch.viewProgress != .over else { return }
    switch touch.phase {
    case .began:
      touch.viewProgress = .told
      view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended:
      touch.viewProgress = .over
      view.touchesEnded([touch], with: event)
    case .cancelled:
      touch.viewProgress = .over
      view.touchesCancelled([touch], with: event)
    default: break
    }
  }
}
