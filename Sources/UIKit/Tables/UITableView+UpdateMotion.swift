// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ListGeometry

/// Rows on their way between two states of a table (Documentation/TableView.md §12).
extension UITableView {
  /// Whether a change of now is to be seen on its way.
  final var animatesChanges: Bool { window != nil && !isShowing && UIView.areAnimationsEnabled }

  /// Notes where everything is; the pass that follows takes it from there.
  final func beginMotion(
    _ entrance: @escaping (IndexPath) -> RowAnimation? = { _ in nil }
  ) -> RowMotion {
    let motion = RowMotion(offset: contentOffset.y, entrance: entrance)
    motion.footer = tableFooterView?.frame
    return motion
  }

  final func noteShown(_ motion: RowMotion) {
    for (path, cell) in shownCells { motion.before[path] = cell.frame }
    for (boundary, view) in shownBoundaries { motion.boundaries[boundary] = view.frame }
  }

  /// The motion of a pass that follows rows which said their height changed; nil when a batch moves
  /// them already, or nothing does.
  final func resizeMotion() -> RowMotion? {
    defer { resizeIsAnimated = false }
    guard resizeIsAnimated, rowMotion == nil, !reloadIsDue, window != nil,
      UIView.areAnimationsEnabled, AnimationBlock.open.isEmpty, geometryKey == HeightKey(self)
    else { return nil }
    let motion = beginMotion()
    noteShown(motion)
    rowMotion = motion
    return motion
  }

  /// Notes how far the content moved below the screen during the pass.
  final func arrive(_ motion: RowMotion) {
    motion.shift = contentOffset.y - motion.offset
    shiftLeavers(by: motion.shift)
  }

  /// Lets cells on their way out go along with the content.
  final func shiftLeavers(by distance: CGFloat) {
    guard distance != 0, !leaving.isEmpty else { return }
    UIView.performWithoutAnimation {
      for leaver in leaving.values { leaver.cell.center.y += distance }
    }
  }

  /// Sets everything in motion from where it was on screen to where it is now.
  final func endMotion(_ motion: RowMotion) {
    rowMotion = nil
    let starts = shownCells.keys.sorted().compactMap { path in
      start(of: path, motion).map { (path, $0) }
    }
    for leaver in motion.leavers { leaving[ObjectIdentifier(leaver.cell)] = leaver }
    UIView.performWithoutAnimation {
      for leaver in motion.leavers { leaver.cell.frame = motion.moved(leaver.frame) }
    }
    UIView.run(
      UICollectionView.updateDuration, delay: 0, [],
      {
        for (path, start) in starts { shownCells[path]?.travel(from: start) }
        for (boundary, view) in shownBoundaries {
          if let old = motion.boundaries[boundary] { view.travel(from: motion.moved(old)) }
        }
        if let old = motion.footer { tableFooterView?.travel(from: motion.moved(old)) }
        for leaver in motion.leavers {
          let end = end(of: leaver, motion)
          leaver.cell.frame = end.frame
          if end.alpha != 1 { leaver.cell.alpha = end.alpha * leaver.alpha }
          if end.flatness != 1 {
            leaver.cell.transform = CGAffineTransform(scaleX: 1, y: end.flatness)
          }
        }
      },
      { [weak self] _ in
        for leaver in motion.leavers { self?.arrived(leaver) }
      })
  }

  /// Where a row that is shown now comes from.
  private func start(of path: IndexPath, _ motion: RowMotion) -> RowPlacement? {
    guard let cell = shownCells[path] else { return nil }
    let old = motion.before[path].map(motion.moved)
    if let animation = motion.entrance(path) {
      guard animation != .none else { return nil }
      var place = old ?? cell.frame
      place.size.height = cell.frame.height
      return RowPlacement(place, animation, width: bounds.width)
    }
    if let old { return RowPlacement(old, .none, width: 0) }
    let way = motion.way(besides: path) { self.shownCells[$0]?.frame }
    return RowPlacement(cell.frame.offsetBy(dx: 0, dy: -way), .none, width: 0)
  }

  /// Where a cell on its way out goes.
  private func end(of leaver: RowMotion.Leaver, _ motion: RowMotion) -> RowPlacement {
    var frame = motion.moved(leaver.frame)
    if let destination = leaver.destination { frame.origin.y = rowRect(destination).minY }
    return RowPlacement(frame, leaver.animation, width: bounds.width)
  }

  private func arrived(_ leaver: RowMotion.Leaver) {
    guard leaving.removeValue(forKey: ObjectIdentifier(leaver.cell)) != nil else { return }
    leaver.cell.alpha = leaver.alpha
    if !leaver.cell.transform.isIdentity { leaver.cell.transform = .identity }
    putAway(leaver.cell, leaver.path)
  }

  /// Ends everything that is on its way out.
  final func dropLeavers() {
    for leaver in leaving.values.sorted(by: { $0.path < $1.path }) { arrived(leaver) }
  }

  /// Lets the cell of a row that went be seen on its way out, where that is wanted.
  final func dismiss(
    _ path: IndexPath, _ animation: RowAnimation, to destination: IndexPath?, _ motion: RowMotion?
  ) {
    guard let motion, destination != nil || animation != .none, let cell = shownCells[path] else {
      return recycle(path)
    }
    shownCells[path] = nil
    motion.leavers.append(
      RowMotion.Leaver(
        path: path, cell: cell, frame: cell.frame, animation: animation, destination: destination,
        alpha: cell.alpha))
  }
}

extension UIView {
  /// Shows the way from a frame to where the view is; its own values are the final ones.
  final func travel(from start: CGRect) {
    let layer = self.layer
    AnimationBlock.note(
      layer, "position", from: .point(CGPoint(x: start.midX, y: start.midY)))
    AnimationBlock.note(
      layer, "bounds", from: .rect(CGRect(origin: layer.bounds.origin, size: start.size)))
  }

  /// The same from the place of a row that comes.
  final func travel(from start: RowPlacement) {
    travel(from: start.frame)
    if start.alpha != 1 {
      AnimationBlock.note(layer, "opacity", from: .numbers([start.alpha]))
    }
    if start.flatness != 1 {
      AnimationBlock.note(
        layer, "transform", from: .transform(CATransform3DMakeScale(1, start.flatness, 1)))
    }
  }
}
