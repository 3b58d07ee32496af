// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a text field asks and tells; every method is optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    unimplemented(true)
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) { unimplemented(()) }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    unimplemented(true)
  }
  public func textFieldDidEndEditing(_ textField: UITextField) { unimplemented(()) }
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    unimplemented(())
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    unimplemented(true)
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) { unimplemented(()) }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { unimplemented(true) }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { unimplemented(true) }
}
