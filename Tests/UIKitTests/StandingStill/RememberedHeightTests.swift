// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Heights that are remembered")
struct RememberedHeightTests {
  /// Rows of 150 points, the first pages of which were seen.
  private func list(_ count: Int = 200) -> TallRows {
    let list = TallRows(Array(0..<count))
    list.table.estimatedRowHeight = 44
    for item in 0..<2000 { list.heights[item] = 150 }
    list.table.layoutIfNeeded()
    return list
  }

  private func top(_ list: TallRows, _ row: Int) -> CGFloat {
    list.table.rectForRow(at: .row(row)).minY
  }

  @Test("reloading everything leaves rows that were seen as tall as they were")
  func reload() {
    onFreshScreen {
      let list = list()
      list.walk(4)
      let row = list.table.indexPathsForVisibleRows?.first?.row ?? 0
      #expect(top(list, row) == CGFloat(row) * 150)
      let before = list.picture

      list.table.reloadData()
      list.table.layoutIfNeeded()

      #expect(top(list, row) == CGFloat(row) * 150)
      #expect(list.movement(since: before) == 0)
    }
  }

  @Test("after a reload rows are measured again when they are seen, not before")
  func reloadMeasures() {
    onFreshScreen {
      let list = list()
      list.walk(4)
      list.measured = 0
      for item in 0..<200 { list.heights[item] = 100 }
      list.table.reloadData()
      list.table.layoutIfNeeded()
      #expect(list.table.visibleCells.allSatisfy { $0.frame.height == 100 })
      #expect(list.measured <= 9)
      #expect(list.table.rectForRow(at: .row(0)).height == 150)
      list.scroll(to: 0)
      #expect(list.table.rectForRow(at: .row(0)).height == 100)
    }
  }

  @Test("a diffable source names the rows: heights and place go along through a reload")
  func identity() throws {
    try onFreshScreenThrowing {
      let list = list()
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: list.table) {
        table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        (cell as? TallRow)?.height = { CGFloat(100 + item % 7 * 10) }
        cell.tag = item
        return cell
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<200))
      source.apply(snapshot)
      list.table.layoutIfNeeded()
      list.walk(4)
      let shown = try #require(list.table.visibleCells.dropFirst().first)
      let item = shown.tag
      let place = shown.frame.minY - list.table.contentOffset.y

      var next = NSDiffableDataSourceSnapshot<Int, Int>()
      next.appendSections([0])
      next.appendItems([500, 501] + Array(0..<200).reversed())
      source.applySnapshotUsingReloadData(next)
      list.table.layoutIfNeeded()

      let path = try #require(source.indexPath(for: item))
      let frame = list.table.rectForRow(at: path)
      #expect(abs(frame.minY - list.table.contentOffset.y - place) < 0.001)
      // Row 0 went to the end and is still as tall as it was measured.
      let first = try #require(source.indexPath(for: 0))
      #expect(first.row == 201)
      #expect(list.table.rectForRow(at: first).height == 100)
      let third = try #require(source.indexPath(for: 3))
      #expect(list.table.rectForRow(at: third).height == 130)
    }
  }

  @Test("turned and turned back, rows count with the heights of that width")
  func rotation() {
    onFreshScreen {
      let list = list()
      list.narrowExtra = 50
      list.table.reloadData()
      list.table.layoutIfNeeded()
      list.walk(4)
      #expect(list.table.rectForRow(at: .row(0)).height == 200)

      list.table.frame.size = CGSize(width: 667, height: 375)
      list.table.layoutIfNeeded()
      #expect(list.table.visibleCells.allSatisfy { $0.frame.height == 150 })
      list.table.frame.size = CGSize(width: 375, height: 667)
      list.table.layoutIfNeeded()
      #expect(list.table.rectForRow(at: .row(0)).height == 200)
    }
  }

  @Test("a row with other contents is not remembered at any width")
  func forgotten() {
    onFreshScreen {
      let list = list()
      list.table.frame.size = CGSize(width: 667, height: 375)
      list.table.layoutIfNeeded()
      list.table.frame.size = CGSize(width: 375, height: 667)
      list.table.layoutIfNeeded()
      list.heights[0] = 300
      list.table.reconfigureRows(at: [.row(0)])
      list.table.layoutIfNeeded()
      list.table.frame.size = CGSize(width: 667, height: 375)
      list.table.layoutIfNeeded()
      #expect(list.table.rectForRow(at: .row(0)).height == 300)
    }
  }

  @Test("rows that were never seen count with the mean of those that were, by and by")
  func learning() {
    onFreshScreen {
      let list = list()
      list.table.estimatedRowHeight = UITableView.automaticDimension
      list.table.layoutIfNeeded()
      list.walk(2)
      // All rows that were seen are 150 tall, so that is what the others are taken for.
      #expect(list.table.rectForRow(at: .row(199)).height == 150)
      #expect(list.table.contentSize.height == CGFloat(30_000))
    }
  }

  @Test("learning moves nothing that is seen")
  func learningStandsStill() {
    onFreshScreen {
      let list = TallRows(Array(0..<1000)).show()
      list.table.scrollToRow(at: .row(500), at: .top, animated: false)
      list.table.layoutIfNeeded()
      for _ in 0..<40 {
        let before = list.picture
        list.table.contentOffset.y -= 90
        list.table.layoutIfNeeded()
        let moved = list.picture.compactMap { item, place in before[item].map { place - $0 } }
        #expect(moved.allSatisfy { abs($0 - 90) < 0.001 })
      }
    }
  }

  @Test("an estimate that the app gave is left as it is")
  func ownEstimate() {
    onFreshScreen {
      let list = list()
      list.walk(2)
      #expect(list.table.rectForRow(at: .row(199)).height == 44)
    }
  }

  @Test("at another text size a row that was seen counts with the mean of its kind")
  func kinds() {
    onFreshScreen {
      let list = TallRows(Array(0..<200))
      list.table.estimatedRowHeight = 44
      list.identifier = { $0 % 2 == 0 ? "row" : "other" }
      for item in 0..<200 { list.heights[item] = item % 2 == 0 ? 100 : 200 }
      list.table.layoutIfNeeded()
      list.walk(4)
      for item in 0..<200 { list.heights[item] = item % 2 == 0 ? 130 : 270 }

      list.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      list.table.layoutIfNeeded()
      for step in 0..<4 { list.scroll(to: list.table.contentOffset.y + CGFloat(step) * 300) }

      #expect(list.table.rectForRow(at: .row(0)).height == 130)
      #expect(list.table.rectForRow(at: .row(1)).height == 270)
    }
  }
}
