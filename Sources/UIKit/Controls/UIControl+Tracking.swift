// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Following one finger, and the events that tell of it (Documentation/Touches.md §5).
extension UIControl {
  /// Points around a control that still count as inside while a finger is followed.
  static let slack: CGFloat = 70

  final func beginFollowing(_ touch: UITouch, _ event: UIEvent?) {
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return isTouchInside = false }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  final func follow(_ touch: UITouch, _ event: UIEvent?) {
    let wasInside = isTouchInside
    isTouchInside = isNear(touch, event)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      (isTracking, isHighlighted, isTouchInside) = (false, false, false)
      return
    }
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, event)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, event)
  }

  final func endFollowing(_ touch: UITouch, _ event: UIEvent?) {
    guard isTracking else { return }
    isTouchInside = isNear(touch, event)
    isHighlighted = false
    endTracking(touch, with: event)
    isTracking = false
    if isTouchInside {
      willSendTouchUpInside()
      sendActions(
        for: isTriggeredByTouch ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside, event)
    } else {
      sendActions(for: .touchUpOutside, event)
    }
    isTouchInside = false
  }

  final func cancelFollowing(_ event: UIEvent?) {
    guard isTracking else { return }
    (isHighlighted, isTracking, isTouchInside) = (false, false, false)
    cancelTracking(with: event)
    sendActions(for: .touchCancel, event)
  }

  private func isNear(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    return point(inside: place, with: event)
      || bounds.insetBy(dx: -UIControl.slack, dy: -UIControl.slack).contains(place)
  }

  /// Whether a recognizer looks for one tap of one finger.
  final func isSingleTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
