// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How far a scroll view moves along one axis by itself (Documentation/Touches.md §7).
///
/// Lengths are points, times milliseconds since the motion began, velocities points a millisecond.
enum AxisMotion: Equatable {
  case rest
  /// Slows down by `rate` every millisecond and arrives at `start + distance`.
  case coast(distance: CGFloat, rate: CGFloat)
  /// Returns from `displacement` points beyond an edge, as a critically damped spring does.
  case spring(displacement: CGFloat, velocity: CGFloat)
  /// Runs to `distance` in `duration`, slow at both ends.
  case glide(distance: CGFloat, duration: CGFloat)

  /// Per millisecond; the root of stiffness 100 over mass 1, a second.
  static let springRate: CGFloat = 0.01
  /// Points from the goal at which a motion has arrived.
  static let arrival: CGFloat = 0.25

  /// The way that content goes on after a finger leaves it with `velocity`.
  static func coastingDistance(velocity: CGFloat, rate: CGFloat) -> CGFloat {
    velocity * rate / (1 - rate)
  }

  /// A coast that starts as fast as the finger was, where the goal allows it.
  static func coast(to distance: CGFloat, velocity: CGFloat, rate: CGFloat) -> AxisMotion {
    guard distance != 0 else { return .rest }
    let natural = coastingDistance(velocity: velocity, rate: rate)
    if abs(natural - distance) < 0.5 { return .coast(distance: distance, rate: rate) }
    guard velocity * distance > 0 else { return .coast(distance: distance, rate: 0.99) }
    return .coast(distance: distance, rate: min(max(exp(-velocity / distance), 0.98), rate))
  }

  /// The way from the start after `time`; for springs, the displacement.
  func position(after time: CGFloat) -> CGFloat {
    switch self {
    case .rest: return 0
    case .coast(let distance, let rate): return distance * (1 - pow(rate, time))
    case .spring(let displacement, let velocity):
      let decay = exp(-AxisMotion.springRate * time)
      return (displacement + (velocity + AxisMotion.springRate * displacement) * time) * decay
    case .glide(let distance, let duration):
      let share = duration > 0 ? min(max(time / duration, 0), 1) : 1
      return distance * CGFloat(CubicTiming.easeInOut.value(at: Double(share)))
    }
  }

  func velocity(after time: CGFloat) -> CGFloat {
    position(after: time + 0.5) - position(after: time - 0.5)
  }

  /// Where the motion ends, in the measure of ``position(after:)``.
  var goal: CGFloat {
    switch self {
    case .rest, .spring: 0
    case .coast(let distance, _), .glide(let distance, _): distance
    }
  }

  func isOver(after time: CGFloat) -> Bool {
    switch self {
    case .rest: true
    case .coast: abs(goal - position(after: time)) < AxisMotion.arrival
    case .spring:
      abs(position(after: time)) < AxisMotion.arrival && abs(velocity(after: time)) < 0.02
    case .glide(_, let duration): time >= duration - 0.01
    }
  }
}
