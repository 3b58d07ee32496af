// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Editing mode (Documentation/TableView.md §9).
extension UITableView {
  final func editingDidChange() {
    hideSwipeActions()
    for path in shownCells.keys.sorted() {
      guard let cell = shownCells[path] else { continue }
      prepare(cell, at: path)
      cell.setEditing(isEditing, animated: false)
    }
    if !allowsSelectionDuringEditing, !allowsMultipleSelectionDuringEditing {
      for path in selected { deselect(path) }
    }
    heightsDidChange()
  }

  /// Tells a cell where it stands and what may be done to it.
  final func prepare(_ cell: UITableViewCell, at path: IndexPath) {
    var place = cell.place
    place.isFirst = path.row == 0
    place.isLast = path.row == counts[path.section] - 1
    if isEditing {
      let isEditable = canEdit(path)
      place.editingStyle = isEditable ? editingStyle(at: path) : .none
      place.canMove = canMove(path)
      if place.canMove { cell.showsReorderControl = true }
      let indents =
        optionalCall(on: delegate) {
          delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        } ?? true
      if !indents { cell.shouldIndentWhileEditing = false }
    }
    guard place != cell.place else { return }
    cell.place = place
    if cell.isEditing { cell.showEditControls() }
    cell.setNeedsLayout()
  }

  /// Gives a cell the depth that the delegate states.
  final func indent(_ cell: UITableViewCell, at path: IndexPath) {
    let level = optionalCall(on: delegate) {
      delegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
    }
    if let level, cell.indentationLevel != level { cell.indentationLevel = level }
  }

  final func canEdit(_ path: IndexPath) -> Bool {
    optionalCall(on: dataSource) {
      dataSource?.tableView(self, canEditRowAt: path) ?? true
    } ?? true
  }

  final func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    optionalCall(on: delegate) {
      delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    } ?? .delete
  }

  /// Rows move when the data source can move them, unless it forbids this one.
  private func canMove(_ path: IndexPath) -> Bool {
    guard let dataSource, movesRows else { return false }
    return optionalCall(on: dataSource) {
      dataSource.tableView(self, canMoveRowAt: path)
    } ?? true
  }

  private var movesRows: Bool {
    implements("tableView:moveRowAtIndexPath:toIndexPath:") {
      $0.tableView(self, canMoveRowAt: $1)
    }
  }

  /// Whether the data source has `commit`, so that rows can be deleted by swiping.
  final var commitsEdits: Bool {
    implements("tableView:commitEditingStyle:forRowAtIndexPath:") {
      $0.tableView(self, canEditRowAt: $1)
    }
  }

  /// Whether the data source has a method that must not be called to find out.
  ///
  /// The register of an app's classes says so; a class that is not in it counts by the question
  /// that belongs to the method, `canMoveRowAt` or `canEditRowAt`.
  private func implements(
    _ selector: String, or ask: (any UITableViewDataSource, IndexPath) -> Bool
  ) -> Bool {
    guard let dataSource else { return false }
    if RuntimeRegistry.responds(dataSource as AnyObject, to: Selector(selector)) { return true }
    guard !RuntimeRegistry.describes(type(of: dataSource as AnyObject)),
      let path = shownCells.keys.min()
    else { return false }
    return optionalCall(on: dataSource) { ask(dataSource, path) } != nil
  }

  final func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
    optionalCall(on: dataSource) {
      dataSource?.tableView(self, commit: style, forRowAt: path)
    }
  }

  /// Follows a tap on the circle of a row: plus inserts, minus asks once more, and where several
  /// rows are selected the row is toggled.
  final func editControlWasTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if allowsMultipleSelectionDuringEditing {
      touchDown(onRowAt: path)
      touchUp()
    } else if cell.editingStyle == .insert {
      commit(.insert, at: path)
    } else if cell.editingStyle == .delete {
      showSwipeActions(at: path, leading: false)
    }
  }

  /// Follows a tap on the information button of a row.
  final func accessoryWasTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    optionalCall(on: delegate) {
      delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }
  }

  /// Moves a row as dragging its grip does: the delegate may choose another place, the data source
  /// moves its data, the cells follow.
  package final func reorderRow(at path: IndexPath, to proposed: IndexPath) {
    let target = allowedTarget(from: path, to: proposed)
    guard target != path else { return }
    optionalCall(on: dataSource) {
      dataSource?.tableView(self, moveRowAt: path, to: target)
    }
    moveRow(at: path, to: target)
  }
}
