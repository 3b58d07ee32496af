// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Rows whose content is as tall as the test says; headers by title.
final class TableScript: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts: [Int]
  var heights: (IndexPath) -> CGFloat = { _ in 60 }
  var titles: [Int: String] = [:]
  var dequeued = 0
  var estimates: ((IndexPath) -> CGFloat)?
  /// Whether the delegate answers `heightForRowAt`.
  var givesHeights = false

  init(counts: [Int]) { self.counts = counts }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    givesHeights ? heights(indexPath) : unimplemented(0)
  }
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    estimates?(indexPath) ?? unimplemented(0)
  }
  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    dequeued += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? BoxRow)?.height.constant = heights(indexPath)
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles[section]
  }
}

/// A row with a box of adjustable height between its content view's top and bottom.
final class BoxRow: UITableViewCell {
  let box = UIView(frame: .zero)
  lazy var height = box.heightAnchor.constraint(equalToConstant: 10)

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      height,
    ])
  }
  required init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor
@Suite("Table views")
struct TableTests {
  private func table(
    _ script: TableScript, style: UITableView.Style = .plain
  ) -> UITableView {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: style)
    view.register(BoxRow.self, forCellReuseIdentifier: "row")
    view.dataSource = script
    view.delegate = script
    keepAlive(script, with: view)
    return view
  }

  private func frames(_ view: UITableView) -> [String] {
    view.visibleCells.map { "\(shortNumber($0.frame.minY)) \(shortNumber($0.frame.height))" }
  }

  @Test("rows are as tall as their constraints say")
  func selfSizing() {
    onFreshScreen {
      let script = TableScript(counts: [3])
      script.heights = { CGFloat(30 + 20 * $0.row) }
      let view = table(script)

      view.layoutIfNeeded()

      #expect(frames(view) == ["0 30", "30 50", "80 70"])
      #expect(view.contentSize == CGSize(width: 375, height: 150))
      #expect(view.visibleCells.allSatisfy { $0.frame.width == 375 })
    }
  }

  @Test("a numeric row height is used for every row, whatever its content asks for")
  func fixed() {
    onFreshScreen {
      let view = table(TableScript(counts: [3]))
      view.rowHeight = 50

      view.layoutIfNeeded()

      #expect(frames(view) == ["0 50", "50 50", "100 50"])
    }
  }

  @Test("the delegate's heights come before the row height")
  func delegateHeights() {
    onFreshScreen {
      let script = TableScript(counts: [2])
      script.givesHeights = true
      script.heights = { CGFloat(70 + $0.row) }
      let view = table(script)
      view.rowHeight = 50

      view.layoutIfNeeded()

      #expect(frames(view) == ["0 70", "70 71"])
    }
  }

  @Test("without estimates rows are 44 points and do not size themselves")
  func noEstimate() {
    onFreshScreen {
      let view = table(TableScript(counts: [2]))
      view.estimatedRowHeight = 0

      view.layoutIfNeeded()

      #expect(frames(view) == ["0 44", "44 44"])
    }
  }

  @Test("content of no height becomes 44 points and one warning")
  func collapse() {
    onFreshScreen {
      let script = TableScript(counts: [3])
      script.heights = { _ in 0 }
      let view = table(script)

      view.layoutIfNeeded()

      #expect(frames(view) == ["0 44", "44 44", "88 44"])
      let texts = Runtime.current.issues.map(\.consoleText).filter {
        $0.hasPrefix(
          "Warning once only: Detected a case where constraints ambiguously suggest a height of "
            + "zero for a table view cell's content view.")
      }
      #expect(texts.count == 1)
    }
  }

  @Test("100 000 rows cost a screenful, and so does a jump")
  func manyRows() {
    onFreshScreen {
      let script = TableScript(counts: [100_000])
      let view = table(script)
      view.layoutIfNeeded()
      #expect(script.dequeued < 20)

      view.contentOffset.y = 2_000_000
      view.layoutIfNeeded()

      #expect(script.dequeued < 40)
      #expect(view.visibleCells.allSatisfy { $0.frame.height == 60 })
    }
  }

  @Test("rows count with the delegate's estimates until they are shown")
  func estimates() {
    onFreshScreen {
      let script = TableScript(counts: [100])
      script.estimates = { CGFloat(100 + $0.row % 2) }
      script.heights = { _ in 200 }
      let view = table(script)

      view.layoutIfNeeded()

      // Seven rows seemed to fit and were measured; 46 of the others count with 100, 47 with 101.
      #expect(view.visibleCells.count == 4)
      #expect(view.contentSize.height == 10_747)
    }
  }

  @Test("scrolling up over rows that grow does not move those on screen")
  func holdsStill() {
    onFreshScreen {
      let script = TableScript(counts: [1000])
      let view = table(script)
      view.layoutIfNeeded()
      view.contentOffset.y = 20_000
      view.layoutIfNeeded()
      let paths = view.indexPathsForVisibleRows ?? []
      let before = view.rectForRow(at: paths[3]).minY - view.contentOffset.y

      view.contentOffset.y -= 100
      view.layoutIfNeeded()

      #expect(view.rectForRow(at: paths[3]).minY - view.contentOffset.y == before + 100)
    }
  }

  @Test("plain headers with titles are 28 points below 22 and stay on screen")
  func plainHeaders() {
    onFreshScreen {
      let script = TableScript(counts: [20, 20])
      script.titles = [0: "First", 1: "Second"]
      let view = table(script)
      view.layoutIfNeeded()
      #expect(view.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)

      view.contentOffset.y = 300
      view.layoutIfNeeded()

      #expect(view.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 300, width: 375, height: 28))
      #expect(view.headerView(forSection: 0)?.textLabel?.text == "First")
    }
  }

  @Test("the first row of a grouped table with a title stands at 55.5")
  func groupedHeader() {
    onFreshScreen {
      let script = TableScript(counts: [1])
      script.titles = [0: "First"]
      let view = table(script, style: .grouped)

      view.layoutIfNeeded()

      #expect(view.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 55.5)
    }
  }

  @Test("inset grouped rows keep 16 points from the edges")
  func insetGrouped() {
    onFreshScreen {
      let view = table(TableScript(counts: [1]), style: .insetGrouped)

      view.layoutIfNeeded()

      let row = view.cellForRow(at: IndexPath(row: 0, section: 0))
      #expect(row?.frame.minX == 16)
      #expect(row?.frame.width == 343)
    }
  }

  @Test("deleted rows leave, the others keep their cells and heights")
  func deletion() {
    onFreshScreen {
      let script = TableScript(counts: [3])
      script.heights = { CGFloat(30 + 20 * $0.row) }
      let view = table(script)
      view.layoutIfNeeded()
      let last = view.cellForRow(at: IndexPath(row: 2, section: 0))

      script.counts = [2]
      view.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      view.layoutIfNeeded()

      #expect(view.cellForRow(at: IndexPath(row: 1, section: 0)) === last)
      #expect(frames(view) == ["0 50", "50 70"])
    }
  }

  @Test("sections without rows keep their headers")
  func emptySections() {
    onFreshScreen {
      let script = TableScript(counts: [0, 1, 0])
      script.titles = [0: "First", 2: "Third"]
      let view = table(script)

      view.layoutIfNeeded()

      #expect(view.visibleCells.count == 1)
      #expect(view.contentSize.height == 160)
    }
  }

  @Test("a static table shows the cells it was given")
  func staticRows() {
    onFreshScreen {
      let cells = (0..<2).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
      let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .grouped)
      view.rowHeight = 44
      view.staticSections = [
        StaticTableSection(headerTitle: "One", cells: cells, rowHeights: [1: 90])
      ]

      view.layoutIfNeeded()

      #expect(cells.map(\.frame.minY) == [55.5, 99.5])
      #expect(cells.map(\.frame.height) == [44, 90])
    }
  }
}

