// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Selecting rows")
struct TableSelectionTests {
  private func ready(_ count: Int = 5) -> (RowScript, UITableView) {
    let script = RowScript(counts: [count])
    let view = table(script)
    view.rowHeight = 44
    view.layoutIfNeeded()
    return (script, view)
  }

  private func tap(_ view: UITableView, _ row: Int) {
    view.touchDown(onRowAt: .row(row))
    view.touchUp()
  }

  @Test("a tap deselects the old row and selects the new one in UIKit's order")
  func order() {
    onFreshScreen {
      let (script, view) = ready()
      view.selectRow(at: .row(0), animated: false, scrollPosition: .none)
      #expect(script.events.filter { $0.contains("elect") }.isEmpty)
      script.events = []

      tap(view, 1)

      #expect(
        script.events == [
          "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1",
          "willDeselect 0", "didDeselect 0", "didSelect 1",
        ])
      #expect(view.indexPathForSelectedRow == .row(1))
      #expect(view.cellForRow(at: .row(1))?.isSelected == true)
      #expect(view.cellForRow(at: .row(0))?.isSelected == false)
    }
  }

  @Test("the delegate may select another row, or none")
  func redirected() {
    onFreshScreen {
      let (script, view) = ready()
      script.willSelect = { $0.row == 1 ? .row(3) : nil }

      tap(view, 1)
      #expect(view.indexPathForSelectedRow == .row(3))
      tap(view, 2)
      #expect(view.indexPathForSelectedRow == .row(3))
      #expect(script.events.last == "willSelect 2")
    }
  }

  @Test("with several selections a second tap deselects")
  func several() {
    onFreshScreen {
      let (script, view) = ready()
      view.allowsMultipleSelection = true
      tap(view, 1)
      tap(view, 3)
      #expect(view.indexPathsForSelectedRows == [.row(1), .row(3)])
      script.events = []

      tap(view, 1)

      #expect(view.indexPathsForSelectedRows == [.row(3)])
      #expect(script.events.suffix(2) == ["willDeselect 1", "didDeselect 1"])
    }
  }

  @Test("selection survives scrolling and is dropped by a reload")
  func scrolling() {
    onFreshScreen {
      let (_, view) = ready(100)
      view.selectRow(at: .row(2), animated: false, scrollPosition: .none)
      view.contentOffset.y = 2000
      view.layoutIfNeeded()
      #expect(view.visibleCells.allSatisfy { !$0.isSelected })

      view.contentOffset.y = 0
      view.layoutIfNeeded()
      #expect(view.cellForRow(at: .row(2))?.isSelected == true)

      view.reloadData()
      view.layoutIfNeeded()
      #expect(view.indexPathForSelectedRow == nil)
      #expect(view.cellForRow(at: .row(2))?.isSelected == false)
    }
  }

  @Test("a selected row is grey unless it has a view for that, or no selection style")
  func fill() {
    onFreshScreen {
      let (_, view) = ready()
      view.cellForRow(at: .row(1))?.selectionStyle = .none
      let own = UIView()
      view.cellForRow(at: .row(2))?.selectedBackgroundView = own
      view.allowsMultipleSelection = true
      for row in 0...2 { tap(view, row) }
      view.layoutIfNeeded()

      let fills = view.visibleCells.prefix(3).map { $0.parts.selectionFill?.backgroundColor }
      #expect(fills == [.systemGray4, nil, nil])
      #expect(!own.isHidden)
    }
  }

  @Test("selecting with a position scrolls; the nearest selected row is the least far off")
  func positions() {
    onFreshScreen {
      let (_, view) = ready(100)
      view.selectRow(at: .row(50), animated: false, scrollPosition: .top)
      #expect(view.contentOffset.y == 2200)
      view.allowsMultipleSelection = true
      view.selectRow(at: .row(1), animated: false, scrollPosition: .none)

      view.contentOffset.y = 300
      view.scrollToNearestSelectedRow(at: .top, animated: false)
      #expect(view.contentOffset.y == 44)
      view.scrollToRow(at: .row(99), at: .middle, animated: false)
      #expect(view.contentOffset.y == 3733)
      view.scrollToRow(at: .row(50), at: .bottom, animated: false)
      #expect(view.contentOffset.y == 1577)
    }
  }

  @Test("the information button is told apart from the row")
  func accessoryButton() throws {
    try onFreshScreenThrowing {
      let (script, view) = ready()
      let cell = try #require(view.cellForRow(at: .row(2)))
      cell.accessoryType = .detailDisclosureButton

      cell.parts.accessorySymbol?.sendActions(for: .touchUpInside)

      #expect(script.events.last == "accessory 2")
      #expect(view.indexPathForSelectedRow == nil)
    }
  }

  @Test("points and rectangles find their rows")
  func lookup() {
    onFreshScreen {
      let (_, view) = ready(100)
      #expect(view.indexPathForRow(at: CGPoint(x: 10, y: 90)) == .row(2))
      #expect(view.indexPathForRow(at: CGPoint(x: 10, y: 5000)) == nil)
      let rows = view.indexPathsForRows(in: CGRect(x: 0, y: 60, width: 375, height: 60))
      #expect(rows == [.row(1), .row(2)])
      #expect(view.rectForRow(at: .row(3)) == CGRect(x: 0, y: 132, width: 375, height: 44))
      #expect(view.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 375, height: 4400))
    }
  }

  private final class ListeningRow: UITableViewCell {
    var heard: [String] = []

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      heard.append("\(selected) \(animated)")
    }
  }

  @Test("a row hears whether its selection is animated")
  func animated() {
    onFreshScreen {
      let script = RowScript(counts: [2])
      let view = table(script)
      view.register(ListeningRow.self, forCellReuseIdentifier: "row")
      view.layoutIfNeeded()
      let rows = view.visibleCells.compactMap { $0 as? ListeningRow }
      for row in rows { row.heard = [] }

      view.selectRow(at: .row(0), animated: true, scrollPosition: .none)
      view.selectRow(at: .row(1), animated: false, scrollPosition: .none)
      view.deselectRow(at: .row(1), animated: true)

      #expect(rows.map(\.heard) == [["true true", "false false"], ["true false", "false true"]])
    }
  }
}
