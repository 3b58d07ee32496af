// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What the delegate and the views say; a method that is not there says what UIKit does by default.
extension UIGestureRecognizer {
  /// Asks the views from the hit one to its own, then the delegate.
  final var mayBegin: Bool {
    var asked = tracked.first?.view ?? view
    while let candidate = asked {
      guard candidate.gestureRecognizerShouldBegin(self) else { return false }
      if candidate === view { break }
      asked = candidate.superview
    }
    return optionalCall(on: delegate) {
      delegate?.gestureRecognizerShouldBegin(self) ?? true
    } ?? true
  }

  final func wants(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, takes(touch.type), shouldReceive(event) else { return false }
    let takesEvent =
      optionalCall(on: delegate) {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
      } ?? true
    guard takesEvent else { return false }
    return optionalCall(on: delegate) {
      delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    } ?? true
  }

  final func goesTogether(with other: UIGestureRecognizer) -> Bool {
    optionalCall(on: delegate) {
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
    } ?? false
  }

  final func asksFailure(of other: UIGestureRecognizer) -> Bool {
    optionalCall(on: delegate) {
      delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
    } ?? false
  }

  final func isAskedToFail(by other: UIGestureRecognizer) -> Bool {
    optionalCall(on: delegate) {
      delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: other) ?? false
    } ?? false
  }
}
