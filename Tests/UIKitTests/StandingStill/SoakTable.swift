// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

@testable import UIKit

@MainActor
final class SoakTable: NSObject, ListUnderTest, UITableViewDataSource {
  var model: ListModel
  let spacing: CGFloat = 0
  private let table = UITableView(frame: .zero, style: .plain)

  init(_ model: ListModel) {
    self.model = model
    super.init()
    table.register(SoakRow.self, forCellReuseIdentifier: "row")
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = self
  }

  var scrollView: UIScrollView { table }

  var shownFrames: [Int: CGRect] {
    Dictionary(
      uniqueKeysWithValues: (table.indexPathsForVisibleRows ?? []).compactMap { path in
        table.cellForRow(at: path).map { (path.row, $0.frame) }
      })
  }

  func update(_ change: ListChangeSet, _ newModel: ListModel) {
    table.performBatchUpdates { [self] in
      model = newModel
      table.insertRows(at: change.inserted, with: animation(change.inserted.count))
      table.deleteRows(at: change.deleted, with: animation(change.deleted.count))
      if let (source, target) = change.moved { table.moveRow(at: source, to: target) }
      table.reloadRows(at: change.reloaded, with: .automatic)
    }
    table.reconfigureRows(at: change.reconfigured)
  }

  /// Every animation has its turn.
  private func animation(_ number: Int) -> UITableView.RowAnimation {
    UITableView.RowAnimation(rawValue: number % 7) ?? .automatic
  }

  func reload() { table.reloadData() }

  func scroll(to index: Int, _ position: ListStep.JumpPosition, animated: Bool) {
    let places: [ListStep.JumpPosition: UITableView.ScrollPosition] = [
      .top: .top, .middle: .middle, .bottom: .bottom,
    ]
    table.scrollToRow(
      at: IndexPath(row: index, section: 0), at: places[position] ?? .none, animated: animated)
  }

  func frame(at index: Int) -> CGRect { table.rectForRow(at: IndexPath(row: index, section: 0)) }

  func isMeasured(at index: Int) -> Bool {
    table.requireGeometry().isMeasured(row: index, inSection: 0)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? SoakRow)?.item = model.items[indexPath.row]
    return cell
  }
}
