// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Text editing")
struct TextEditingTests {
  /// Notes what a text view or field tells, in order; refuses texts with a "!".
  final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var calls: [String] = []
    var returns = true

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      calls.append("should \(range.location),\(range.length) \(string)")
      return !string.contains("!")
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
    func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("selection") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      calls.append("return")
      return returns
    }

    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      calls.append("should \(range.location),\(range.length) \(text)")
      return true
    }
    func textViewDidChange(_ textView: UITextView) { calls.append("change") }
    func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection") }
  }

  /// Notifications as they come; everything here runs on the main thread.
  final class Notes: @unchecked Sendable {
    var names: [String] = []
    var frames: [CGRect] = []
    private var tokens: [any NSObjectProtocol] = []

    init(_ names: [Notification.Name], object: AnyObject? = nil) {
      tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
          [unowned self] note in
          self.names.append(note.name.rawValue)
          let end = note.userInfo?["UIKeyboardFrameEndUserInfoKey"] as? NSValue
          frames.append(end?.cgRectValue ?? .null)
        }
      }
    }

    deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
  }

  @Test("deleting takes the user-perceived character before the caret, or the selection")
  func deleting() {
    let family = "a👩‍👩‍👧"

    #expect(
      EditedText(family, selection: NSRange(location: family.utf16.count, length: 0))
        .rangeToDelete == NSRange(location: 1, length: family.utf16.count - 1))
    #expect(EditedText("ab", selection: NSRange(location: 0, length: 0)).rangeToDelete == nil)
    #expect(
      EditedText("abc", selection: NSRange(location: 1, length: 2)).rangeToDelete
        == NSRange(location: 1, length: 2))
  }

  @Test("replacing puts the caret behind the new text")
  func replacing() {
    var text = EditedText("abcd", selection: NSRange(location: 0, length: 0))
    text.replace(NSRange(location: 1, length: 2), with: "xyz")

    #expect(text.string == "axyzd")
    #expect(text.selection == NSRange(location: 4, length: 0))
  }

  @Test("typing asks, tells of the selection and sends the action")
  func typing() {
    let field = UITextField()
    let listener = Listener()
    field.delegate = listener
    field.addAction(UIAction { _ in listener.calls.append("action") }, for: .editingChanged)
    #expect(field.becomeFirstResponder())

    KeyDriver.type("ab!")

    #expect(field.text == "ab")
    #expect(
      listener.calls == [
        "begin", "should 0,0 a", "selection", "action", "should 1,0 b", "selection", "action",
        "should 2,0 !",
      ])
    field.resignFirstResponder()
  }

  @Test("a text that is set tells where its caret went, and of no change")
  func settingTexts() {
    let view = UITextView()
    let listener = Listener()
    view.delegate = listener
    view.text = "two words"
    view.attributedText = NSAttributedString(string: "two")
    view.text = ""
    #expect(listener.calls == ["selection", "selection", "selection"])
    view.text = ""
    #expect(listener.calls.count == 3)
  }

  @Test("keys replace the selection")
  func selection() {
    let field = UITextField()
    field.text = "Hello"
    field.becomeFirstResponder()
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument,
      to: field.position(from: field.beginningOfDocument, offset: 4) ?? field.endOfDocument)

    KeyDriver.type("J")
    KeyDriver.type("\u{8}")

    #expect(field.text == "o")
    field.resignFirstResponder()
  }

  @Test("the return key ends editing where a target waits for it and the delegate agrees")
  func returnKey() {
    let field = UITextField()
    let listener = Listener()
    field.delegate = listener
    field.addAction(UIAction { _ in listener.calls.append("exit") }, for: .editingDidEndOnExit)
    field.becomeFirstResponder()
    listener.returns = false
    KeyDriver.type("\n")
    #expect(field.isFirstResponder)

    listener.returns = true
    KeyDriver.type("\n")

    #expect(!field.isFirstResponder)
    #expect(listener.calls == ["begin", "return", "return", "exit", "end"])
  }

  @Test("editing posts UIKit's notifications")
  func notifications() {
    let field = UITextField()
    let notes = Notes(
      [
        UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
        UITextField.textDidEndEditingNotification,
      ], object: field)
    field.becomeFirstResponder()
    KeyDriver.type("x")
    field.resignFirstResponder()

    #expect(
      notes.names == [
        "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
        "UITextFieldTextDidEndEditingNotification",
      ])
  }

  @Test("a text view asks, tells of the selection, then of the change")
  func textView() {
    let view = UITextView()
    let listener = Listener()
    view.text = "ac"
    view.delegate = listener
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 0)

    KeyDriver.type("b")

    #expect(view.text == "abc")
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
    #expect(listener.calls == ["begin", "selection", "should 1,0 b", "selection", "change"])
    view.resignFirstResponder()
    #expect(listener.calls.last == "end")
  }

  @Test("a text view that scrolls shows the range it is asked for, and moves no further")
  func scrolling() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 10)
    view.text = (1...40).map { "line \($0)" }.joined(separator: "\n")
    view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0))
    // 40 lines of 11.93 points below 8 points of inset end at 485.3; the view shows 100.
    #expect(abs(view.contentOffset.y - 385.3) < 0.6)

    view.scrollRangeToVisible(NSRange(location: view.text.utf16.count - 3, length: 0))

    #expect(abs(view.contentOffset.y - 385.3) < 0.6)
  }

  @Test("the caret stands before its character, and behind a line feed on the line below")
  func caret() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = "Label\n"

    #expect(view.caretRect(for: UITextPosition(offset: 0)).minX == 5)
    // "Label" is 41.33 points wide (semantics 2.7); the caret lands on a pixel.
    #expect(abs(view.caretRect(for: UITextPosition(offset: 5)).minX - 46.33) <= 0.5)
    #expect(abs(view.caretRect(for: UITextPosition(offset: 6)).minY - 28.29) <= 0.5)
  }

  @Test("focus brings the keyboard and takes it away; between two fields it stays")
  func keyboard() {
    let notes = Notes([
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ])
    let keyboard = SoftKeyboard()
    let outer = Runtime.current.focusSink
    Runtime.current.focusSink = { keyboard.follow($0) }
    let (first, second) = (UITextField(), UITextField())
    first.becomeFirstResponder()
    second.becomeFirstResponder()
    second.resignFirstResponder()
    Runtime.current.focusSink = outer

    #expect(
      notes.names == ["UIKeyboardWillShowNotification", "UIKeyboardWillHideNotification"])
    let screen = UIScreen.main.bounds
    #expect(notes.frames.first?.maxY == screen.maxY)
    #expect(notes.frames.last?.minY == screen.maxY)
  }

  @Test("controls tell what they are where the app says nothing")
  func accessibility() {
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.isEnabled = false
    let label = UILabel()
    label.text = "Hello"
    let slider = UISlider()
    slider.value = 0.25
    let toggle = UISwitch()
    toggle.isOn = true

    #expect(button.accessibilityLabel == "Send")
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    #expect(label.accessibilityLabel == "Hello" && label.accessibilityTraits == .staticText)
    #expect(slider.accessibilityValue == "25%" && slider.accessibilityTraits == .adjustable)
    #expect(toggle.accessibilityValue == "1")

    button.accessibilityLabel = "Own"
    #expect(button.accessibilityLabel == "Own")
  }

  @Test("marked text is replaced until it is settled")
  func markedText() {
    let view = UITextView()
    view.text = "ab"
    view.selectedRange = NSRange(location: 1, length: 0)
    #expect(view.markedTextRange == nil)
    view.setMarkedText("nih", selectedRange: NSRange(location: 3, length: 0))
    #expect(view.text == "anihb")
    #expect(view.markedTextRange.flatMap(view.text(in:)) == "nih")
    view.setMarkedText("nihon", selectedRange: NSRange(location: 0, length: 5))
    #expect(view.text == "anihonb" && view.selectedRange == NSRange(location: 1, length: 5))
    view.unmarkText()
    #expect(view.text == "anihonb" && view.markedTextRange == nil)
    view.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
    #expect(view.text == "ab" && view.markedTextRange == nil)
    // A selection that is nowhere in the text is at its end.
    view.setMarkedText("ni", selectedRange: NSRange(location: NSNotFound, length: 7))
    #expect(view.text == "anib" && view.selectedRange == NSRange(location: 3, length: 0))
  }

  /// Ends the editing itself when it is asked whether it may end.
  private final class Ender: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var asked = 0

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      asked += 1
      textField.superview?.endEditing(true)
      return true
    }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      asked += 1
      textView.resignFirstResponder()
      return true
    }
  }

  @Test("a delegate that ends the editing while it is asked is asked once")
  func endsWhileAsked() {
    onDevice("iPhone X") { _ in
      let (root, ender) = (UIViewController(), Ender())
      let (field, text) = (UITextField(), UITextView())
      (field.delegate, text.delegate) = (ender, ender)
      root.view.addSubview(field)
      root.view.addSubview(text)
      _ = show(root)
      for view in [field, text] as [UIView] {
        ender.asked = 0
        #expect(view.becomeFirstResponder())
        #expect(view.resignFirstResponder() && !view.isFirstResponder)
        #expect(ender.asked == 1)
      }
    }
  }

  /// An app's own text: its places are its objects.
  final class Line: UITextPosition {}
  final class Lines: UITextRange {}

  @Test("ranges of a text are equal by their places, those of an app's classes are not")
  func equalRanges() {
    let field = UITextField()
    field.text = "abcd"
    let end = field.endOfDocument
    field.selectedTextRange = field.textRange(from: end, to: end)
    #expect(field.selectedTextRange == field.textRange(from: end, to: end))
    #expect(field.selectedTextRange?.hash == field.textRange(from: end, to: end)?.hash)
    #expect(field.selectedTextRange != field.textRange(from: field.beginningOfDocument, to: end))
    #expect(field.selectedTextRange != nil && Line() != Line() && Lines() != Lines())
    let line = Line()
    #expect(line == line)
  }
}
