// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Rows under a finger")
struct RowTouchTests {
  /// Ten rows of 50 points in a window; rows have one action of 74 points at the end.
  private func rows(_ done: @escaping () -> Void = {}) -> (RowScript, UITableView, UIWindow) {
    let script = RowScript(counts: [10])
    script.trailing = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Go") { _, _, finish in
          done()
          finish(true)
        }
      ])
    }
    let view = table(script)
    view.rowHeight = 50
    view.contentInsetAdjustmentBehavior = .never
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.isHidden = false
    Runtime.current.roots = { [window] }
    view.layoutIfNeeded()
    return (script, view, window)
  }

  private func drag(_ way: CGFloat, in window: UIWindow, duration: TimeInterval) {
    TouchDriver.drag(
      from: CGPoint(x: 300, y: 125), to: CGPoint(x: 300 + way, y: 125), in: window,
      duration: duration)
    Runtime.current.advance(to: Runtime.current.now + 1)
  }

  @Test("a sideways drag past half of the buttons leaves the row open; a short one closes it")
  func swiping() throws {
    onFreshScreen {
      let (script, view, window) = rows()
      drag(-60, in: window, duration: 1)
      #expect(view.cellForRow(at: .row(2))?.frame.minX == -74)
      #expect(script.events.contains("willBeginEditing 2"))
      drag(60, in: window, duration: 1)
      #expect(view.cellForRow(at: .row(2))?.frame.minX == 0)

      drag(-20, in: window, duration: 1)
      #expect(view.cellForRow(at: .row(2))?.frame.minX == 0)
    }
  }

  @Test("scrolling covers what is uncovered")
  func scrolling() {
    onFreshScreen {
      let (script, view, window) = rows()
      script.counts = [100]
      view.reloadData()
      view.layoutIfNeeded()
      drag(-60, in: window, duration: 1)
      #expect(view.cellForRow(at: .row(2))?.frame.minX == -74)
      TouchDriver.drag(
        from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 250), in: window, duration: 0.5)
      Runtime.current.advance(to: Runtime.current.now + 1)
      #expect(view.contentOffset.y > 0)
      #expect(view.swiped == nil && view.cellForRow(at: .row(2))?.frame.minX == 0)
    }
  }

  @Test("dragging on to the end performs the first action")
  func fullSwipe() {
    onFreshScreen {
      var isDone = false
      let (_, view, window) = rows { isDone = true }
      drag(-260, in: window, duration: 1)
      #expect(isDone)
      #expect(view.cellForRow(at: .row(2))?.frame.minX == 0)
    }
  }

  @Test("a row is carried by its grip; the others make room, and the data hear of one move")
  func reordering() throws {
    try onFreshScreenThrowing {
      let (script, view, window) = rows()
      script.canMove = { _ in true }
      view.isEditing = true
      view.layoutIfNeeded()
      let cell = try #require(view.cellForRow(at: .row(1)))
      TouchDriver.drag(
        from: CGPoint(x: 375 - 19, y: 75), to: CGPoint(x: 375 - 19, y: 185), in: window,
        duration: 0.5)
      Runtime.current.advance(to: Runtime.current.now + 1)
      #expect(script.events.filter { $0.hasPrefix("move") } == ["move 1 3"])
      #expect(view.indexPath(for: cell) == .row(3))
      #expect(cell.frame.minY == 150)
    }
  }

  @Test("near an edge the table scrolls, and the row that is carried stays under the finger")
  func edges() throws {
    try onFreshScreenThrowing {
      let (script, view, window) = rows()
      script.counts = [100]
      script.canMove = { _ in true }
      view.reloadData()
      view.isEditing = true
      view.layoutIfNeeded()
      let cell = try #require(view.cellForRow(at: .row(1)))
      let finger = TouchSequence(at: CGPoint(x: 375 - 19, y: 75), in: window)
      Runtime.current.advance(to: Runtime.current.now + 0.1)
      // 25 of the 50 points of the zone: half of 600 points a second.
      finger.move(to: CGPoint(x: 375 - 19, y: 642))
      Runtime.current.turn()
      Runtime.current.advance(to: Runtime.current.now + 1)

      let offset = view.contentOffset.y
      #expect(abs(offset - 300) <= 5.01, "one step more or less of a sixtieth of a second")
      #expect(cell.frame.midY == offset + 642)
      finger.end()
      Runtime.current.advance(to: Runtime.current.now + 1)
      let target = Int(((offset + 642) / 50).rounded(.down))
      #expect(script.events.filter { $0.hasPrefix("move") } == ["move 1 \(target)"])
    }
  }

  @Test("lines go on below the last row where filler rows have a height")
  func fillers() {
    onFreshScreen {
      let (_, view, _) = rows()
      view.fillerRowHeight = 40
      view.layoutIfNeeded()
      let lines = view.subviews.filter { $0 is RowSeparatorView && !$0.isHidden }
      // 500 points of rows, then a line every 40 points up to 667.
      #expect(lines.map(\.frame.maxY).sorted() == [540, 580, 620, 660])
    }
  }
}
