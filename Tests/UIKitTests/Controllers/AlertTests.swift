// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

@MainActor
@Suite("Alerts")
struct AlertTests {
  @Test("an alert is a box 270 points wide in the middle, with its texts and buttons in order")
  func box() throws {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    alert.addTextField { $0.text = "Name" }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))

    alert.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    alert.view.layoutIfNeeded()

    let box = try #require(alert.view.subviews.first as? UIStackView)
    #expect(box.frame.width == 270)
    #expect(abs(box.frame.midX - 187.5) <= 0.5)
    #expect(abs(box.frame.midY - 333.5) <= 0.5)
    let texts = box.arrangedSubviews.map { view -> String? in
      switch view {
      case let label as UILabel: label.text
      case let field as UITextField: field.text
      case let button as UIButton: button.title(for: .normal)
      default: nil
      }
    }
    #expect(texts == ["Title", "Message", "Name", "OK", "Cancel"])
  }
}
