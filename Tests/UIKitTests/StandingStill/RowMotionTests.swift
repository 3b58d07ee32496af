// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Changes of rows on their way")
struct RowMotionTests {
  /// Twenty rows of 100 points, of which six and a bit are seen.
  private func rows() -> TallRows {
    let list = TallRows(Array(0..<20))
    for item in 0..<200 { list.heights[item] = 100 }
    return list.show()
  }

  private func presented(_ view: UIView?) -> CALayer? {
    view.flatMap { $0.layer.presentation() ?? $0.layer }
  }

  private func near(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 0.01 && abs(one.minY - other.minY) < 0.01
      && abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
  }

  @Test(
    "each animation has its own beginning for a row that is inserted",
    arguments: [
      (UITableView.RowAnimation.fade, CGRect(x: 0, y: 200, width: 375, height: 100), Float(0)),
      (.right, CGRect(x: 375, y: 200, width: 375, height: 100), 1),
      (.left, CGRect(x: -375, y: 200, width: 375, height: 100), 1),
      (.top, CGRect(x: 0, y: 100, width: 375, height: 100), 1),
      (.bottom, CGRect(x: 0, y: 300, width: 375, height: 100), 1),
      (.middle, CGRect(x: 0, y: 249.95, width: 375, height: 0.1), 1),
      (.none, CGRect(x: 0, y: 200, width: 375, height: 100), 1),
      (.automatic, CGRect(x: 0, y: 200, width: 375, height: 100), 0),
    ])
  func entrances(animation: UITableView.RowAnimation, start: CGRect, alpha: Float) throws {
    try onFreshScreenThrowing {
      let list = rows()
      list.insert([100], at: 2, animation)

      let cell = try #require(list.cell(100))
      let shown = try #require(presented(cell))
      #expect(near(shown.frame, start))
      #expect(Float(shown.opacity) == alpha)
      // The values of the view are the final ones all the time.
      #expect(cell.frame == CGRect(x: 0, y: 200, width: 375, height: 100))
      #expect(cell.alpha == 1)
      // The next row begins where it was and travels down by the new row.
      #expect(list.seen(2) == 200)
      Runtime.current.advance(to: 0.15)
      #expect(abs((list.seen(2) ?? .nan) - 250) < 0.5)
      Runtime.current.advance(to: 0.31)
      #expect(list.seen(2) == 300)
      #expect(presented(cell)?.frame == cell.frame)
    }
  }

  @Test(
    "each animation has its own end for a row that is deleted",
    arguments: [
      (UITableView.RowAnimation.fade, CGRect(x: 0, y: 200, width: 375, height: 100), CGFloat(0)),
      (.right, CGRect(x: 375, y: 200, width: 375, height: 100), 1),
      (.left, CGRect(x: -375, y: 200, width: 375, height: 100), 1),
      (.top, CGRect(x: 0, y: 100, width: 375, height: 100), 1),
      (.bottom, CGRect(x: 0, y: 300, width: 375, height: 100), 1),
      (.middle, CGRect(x: 0, y: 249.95, width: 375, height: 0.1), 1),
    ])
  func exits(animation: UITableView.RowAnimation, end: CGRect, alpha: CGFloat) throws {
    try onFreshScreenThrowing {
      let list = rows()
      let gone = try #require(list.cell(2))

      list.delete(at: 2, animation)

      #expect(gone.superview === list.table)
      #expect(near(gone.frame, end))
      #expect(gone.alpha == alpha)
      #expect(presented(gone)?.frame == CGRect(x: 0, y: 200, width: 375, height: 100))
      #expect(list.table.visibleCells.allSatisfy { $0 !== gone })
      Runtime.current.advance(to: 0.31)
      #expect(gone.superview == nil)
      // It is used again, with nothing left of its way.
      #expect(gone.alpha == 1 && gone.transform.isIdentity)
    }
  }

  @Test("a row deleted without animation is gone at once")
  func deletedAtOnce() throws {
    try onFreshScreenThrowing {
      let list = rows()
      let gone = try #require(list.cell(2))
      list.delete(at: 2, .none)
      // Its cell is used again in the same pass, by the row that comes in at the bottom.
      #expect(gone.tag == 7)
    }
  }

