// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Types on the keyboard of the first responder, as a user does.
@MainActor
package enum KeyDriver {
  /// Types character by character; a line feed is the return key, a backspace (U+0008) deletes.
  ///
  /// - Returns: Whether there was a first responder that takes keys.
  @discardableResult
  package static func type(_ text: String) -> Bool {
    guard focused != nil else { return false }
    for character in text {
      // Each key may move the focus.
      guard let target = focused else { return true }
      switch character {
      case "\u{8}": target.deleteBackward()
      case "\n":
        if let field = target as? UITextField { field.pressReturn() } else { fallthrough }
      default: target.insertText(String(character))
      }
    }
    return true
  }

  /// Selects the whole text and deletes it.
  ///
  /// - Returns: Whether there was a first responder whose text can be selected.
  @discardableResult
  package static func deleteAll() -> Bool {
    guard let target = focused as? any UITextInput else { return false }
    guard target.hasText else { return true }
    target.selectedTextRange = target.textRange(
      from: target.beginningOfDocument, to: target.endOfDocument)
    target.deleteBackward()
    return true
  }

  /// The responder that has the keyboard.
  package static var receiver: UIResponder? { Runtime.current.firstResponder }

  private static var focused: (any UIKeyInput)? {
    Runtime.current.firstResponder as? any UIKeyInput
  }
}
