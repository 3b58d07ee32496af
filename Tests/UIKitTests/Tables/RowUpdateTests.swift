// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Changes of tables")
struct RowUpdateTests {
  private func boxes(_ count: Int = 3) -> (TableScript, UITableView) {
    let script = TableScript(counts: [count])
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
    view.register(BoxRow.self, forCellReuseIdentifier: "row")
    view.dataSource = script
    view.delegate = script
    keepAlive(script, with: view)
    view.layoutIfNeeded()
    return (script, view)
  }

  private func box(_ view: UITableView, _ row: Int) throws -> BoxRow {
    try #require(view.cellForRow(at: .row(row)) as? BoxRow)
  }

  @Test("an empty update measures visible rows again and keeps their cells")
  func emptyUpdate() throws {
    try onFreshScreenThrowing {
      let (script, view) = boxes()
      let cell = try box(view, 1)
      let asked = script.dequeued
      cell.height.constant = 100

      view.beginUpdates()
      view.endUpdates()
      view.layoutIfNeeded()

      #expect(try box(view, 1) === cell)
      #expect(script.dequeued == asked)
      #expect(view.visibleCells.map(\.frame.height) == [60, 100, 60])
    }
  }

  @Test("reloading asks for another cell and drops the selection; reconfiguring keeps both")
  func reloading() throws {
    try onFreshScreenThrowing {
      let (script, view) = boxes()
      view.selectRow(at: .row(0), animated: false, scrollPosition: .none)
      let cell = try box(view, 0)
      script.heights = { _ in 80 }

      view.reconfigureRows(at: [.row(0)])
      view.layoutIfNeeded()
      #expect(try box(view, 0) === cell)
      #expect(view.visibleCells.map(\.frame.height) == [80, 60, 60])
      #expect(view.indexPathForSelectedRow == .row(0))

      let asked = script.dequeued
      view.reloadRows(at: [.row(0)], with: .fade)
      view.layoutIfNeeded()
      #expect(script.dequeued == asked + 1)
      #expect(view.indexPathForSelectedRow == nil)
    }
  }

  @Test("inserted, deleted and moved rows mix: deletions mean the old places, insertions the new")
  func batch() throws {
    try onFreshScreenThrowing {
      let (script, view) = boxes(5)
      let cells = try (0..<5).map { try box(view, $0) }
      var isFinished = false
      script.counts = [5]

      view.performBatchUpdates {
        view.insertRows(at: [.row(1)], with: .automatic)
        view.deleteRows(at: [.row(0)], with: .automatic)
        view.moveRow(at: .row(4), to: .row(0))
      } completion: {
        isFinished = $0
      }
      view.layoutIfNeeded()

      #expect(try box(view, 0) === cells[4])
      #expect(try box(view, 2) === cells[1])
      #expect(try box(view, 4) === cells[3])
      Runtime.current.advance(to: Runtime.current.now + 1)
      #expect(isFinished)
    }
  }

  @Test("sections come, go and move with their rows")
  func sections() throws {
    try onFreshScreenThrowing {
      let (script, view) = boxes(2)
      let first = try box(view, 0)
      script.counts = [1, 2]

      view.insertSections([0], with: .none)
      view.layoutIfNeeded()
      #expect(view.cellForRow(at: .row(0, 1)) === first)

      script.counts = [2, 1]
      view.moveSection(1, toSection: 0)
      view.layoutIfNeeded()
      #expect(view.cellForRow(at: .row(0, 0)) === first)

      script.counts = [1]
      view.deleteSections([0], with: .none)
      view.layoutIfNeeded()
      #expect(view.visibleCells.count == 1)
      #expect(view.numberOfSections == 1)
    }
  }

  @Test("a row follows its content's natural size by itself")
  func selfInvalidation() throws {
    try onFreshScreenThrowing {
      let (_, view) = boxes()
      let cell = try box(view, 0)
      cell.height.constant = 90
      cell.contentView.invalidateIntrinsicContentSize()
      view.layoutIfNeeded()
      #expect(cell.frame.height == 90)

      view.selfSizingInvalidation = .disabled
      cell.height.constant = 70
      cell.contentView.invalidateIntrinsicContentSize()
      view.layoutIfNeeded()
      #expect(cell.frame.height == 90)
    }
  }

  @Test("another width and another text size measure every row again")
  func remeasures() {
    onFreshScreen {
      let script = RowScript(counts: [2])
      script.cell = { table, path in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = "A text that is too wide for a table of two hundred points"
        return cell
      }
      let view = table(script)
      view.layoutIfNeeded()
      let wide = view.visibleCells.map(\.frame.height)

      view.frame.size.width = 200
      view.layoutIfNeeded()

      #expect(view.visibleCells.map(\.frame.width) == [200, 200])
      #expect(zip(wide, view.visibleCells).allSatisfy { $0 + 22 <= $1.frame.height })
    }
  }

  // MARK: Diffable data source and prefetching

  @Test("snapshots become changes; cells of items that stay are kept")
  func diffable() throws {
    try onFreshScreenThrowing {
      let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
      view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      let source = UITableViewDiffableDataSource<Int, String>(tableView: view) {
        table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.textLabel?.text = item
        return cell
      }
      keepAlive(source, with: view)
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b", "c"])
      source.apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
      let last = try #require(view.cellForRow(at: .row(2)))

      snapshot.deleteItems(["a"])
      snapshot.insertItems(["x"], afterItem: "c")
      source.apply(snapshot)
      view.layoutIfNeeded()

      #expect(view.visibleCells.map { $0.textLabel?.text } == ["b", "c", "x"])
      #expect(view.cellForRow(at: .row(1)) === last)
      #expect(source.indexPath(for: "x") == .row(2))
      #expect(source.itemIdentifier(for: .row(0)) == "b")
    }
  }

  @Test("rows within half a page are announced before they are shown, and called off")
  func prefetching() {
    onFreshScreen {
      let script = RowScript(counts: [100])
      let view = table(script)
      view.rowHeight = 44
      let ahead = Prefetcher()
      view.prefetchDataSource = ahead
      view.layoutIfNeeded()
      // 667 points show rows 0 to 15; half a page more ends in row 22.
      #expect(ahead.rows == Array(16...22))

      view.contentOffset.y = 3000
      view.layoutIfNeeded()
      #expect(ahead.cancelled == Array(16...22))
    }
  }
}

private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
  var rows: [Int] = []
  var cancelled: [Int] = []

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    rows += indexPaths.map(\.row)
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancelled += indexPaths.map(\.row)
  }
}
