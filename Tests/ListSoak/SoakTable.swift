// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import UIKit

@MainActor
final class SoakTable: NSObject, ListUnderTest, UITableViewDataSource {
  var model: ListModel
  let spacing: CGFloat = 0
  let header: CGFloat = 24
  private let table = UITableView(frame: .zero, style: .plain)

  init(_ model: ListModel) {
    self.model = model
    super.init()
    table.register(SoakRow.self, forCellReuseIdentifier: "row")
    table.contentInsetAdjustmentBehavior = .never
    table.sectionHeaderHeight = header
    table.sectionHeaderTopPadding = 0
    table.dataSource = self
  }

  var scrollView: UIScrollView { table }

  var shownFrames: [Int: CGRect] {
    Dictionary(
      uniqueKeysWithValues: (table.indexPathsForVisibleRows ?? []).compactMap { path in
        table.cellForRow(at: path).map { (model.index(of: path), $0.frame) }
      })
  }

  var shownHeaders: [Int: CGRect] {
    Dictionary(
      uniqueKeysWithValues: model.counts.indices.compactMap { section in
        table.headerView(forSection: section).map { (section, $0.frame) }
      })
  }

  func update(_ change: ListChangeSet, _ newModel: ListModel) {
    table.performBatchUpdates { [self] in
      model = newModel
      table.insertRows(at: change.inserted, with: animation(change.inserted.count))
      table.deleteRows(at: change.deleted, with: animation(change.deleted.count))
      if let (source, target) = change.moved { table.moveRow(at: source, to: target) }
      table.reloadRows(at: change.reloaded, with: .automatic)
      table.insertSections(change.insertedSections, with: animation(model.items.count))
      table.deleteSections(change.deletedSections, with: animation(model.items.count))
      if let (source, target) = change.movedSection {
        table.moveSection(source, toSection: target)
      }
      table.reloadSections(change.reloadedSections, with: .automatic)
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
    table.scrollToRow(at: model.path(index), at: places[position] ?? .none, animated: animated)
  }

  func frame(at index: Int) -> CGRect { table.rectForRow(at: model.path(index)) }

  func isMeasured(at index: Int) -> Bool {
    table.countsWithOwnHeight(model.path(index))
  }

  func numberOfSections(in tableView: UITableView) -> Int { model.counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.counts[section]
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section"
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? SoakRow)?.item = model.items[model.index(of: indexPath)]
    return cell
  }
}
