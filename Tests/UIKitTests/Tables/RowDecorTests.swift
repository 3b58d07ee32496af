// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Separators, corners and the index of tables")
struct RowDecorTests {
  private func lines(_ cell: UITableViewCell) -> [CGRect] {
    [cell.parts.topLine, cell.parts.bottomLine].compactMap { $0 }.filter { !$0.isHidden }
      .map(\.frame)
  }

  private func shown(
    _ style: UITableView.Style, _ set: (UITableView) -> Void = { _ in }
  ) -> [UITableViewCell] {
    let script = RowScript(counts: [3])
    script.cell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "Text"
      return cell
    }
    let view = table(script, style: style)
    view.rowHeight = 44
    set(view)
    view.layoutIfNeeded()
    for cell in view.visibleCells { cell.layoutIfNeeded() }
    keepAlive(view, with: view.visibleCells[0])
    return view.visibleCells
  }

  @Test("plain rows have a line of a pixel below them, from the text to the edge")
  func plain() {
    onFreshScreen {
      let line = CGRect(x: 16, y: 43.5, width: 359, height: 0.5)
      #expect(shown(.plain).map(lines) == [[line], [line], [line]])
    }
  }

  @Test("grouped sections have full lines around them")
  func grouped() {
    onFreshScreen {
      let inner = CGRect(x: 16, y: 43.5, width: 359, height: 0.5)
      let top = CGRect(x: 0, y: 0, width: 375, height: 0.5)
      let bottom = CGRect(x: 0, y: 43.5, width: 375, height: 0.5)
      #expect(shown(.grouped).map(lines) == [[top, inner], [inner], [bottom]])
    }
  }

  @Test("cards have lines between rows only, and round corners at their ends")
  func cards() {
    onFreshScreen {
      let cells = shown(.insetGrouped)
      let line = CGRect(x: 16, y: 43.5, width: 327, height: 0.5)
      #expect(cells.map(lines) == [[line], [line], []])
      #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10])
      #expect(
        cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
      #expect(
        cells[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
  }

  @Test("separator insets count from the edge, or from where the text starts")
  func insets() {
    onFreshScreen {
      let fromEdge = shown(.plain) {
        $0.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
      }
      #expect(lines(fromEdge[0]) == [CGRect(x: 40, y: 43.5, width: 325, height: 0.5)])

      let automatic = shown(.plain) {
        $0.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
        $0.separatorInsetReference = .fromAutomaticInsets
      }
      #expect(lines(automatic[0]) == [CGRect(x: 56, y: 43.5, width: 309, height: 0.5)])

      let own = shown(.plain) { $0.separatorStyle = .none }
      #expect(own.map(lines) == [[], [], []])
    }
  }

  @Test("a row says the table's separator insets, and the side margin where nobody set any")
  func readInsets() throws {
    try onFreshScreenThrowing {
      let view = table(RowScript(counts: [1]))
      view.layoutIfNeeded()
      let cell = try #require(view.visibleCells.first)
      #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
      view.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
      #expect(cell.separatorInset == view.separatorInset)
      cell.separatorInset.left = 3
      #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 10))
    }
  }

  @Test("the index stands at the trailing edge, and touching a title shows its section")
  func index() {
    onFreshScreen {
      let script = RowScript(counts: [20, 20, 20])
      script.indexTitles = ["A", "B", "C"]
      script.headerTitle = { ["A", "B", "C"][$0] }
      let view = table(script)
      view.rowHeight = 44
      view.sectionHeaderTopPadding = 0

      view.layoutIfNeeded()

      #expect(view.indexView?.frame == CGRect(x: 360, y: 0, width: 15, height: 667))
      #expect(view.visibleCells[0].contentView.frame.width == 360)

      view.scroll(toIndexTitleAt: 2)
      // Two sections of 28 and 20 rows each lie above: 2 · (28 + 880).
      #expect(view.contentOffset.y == 1816)
      #expect(script.events.last == "index C")
    }
  }

  @Test("a header without height has no padding: the index goes to its section's first row")
  func indexWithoutHeaders() {
    onFreshScreen {
      let script = RowScript(counts: [20, 20, 20])
      script.indexTitles = ["A", "B", "C"]
      script.headerTitle = { ["A", "B", "C"][$0] }
      let view = table(script)
      view.rowHeight = 44
      view.sectionHeaderTopPadding = 22
      view.sectionHeaderHeight = 0

      view.layoutIfNeeded()
      view.scroll(toIndexTitleAt: 2)

      // Two sections of 20 rows each lie above: 2 · 880.
      #expect(view.contentOffset.y == 1760)
    }
  }

  @Test("a table of few rows shows no index")
  func shortTable() {
    onFreshScreen {
      let script = RowScript(counts: [2])
      script.indexTitles = ["A"]
      let view = table(script)
      view.sectionIndexMinimumDisplayRowCount = 3

      view.layoutIfNeeded()

      #expect(view.indexView == nil)
    }
  }

  @Test("in landscape content keeps clear of the notch, cards with their margin")
  func notch() {
    onFreshScreen {
      for (style, frame) in [
        (UITableView.Style.plain, CGRect(x: 44, y: 0, width: 724, height: 44)),
        (.insetGrouped, CGRect(x: 0, y: 0, width: 684, height: 44)),
      ] {
        let view = table(RowScript(counts: [1]), style: style, width: 812)
        view.rowHeight = 44
        view.marginStorage.safeArea = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
        view.layoutIfNeeded()
        let cell = view.visibleCells[0]
        if style == .plain {
          cell.marginStorage.safeArea = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)
          cell.setNeedsLayout()
        }
        cell.layoutIfNeeded()

        #expect(cell.contentView.frame == frame)
        #expect(cell.frame.minX == (style == .plain ? 0 : 64))
      }
    }
  }
}
