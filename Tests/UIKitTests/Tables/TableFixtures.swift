// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

@testable import UIKit

/// A data source and delegate whose optional answers are closures; one that is nil counts as a
/// method that nobody implements. What it is told is written down.
final class RowScript: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts: [Int]
  var cell: (UITableView, IndexPath) -> UITableViewCell = { table, path in
    table.dequeueReusableCell(withIdentifier: "row", for: path)
  }
  var header: ((Int) -> UIView?)?
  var headerTitle: ((Int) -> String?)?
  var footerTitle: ((Int) -> String?)?
  var headerHeight: ((Int) -> CGFloat)?
  var rowHeight: ((IndexPath) -> CGFloat)?
  var canEdit: ((IndexPath) -> Bool)?
  var canMove: ((IndexPath) -> Bool)?
  var style: ((IndexPath) -> UITableViewCell.EditingStyle)?
  var indentation: ((IndexPath) -> Int)?
  var trailing: ((IndexPath) -> UISwipeActionsConfiguration?)?
  var leading: ((IndexPath) -> UISwipeActionsConfiguration?)?
  var indexTitles: [String]?
  var willSelect: ((IndexPath) -> IndexPath?)?
  var events: [String] = []

  init(counts: [Int]) { self.counts = counts }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(tableView, indexPath)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headerTitle.map { $0(section) } ?? unimplemented(nil)
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footerTitle.map { $0(section) } ?? unimplemented(nil)
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    events.append("header \(section)")
    return header.map { $0(section) } ?? unimplemented(nil)
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight.map { $0(section) } ?? unimplemented(0)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    rowHeight.map { $0(indexPath) } ?? unimplemented(0)
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEdit.map { $0(indexPath) } ?? unimplemented(true)
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMove.map { $0(indexPath) } ?? unimplemented(false)
  }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    style.map { $0(indexPath) } ?? unimplemented(.delete)
  }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    indentation.map { $0(indexPath) } ?? unimplemented(0)
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    events.append("commit \(editingStyle) \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    events.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    trailing.map { $0(indexPath) } ?? unimplemented(nil)
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    leading.map { $0(indexPath) } ?? unimplemented(nil)
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    indexTitles ?? unimplemented(nil)
  }
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    events.append("index \(title)")
    return index
  }
}

/// Selection and display, told by name.
extension RowScript {
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    events.append("shouldHighlight \(indexPath.row)")
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    events.append("didHighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    events.append("didUnhighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    events.append("willSelect \(indexPath.row)")
    return willSelect.map { $0(indexPath) } ?? indexPath
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    events.append("willDeselect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append("didSelect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    events.append("didDeselect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    events.append("willBeginEditing \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    events.append("didEndEditing \(indexPath?.row ?? -1)")
  }
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    events.append("accessory \(indexPath.row)")
  }
}

/// A table of 375 × 667 points whose rows are built-in cells with a short text.
@MainActor
func table(
  _ script: RowScript, style: UITableView.Style = .plain, width: CGFloat = 375
) -> UITableView {
  let view = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 667), style: style)
  view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  view.dataSource = script
  view.delegate = script
  keepAlive(script, with: view)
  return view
}

/// The top edges of rows that are shown, points.
@MainActor
func tops(_ view: UITableView) -> [CGFloat] { view.visibleCells.map(\.frame.minY) }

/// A row of a document: fixed 44 points.
extension IndexPath {
  static func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }
}
