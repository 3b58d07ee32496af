// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/Controls.md §7.8.
@MainActor
@Suite("Edited fields")
struct EditedFieldTests {
  private let place = CGRect(x: 20, y: 100, width: 100, height: 30)

  private func edit(_ text: String, then check: (UITextField) -> Void) {
    let field = UITextField(frame: place)
    field.text = text
    let controller = UIViewController()
    controller.view.addSubview(field)
    let window = show(controller)
    field.becomeFirstResponder()
    check(field)
    window.isHidden = true
  }

  private func caret(of field: UITextField, at offset: Int) -> CGRect {
    field.selectedTextRange = field.textRange(
      from: UITextPosition(offset: offset), to: UITextPosition(offset: offset))
    return field.caretRect(for: UITextPosition(offset: offset))
  }

  @Test("a long text moves until its end is in sight, and back to its beginning")
  func long() {
    let text = "A text that is wider than a hundred points"
    onDevice("iPhone 14") { _ in
      edit(text) { field in
        #expect(caret(of: field, at: text.utf16.count).maxX == 100)
        let last = field.closestPosition(to: CGPoint(x: 99, y: 15))
        #expect(last?.offset == text.utf16.count)
        #expect(caret(of: field, at: 0).minX == 0)
        #expect(field.closestPosition(to: CGPoint(x: 0, y: 15))?.offset == 0)
      }
    }
  }

  @Test("a text that is longer than the field is cut at the view beside it")
  func besideView() throws {
    try onDevice("iPhone 14") { _ in
      let field = UITextField(frame: place)
      field.text = "A text that is wider than a hundred points"
      field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
      field.rightViewMode = .always
      let controller = UIViewController()
      controller.view.addSubview(field)
      let window = show(controller)
      field.becomeFirstResponder()
      let clips = DisplayListBuilder.displayList(of: field).commands.compactMap {
        if case .clip(let path, _) = $0 { path.controlBox } else { nil }
      }
      let clip = try #require(clips.last)
      #expect(clip.maxX <= 76)
      window.isHidden = true
    }
  }

  @Test("the clear button that key-value coding answers gives the field its image and tint")
  func clearButton() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      $0.fill($0.format.bounds)
    }
    try onDevice("iPhone 14") { _ in
      let field = UITextField(frame: place)
      field.text = "Ada"
      field.clearButtonMode = .always
      let button = try #require(field.value(forKey: "clearButton") as? UIButton)
      #expect(field.value(forKey: "_clearButton") as? UIButton === button)
      #expect(button.image(for: .normal) != nil)
      button.setImage(image.withRenderingMode(.alwaysTemplate), for: .normal)
      button.tintColor = .red
      let placements = DisplayListBuilder.displayList(of: field).commands.compactMap {
        if case .picture(let placement) = $0 { placement } else { nil }
      }
      #expect(placements.map(\.target) == [field.clearButtonRect(forBounds: field.bounds)])
      #expect(placements.first?.tint == UIColor.red.cgColor.paint)
    }
  }

  @Test("a short text does not move")
  func short() {
    onDevice("iPhone 14") { _ in
      edit("Label") { field in
        // "Label" is 41.33 points wide (semantics 2.7).
        #expect(abs(caret(of: field, at: 5).minX - 41.33) <= 0.5)
      }
    }
  }

  @Test("from right to left the caret of an empty field is its right end")
  func mirrored() {
    onDevice("iPhone 14", locale: "ar") { _ in
      edit("") { #expect(caret(of: $0, at: 0).maxX == 100) }
      let text = "שלום לכולם וברוכים הבאים לגינה"
      edit(text) { field in
        #expect(caret(of: field, at: 0).maxX == 100)
        #expect(caret(of: field, at: text.utf16.count).minX == 0)
      }
    }
  }

  @Test("a selection in the only line is one box from caret to caret; an empty one is none")
  func selectionRects() {
    onDevice("iPhone 14") { _ in
      edit("Some words") { field in
        let (start, end) = (UITextPosition(offset: 1), UITextPosition(offset: 4))
        let boxes = field.textRange(from: start, to: end).map(field.selectionRects(for:)) ?? []
        #expect(boxes.count == 1)
        #expect(boxes.first?.rect.minX == field.caretRect(for: start).minX)
        #expect(boxes.first?.rect.maxX == field.caretRect(for: end).minX)
        #expect(boxes.first?.containsStart == true && boxes.first?.containsEnd == true)
        let none = field.textRange(from: start, to: start).map(field.selectionRects(for:))
        #expect(none?.isEmpty == true)
      }
    }
  }

  @Test("an input view without height and content leaves no keyboard, one with a height has it")
  func emptyInputView() {
    onDevice("iPhone X") { _ in
      let field = UITextField(frame: place)
      field.inputView = UIView()
      let controller = UIViewController()
      controller.view.addSubview(field)
      _ = show(controller)
      field.becomeFirstResponder()
      #expect(field.isFirstResponder)
      #expect(Runtime.current.keyboardFrame == nil)

      field.resignFirstResponder()
      field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
      field.becomeFirstResponder()
      #expect(Runtime.current.keyboardFrame?.height == 134)
    }
  }
}
