// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// How the share of the way grows with time (Documentation/Animation.md §2).
enum AnimationTiming: Equatable, Sendable {
  case cubic(CubicTiming)
  case spring(SpringTiming)

  /// The share of the way after `time` of `duration` seconds; springs may pass 1.
  func value(at time: TimeInterval, of duration: TimeInterval) -> Double {
    guard duration > 0, time < duration else { return 1 }
    guard time > 0 else { return 0 }
    switch self {
    case .cubic(let curve): return curve.value(at: time / duration)
    case .spring(let spring): return spring.value(at: time)
    }
  }
}

/// A damped spring that is released one unit from its goal.
struct SpringTiming: Equatable, Sendable {
  /// Radians a second without damping.
  let frequency: Double
  /// 1 is critical; below it swings.
  let dampingRatio: Double
  /// Units a second toward the goal.
  let velocity: Double

  /// The share of the way that counts as settled.
  static let rest = 0.001

  init(frequency: Double, dampingRatio: Double, velocity: Double) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio
    self.velocity = velocity
  }

  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    frequency = (max(stiffness, 1e-9) / max(mass, 1e-9)).squareRoot()
    dampingRatio = damping / (2 * (max(stiffness, 1e-9) * max(mass, 1e-9)).squareRoot())
    self.velocity = velocity
  }

  /// The spring that settles in `duration` seconds.
  init(settlingIn duration: TimeInterval, dampingRatio: Double, velocity: Double) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    let decay: Double
    if ratio < 1 {
      decay = -log(Self.rest * (1 - ratio * ratio).squareRoot()) / ratio
    } else {
      // (1 + x) e^-x = 0.001
      decay = 9.233413
    }
    self.init(
      frequency: decay / max(duration, 1e-6), dampingRatio: ratio, velocity: velocity)
  }

  func value(at time: TimeInterval) -> Double {
    let (ratio, angular) = (dampingRatio, frequency)
    if ratio < 1 {
      let damped = angular * (1 - ratio * ratio).squareRoot()
      let sine = (ratio * angular - velocity) / damped
      return 1 - exp(-ratio * angular * time) * (cos(damped * time) + sine * sin(damped * time))
    }
    if ratio == 1 { return 1 - exp(-angular * time) * (1 + (angular - velocity) * time) }
    let root = angular * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-ratio * angular + root, -ratio * angular - root)
    let share = (velocity + fast) / (fast - slow)
    return 1 - share * exp(slow * time) - (1 - share) * exp(fast * time)
  }

  /// Seconds until the spring stays within ``rest`` of its goal.
  var settlingDuration: TimeInterval {
    let (ratio, angular) = (dampingRatio, frequency)
    guard ratio > 0, angular > 0 else { return 0 }
    if ratio < 1 {
      let root = (1 - ratio * ratio).squareRoot()
      let sine = abs((ratio * angular - velocity) / (angular * root))
      return log((1 + sine * sine).squareRoot() / Self.rest) / (ratio * angular)
    }
    var (low, high) = (0.0, 1.0)
    while abs(1 - value(at: high)) > Self.rest, high < 1000 { (low, high) = (high, high * 2) }
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if abs(1 - value(at: middle)) > Self.rest { low = middle } else { high = middle }
    }
    return high
  }
}
