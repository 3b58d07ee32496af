// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Where something was in the last moments, for its speed.
struct MotionTrace {
  /// Seconds that count for the speed.
  static let window: TimeInterval = 0.05
  /// Seconds of rest after which nothing moves any more.
  static let rest: TimeInterval = 0.1

  private var samples: [(time: TimeInterval, point: CGPoint)] = []

  mutating func clear() { samples = [] }

  mutating func add(_ point: CGPoint, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, point))
    samples.removeAll { time - $0.time > MotionTrace.rest }
  }

  /// Units a second, from the newest sample and the oldest one in the window before it.
  func velocity(at time: TimeInterval) -> CGPoint {
    guard let newest = samples.last, time - newest.time < MotionTrace.rest,
      let oldest = samples.first(where: { newest.time - $0.time <= MotionTrace.window + 1e-9 }),
      newest.time > oldest.time
    else { return .zero }
    let seconds = CGFloat(newest.time - oldest.time)
    return CGPoint(
      x: (newest.point.x - oldest.point.x) / seconds,
      y: (newest.point.y - oldest.point.y) / seconds)
  }
}
