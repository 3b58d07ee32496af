// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIView {
  /// What ``endEditing(_:)`` does without an app's override.
  func resignEditor(_ force: Bool) -> Bool {
    guard let responder = Runtime.current.firstResponder as? UIView,
      responder === self || responder.isDescendant(of: self)
    else { return true }
    if responder.resignFirstResponder() { return true }
    if force {
      Runtime.current.firstResponder = nil
      Runtime.current.focusSink?(nil)
    }
    return force
  }

  /// The view whose alpha decides what is seen of this one; the older name of ``mask``.
  public var maskView: UIView? {
    get { mask }
    set { mask = newValue }
  }
}
