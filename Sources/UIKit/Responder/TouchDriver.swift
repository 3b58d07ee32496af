// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Whole gestures on the virtual clock, with an event a frame.
///
/// Places are window coordinates in points, durations seconds. The clock stands at the end of the
/// gesture afterwards; what it set in motion goes on when time does.
@MainActor
package enum TouchDriver {
  /// Seconds between two events of a moving finger: 60 a second.
  package static let frame: TimeInterval = 1.0 / 60
  /// Seconds that a finger rests for a tap.
  package static let tapDuration: TimeInterval = 0.1

  package static func tap(at point: CGPoint, in window: UIWindow) {
    longPress(at: point, in: window, duration: tapDuration)
  }

  /// Taps several times, quickly enough to count together.
  package static func tap(at point: CGPoint, in window: UIWindow, times: Int) {
    for index in 0..<max(times, 0) {
      if index > 0 { pause(0.1) }
      tap(at: point, in: window)
    }
  }

  package static func longPress(at point: CGPoint, in window: UIWindow, duration: TimeInterval) {
    let finger = TouchSequence(at: point, in: window)
    pause(duration)
    finger.end()
    Runtime.current.turn()
  }

  /// Moves a finger at constant speed along a straight line and lifts it there.
  package static func drag(
    from start: CGPoint, to end: CGPoint, in window: UIWindow, duration: TimeInterval
  ) {
    drag([(start, end)], in: window, duration: duration)
  }

  /// Moves two fingers at once, as for pinching and turning.
  package static func drag(
    _ lines: [(from: CGPoint, to: CGPoint)], in window: UIWindow, duration: TimeInterval
  ) {
    let fingers = lines.map { TouchSequence(at: $0.from, in: window) }
    let steps = max(1, Int((duration / frame).rounded()))
    for step in 1...steps {
      pause(duration / Double(steps))
      let share = CGFloat(step) / CGFloat(steps)
      for (finger, line) in zip(fingers, lines) {
        finger.move(
          to: CGPoint(
            x: line.from.x + (line.to.x - line.from.x) * share,
            y: line.from.y + (line.to.y - line.from.y) * share))
      }
      Runtime.current.turn()
    }
    for finger in fingers { finger.end() }
    Runtime.current.turn()
  }

  /// Lets time pass; what comes due on the way runs.
  private static func pause(_ seconds: TimeInterval) {
    Runtime.current.advance(to: Runtime.current.now + seconds)
  }
}
