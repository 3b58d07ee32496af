// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Testing

@testable import UIKit

/// Documentation/Containers.md §7.
@MainActor
@Suite("Alerts")
struct AlertTests {
  private func presenting(
    _ alert: UIAlertController, _ body: (UIWindow, UIViewController) -> Void
  ) {
    onDevice("iPhone 8") { _ in
      let root = UIViewController()
      let window = show(root)
      root.present(alert, animated: false)
      settle()
      body(window, root)
    }
  }

  private final class Question: UIAlertController {
    var answer = ""

    convenience init(_ answer: String) {
      self.init()
      self.answer = answer
    }
  }

  @Test("a subclass may be made without texts; its style is that of alerts")
  func subclass() {
    onDevice("iPhone 8") { _ in
      let question = Question("yes")
      question.title = "Sure?"
      #expect(question.preferredStyle == .alert)
      #expect(question.modalPresentationStyle == .custom)
      let sheet = Question(title: "Sure?", message: nil, preferredStyle: .actionSheet)
      #expect(sheet.preferredStyle == .actionSheet)
      #expect(sheet.modalPresentationStyle == .popover)
      #expect(UIAlertController(nibName: nil, bundle: nil).actions.isEmpty)
    }
  }

  @Test("the keyboard goes while an alert is in front, and comes back with its end")
  func keyboard() {
    onDevice("iPhone 8") { _ in
      let (root, field) = (UIViewController(), UITextField(frame: .zero))
      root.view.addSubview(field)
      _ = show(root)
      field.becomeFirstResponder()
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      root.present(alert, animated: false)
      settle()
      #expect(!field.isFirstResponder && Runtime.current.keyboardFrame == nil)

      root.dismiss(animated: false)
      settle()
      #expect(field.isFirstResponder && Runtime.current.keyboardFrame != nil)
    }
  }

  @Test("an alert is 270 points wide in the middle; two short actions stand beside each other")
  func box() {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))

    presenting(alert) { _, _ in
      let frame = alert.view.frame
      // 20 + a line of 17 pt + 2 + a line of 13 pt + 20, and a row of 44.
      let text = 17 * 1.193359375 + 13 * 1.193359375
      #expect(frame.width == 270)
      #expect(abs(frame.height - (42 + text + 44)) <= 1)
      #expect(abs(frame.midX - 187.5) <= 0.5)
      #expect(abs(frame.midY - 333.5) <= 0.5)
      let buttons = buttons(in: alert.view)
      #expect(buttons.map { $0.action.title } == ["Cancel", "OK"])
      #expect(buttons.map { $0.frame.width } == [135, 135])
      #expect(buttons[0].frame.minY == buttons[1].frame.minY)
    }
  }

  private func sheetOfOne() -> UIAlertController {
    let sheet = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "A", style: .default))
    return sheet
  }

  @Test("an action sheet takes its source before it is presented, on a tablet alone")
  func sourceOfSheet() {
    onDevice("iPad Pro 11") { _ in
      let root = UIViewController()
      _ = show(root)
      let sheet = sheetOfOne()
      sheet.popoverPresentationController?.sourceView = root.view
      sheet.popoverPresentationController?.sourceRect = CGRect(x: 9, y: 300, width: 1, height: 1)
      root.present(sheet, animated: false)
      settle()
      #expect(root.presentedViewController === sheet)
      #expect(sheet.presentationController is UIPopoverPresentationController)
    }
    onDevice("iPhone 8") { _ in #expect(sheetOfOne().popoverPresentationController == nil) }
  }

  @Test("the delegate of an action sheet's popover may name the source when it is presented")
  func preparedSheet() {
    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
      var calls = 0
      func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
        calls += 1
        popover.sourceView = popover.presentingViewController.view
      }
    }
    onDevice("iPad Pro 11") { _ in
      let (root, delegate, sheet) = (UIViewController(), Delegate(), sheetOfOne())
      _ = show(root)
      sheet.popoverPresentationController?.delegate = delegate
      root.present(sheet, animated: false)
      settle()
      #expect(root.presentedViewController === sheet)
      #expect(delegate.calls == 1)
    }
  }

  @Test("three actions stand below each other, the cancelling one last")
  func column() {
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "A", style: .default))
    alert.addAction(UIAlertAction(title: "B", style: .destructive))

    presenting(alert) { _, _ in
      let buttons = buttons(in: alert.view)
      #expect(buttons.map { $0.action.title } == ["A", "B", "Cancel"])
      let tops = buttons.map { $0.frame.minY }
      #expect(tops[1] - tops[0] == 44 && tops[2] - tops[1] == 44)
    }
  }

  @Test("an action sheet stands 8 points from the edges, its cancelling action apart")
  func sheet() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "A", style: .default))
    alert.addAction(UIAlertAction(title: "B", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))

    presenting(alert) { _, _ in
      // Two rows of 57, a gap of 8, one more row; 8 above the bottom of the phone.
      #expect(alert.view.frame == CGRect(x: 8, y: 667 - 8 - 179, width: 359, height: 179))
    }
  }

  @Test("choosing an action takes the alert away and runs its handler once")
  func choose() {
    var chosen: [String] = []
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in chosen.append("OK") })

    presenting(alert) { _, root in
      buttons(in: alert.view).first?.sendActions(for: .touchUpInside)
      Runtime.current.advance(to: Runtime.current.now + 1)
      #expect(chosen == ["OK"])
      #expect(root.presentedViewController == nil)
    }
  }

  @Test("text fields are asked for once and stand in the alert")
  func fields() {
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "OK", style: .default))

    presenting(alert) { _, _ in
      #expect(alert.textFields?.map { $0.placeholder } == ["Name"])
      let field = alert.textFields?.first
      #expect(field?.isDescendant(of: alert.view) == true)
      #expect(field?.frame.width == 238)
    }
  }

  private func buttons(in view: UIView) -> [AlertButton] {
    (view as? AlertButton).map { [$0] } ?? view.subviews.flatMap(buttons)
  }
}
