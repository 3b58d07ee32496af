// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Decides whether a gesture may begin and which gestures go together; every method is optional.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  // @objc optional = true
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  // @objc(gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:) optional = false
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  // @objc(gestureRecognizer:shouldRequireFailureOfGestureRecognizer:) optional = false
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  // @objc(gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:) optional = false
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  // @objc(gestureRecognizer:shouldReceiveTouch:) optional = true
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  // @objc(gestureRecognizer:shouldReceiveEvent:) optional = true
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}