  @Test("a row that moves travels from its old place to its new one; the others make room")
  func moving() throws {
    onFreshScreen {
      let list = rows()
      list.items.insert(list.items.remove(at: 4), at: 1)
      list.table.moveRow(at: .row(4), to: .row(1))

      #expect(list.seen(4) == 400)
      #expect(list.seen(1) == 100)
      Runtime.current.advance(to: 0.15)
      #expect(abs((list.seen(4) ?? .nan) - 250) < 0.5)
      #expect(abs((list.seen(1) ?? .nan) - 150) < 0.5)
      Runtime.current.advance(to: 0.31)
      #expect(list.seen(4) == 100)
      #expect(list.seen(1) == 200)
    }
  }

  @Test("a reloaded row's cells change places by the animation; a reconfigured one only grows")
  func reloading() throws {
    try onFreshScreenThrowing {
      let list = rows()
      let old = try #require(list.cell(1))
      list.table.reloadRows(at: [.row(1)], with: .left)
      let new = try #require(list.cell(1))
      #expect(new !== old)
      #expect(old.superview === list.table)
      #expect(old.frame.minX == -375)
      #expect(presented(new)?.frame.minX == -375)
      Runtime.current.advance(to: 1)
      #expect(old.superview == nil)

      list.heights[1] = 160
      list.table.reconfigureRows(at: [.row(1)])
      list.table.layoutIfNeeded()
      #expect(list.cell(1) === new)
      #expect(list.seen(2) == 200)
      Runtime.current.advance(to: 1.15)
      #expect(abs((list.seen(2) ?? .nan) - 230) < 0.5)
      Runtime.current.advance(to: 2)
      #expect(list.seen(2) == 260)
    }
  }

  @Test("what is pushed off the screen is seen on its way there; what comes in, too")
  func overTheEdge() throws {
    try onFreshScreenThrowing {
      let list = rows()
      let last = try #require(list.cell(6))
      list.insert([100], at: 0, .fade)

      #expect(list.table.indexPath(for: last) == nil)
      #expect(last.superview === list.table)
      #expect(presented(last)?.frame.minY == 600)
      Runtime.current.advance(to: 0.31)
      #expect(last.superview == nil)

      list.delete(at: 0, .fade)
      #expect(list.seen(6) == 700)
      Runtime.current.advance(to: 1)
      #expect(list.seen(6) == 600)
    }
  }

  @Test("a second batch goes on from where the first one is; both completions come")
  func nested() throws {
    onFreshScreen {
      let list = rows()
      var done: [String] = []
      list.table.performBatchUpdates {
        list.insert([100], at: 0, .fade)
        list.table.performBatchUpdates {
          list.insert([101], at: 1, .fade)
        } completion: {
          done.append("inner \($0)")
        }
      } completion: {
        done.append("outer \($0)")
      }
      // The indices of one batch are all those of the list after it.
      Runtime.current.advance(to: 0.15)
      let halfway = list.seen(0) ?? .nan
      #expect(abs(halfway - 100) < 0.5)
      #expect(done.isEmpty)

      list.insert([102], at: 0, .fade)
      #expect(abs((list.seen(0) ?? .nan) - halfway) < 0.01)
      Runtime.current.advance(to: 0.31)
      #expect(done == ["inner true", "outer true"])
      Runtime.current.advance(to: 1)
      #expect(list.seen(0) == 300)
      #expect(list.table.subviews.filter { $0 is UITableViewCell }.count == 7)
    }
  }

  @Test("without animations everything is in its place at once")
  func withoutAnimations() {
    onFreshScreen {
      let list = rows()
      UIView.performWithoutAnimation { list.insert([100], at: 0, .left) }
      #expect(list.seen(100) == 0)
      #expect(list.seen(0) == 100)
    }
  }

  @Test("sections and their headers travel")
  func sections() throws {
    onFreshScreen {
      let script = RowScript(counts: [2, 2])
      script.headerTitle = { "Section \($0)" }
      let view = table(script)
      let window = UIWindow(frame: view.frame)
      window.addSubview(view)
      Runtime.current.roots = { [window] }
      view.sectionHeaderTopPadding = 0
      view.rowHeight = 50
      view.layoutIfNeeded()
      let header = view.headerView(forSection: 1)
      #expect(header.map(TallRows.top) == 128)

      script.counts = [2, 3, 2]
      view.insertSections([1], with: .fade)

      // 28 for a header and three rows of 50.
      #expect(view.headerView(forSection: 2) === header)
      #expect(header.map(TallRows.top) == 128)
      #expect(header?.frame.minY == 306)
      #expect(presented(view.cellForRow(at: .row(0, 1)))?.opacity == 0)
      Runtime.current.advance(to: 1)
      #expect(header.map(TallRows.top) == 306)
    }
  }
}
