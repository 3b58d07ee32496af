// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A curve of time from (0, 0) to (1, 1) by two control points.
struct CubicTiming: Equatable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  static let linear = CubicTiming(x1: 0, y1: 0, x2: 1, y2: 1)
  static let easeIn = CubicTiming(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = CubicTiming(x1: 0, y1: 0, x2: 0.58, y2: 1)
  static let easeInOut = CubicTiming(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  static let standard = CubicTiming(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  /// The share of the way at a share of the time; shares outside 0...1 count as the nearest end.
  ///
  /// - Complexity: O(1): Newton's steps, then halving where they fail; exact to 1e-9.
  func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if self == .linear { return time }
    return Self.bezier(parameter(at: time), y1, y2)
  }

  private func parameter(at time: Double) -> Double {
    var guess = time
    for _ in 0..<8 {
      let error = Self.bezier(guess, x1, x2) - time
      if abs(error) < 1e-10 { return guess }
      let slope = Self.slope(guess, x1, x2)
      guard abs(slope) > 1e-6 else { break }
      guess -= error / slope
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if Self.bezier(middle, x1, x2) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func slope(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }
}
