// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ListGeometry

/// Batches of changes, as in collection views (Documentation/CollectionView.md §7).
extension UITableView {
  final func change(_ changes: [ListChange]) {
    openBatch()
    batch?.changes += changes
    closeBatch(nil)
  }

  final func openBatch() {
    if batch == nil {
      hideSwipeActions()
      if window != nil, !isShowing { layoutIfNeeded() }
      _ = counts
      batch = UpdateBatch()
    }
    batch?.depth += 1
  }

  final func closeBatch(_ completion: ((Bool) -> Void)?) {
    guard batch != nil else { return }
    batch?.depth -= 1
    if let completion { batch?.completions.append(completion) }
    guard let finished = batch, finished.depth == 0 else { return }
    batch = nil
    commit(finished)
  }

  private func commit(_ update: UpdateBatch) {
    let before = counts
    let after = queryCounts()
    knownCounts = after
    let map: ListBatch
    do {
      map = try ListBatch(update.changes, before: before, after: after)
    } catch {
      let failure = ListBatchFailure(
        error: error, before: before, after: after, changes: update.changes)
      Runtime.raise(
        .internalInconsistency,
        failure.text(items: "row", list: "table view", description: description))
    }
    let old = geometry
    geometry = nil
    // Rows that are reloaded lose their selection, as in UIKit.
    selected = selected.filter { !map.reloads(ListPath($0)) }.compactMap {
      map.destination(of: ListPath($0))?.indexPath
    }
    screenAnchor.move { map.destination(of: ListPath($0))?.indexPath }
    move(map)
    if let old { carryHeights(from: old, map) }
    setNeedsLayout()
    if window != nil, !isShowing { layoutIfNeeded() }
    for completion in update.completions {
      let wait = UIView.areAnimationsEnabled ? UICollectionView.updateDuration : 0
      Runtime.current.perform(after: wait) { completion(true) }
    }
  }

  /// Gives every cell that stays its new index path; all that are shown are measured again.
  private func move(_ map: ListBatch) {
    var moved: [IndexPath: UITableViewCell] = [:]
    for path in shownCells.keys.sorted() {
      let place = ListPath(path)
      guard !map.reloads(place), let new = map.destination(of: place) else {
        recycle(path)
        continue
      }
      shownCells[path]?.needsHeight = true
      moved[new.indexPath] = shownCells[path]
    }
    shownCells = moved
    for (_, view) in shownBoundaries { putAway(view) }
    shownBoundaries = [:]
  }

  /// Measured heights go along with their rows.
  private func carryHeights(from old: RowList, _ map: ListBatch) {
    requireGeometry()
    for section in 0..<old.sectionCount {
      for row in 0..<old.rowCount(inSection: section)
      where old.isMeasured(row: row, inSection: section) {
        let path = ListPath(section: section, item: row)
        guard !map.reloads(path), let place = map.destination(of: path),
          geometry?.isMeasured(row: place.item, inSection: place.section) == false
        else { continue }
        geometry?.measure(
          old.row(row, inSection: section).extent, rows: place.item..<place.item + 1,
          inSection: place.section)
      }
    }
  }

  final func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = shownCells[path] else {
        forgetHeight(path)
        continue
      }
      registry.reconfigured = cell
      _ = dataSource?.tableView(self, cellForRowAt: path)
      registry.reconfigured = nil
      cell.needsHeight = true
    }
    setNeedsLayout()
  }

  /// Lets a row that is not shown be measured again when it is; until then it counts as before.
  private func forgetHeight(_ path: IndexPath) {
    guard let list = geometry, path.section < list.sectionCount,
      path.row < list.rowCount(inSection: path.section),
      list.isMeasured(row: path.row, inSection: path.section)
    else { return }
    let height = list.row(path.row, inSection: path.section).extent
    geometry?.guess(height, row: path.row, inSection: path.section)
  }

  /// Follows a cell that says its natural size changed.
  final func heightMayHaveChanged(of cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, !isShowing, cell.superview === self,
      !cell.needsHeight
    else { return }
    cell.needsHeight = true
    setNeedsLayout()
  }
}
