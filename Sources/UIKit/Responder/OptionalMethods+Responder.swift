// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    optionalDefault("gestureRecognizerShouldBegin:", self, [gestureRecognizer], true) {
      (next: any UIGestureRecognizerDelegate) in
      next.gestureRecognizerShouldBegin(gestureRecognizer)
    }
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    optionalDefault(
      "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:", self,
      [gestureRecognizer, otherGestureRecognizer], false
    ) { (next: any UIGestureRecognizerDelegate) in
      next.gestureRecognizer(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    optionalDefault(
      "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:", self,
      [gestureRecognizer, otherGestureRecognizer], false
    ) { (next: any UIGestureRecognizerDelegate) in
      next.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    optionalDefault(
      "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:", self,
      [gestureRecognizer, otherGestureRecognizer], false
    ) { (next: any UIGestureRecognizerDelegate) in
      next.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    optionalDefault(
      "gestureRecognizer:shouldReceiveTouch:", self, [gestureRecognizer, touch], true
    ) { (next: any UIGestureRecognizerDelegate) in
      next.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    optionalDefault(
      "gestureRecognizer:shouldReceiveEvent:", self, [gestureRecognizer, event], true
    ) { (next: any UIGestureRecognizerDelegate) in
      next.gestureRecognizer(gestureRecognizer, shouldReceive: event)
    }
  }
}
