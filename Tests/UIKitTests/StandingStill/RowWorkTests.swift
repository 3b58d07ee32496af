// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("The work of tables is counted")
struct RowWorkTests {
  /// Rows of 50 points: fourteen at most are seen at a time.
  private func list(_ count: Int) -> TallRows {
    let list = TallRows(Array(0..<count))
    list.table.estimatedRowHeight = 50
    list.heights = [:]
    for item in 0..<min(count, 10_000) { list.heights[item] = 50 }
    return list
  }

  @Test("the first display of 10 000 rows builds and measures one screenful")
  func first() {
    onFreshScreen {
      let list = list(10_000)
      list.table.layoutIfNeeded()
      #expect(list.filled == 14)
      // The first cell of a class that measures itself is asked once more (TableView.md §1.7).
      #expect(list.measured == 15)
      #expect(list.table.subviews.filter { $0 is UITableViewCell }.count == 14)
    }
  }

  @Test("a page of scrolling fills and measures one page and makes few new cells")
  func page() {
    onFreshScreen {
      let list = list(10_000)
      list.table.layoutIfNeeded()
      (list.filled, list.measured) = (0, 0)
      list.scroll(to: 650)
      #expect(list.filled == 13)
      #expect(list.measured == 13)
      (list.filled, list.measured) = (0, 0)
      list.scroll(to: 0)
      // Rows that come back are filled and asked again (TableView.md §1.5).
      #expect(list.filled == 13)
      #expect(list.measured == 13)
    }
  }

  @Test("a turn and another text size measure what is seen")
  func turn() {
    onFreshScreen {
      let list = list(10_000)
      list.table.layoutIfNeeded()
      list.walk(20)
      list.measured = 0
      list.table.frame.size = CGSize(width: 667, height: 375)
      list.table.layoutIfNeeded()
      #expect(list.measured <= 9)
      list.measured = 0
      list.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      list.table.layoutIfNeeded()
      #expect(list.measured <= 9)
    }
  }

  @Test("an insertion measures what comes into view, however many rows there are")
  func insertion() {
    onFreshScreen {
      let list = list(10_000)
      list.table.layoutIfNeeded()
      list.scroll(to: 100_000)
      (list.filled, list.measured) = (0, 0)
      list.insert([20_000, 20_001], at: 0, .fade)
      #expect(list.filled == 0)
      // Rows that stay are asked again, as in UIKit.
      #expect(list.measured <= 14)
    }
  }
}
