// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Swipe actions (Documentation/TableView.md §10).
extension UITableView {
  /// Uncovers the actions at one side of a row, as a swipe does.
  ///
  /// - Returns: Whether the row has actions there.
  @discardableResult
  package final func showSwipeActions(at path: IndexPath, leading: Bool) -> Bool {
    hideSwipeActions()
    guard let cell = shownCells[path], canEdit(path),
      let configuration = swipeConfiguration(at: path, leading: leading),
      !configuration.actions.isEmpty
    else { return false }
    let isAtLeft = leading != isRightToLeft
    let view = SwipeActionsView(configuration, at: path, isAtLeft: isAtLeft)
    view.table = self
    view.startWidth = 0
    view.tableWidth = bounds.width
    swiped = view
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
    optionalCall(on: delegate) {
      delegate?.tableView(self, willBeginEditingRowAt: path)
    }
    cell.place.isShowingDelete = !leading
    cell.place.shift = isAtLeft ? view.naturalWidth : -view.naturalWidth
    cell.setNeedsUpdateConfiguration()
    setNeedsLayout()
    return true
  }

  /// Covers the actions again.
  package final func hideSwipeActions() {
    guard let view = swiped else { return }
    swiped = nil
    view.removeFromSuperview()
    if let cell = shownCells.values.first(where: { $0.place.shift != 0 }) {
      cell.place.shift = 0
      cell.place.isShowingDelete = false
      cell.setNeedsUpdateConfiguration()
    }
    let path = view.path
    optionalCall(on: delegate) {
      delegate?.tableView(self, didEndEditingRowAt: path)
    }
    setNeedsLayout()
  }

  /// Covers the actions of a row that was opened in a table of another width, as in a rotation.
  final func endSwipeOfOtherWidth() {
    if let view = swiped, view.tableWidth != bounds.width { hideSwipeActions() }
  }

  /// Taps the action with a title that is uncovered at the moment.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  package final func performSwipeAction(titled title: String) -> Bool {
    guard let view = swiped,
      let action = view.configuration.actions.first(where: { $0.title == title })
    else { return false }
    perform(action, in: view)
    return true
  }

  final func perform(_ action: UIContextualAction, in view: SwipeActionsView) {
    action.handler(action, view) { [weak self, weak view] _ in
      guard let self, self.swiped === view else { return }
      self.hideSwipeActions()
    }
  }

  final func placeSwipeActions() {
    guard let view = swiped else { return }
    let row = rowRect(view.path)
    let width = abs(shownCells[view.path]?.place.shift ?? 0)
    let frame = CGRect(
      x: view.isAtLeft ? row.minX : row.maxX - width, y: row.minY, width: width, height: row.height)
    if view.frame != frame { view.frame = frame }
  }

  private func swipeConfiguration(
    at path: IndexPath, leading: Bool
  ) -> UISwipeActionsConfiguration? {
    if leading {
      return optionalCall(on: delegate) {
        delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      } ?? nil
    }
    let answer: UISwipeActionsConfiguration?? = optionalCall(on: delegate) {
      delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
    if let answer { return answer }
    let old: [UITableViewRowAction]?? = optionalCall(on: delegate) {
      delegate?.tableView(self, editActionsForRowAt: path)
    }
    if let actions = old ?? nil {
      return UISwipeActionsConfiguration(actions: actions.map { $0.contextual(at: path) })
    }
    return deletion(at: path)
  }

  /// The one button that a data source that commits deletions gets by itself.
  private func deletion(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard commitsEdits, editingStyle(at: path) == .delete else { return nil }
    let title: String?? = optionalCall(on: delegate) {
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    }
    let action = UIContextualAction(
      style: .destructive, title: (title ?? nil) ?? SystemWord.delete.localized
    ) {
      [weak self] _, _, done in
      self?.commit(.delete, at: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}
