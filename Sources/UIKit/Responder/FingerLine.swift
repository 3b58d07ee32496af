// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The line between two fingers.
struct FingerLine {
  let length: CGFloat
  /// Radians from the x axis, growing clockwise.
  let angle: CGFloat

  @MainActor
  init?(_ touches: [UITouch]) {
    guard touches.count == 2 else { return nil }
    let (first, second) = (touches[0].locationInRoot, touches[1].locationInRoot)
    length = hypot(second.x - first.x, second.y - first.y)
    angle = atan2(second.y - first.y, second.x - first.x)
  }
}
