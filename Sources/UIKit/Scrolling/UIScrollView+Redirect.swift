// Part of Snug, under the Apache License 2.0; see LICENSE.

/// An animated scroll whose goal turns out to be elsewhere while it is under way
/// (Documentation/StandingStill.md §2.2).
extension UIScrollView {
  /// The animated scroll that code asked for and that is under way; nil when there is none.
  final var currentGlide: Int? {
    guard let storedMotion, storedMotion.isMoving, case .code = storedMotion.cause else {
      return nil
    }
    return storedMotion.glides
  }

  /// Lets the scroll that is under way end at `target` instead, at the time that was set: what is left
  /// of the way is stretched.
  final func redirectGlide(to target: CGPoint) {
    guard currentGlide != nil else { return }
    let now = Runtime.current.now
    let offset = contentOffset
    (motion.x, motion.last.x) = Self.redirected(
      motion.x, after: CGFloat(now - motion.began.x) * 1000, by: target.x - offset.x)
    (motion.y, motion.last.y) = Self.redirected(
      motion.y, after: CGFloat(now - motion.began.y) * 1000, by: target.y - offset.y)
    motion.origin = CGPoint(x: offset.x - motion.last.x, y: offset.y - motion.last.y)
  }

  /// A glide of which `rest` points are left after `time`, and where it is then.
  private static func redirected(
    _ motion: AxisMotion, after time: CGFloat, by rest: CGFloat
  ) -> (AxisMotion, CGFloat) {
    guard case .glide(_, let duration) = motion else { return (motion, 0) }
    let share = AxisMotion.glide(distance: 1, duration: duration).position(after: time)
    guard share < 0.999 else { return (.glide(distance: rest, duration: duration), 0) }
    let distance = rest / (1 - share)
    return (.glide(distance: distance, duration: duration), distance * share)
  }
}
