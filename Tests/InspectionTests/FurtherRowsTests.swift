// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Foundation
import Testing
import UIKit

@testable import Inspection

/// Rows that a list shows only after scrolling (Documentation/Check.md §1.9).
@MainActor
@Suite("Rows further on in a list")
struct FurtherRowsTests {
  /// Rows of 50 points, of which some have a text that does not fit.
  private final class Rows: NSObject, UITableViewDataSource {
    let long: Set<Int>
    init(long: Set<Int>) { self.long = long }

    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      let label = UILabel(frame: CGRect(x: 16, y: 10, width: 100, height: 24))
      label.text = long.contains(path.row) ? "A text that needs far more than that" : "Fits"
      cell.contentView.addSubview(label)
      return cell
    }
  }

  /// The cut texts of a list that shows rows from one on, 100 to 499 points below the list's top.
  private func further(from offset: CGFloat, long: Set<Int>) throws -> [Finding] {
    let rows = Rows(long: long)
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 375, height: 400))
    return try onScreen { controller in
      table.rowHeight = 50
      table.dataSource = rows
      table.contentInsetAdjustmentBehavior = .never
      let outside = UILabel(frame: CGRect(x: 16, y: 600, width: 60, height: 24))
      outside.text = "A text that needs far more than that"
      controller.view.addSubview(table)
      controller.view.addSubview(outside)
    } asking: { configuration, _ in
      table.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
      for _ in 0..<4 { Runtime.current.turn() }
      var number = 0
      return FaultBook(screen: "Test").look(
        further: table, of: UIApplication.shared.windows, in: configuration, next: &number
      ).written.map(\.finding.finding).of(.truncatedText)
    }
  }

  @Test(
    "a text that is cut in one of them is found where the list shows it; what is outside is not judged"
  )
  func found() throws {
    let found = try further(from: 1000, long: [23])
    #expect(found.count == 1)
    // The row begins at 23 · 50 − 1000 below the list's top at 100, the label 10 below that.
    #expect(found.first?.region == Rect(x: 16, y: 260, width: 100, height: 24))
  }

  @Test("a row that shows in part is left for the page on which it shows whole")
  func parts() throws {
    // From 1020 to 1420: rows 20 and 28 are cut off.
    #expect(try further(from: 1020, long: [20, 28]).isEmpty)
    #expect(try further(from: 1020, long: [21]).count == 1)
  }
}
