// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Testing

@testable import UIKit

/// Documentation/Containers.md §7.
@MainActor
@Suite("Alert views of before alert controllers")
struct AlertViewTests {
  private final class Asker: NSObject, UIAlertViewDelegate {
    var told: [String] = []

    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      told.append("clicked \(alertView.buttonTitle(at: buttonIndex) ?? "nothing")")
    }
    func didPresent(_ alertView: UIAlertView) { told.append("shown") }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      told.append("gone \(buttonIndex)")
    }
  }

  @Test("an alert view is an alert over the key window, and tells its delegate")
  func shown() throws {
    try onDevice("iPhone 8") { _ in
      let root = UIViewController()
      let window = show(root)
      window.makeKey()
      let asker = Asker()
      UIAlertView(
        title: "Sure?", message: "It goes.", delegate: asker, cancelButtonTitle: "No",
        otherButtonTitles: "Yes", "Later"
      ).show()
      Runtime.current.advance(to: Runtime.current.now + 1)
      let alert = try #require(root.presentedViewController as? UIAlertController)
      #expect(alert.title == "Sure?" && alert.message == "It goes.")
      #expect(alert.actions.map(\.title) == ["No", "Yes", "Later"])
      #expect(alert.actions.map(\.style) == [.cancel, .default, .default])
      alert.choose(alert.actions[1])
      Runtime.current.advance(to: Runtime.current.now + 1)
      #expect(asker.told == ["shown", "clicked Yes", "gone 1"])
      #expect(root.presentedViewController == nil)
    }
  }

  @Test("the style gives the fields; buttons are counted as they come")
  func fields() throws {
    try onDevice("iPhone 8") { _ in
      let root = UIViewController()
      show(root).makeKey()
      let login = UIAlertView(title: "Who?", message: nil, delegate: nil, cancelButtonTitle: nil)
      #expect(login.cancelButtonIndex == -1 && login.firstOtherButtonIndex == -1)
      #expect(login.addButton(withTitle: "In") == 0 && login.firstOtherButtonIndex == 0)
      login.alertViewStyle = .loginAndPasswordInput
      login.textField(at: 0)?.text = "Ann"
      #expect(!login.isVisible)
      login.show()
      Runtime.current.advance(to: Runtime.current.now + 1)
      let alert = try #require(root.presentedViewController as? UIAlertController)
      #expect(alert.textFields?.map(\.isSecureTextEntry) == [false, true])
      #expect(alert.textFields?.first?.text == "Ann" && login.isVisible)
      login.dismiss(withClickedButtonIndex: 0, animated: false)
      Runtime.current.advance(to: Runtime.current.now + 1)
      #expect(!login.isVisible)
    }
  }
}
