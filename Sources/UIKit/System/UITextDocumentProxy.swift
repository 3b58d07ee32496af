// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The text that a keyboard of an app's own types into.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  var documentInputMode: UITextInputMode? { get }
  var documentIdentifier: UUID { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  func unmarkText()
}

/// The text that is edited in the app: a keyboard of its own shares its process here, where on a
/// phone it has one to itself.
///
/// Differs from UIKit: the whole text is the context, of which a phone gives a part.
final class EditedDocument: NSObject, UITextDocumentProxy {
  /// The same in every run.
  let documentIdentifier = UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, 1))

  private var responder: UIResponder? { Runtime.current.firstResponder }
  private var input: (any UITextInput)? { responder as? any UITextInput }
  private var keys: (any UIKeyInput)? { responder as? any UIKeyInput }

  var documentContextBeforeInput: String? {
    input.flatMap { text(of: $0, from: $0.beginningOfDocument, to: $0.selectedTextRange?.start) }
  }

  var documentContextAfterInput: String? {
    input.flatMap { text(of: $0, from: $0.selectedTextRange?.end, to: $0.endOfDocument) }
  }

  var selectedText: String? {
    input.flatMap { text(of: $0, from: $0.selectedTextRange?.start, to: $0.selectedTextRange?.end) }
  }

  var documentInputMode: UITextInputMode? { responder?.textInputMode }

  var hasText: Bool { keys?.hasText ?? false }
  func insertText(_ text: String) { keys?.insertText(text) }
  func deleteBackward() { keys?.deleteBackward() }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let input, let start = input.selectedTextRange?.start else { return }
    let place = min(max(0, start.offset + offset), input.endOfDocument.offset)
    input.selectedTextRange = UITextRange(NSRange(location: place, length: 0))
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    input?.setMarkedText(markedText, selectedRange: selectedRange)
  }

  func unmarkText() { input?.unmarkText() }

  /// Nil where nothing stands between the places.
  private func text(
    of input: any UITextInput, from start: UITextPosition?, to end: UITextPosition?
  ) -> String? {
    guard let start, let end, let range = input.textRange(from: start, to: end) else { return nil }
    let text = input.text(in: range)
    return text?.isEmpty == false ? text : nil
  }
}
