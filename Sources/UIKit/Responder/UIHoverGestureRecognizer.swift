// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A pointer over a view; headless devices have none, so it stays possible.
///
/// Fingers are not its concern: one that goes down on its view meets the others alone.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open var zOffset: CGFloat { 0 }
  open var altitudeAngle: CGFloat { .pi / 2 }

  override func takes(_ type: UITouch.TouchType) -> Bool { false }
}
