// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UIFocusItem {
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {
    optionalDefault("didHintFocusMovement:", self, [hint], ()) { (next: any UIFocusItem) in
      next.didHintFocusMovement(hint)
    }
  }
}
