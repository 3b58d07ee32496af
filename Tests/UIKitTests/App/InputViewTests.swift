// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/Chrome.md §4.6.
@MainActor
@Suite("An app's own views at the keyboard")
struct InputViewTests {
  /// A field in a window, with views of its own.
  private func field(_ input: UIView?, _ accessory: UIView?) -> UITextField {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    (field.inputView, field.inputAccessoryView) = (input, accessory)
    controller.view.addSubview(field)
    _ = show(controller)
    return field
  }

  /// A field that is typed in in one language.
  private final class Greek: UITextField {
    override var textInputMode: UITextInputMode? {
      UITextInputMode.activeInputModes.first { $0.primaryLanguage == "el" }
    }
  }

  @Test("the language that is typed in is the run's own, unless a view says another")
  func language() {
    onDevice("iPhone X") { _ in
      #expect(UITextField().textInputMode?.primaryLanguage == "en-US")
      #expect(Greek().textInputMode == nil)
    }
  }

  @Test("there are no suggestions where nothing is corrected, and none for numbers")
  func suggestions() {
    for (device, whole, keys) in [
      ("iPhone 8", 260, 216), ("iPhone 8 Plus", 271, 226), ("iPhone X", 336, 291),
    ] as [(String, CGFloat, CGFloat)] {
      onDevice(device) { _ in
        let field = field(nil, nil)
        field.becomeFirstResponder()
        #expect(Runtime.current.keyboardFrame?.height == whole)
        field.resignFirstResponder()
        field.autocorrectionType = .no
        field.becomeFirstResponder()
        #expect(Runtime.current.keyboardFrame?.height == keys)
        field.resignFirstResponder()
        (field.autocorrectionType, field.keyboardType) = (.default, .decimalPad)
        field.becomeFirstResponder()
        #expect(Runtime.current.keyboardFrame?.height == keys)
      }
    }
  }

  @Test(
    "an input view takes the place of the keys, an accessory stands above it, while they are asked for"
  )
  func own() {
    onDevice("iPhone 8") { _ in
      let input = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 216))
      let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      let field = field(input, accessory)
      #expect(input.window == nil)

      field.becomeFirstResponder()
      settle()
      // The screen is 375 × 667 points and has no home indicator.
      #expect(input.convert(input.bounds, to: nil) == CGRect(x: 0, y: 451, width: 375, height: 216))
      #expect(
        accessory.convert(accessory.bounds, to: nil)
          == CGRect(x: 0, y: 407, width: 375, height: 44))

      field.resignFirstResponder()
      settle()
      #expect(input.window == nil && accessory.window == nil)
    }
  }

  @Test("an accessory alone stands above the system's keys, 260 points high")
  func accessoryAlone() {
    onDevice("iPhone 8") { _ in
      let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      field(nil, accessory).becomeFirstResponder()
      settle()
      // 667 − 260 − 44
      #expect(
        accessory.convert(accessory.bounds, to: nil)
          == CGRect(x: 0, y: 363, width: 375, height: 44))
    }
  }

  @Test("the curve that a keyboard tells has no name, and apps make one of its number")
  func curve() {
    onDevice("iPhone 8") { _ in
      nonisolated(unsafe) var told: Int?
      let key = UIResponder.keyboardAnimationCurveUserInfoKey
      let observer = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { note in
        told = note.userInfo?[key] as? Int
      }
      field(nil, nil).becomeFirstResponder()
      settle()
      NotificationCenter.default.removeObserver(observer)
      #expect(told == 7)
      #expect(told.flatMap(UIView.AnimationCurve.init(rawValue:)) == .easeInOut)
      #expect(UIView.AnimationCurve(rawValue: 3) == .linear)
    }
  }
}
