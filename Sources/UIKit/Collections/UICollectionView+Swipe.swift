// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Swipe actions of list sections (Documentation/TableView.md §10, CompositionalLayout.md §7).
extension UICollectionView: SwipedList {
  /// What a list section's configuration answers for a row; nil beside lists.
  package final func swipeActions(
    at path: IndexPath, leading: Bool
  ) -> UISwipeActionsConfiguration? {
    guard hasItem(path),
      let list = (storedLayout as? UICollectionViewCompositionalLayout)?.listPlace(of: path)?.list
    else { return nil }
    let provider =
      leading
      ? list.leadingSwipeActionsConfigurationProvider
      : list.trailingSwipeActionsConfigurationProvider
    return provider?(path)
  }

  /// Uncovers the actions at one side of a row, as a swipe does.
  ///
  /// - Returns: Whether the row has actions there.
  @discardableResult
  package final func showSwipeActions(at path: IndexPath, leading: Bool) -> Bool {
    hideSwipeActions()
    guard let cell = shown.cell(path),
      let configuration = swipeActions(at: path, leading: leading), !configuration.actions.isEmpty
    else { return false }
    let view = uncover(configuration, at: path, leading: leading)
    cell.superview?.insertSubview(view, belowSubview: cell)
    shiftSwiped(by: view.isAtLeft ? view.naturalWidth : -view.naturalWidth)
    return true
  }

  /// Covers the actions again.
  package final func hideSwipeActions() {
    guard let view = swiped else { return }
    shiftSwiped(by: 0)
    swiped = nil
    view.removeFromSuperview()
    setNeedsLayout()
  }

  /// Taps the action with a title that is uncovered at the moment.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  package final func performSwipeAction(titled title: String) -> Bool {
    performSwipe(titled: title)
  }

  final func swipedPath(at point: CGPoint) -> IndexPath? {
    storedLayout is UICollectionViewCompositionalLayout ? itemPath(at: point) : nil
  }

  final func restingFrame(ofRowAt path: IndexPath) -> CGRect {
    shown.cell(path)?.appliedAttributes?.frameInHost ?? .zero
  }

  final var swipeShift: CGFloat { swiped.flatMap { shown.cell($0.path) }?.swipeShift ?? 0 }

  final func shiftSwiped(by shift: CGFloat) {
    guard let view = swiped, let cell = shown.cell(view.path), cell.swipeShift != shift else {
      return
    }
    cell.moveAside(by: shift)
    setNeedsLayout()
  }
}
