// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/Traits.md §3: lists on screen when a setting changes.
@MainActor
@Suite struct TableSettingsTests {
  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Row.self, forCellReuseIdentifier: "row")
      tableView.rowHeight = UITableView.automaticDimension
      tableView.estimatedRowHeight = 44
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  private final class Row: UITableViewCell {
    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let label = UILabel()
      label.text = "Row"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      ])
    }

    required init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
  }

  @Test("rows whose labels opted in are measured again at another text size")
  func textSize() {
    onDevice("iPhone 8") { app in
      let rows = Rows(style: .plain)
      _ = show(rows)
      // 17 points: 20.287 high, 20.5 at 2 pixels a point; 40 of padding.
      let small = rows.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height
      #expect(small == 60.5)

      app.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
      settle()

      // AX5 body is 53 points: 53 × 1.193359375 = 63.25, up to 63.5; with padding 103.5.
      let large = rows.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height
      #expect(large == 103.5)
    }
  }

  @Test("a turned table has rows as wide as it is, below the bar of that height")
  func rotation() {
    onDevice("iPhone X") { app in
      let rows = Rows(style: .plain)
      _ = show(UINavigationController(rootViewController: rows))

      app.rotate(to: .landscapeLeft)
      settle()

      #expect(rows.tableView.frame.size == CGSize(width: 812, height: 375))
      #expect(rows.tableView.adjustedContentInset.top == 32)
      for cell in rows.tableView.visibleCells {
        #expect(cell.frame.width == 812)
        // Content keeps clear of the sensor housing at both sides.
        #expect(cell.contentView.frame.minX == 44)
      }
    }
  }
}
