// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Pains of rows that leave their place. Each check holds here and fails with UIKit's own behaviour.
@MainActor
@Suite("Pains of tables: places")
struct PlacePainTests {
  /// Rows of 150 points that count with 44 before they are seen.
  private func list() -> TallRows {
    let list = TallRows(Array(0..<300))
    list.table.estimatedRowHeight = 44
    for item in 0..<2000 { list.heights[item] = 150 }
    return list.show()
  }

  private func check(_ holds: () -> Bool) {
    onFreshScreen { #expect(holds()) }
    asUIKitDoes { #expect(!holds()) }
  }

  @Test("jumping while scrolling up")
  func scrollingUp() {
    check {
      let list = list()
      list.scroll(to: 8000)
      var isStill = true
      for _ in 0..<30 {
        let before = list.picture
        list.table.contentOffset.y -= 30
        list.table.layoutIfNeeded()
        for (item, place) in list.picture {
          guard let old = before[item] else { continue }
          isStill = isStill && abs(place - old - 30) < 0.001
        }
      }
      return isStill
    }
  }

  @Test("updates that reset cells to the estimate")
  func resets() {
    check {
      let list = list()
      list.walk(5)
      list.insert([1000], at: list.items.count, .none)
      list.table.layoutIfNeeded()
      return list.table.rectForRow(at: .row(0)).height == 150
    }
  }

  @Test("scrollToRow that misses", arguments: [false, true])
  func misses(animated: Bool) {
    check {
      let list = list()
      list.table.scrollToRow(at: .row(100), at: .middle, animated: animated)
      everyFrame(for: 0.5) { _ in }
      list.table.layoutIfNeeded()
      let frame = list.table.rectForRow(at: .row(100))
      return abs(frame.midY - list.table.bounds.midY) < 0.001
    }
  }

  @Test("wrong contentSize and unreachable last rows")
  func contentSize() {
    check {
      let list = list()
      list.scroll(to: list.table.contentSize.height - 667)
      list.table.layoutIfNeeded()
      // The last row ends where the content and the screen end.
      let last = list.table.rectForRow(at: .row(299))
      return last.height == 150 && last.maxY == list.table.contentSize.height
        && last.maxY == list.table.bounds.maxY
    }
  }

  @Test("prepending loses the place")
  func prepending() {
    check {
      let list = list()
      list.scroll(to: 6000)
      let before = list.picture
      list.insert(Array(1000..<1100), at: 0, .fade)
      var isStill = true
      everyFrame(for: 0.4) { _ in isStill = isStill && list.movement(since: before) < 0.001 }
      return isStill
    }
  }

  @Test("late images: ten above the screen arrive")
  func lateImages() {
    check {
      let list = list()
      list.walk(4)
      let before = list.picture
      for item in 0..<10 { list.heights[item] = 310 }
      list.table.reloadRows(at: (0..<10).map { .row($0) }, with: .fade)
      var isStill = true
      everyFrame(for: 0.4) { _ in isStill = isStill && list.movement(since: before) < 0.001 }
      // And when they are seen, on the way up.
      for _ in 0..<80 {
        let before = list.picture
        list.table.contentOffset.y = max(0, list.table.contentOffset.y - 25)
        list.table.layoutIfNeeded()
        let steps = list.picture.compactMap { item, place in before[item].map { place - $0 } }
        isStill =
          isStill && (steps.max() ?? 0) - (steps.min() ?? 0) < 0.001
          && (steps.max() ?? 0) <= 25.001
      }
      return isStill
    }
  }

  @Test("a growing text view that makes the table jump")
  func growingTextView() {
    check {
      let list = list()
      list.walk(5)
      guard let path = list.table.indexPathsForVisibleRows?[1] else { return false }
      let before = list.seen(path.row) ?? .nan
      // A text view in the row got another line and asks for its height without a reload.
      for line in 1...4 {
        list.heights[path.row] = 150 + CGFloat(line) * 21
        list.table.beginUpdates()
        list.table.endUpdates()
        everyFrame(for: 0.1) { _ in }
        guard abs((list.seen(path.row) ?? .nan) - before) < 0.001 else { return false }
      }
      return list.cell(path.row)?.frame.height == 234
    }
  }

  @Test("a text view at the end of the list grows: its last line stays at the bottom")
  func growingAtTheEnd() {
    onFreshScreen {
      let list = list()
      list.table.scrollToRow(at: .row(299), at: .bottom, animated: false)
      list.table.layoutIfNeeded()
      list.heights[299] = 192
      list.table.beginUpdates()
      list.table.endUpdates()
      #expect(list.cell(299)?.frame.maxY == list.table.bounds.maxY)
    }
  }

  @Test("a size that never settles")
  func neverSettles() {
    onFreshScreen {
      let list = swinging()
      Runtime.current.settle()
      #expect(list.cell(1)?.frame.height == 90)
      let text = Runtime.current.issues.map(\.consoleText)
      #expect(text.count == 1)
      #expect(text.first?.contains("The height of the row at (0 - 1) does not settle") == true)
      #expect(text.first?.contains("answers 90 and 60 in turn") == true)
      #expect(text.first?.contains("though its width (375) is the same") == true)
      #expect(text.first?.contains("Keeping 90") == true)
    }
    asUIKitDoes {
      let list = swinging()
      Runtime.current.settle()
      let isEndedByTheLastResort = Runtime.current.issues.contains {
        if case .layoutDidNotSettle = $0.problem { return true }
        return false
      }
      #expect(isEndedByTheLastResort)
      withExtendedLifetime(list) {}
    }
  }

  /// Row 1 has another height whenever it is laid out, and says so.
  private func swinging() -> TallRows {
    let list = list()
    let cell = list.cell(1) as? TallRow
    list.heights[1] = 60
    cell?.whenLaidOut = { [weak list, weak cell] in
      list?.heights[1] = list?.heights[1] == 60 ? 90 : 60
      cell?.invalidateIntrinsicContentSize()
    }
    cell?.setNeedsLayout()
    return list
  }
}
