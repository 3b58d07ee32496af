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
