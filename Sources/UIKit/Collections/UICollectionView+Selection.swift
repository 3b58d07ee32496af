// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UICollectionView {
  // MARK: From code; the delegate hears nothing

  final func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let path else { return deselectAll() }
    guard allowsSelection else { return }
    if !selectsSeveral { for other in selected where other != path { deselect(other) } }
    markSelected(path)
    if !position.isEmpty { scroll(to: path, position, animated: animated) }
  }

  final func deselect(_ path: IndexPath) {
    selected.removeAll { $0 == path }
    shown.cell(path)?.isSelected = false
  }

  final func deselectAll() {
    for path in selected { deselect(path) }
  }

  private func markSelected(_ path: IndexPath) {
    if !selected.contains(path) { selected.append(path) }
    shown.cell(path)?.isSelected = true
  }

  /// Whether more than one item may be selected now.
  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var maySelectByTouch: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Follows the end of multiple selection: the item that was selected last stays.
  final func keepOneSelected() {
    for path in selected.dropLast() { deselect(path) }
  }

  final func editingDidChange() {
    hideSwipeActions()
    if !isEditing, !allowsMultipleSelection { keepOneSelected() }
    for (_, cell) in shown.cells { cell.setNeedsUpdateConfiguration() }
  }

  // MARK: By touch (Documentation/CollectionView.md §6)

  /// A finger goes down on an item.
  package final func touchDown(onItemAt path: IndexPath) {
    guard let cell = shown.cell(path), maySelectByTouch else { return }
    let may =
      optionalCall(on: delegate) {
        delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
      } ?? true
    guard may else { return }
    highlighted = path
    cell.isHighlighted = true
    optionalCall(on: delegate) {
      delegate?.collectionView(self, didHighlightItemAt: path)
    }
  }

  /// The finger that is down goes up over the same item.
  package final func touchUp() {
    guard let path = highlighted else { return }
    if swiped != nil {
      cancelTouch()
      return hideSwipeActions()
    }
    if let row = shown.cell(path) as? UICollectionViewListCell, row.togglesOutlineByTap {
      cancelTouch()
      return row.toggleOutline()
    }
    toggle(path)
    cancelTouch()
  }

  /// The touch is over without an effect.
  package final func cancelTouch() {
    guard let path = highlighted else { return }
    highlighted = nil
    shown.cell(path)?.isHighlighted = false
    optionalCall(on: delegate) {
      delegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  private func toggle(_ path: IndexPath) {
    guard maySelectByTouch else { return }
    if selectsSeveral, selected.contains(path) {
      let may =
        optionalCall(on: delegate) {
          delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true
        } ?? true
      if may { deselectTelling(path) }
      return
    }
    let may =
      optionalCall(on: delegate) {
        delegate?.collectionView(self, shouldSelectItemAt: path) ?? true
      } ?? true
    guard may else { return }
    if !selectsSeveral {
      for other in selected where other != path { deselectTelling(other) }
    }
    markSelected(path)
    optionalCall(on: delegate) {
      delegate?.collectionView(self, didSelectItemAt: path)
    }
    cellForItem(at: path)?.selectionSegue?()
  }

  private func deselectTelling(_ path: IndexPath) {
    deselect(path)
    optionalCall(on: delegate) {
      delegate?.collectionView(self, didDeselectItemAt: path)
    }
  }
}
