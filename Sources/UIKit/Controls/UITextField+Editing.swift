// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Keys, selection and the notifications of editing (Documentation/Controls.md §7).
extension UITextField {
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  public static let didEndEditingReasonKey = "UITextFieldDidEndEditingReasonKey"

  public enum DidEndEditingReason: Int, Sendable {
    case committed
    case cancelled
  }

  final var edited: EditedText { EditedText(text ?? "", selection: selection) }

  final func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  final func tellOfBegin() {
    optionalCall(on: delegate) {
      delegate?.textFieldDidBeginEditing(self)
    }
    sendActions(for: .editingDidBegin)
    post(UITextField.textDidBeginEditingNotification)
    setNeedsLayout()
    setNeedsDisplay()
  }

  final func tellOfEnd() {
    let reason = DidEndEditingReason.committed
    let knowsReason: Void? = optionalCall(
      on: delegate, { delegate?.textFieldDidEndEditing(self, reason: reason) })
    if knowsReason == nil {
      optionalCall(on: delegate) {
        delegate?.textFieldDidEndEditing(self)
      }
    }
    sendActions(for: .editingDidEnd)
    post(UITextField.textDidEndEditingNotification)
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Empties the text, if the delegate agrees; what the clear button does.
  final func clear() {
    guard
      optionalCall(on: delegate, { delegate?.textFieldShouldClear(self) ?? true }) ?? true
    else { return }
    take(EditedText("", selection: NSRange(location: 0, length: 0)))
  }

  /// What the return key does: asks the delegate, then sends the action that ends editing. A field
  /// with a target for that action resigns.
  final func pressReturn() {
    guard
      optionalCall(on: delegate, { delegate?.textFieldShouldReturn(self) ?? true }) ?? true
    else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }

  /// Replaces part of the text as keys do, if the delegate agrees.
  final func change(_ range: NSRange, to string: String) {
    let agrees = optionalCall(
      on: delegate,
      {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string)
          ?? true
      })
    guard agrees ?? true else { return }
    var changed = edited
    changed.replace(range, with: string)
    take(changed)
  }

  /// Takes over a text that the user changed and tells everybody.
  private func take(_ changed: EditedText) {
    text = changed.string
    selection = changed.selection
    tellOfSelection()
    sendActions(for: .editingChanged)
    post(UITextField.textDidChangeNotification)
  }

  final func tellOfSelection() {
    optionalCall(on: delegate) {
      delegate?.textFieldDidChangeSelection(self)
    }
  }
}
