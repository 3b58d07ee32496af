// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("The text that a keyboard of an app's own types into")
struct DocumentProxyTests {
  @Test("it is the one that is edited, around its selection")
  func edited() {
    onDevice("iPhone 14") { _ in
      let controller = UIViewController()
      let field = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
      controller.view.addSubview(field)
      show(controller)
      let proxy = UIInputViewController().textDocumentProxy
      #expect(proxy.documentContextBeforeInput == nil)

      field.text = "pear tree"
      field.becomeFirstResponder()
      field.selectedRange = NSRange(location: 4, length: 1)
      #expect(proxy.documentContextBeforeInput == "pear")
      #expect(proxy.selectedText == " ")
      #expect(proxy.documentContextAfterInput == "tree")

      proxy.adjustTextPosition(byCharacterOffset: -4)
      proxy.insertText("A ")
      #expect(field.text == "A pear tree")
      proxy.deleteBackward()
      #expect(field.text == "Apear tree" && proxy.hasText)
    }
  }
}
