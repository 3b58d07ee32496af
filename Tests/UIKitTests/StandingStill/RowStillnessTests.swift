// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Rows stand still")
struct RowStillnessTests {
  @Test(
    "a hundred rows in front of the middle move nothing that is seen, in any frame",
    arguments: [UITableView.RowAnimation.fade, .left, .top, .bottom, .middle, .none])
  func prepending(animation: UITableView.RowAnimation) {
    onFreshScreen {
      let list = TallRows(Array(0..<400)).show()
      list.scroll(to: 9000)
      let before = list.picture
      #expect(before.count > 5)

      list.insert(Array(1000..<1100), at: 0, animation)
      everyFrame(for: 0.4) { _ in #expect(list.movement(since: before) < 0.001) }
      #expect(list.table.contentOffset.y > CGFloat(13_000))

      list.items.removeSubrange(0..<50)
      list.table.deleteRows(at: (0..<50).map { .row($0) }, with: animation)
      everyFrame(for: 0.4) { _ in #expect(list.movement(since: before) < 0.001) }
    }
  }

  @Test("batches one into the other leave what is seen where it is")
  func overlapping() {
    onFreshScreen {
      let list = TallRows(Array(0..<400)).show()
      list.scroll(to: 9000)
      let before = list.picture
      for round in 0..<6 {
        list.insert([2000 + round, 3000 + round], at: round * 3, .fade)
        everyFrame(for: 0.08) { _ in #expect(list.movement(since: before) < 0.001) }
      }
      everyFrame(for: 0.5) { _ in #expect(list.movement(since: before) < 0.001) }
    }
  }

  @Test(
    "an animated jump lands exactly, whatever is measured on the way",
    arguments: [3, 25, 60, 390], [UITableView.ScrollPosition.top, .middle, .bottom, .none])
  func lands(item: Int, position: UITableView.ScrollPosition) {
    onFreshScreen {
      let list = TallRows(Array(0..<400)).show()
      var offsets: [CGFloat] = []
      list.table.scrollToRow(at: .row(item), at: position, animated: true)
      everyFrame(for: 0.4) { _ in offsets.append(list.table.contentOffset.y) }

      let frame = list.table.rectForRow(at: .row(item))
      #expect(frame.height == list.height(of: item))
      let wanted =
        switch position {
        case .top: frame.minY
        case .middle: frame.midY - 333.5
        case .bottom: frame.maxY - 667
        case .none: item == 3 ? 0 : frame.maxY - 667
        }
      let end = list.table.contentSize.height - 667
      #expect(abs(list.table.contentOffset.y - min(max(0, wanted), end)) < 0.001)
      if item > 20 { #expect(Set(offsets).count > 10) }
    }
  }

  @Test("rows on their way out go along when rows above are measured")
  func leaversFollow() throws {
    try onFreshScreenThrowing {
      let list = TallRows(Array(0..<400)).show()
      list.scroll(to: 9000)
      let path = try #require(list.table.indexPathsForVisibleRows?[2])
      let gone = try #require(list.table.cellForRow(at: path))
      let place = TallRows.top(gone) - list.table.contentOffset.y
      list.delete(at: path.row, .fade)
      list.insert(Array(1000..<1010), at: 0, .fade)
      everyFrame(for: 0.2) { _ in
        #expect(abs(TallRows.top(gone) - TallRows.offset(list.table) - place) < 0.001)
      }
    }
  }
}
