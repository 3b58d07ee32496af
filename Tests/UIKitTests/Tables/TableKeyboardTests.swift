// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/Controls.md §8.
@MainActor
@Suite("Tables and the keyboard")
struct TableKeyboardTests {
  private final class Form: UITableViewController {
    let fields = (0..<20).map { _ in UITextField(frame: CGRect(x: 16, y: 6, width: 200, height: 32))
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      20
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.contentView.addSubview(fields[indexPath.row])
      return cell
    }
  }

  @Test("a field below the keyboard's edge is scrolled above it; the room goes with the keyboard")
  func field() throws {
    try onDevice("iPhone 14") { _ in
      let form = Form(style: .plain)
      form.tableView.rowHeight = 44
      let window = show(form)
      let table = try #require(form.tableView)
      let row = try #require(table.indexPathsForVisibleRows?.last).row - 1
      let field = form.fields[row]
      let before = table.contentOffset.y

      field.becomeFirstResponder()
      settle()
      let keyboard = try #require(Runtime.current.keyboardFrame)
      let covered = window.bounds.maxY - keyboard.minY - window.safeAreaInsets.bottom
      #expect(table.contentInset.bottom == covered)
      #expect(abs(field.convert(field.bounds, to: nil).maxY - keyboard.minY) < 0.5)
      #expect(table.contentOffset.y > before)
      // The next field has room already.
      form.fields[row - 1].becomeFirstResponder()
      settle()
      #expect(table.contentInset.bottom == covered)

      form.fields[row - 1].resignFirstResponder()
      settle()
      #expect(table.contentInset.bottom == 0 && table.verticalScrollIndicatorInsets.bottom == 0)

      // What the app has set since stays.
      form.fields[row - 1].becomeFirstResponder()
      table.contentInset = .zero
      form.fields[row - 1].resignFirstResponder()
      settle()
      #expect(table.contentInset.bottom == 0)
    }
  }
}
