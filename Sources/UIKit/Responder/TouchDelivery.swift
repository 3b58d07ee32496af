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
  let arbiter = GestureArbiter()
  /// Whether states that were set outside of an event still are to be seen.
  private var keepsStates = false
  /// Fingers that are down, and lifted ones that their views have not heard the end of; in the
  /// order they went down.
  private(set) var touches: [UITouch] = []
  private var lastTap: (end: TimeInterval, point: CGPoint, count: Int)?
  /// Nested deliveries; wishes of recognizers are granted when the outermost one is done.
  private var depth = 0

  func begin(_ touch: UITouch, at point: CGPoint, in window: UIWindow) {
    (touch.locationInRoot, touch.previousLocationInRoot) = (point, point)
    touch.timestamp = Runtime.current.mediaTime
    touch.window = window
    touch.tapCount = tapCount(at: point, time: touch.timestamp)
    touches.append(touch)
    refreshEvent(touch)
    if window.isInStatusBar(point) {
      touch.isOnStatusBar = true
    } else if !UIApplication.shared.isIgnoringInteractionEvents {
      touch.view = window.hitTest(point, with: event)
    }
    send()
  }

  func change(_ touch: UITouch, to phase: UITouch.Phase, at point: CGPoint) {
    touch.phase = phase
    touch.previousLocationInRoot = touch.locationInRoot
    touch.locationInRoot = point
    touch.timestamp = Runtime.current.mediaTime
    touch.hasNews = true
    if phase == .ended { lastTap = (touch.timestamp, point, touch.tapCount) }
    refreshEvent(touch)
    send()
    if phase == .ended, touch.isOnStatusBar, let window = touch.window, window.isInStatusBar(point)
    {
      window.statusBarWasTapped()
    }
  }

  /// Every other finger of the event rests.
  private func refreshEvent(_ changed: UITouch) {
    event.timestamp = changed.timestamp
    let current = touches.filter { $0.isDown || $0 === changed }
    event.allTouches = Set(current)
    for touch in current where touch !== changed { touch.phase = .stationary }
  }

  private func send() {
    UIApplication.shared.sendEvent(event)
    event.allTouches = Set(touches.filter(\.isDown))
  }

  private func tapCount(at point: CGPoint, time: TimeInterval) -> Int {
    guard let last = lastTap, time - last.end <= TouchDelivery.tapInterval,
      hypot(point.x - last.point.x, point.y - last.point.y) <= TouchDelivery.tapDistance
    else { return 1 }
    return last.count + 1
  }

  /// What a window does with an event: recognizers first, then views.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let current = (event.allTouches ?? []).filter { $0.window === window }
    letGoOfStates()
    perform {
      for touch in current where touch.phase == .began { assign(touch, event) }
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        tellRecognizers(current.filter { $0.phase == phase }, phase, event)
      }
    }
  }

  /// Runs what may change recognizers, then grants their wishes and tells the views.
  func perform(_ body: () -> Void) {
    depth += 1
    body()
    if depth == 1 {
      arbiter.resolve()
      for touch in touches {
        TouchDelivery.tellView(of: touch, event)
        touch.hasNews = false
      }
      touches.removeAll { !$0.isDown && $0.viewProgress == .over }
      arbiter.resolve()
      if !keepsStates { arbiter.clean() }
    }
    depth -= 1
  }

  /// A state was set. Outside of an event, as a test does, it stays until the next turn, which is
  /// when UIKit makes a gesture that is over possible again.
  func didRequest(_ recognizer: UIGestureRecognizer) {
    arbiter.involve(recognizer)
    guard depth == 0 else { return }
    if recognizer.isFinished, recognizer.tracked.isEmpty {
      let wish = recognizer.requested
      recognizer.becomePossible()
      recognizer.requested = wish
    }
    keepsStates = true
    perform {}
    Runtime.current.perform(after: 0) { [weak self] in self?.letGoOfStates() }
  }

  private func letGoOfStates() {
    guard keepsStates, depth == 0 else { return }
    keepsStates = false
    arbiter.clean()
  }

  /// The recognizer was disabled or left its view.
  func withdraw(_ recognizer: UIGestureRecognizer) {
    guard arbiter.involved.contains(where: { $0 === recognizer }) else { return }
    recognizer.state = recognizer.committed == .possible ? .failed : .cancelled
    letGoOfStates()
  }

  private func tellRecognizers(
    _ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent
  ) {
    guard !touches.isEmpty else { return }
    for recognizer in arbiter.involved where !recognizer.isFinished && recognizer.isEnabled {
      let own = touches.filter { recognizer.tracked.contains($0) }
      guard !own.isEmpty, recognizer.requested != .failed else { continue }
      recognizer.receive(own, in: phase, event)
    }
  }
}
