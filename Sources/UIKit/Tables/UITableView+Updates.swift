// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ListGeometry

/// Batches of changes (Documentation/TableView.md §12).
extension UITableView {
  final func change(_ changes: [ListChange], _ animation: RowAnimation = .automatic) {
    openBatch()
    batch?.changes += changes
    for change in changes { rowAnimations[change] = animation }
    closeBatch(nil)
  }

  final func openBatch() {
    if batch == nil {
      hideSwipeActions()
      if window != nil, !isShowing { layoutIfNeeded() }
      batchIsFirst = knownCounts == nil && dataSource != nil
      _ = counts
      if geometry != nil { requireGeometry() }
      batch = UpdateBatch()
      rowAnimations = [:]
    }
    batch?.depth += 1
  }

  final func closeBatch(_ completion: ((Bool) -> Void)?) {
    guard batch != nil else { return }
    batch?.depth -= 1
    if let completion { batch?.completions.append(completion) }
    guard let finished = batch, finished.depth == 0 else { return }
    batch = nil
    if dataSource == nil, staticSections == nil {
      // 12.7 There are no rows that could have changed; a data source is asked when there is one.
      knownCounts = nil
      rowAnimations = [:]
      complete(finished)
    } else {
      commit(finished)
    }
  }

  private func complete(_ update: UpdateBatch) {
    let wait = UIView.areAnimationsEnabled ? UICollectionView.updateDuration : 0
    for completion in update.completions {
      Runtime.current.perform(after: wait) { completion(true) }
    }
  }

  private func commit(_ update: UpdateBatch) {
    let before = counts
    let after = queryCounts()
    knownCounts = after
    if batchIsFirst, update.onlyInserts,
      (try? ListBatch(update.changes, before: before, after: after)) == nil
    {
      // 12.8 What was there before the change is not known.
      dataDidChange()
      knownCounts = after
      rowAnimations = [:]
      return complete(update)
    }
    let map = update.listBatch(
      before: before, after: after, items: "row", list: "table view", description: description)
    // Rows that are reloaded lose their selection, as in UIKit.
    selected = selected.filter { !map.reloads(ListPath($0)) }.compactMap {
      map.destination(of: ListPath($0))?.indexPath
    }
    followPlaces(map)
    let animations = rowAnimations
    rowAnimations = [:]
    let motion =
      animatesChanges ? beginMotion { Self.entrance(of: $0, map, animations) } : nil
    move(map, animations, motion)
    follow(map)
    fillAgain(update.reconfigured.compactMap { map.destination(of: ListPath($0))?.indexPath })
    if let motion {
      show(motion)
    } else if window != nil || !shownCells.isEmpty, !isShowing {
      layOutRows()
    } else {
      setNeedsLayout()
    }
    complete(update)
  }

  /// What is remembered by index path goes along with its row.
  private func followPlaces(_ map: ListBatch) {
    screenAnchor.move { map.destination(of: ListPath($0))?.indexPath }
    if let target = scrollTarget {
      scrollTarget = map.destination(of: ListPath(target.path)).map {
        ($0.indexPath, target.position, target.offset)
      }
    }
    if let target = glideTarget {
      glideTarget = map.destination(of: ListPath(target.path)).map {
        ($0.indexPath, target.position, target.glide)
      }
    }
  }

  /// The layout pass, without animations of its own; then everything travels.
  private func show(_ motion: RowMotion) {
    rowMotion = motion
    UIView.performWithoutAnimation { layOutRows() }
    arrive(motion)
    endMotion(motion)
  }

  /// The layout pass, at once; for a batch within the table's own pass only the rows, since a pass is
  /// not entered again from inside, and one after it would hear of the same batch.
  private func layOutRows() {
    guard marks.contains(.isLayingOut) else {
      setNeedsLayout()
      return layoutIfNeeded()
    }
    showRows()
    marks.remove(.needsLayout)
  }

