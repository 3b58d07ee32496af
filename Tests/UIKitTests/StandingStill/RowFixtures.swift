// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

@testable import UIKit

/// A table in a window of 375 × 667 points whose rows have heights of their own.
@MainActor
final class TallRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let window: UIWindow
  let table: UITableView
  var items: [Int]
  var heights: [Int: CGFloat] = [:]
  /// Heights of section headers that are views; nil for no headers.
  var header: CGFloat?
  /// Points that rows are higher by when the table is narrower than 500.
  var narrowExtra: CGFloat = 0
  /// How often cells were asked for, and how tall they are.
  var filled = 0
  var measured = 0
  var identifier: (Int) -> String = { _ in "row" }

  init(_ items: [Int], style: UITableView.Style = .plain) {
    self.items = items
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    table = UITableView(frame: window.bounds, style: style)
    super.init()
    for name in ["row", "other"] { table.register(TallRow.self, forCellReuseIdentifier: name) }
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    window.isHidden = false
    let window = window
    Runtime.current.roots = { [window] }
  }

  /// Lays out for the first time.
  func show() -> TallRows {
    table.layoutIfNeeded()
    return self
  }

  /// Scrolls and lays out.
  func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    table.layoutIfNeeded()
  }

  /// Scrolls through the list by whole pages, there and back, so that much of it is measured.
  func walk(_ pages: Int) {
    for page in 0...pages { scroll(to: CGFloat(page) * 600) }
  }

  func height(of item: Int) -> CGFloat {
    (heights[item] ?? CGFloat(40 + abs(item) * 37 % 90))
      + (table.bounds.width < 500 ? narrowExtra : 0)
  }

  func path(of item: Int) -> IndexPath? {
    items.firstIndex(of: item).map { IndexPath(row: $0, section: 0) }
  }

  func cell(_ item: Int) -> UITableViewCell? { path(of: item).flatMap { table.cellForRow(at: $0) } }

  /// Points from the top of the view to a row, as it is seen at this moment.
  func seen(_ item: Int) -> CGFloat? { cell(item).map { Self.top($0) - Self.offset(table) } }

  static func top(_ view: UIView) -> CGFloat {
    let layer = view.layer.presentation() ?? view.layer
    return layer.position.y - layer.bounds.height / 2
  }

  static func offset(_ table: UITableView) -> CGFloat {
    (table.layer.presentation() ?? table.layer).bounds.minY
  }

  /// What is seen now, by item.
  var picture: [Int: CGFloat] {
    var result: [Int: CGFloat] = [:]
    for path in table.indexPathsForVisibleRows ?? [] {
      result[items[path.row]] = seen(items[path.row])
    }
    return result
  }

  /// The largest distance, points, by which rows of `before` that are still shown moved.
  func movement(since before: [Int: CGFloat]) -> CGFloat {
    before.compactMap { item, place in seen(item).map { abs($0 - place) } }.max() ?? .infinity
  }

  func insert(_ new: [Int], at index: Int, _ animation: UITableView.RowAnimation = .automatic) {
    items.insert(contentsOf: new, at: index)
    table.insertRows(
      at: new.indices.map { IndexPath(row: index + $0, section: 0) }, with: animation)
  }

  func delete(at index: Int, _ animation: UITableView.RowAnimation = .automatic) {
    items.remove(at: index)
    table.deleteRows(at: [IndexPath(row: index, section: 0)], with: animation)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    filled += 1
    let item = items[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier(item), for: indexPath)
    cell.tag = item
    (cell as? TallRow)?.height = { [weak self] in
      self?.measured += 1
      return self?.height(of: item) ?? 0
    }
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let header else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.tag = 77
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: view.contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.contentView.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: header),
    ])
    return view
  }
}

/// As high as its item says, without Auto Layout.
final class TallRow: UITableViewCell {
  var height: (() -> CGFloat)?
  var whenLaidOut: (() -> Void)?

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: height?() ?? 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    whenLaidOut?()
  }
}

/// Runs a check as Snug's lists are and as UIKit's own are.
@MainActor
func asUIKitDoes(_ body: () throws -> Void) rethrows {
  try onFreshScreenThrowing {
    Runtime.current.listsStandStill = false
    try body()
  }
}