@MainActor
@Suite("Rows")
struct TableCellTests {
  private func laidOut(
    _ style: UITableViewCell.CellStyle, width: CGFloat = 375, height: CGFloat = 44,
    _ fill: (UITableViewCell) -> Void
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    fill(cell)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
    cell.layoutIfNeeded()
    return cell
  }

  @Test(
    "accessories take their measured share of the content view",
    arguments: [
      (type: UITableViewCell.AccessoryType.none, width: CGFloat(375), content: CGFloat(375)),
      (type: .disclosureIndicator, width: 375, content: 348),
      (type: .disclosureIndicator, width: 414, content: 383),
      (type: .checkmark, width: 375, content: 335), (type: .checkmark, width: 414, content: 370),
    ])
  func accessories(type: UITableViewCell.AccessoryType, width: CGFloat, content: CGFloat) {
    onFreshScreen {
      let cell = laidOut(.default, width: width) { $0.accessoryType = type }

      #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: content, height: 44))
    }
  }

  @Test(
    "the content view's margins are 11 above and below, 16 or 20 at the sides",
    arguments: [(width: CGFloat(375), side: CGFloat(16)), (width: CGFloat(414), side: CGFloat(20))])
  func margins(width: CGFloat, side: CGFloat) {
    onFreshScreen {
      let cell = laidOut(.default, width: width) { _ in }

      #expect(
        cell.contentView.layoutMargins
          == UIEdgeInsets(top: 11, left: side, bottom: 11, right: side))
    }
  }

  @Test("a subtitle row is 55.5 points with its lines at 10 and 31.5")
  func subtitle() {
    onFreshScreen {
      let fill: (UITableViewCell) -> Void = {
        $0.textLabel?.text = "Title"
        $0.detailTextLabel?.text = "Detail"
      }
      let height = laidOut(.subtitle, fill).sizeThatFits(CGSize(width: 375, height: 0)).height
      let cell = laidOut(.subtitle, height: height, fill)

      #expect(height == 55.5)
      #expect(cell.textLabel?.frame.minY == 10)
      #expect(cell.textLabel?.frame.height == 20.5)
      #expect(cell.detailTextLabel?.frame.minY == 31.5)
      #expect(cell.detailTextLabel?.frame.height == 14.5)
    }
  }

  @Test("title and value are centred; the value ends at the margin")
  func value() {
    onFreshScreen {
      let cell = laidOut(.value1) {
        $0.textLabel?.text = "Title"
        $0.detailTextLabel?.text = "Value"
      }

      #expect(cell.textLabel?.frame.minX == 16)
      #expect(cell.textLabel?.frame.minY == 12)
      #expect(cell.detailTextLabel?.frame.minY == 12)
      #expect(cell.detailTextLabel?.frame.maxX == 359)
    }
  }
}
