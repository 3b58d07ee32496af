// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Swipe actions (Documentation/TableView.md §10).
extension UITableView: SwipedList {
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
    let view = uncover(configuration, at: path, leading: leading)
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
    optionalCall(on: delegate) {
      delegate?.tableView(self, willBeginEditingRowAt: path)
    }
    cell.place.isShowingDelete = !leading
    cell.place.shift = view.isAtLeft ? view.naturalWidth : -view.naturalWidth
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

  /// Taps the action with a title that is uncovered at the moment.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  package final func performSwipeAction(titled title: String) -> Bool {
    performSwipe(titled: title)
  }

  final func swipedPath(at point: CGPoint) -> IndexPath? { rowPath(at: point) }

  final func restingFrame(ofRowAt path: IndexPath) -> CGRect { rowRect(path) }

  final var swipeShift: CGFloat { swiped.flatMap { shownCells[$0.path] }?.place.shift ?? 0 }

  final func shiftSwiped(by shift: CGFloat) {
    guard let view = swiped, let cell = shownCells[view.path], cell.place.shift != shift else {
      return
    }
    cell.place.shift = shift
    setNeedsLayout()
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
