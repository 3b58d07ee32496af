// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a text field asks and tells; every method is optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  // @objc optional = true
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  // @objc optional
  func textFieldDidBeginEditing(_ textField: UITextField)
  // @objc optional = true
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  // @objc optional
  func textFieldDidEndEditing(_ textField: UITextField)
  // @objc optional
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  // @objc(textField:shouldChangeCharactersInRange:replacementString:) optional = true
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  // @objc optional
  func textFieldDidChangeSelection(_ textField: UITextField)
  // @objc optional = true
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  // @objc optional = true
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