  /// How a row that is new after a batch comes; nil for one that was there.
  private static func entrance(
    of path: IndexPath, _ map: ListBatch, _ animations: [ListChange: RowAnimation]
  ) -> RowAnimation? {
    let place = ListPath(path)
    if let origin = map.origin(of: place) {
      return map.reloads(origin) ? animations[.reloadItem(origin)] ?? .automatic : nil
    }
    if let animation = animations[.insertItem(place)] { return animation }
    if let animation = animations[.insertSection(place.section)] { return animation }
    let old = map.sections.firstIndex(of: place.section)
    return old.flatMap { animations[.reloadSection($0)] } ?? .automatic
  }

  /// Gives every cell that stays its new index path; all that are shown are measured again.
  private func move(
    _ map: ListBatch, _ animations: [ListChange: RowAnimation], _ motion: RowMotion?
  ) {
    var moved: [IndexPath: UITableViewCell] = [:]
    for path in shownCells.keys.sorted() {
      let place = ListPath(path)
      let new = map.destination(of: place)
      guard !map.reloads(place), let new else {
        if let new, let cell = shownCells[path] { motion?.before[new.indexPath] = cell.frame }
        let animation =
          animations[.reloadItem(place)] ?? animations[.deleteItem(place)]
          ?? animations[.deleteSection(place.section)]
          ?? animations[.reloadSection(place.section)] ?? .automatic
        dismiss(path, animation, to: animation == .none ? nil : new?.indexPath, motion)
        continue
      }
      shownCells[path]?.needsHeight = true
      moved[new.indexPath] = shownCells[path]
    }
    shownCells = moved
    moveBoundaries(map)
    if let motion { noteShown(motion, keeping: motion.before) }
  }

  private func noteShown(_ motion: RowMotion, keeping reloaded: [IndexPath: CGRect]) {
    noteShown(motion)
    motion.before.merge(reloaded) { $1 }
  }

  /// Headers and footers of sections that stay keep their views.
  private func moveBoundaries(_ map: ListBatch) {
    var moved: [TableBoundary: UIView] = [:]
    for (boundary, view) in shownBoundaries {
      let section = boundary.section
      guard map.sections.indices.contains(section), let new = map.sections[section],
        map.origin(ofSection: new) != nil
      else {
        putAway(view)
        continue
      }
      let place = boundary.isHeader ? TableBoundary.header(new) : .footer(new)
      moved[place] = view
      if new != section { adopt(view, as: place) }
    }
    shownBoundaries = moved
  }

  /// Has the data source fill cells once more; they keep their place. In a batch, with it.
  final func reconfigure(_ paths: [IndexPath]) {
    if batch != nil {
      batch?.reconfigured += paths
      return
    }
    fillAgain(paths)
    resizeIsAnimated = true
    setNeedsLayout()
  }

  private func fillAgain(_ paths: [IndexPath]) {
    for path in paths {
      heights.doubt(path)
      guard let cell = shownCells[path] else {
        forgetHeight(path)
        continue
      }
      swings[ObjectIdentifier(cell)] = nil
      registry.reconfigured = cell
      let filled = dataSource?.tableView(self, cellForRowAt: path)
      registry.reconfigured = nil
      guard filled === cell || dataSource == nil else {
        Runtime.raise(
          .internalInconsistency,
          "The cell dequeued for reconfiguration of the row at \(path) must be the existing cell "
            + "with identifier \(cell.reuseIdentifier ?? "")")
      }
      cell.needsHeight = true
    }
  }

  /// Lets a row that is not shown be measured again when it is; until then it counts as before.
  private func forgetHeight(_ path: IndexPath) {
    guard geometry?.has(row: path.row, inSection: path.section) == true else { return }
    geometry?.doubt(row: path.row, inSection: path.section)
  }

  /// Follows a cell that says its natural size changed.
  final func heightMayHaveChanged(of cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, !isShowing, cell.superview === self,
      leaving[ObjectIdentifier(cell)] == nil, !cell.needsHeight
    else { return }
    guard mayAskAgain(cell) else { return }
    cell.needsHeight = true
    resizeIsAnimated = true
    setNeedsLayout()
  }
}
