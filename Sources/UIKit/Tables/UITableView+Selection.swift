// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UITableView {
  // MARK: From code; the delegate hears nothing

  final func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      for other in selected { deselect(other, animated: animated) }
      return
    }
    guard allowsSelection else { return }
    if !selectsSeveral {
      for other in selected where other != path { deselect(other, animated: animated) }
    }
    mark(path, animated: animated)
    if position != .none { scroll(to: path, position, animated: animated) }
  }

  final func deselect(_ path: IndexPath, animated: Bool = false) {
    selected.removeAll { $0 == path }
    shownCells[path]?.setSelected(false, animated: animated)
  }

  private func mark(_ path: IndexPath, animated: Bool = false) {
    if !selected.contains(path) { selected.append(path) }
    shownCells[path]?.setSelected(true, animated: animated)
  }

  // MARK: By touch

  /// A finger goes down on a row.
  package final func touchDown(onRowAt path: IndexPath) {
    guard let cell = shownCells[path] else { return }
    if swiped != nil { return hideSwipeActions() }
    guard isSelectable else { return }
    let may =
      optionalCall(on: delegate) {
        delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
      } ?? true
    guard may else { return }
    highlighted = path
    cell.setHighlighted(true, animated: false)
    optionalCall(on: delegate) {
      delegate?.tableView(self, didHighlightRowAt: path)
    }
  }

  /// The finger that is down goes up over the same row.
  package final func touchUp() {
    guard let path = highlighted else { return }
    cancelTouch()
    toggle(path)
  }

  /// The touch is over without an effect.
  package final func cancelTouch() {
    guard let path = highlighted else { return }
    highlighted = nil
    shownCells[path]?.setHighlighted(false, animated: false)
    optionalCall(on: delegate) {
      delegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  /// Whether several rows can be selected now.
  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether rows can be selected by touch now.
  private var isSelectable: Bool {
    isEditing ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection
  }

  /// The selected row that is the least far from what is visible.
  final var nearestSelected: IndexPath? {
    selected.min {
      abs(rowRect($0).midY - bounds.midY) < abs(rowRect($1).midY - bounds.midY)
    }
  }

  private func toggle(_ path: IndexPath) {
    guard isSelectable else { return }
    if selectsSeveral, selected.contains(path) { return deselectTelling(path) }
    let answer: IndexPath?? = optionalCall(on: delegate) {
      delegate?.tableView(self, willSelectRowAt: path)
    }
    guard let target = answer ?? path else { return }
    if !selectsSeveral {
      for other in selected where other != target { deselectTelling(other) }
    }
    mark(target)
    optionalCall(on: delegate) {
      delegate?.tableView(self, didSelectRowAt: target)
    }
    cellForRow(at: target)?.selectionSegue?()
  }

  private func deselectTelling(_ path: IndexPath) {
    let answer: IndexPath?? = optionalCall(on: delegate) {
      delegate?.tableView(self, willDeselectRowAt: path)
    }
    guard let target = answer ?? path else { return }
    deselect(target)
    optionalCall(on: delegate) {
      delegate?.tableView(self, didDeselectRowAt: target)
    }
  }

  // MARK: Scrolling

  final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    let all = counts
    guard all.indices.contains(path.section), (0..<all[path.section]).contains(path.row) else {
      Runtime.raise(
        .range,
        "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: row (\(path.row)) beyond "
          + "bounds (\(all.indices.contains(path.section) ? all[path.section] : 0)) for section "
          + "(\(path.section)).")
    }
    let position = position == .none ? nearestPosition(showing: path) : position
    let offset = offset(showing: path, position)
    scroll(to: offset, animated: animated)
    glideTarget = nil
    guard Runtime.current.listsStandStill else { return }
    if animated, let glide = currentGlide {
      glideTarget = (path, position, glide)
      scrollTarget = nil
      return
    }
    scrollTarget = (path, position, offset)
    setNeedsLayout()
  }

  /// The side at which a row comes into view by the shortest way; none when it is visible.
  private func nearestPosition(showing path: IndexPath) -> ScrollPosition {
    let near = minimalOffset(showing: rowRect(path)).y
    return near < contentOffset.y ? .top : near > contentOffset.y ? .bottom : .none
  }

  /// The animated scroll ended where its row was when it was asked last; the pass puts it right
  /// (Documentation/StandingStill.md §2.2).
  final func landGlide() {
    guard let target = glideTarget else { return }
    glideTarget = nil
    guard hasRow(target.path) else { return }
    scrollTarget = (target.path, target.position, contentOffset)
    setNeedsLayout()
    if !isShowing { layoutIfNeeded() }
  }

  final func hasRow(_ path: IndexPath) -> Bool {
    counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.row)
  }

  /// The offset at which a row is at a place of the visible part, as far as it is known where it is.
  final func offset(showing path: IndexPath, _ position: ScrollPosition) -> CGPoint {
    let frame = rowRect(path)
    let inset = adjustedContentInset
    var offset = contentOffset
    switch position {
    case .none: return minimalOffset(showing: frame)
    case .top: offset.y = frame.minY - inset.top
    case .middle: offset.y = frame.midY - (bounds.height + inset.top - inset.bottom) / 2
    case .bottom: offset.y = frame.maxY - bounds.height + inset.bottom
    }
    return clamping(offset)
  }
}
