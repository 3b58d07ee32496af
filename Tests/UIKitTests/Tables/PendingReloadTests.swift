// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Rows with their number as text.
private final class Numbers: NSObject, UITableViewDataSource {
  var count = 3
  var prefix = "row"
  var asked = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(prefix) \(indexPath.row)"
    return cell
  }
}

@MainActor
@Suite("Tables that are asked for cells before they were laid out")
struct PendingReloadTests {
  private func table(_ frame: CGRect, _ numbers: Numbers) -> UITableView {
    let table = UITableView(frame: frame, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    table.dataSource = numbers
    return table
  }

  @Test("a reload that waits is done for who asks for a cell, once")
  func asksAtOnce() {
    onFreshScreen {
      let numbers = Numbers()
      let table = table(CGRect(x: 0, y: 0, width: 320, height: 100), numbers)
      let first = IndexPath(row: 0, section: 0)

      #expect(table.cellForRow(at: first)?.textLabel?.text == "row 0")
      #expect(table.visibleCells.count == 3)
      #expect(numbers.asked == 3)

      numbers.prefix = "new"
      numbers.count = 1
      table.reloadData()
      #expect(table.indexPathsForVisibleRows == [first])
      #expect(table.cellForRow(at: first)?.textLabel?.text == "new 0")
    }
  }

  @Test("insertions that a source counts already, before it was ever asked, are taken as they are")
  func insertsFirst() {
    onFreshScreen {
      let numbers = Numbers()
      let table = table(CGRect(x: 0, y: 0, width: 320, height: 100), numbers)

      numbers.count = 4
      table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
      #expect(table.numberOfRows(inSection: 0) == 4)

      numbers.count = 5
      table.insertRows(at: [IndexPath(row: 4, section: 0)], with: .none)
      #expect(table.numberOfRows(inSection: 0) == 5)
    }
  }

  @Test("a table without a size has a cell at its offset for who asks, and none after a pass")
  func noSize() {
    onFreshScreen {
      let numbers = Numbers()
      let table = table(.zero, numbers)

      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "row 0")
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) == nil)

      table.setNeedsLayout()
      table.layoutIfNeeded()
      #expect(table.visibleCells.isEmpty)
    }
  }
}
