// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a finger or an animation does to a scroll view; made when first needed.
@MainActor
final class ScrollMotion {
  enum Cause {
    /// The finger left; ends with `scrollViewDidEndDecelerating`.
    case release
    /// Code asked for it; ends with `scrollViewDidEndScrollingAnimation`.
    case code
    /// A tap on the status bar; ends with `scrollViewDidScrollToTop`.
    case toTop
  }

  /// Seconds between two steps.
  static let frame: TimeInterval = 1.0 / 60

  /// The offset when the content began to follow the finger, as if there were no edges.
  var dragStart = CGPoint.zero
  /// Whether the content follows the finger sideways and up and down.
  var follows = (x: true, y: true)

  var cause = Cause.release
  var x = AxisMotion.rest
  var y = AxisMotion.rest
  /// Seconds on the virtual clock at which each axis began to move.
  var began = (x: 0.0, y: 0.0)
  /// Where each axis was at the last step, in the measure of its motion.
  var last = CGPoint.zero
  /// Where the measure of each axis's motion is zero, unless content on the way moved it.
  var origin = CGPoint.zero
  /// Animated scrolls that were begun; tells one from the other.
  var glides = 0
  /// The next step; nil at rest.
  var step: Int?

  var isMoving: Bool { step != nil }
}
