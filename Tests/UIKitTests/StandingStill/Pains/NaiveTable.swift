// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

@testable import UIKit

/// A list as it is written on a first try: all rows are made at once and measured once, at the width
/// they were made with; headers are 28 points and scroll away; nothing is mirrored or measured again.
///
/// The checks of the pains must fail on it (Documentation/StandingStill.md §8).
final class NaiveTable: UIScrollView {
  private(set) var cells: [UITableViewCell] = []
  private(set) var header: UIView?
  /// Heights by cell, so that a cell that is used again keeps the height of its last row.
  private var heights: [ObjectIdentifier: CGFloat] = [:]

  convenience init(
    rows: Int, size: CGSize, header: UIView? = nil, _ make: (Int) -> UITableViewCell
  ) {
    self.init(frame: CGRect(origin: .zero, size: size))
    self.header = header
    if let header { addSubview(header) }
    cells = (0..<rows).map(make)
    for cell in cells {
      addSubview(cell)
      measure(cell)
    }
    stack()
  }

  private func measure(_ cell: UITableViewCell) {
    guard heights[ObjectIdentifier(cell)] == nil else { return }
    heights[ObjectIdentifier(cell)] =
      cell.systemLayoutSizeFitting(
        CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
  }

  private func stack() {
    var y: CGFloat = 0
    if let header {
      header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 28)
      y = 28
    }
    for cell in cells {
      let height = heights[ObjectIdentifier(cell)] ?? 44
      cell.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
    contentSize = CGSize(width: bounds.width, height: y)
  }

  /// Shows another row in the cell of one.
  func reuse(_ index: Int, _ fill: (UITableViewCell) -> Void) {
    fill(cells[index])
    measure(cells[index])
    stack()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stack()
  }
}

/// Rows of one label of several lines, for the table and for the naive one.
final class LinesRow: UITableViewCell {
  let label = UILabel()

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }
  required init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  static func text(_ row: Int) -> String {
    Array(repeating: "some words of row \(row)", count: 1 + row * 5 % 9).joined(separator: ", ")
  }

  /// Whether the label has the height that its text needs at the width it has, no more and no less.
  var fits: Bool {
    let needed = label.sizeThatFits(
      CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
    return label.bounds.width > 0 && abs(label.bounds.height - needed.height) <= 1
  }
}

/// A table of such rows.
@MainActor
final class LinesTable: NSObject, UITableViewDataSource {
  let host: UIView
  let table: UITableView
  let rows: Int
  private(set) var filled = 0

  init(rows: Int, size: CGSize = CGSize(width: 414, height: 667), rightToLeft: Bool = false) {
    self.rows = rows
    host = UIView(frame: CGRect(origin: .zero, size: size))
    table = UITableView(frame: host.bounds, style: .plain)
    super.init()
    if rightToLeft { host.traitOverrides.layoutDirection = .rightToLeft }
    host.addSubview(table)
    table.register(LinesRow.self, forCellReuseIdentifier: "row")
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = self
    host.layoutIfNeeded()
  }

  var lines: [LinesRow] { table.visibleCells.compactMap { $0 as? LinesRow } }

  func resize(_ size: CGSize) {
    host.frame.size = size
    table.frame = host.bounds
    host.layoutIfNeeded()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    filled += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.accessoryType = .disclosureIndicator
    (cell as? LinesRow)?.label.text = LinesRow.text(indexPath.row)
    return cell
  }

  static func naive(rows: Int, size: CGSize = CGSize(width: 414, height: 667)) -> NaiveTable {
    NaiveTable(rows: rows, size: size) { row in
      let cell = LinesRow(style: .default, reuseIdentifier: nil)
      cell.accessoryType = .disclosureIndicator
      cell.label.text = LinesRow.text(row)
      return cell
    }
  }
}
