// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ListGeometry

/// The layout pass of a table (Documentation/TableView.md §2).
extension UITableView {
  /// Gives every row that is seen a cell at its place, and takes back the others.
  ///
  /// - Parameter least: The height, in points, that a table without height counts with.
  final func showRows(atLeast least: CGFloat = 0) {
    guard !isShowing else { return }
    isShowing = true
    defer { isShowing = false }
    let resize = resizeMotion()
    if reloadIsDue {
      reloadIsDue = false
      recycleAll()
    }
    measuredInPass.removeAll(keepingCapacity: true)
    if scrollTarget?.offset != contentOffset { scrollTarget = nil }
    var hold = screenAnchor.hold(in: self, .vertical)
    keep(hold)
    // Every round measures a row that was not measured in this pass, so rounds are bounded.
    while showRound(&hold, least) { keep(hold) }
    if learnHeights() {
      hold = screenAnchor.hold(in: self, .vertical)
      keep(hold)
      while showRound(&hold, least) { keep(hold) }
    }
    scrollTarget = nil
    placeHeaderAndFooter()
    placeBoundaries()
    placeSwipeActions()
    placeIndex()
    placeFillers()
    if let resize {
      arrive(resize)
      endMotion(resize)
    }
    prefetch()
    if let backgroundView {
      backgroundView.frame = bounds
      sendSubviewToBack(backgroundView)
    }
  }

  /// Shows rows at once for who asks for cells while a reload waits for the pass; a table that has
  /// no height yet shows the row at its offset (Documentation/TableView.md §2).
  final func showRowsIfReloaded() {
    guard reloadIsDue, !isShowing, batch == nil, dataSource != nil else { return }
    showRows(atLeast: 1)
  }

  final var headerLength: CGFloat { tableHeaderView?.frame.height ?? 0 }

  /// One round: visible rows get cells, cells get their heights.
  ///
  /// - Returns: Whether a height changed, so that other rows may be visible now.
  private func showRound(_ hold: inout ScreenAnchor.Hold?, _ least: CGFloat) -> Bool {
    requireGeometry()
    let low = bounds.minY - headerLength
    let visible = rows(from: low, to: low + max(bounds.height, least))
    if hold == nil, contentOffset.y > -adjustedContentInset.top { hold = firstHold(visible, low) }
    var changed = measureBoundaries(from: low)
    for element in visible {
      guard case .row(let row) = element.kind else { continue }
      let path = IndexPath(row: row, section: element.section)
      guard let cell = shownCell(at: path), measuredInPass.insert(path).inserted,
        geometry?.isMeasured(row: row, inSection: element.section) != true || cell.needsHeight
      else { continue }
      if measure(cell, at: path) != element.extent { changed = true }
    }
    guard !changed else { return true }
    finishRows(visible)
    return false
  }

  /// Rows that reach into a stretch of the list. The list is not copied, so that it can be changed in
  /// place afterwards.
  final func rows(from low: CGFloat, to high: CGFloat) -> [RowList.Element] {
    geometry?.rows(from: low, to: high) ?? []
  }

  /// Measures a row and takes its height over.
  private func measure(_ cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    cell.needsHeight = false
    // Cells from before the table became wider or narrower learn its width as new ones do.
    if cell.frame.width != rowWidth { cell.frame.size.width = rowWidth }
    let fixed = fixedHeight(path)
    let height = fixed ?? settled(measuredHeight(of: cell, at: path), of: cell, at: path)
    let kind = heights.kind(of: cell.reuseIdentifier)
    if fixed == nil, height != knownHeight(path) { heights.note(height, kind) }
    geometry?.measure(height, row: path.row, inSection: path.section, kind: kind)
    return height
  }

  /// What a row answered when it was asked last; nil for one that was not asked.
  private func knownHeight(_ path: IndexPath) -> CGFloat? {
    guard let geometry, geometry.isMeasured(row: path.row, inSection: path.section) else {
      return nil
    }
    return geometry.row(path.row, inSection: path.section).extent
  }

  /// Gives visible headers and footers their heights, once a layout of the list.
  private func measureBoundaries(from low: CGFloat) -> Bool {
    var changed = false
    for section in geometry?.sections(from: low, to: low + bounds.height) ?? 0..<0 {
      if !measuredBoundaries.contains(.header(section)) {
        let height = measuredHeight(of: .header(section))
        if height != geometry?.header(ofSection: section).extent { changed = true }
        geometry?.setHeader(height, ofSection: section)
      }
      if !measuredBoundaries.contains(.footer(section)) {
        let height = measuredHeight(of: .footer(section))
        if height != geometry?.footer(ofSection: section).extent { changed = true }
        geometry?.setFooter(height, ofSection: section)
      }
    }
    return changed
  }

  /// The height of a row that needs no measuring.
  private func fixedHeight(_ path: IndexPath) -> CGFloat? {
    if let height = delegateHeight(path) { return height >= 0 ? height : nil }
    if let statics = staticSections, statics.indices.contains(path.section),
      let own = statics[path.section].rowHeights[path.row], own >= 0
    {
      return own
    }
    if rowHeight >= 0 { return rowHeight }
    return estimatedRowHeight == 0 ? Self.standardRowHeight : nil
  }

  /// The first row below the visible edge, to be held where the estimates put it; at the very end of
  /// the list the last one, by its end (Documentation/StandingStill.md §1.6).
  private func firstHold(_ visible: [RowList.Element], _ low: CGFloat) -> ScreenAnchor.Hold? {
    let edge = low + adjustedContentInset.top
    let rows = visible.compactMap { element -> (IndexPath, RowList.Element)? in
      if case .row(let row) = element.kind {
        return (IndexPath(row: row, section: element.section), element)
      }
      return nil
    }
    if ends(along: .vertical).end, let (path, last) = rows.last {
      let bottom = low + bounds.height - adjustedContentInset.bottom
      return .end(path, bottom - last.start - last.extent)
    }
    return rows.first { $0.1.start >= edge - 0.5 }.map { .start($0.0, $0.1.start - edge) }
  }

  /// Brings the content size up to date, and the offset with it: to the row that was scrolled to,
  /// else so that a held row stays where it was on screen.
  private func keep(_ hold: ScreenAnchor.Hold?) {
    requireGeometry()
    adoptContentSize()
    if let target = scrollTarget, hasRow(target.path) {
      contentOffset = offset(showing: target.path, target.position)
      scrollTarget?.offset = contentOffset
    } else if let hold, hasRow(hold.path), Runtime.current.listsStandStill {
      let before = contentOffset.y
      follow(hold, at: rowRect(hold.path), .vertical)
      if rowMotion == nil { shiftLeavers(by: contentOffset.y - before) }
    }
    guard let target = glideTarget else { return }
    if target.glide == currentGlide, hasRow(target.path) {
      redirectGlide(to: offset(showing: target.path, target.position))
    } else {
      glideTarget = nil
    }
  }

  /// What is to scroll, points: the header, the sections, the footer.
  final var contentHeight: CGFloat {
    headerLength + (geometry?.total ?? 0) + (tableFooterView?.frame.height ?? 0)
  }

  private func adoptContentSize() {
    let size = CGSize(width: bounds.width, height: contentHeight)
    if size != contentSize { contentSize = size }
  }

  private func shownCell(at path: IndexPath) -> UITableViewCell? {
    if let cell = shownCells[path] { return cell }
    let cell: UITableViewCell?
    if let dataSource {
      cell = dataSource.tableView(self, cellForRowAt: path)
    } else {
      cell = staticSections?[path.section].cells[path.row]
    }
    guard let cell else { return nil }
    swings[ObjectIdentifier(cell)] = nil
    shownCells[path] = cell
    cell.hostTable = self
    UIView.performWithoutAnimation { dress(cell, at: path) }
    return cell
  }

  /// Makes a cell a row of this table, before it is measured; nothing of it is seen on its way.
  private func dress(_ cell: UITableViewCell, at path: IndexPath) {
    // A row that comes back is asked again, and counts with what it had until it has answered.
    cell.needsHeight = true
    cell.isAnnounced = false
    cell.setSelected(selected.contains(path), animated: false)
    // The cell learns its width before it is measured; its height follows.
    cell.frame = CGRect(
      x: rowMargin, y: cell.frame.minY, width: rowWidth, height: cell.frame.height)
    if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
    cell.takeColor(of: self)
    indent(cell, at: path)
    prepare(cell, at: path)
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    cell.showEditControls()
    cell.updateConfigurationIfNeeded()
  }

  /// Gives cells their frames, puts the others away, and tells the delegate.
  private func finishRows(_ visible: [RowList.Element]) {
    var keys: Set<IndexPath> = []
    for element in visible {
      guard case .row(let row) = element.kind else { continue }
      let path = IndexPath(row: row, section: element.section)
      keys.insert(path)
      guard let cell = shownCells[path] else { continue }
      let frame = rowRect(path).offsetBy(dx: cell.place.shift, dy: drag?.shift(of: path) ?? 0)
      if cell.frame != frame { place(cell, at: frame) }
      prepare(cell, at: path)
      cell.showSeparators(of: self)
      cell.roundCorners(of: self)
      guard !cell.isAnnounced else { continue }
      cell.isAnnounced = true
      optionalCall(on: delegate) {
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      }
    }
    let seen = keys.sorted()
    // A row that is carried stays under the finger while its own place is scrolled away.
    if let drag, keys.insert(drag.path).inserted, let cell = shownCells[drag.path] {
      cell.frame = rowRect(drag.path).offsetBy(dx: cell.place.shift, dy: drag.way)
    }
    for path in shownCells.keys.filter({ !keys.contains($0) }).sorted() {
      // What a change moves off the screen is seen on its way there.
      dismiss(path, .none, to: path, rowMotion?.before[path] == nil ? nil : rowMotion)
    }
    screenAnchor.note(
      self, .vertical, seen.map { ($0, rowRect($0)) }, last: lastItem(of: counts))
  }

  /// Gives a cell its frame; one that is new takes no part in animations of now.
  private func place(_ cell: UITableViewCell, at frame: CGRect) {
    guard !AnimationBlock.open.isEmpty, !cell.isAnnounced else {
      cell.frame = frame
      return
    }
    UIView.performWithoutAnimation { cell.frame = frame }
  }

  final func recycle(_ path: IndexPath) {
    guard let cell = shownCells.removeValue(forKey: path) else { return }
    putAway(cell, path)
  }

  /// Takes a cell off the screen and keeps it for its next use.
  final func putAway(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.layer.removeAllAnimations()
    cell.removeFromSuperview()
    if cell.isAnnounced {
      optionalCall(on: delegate) {
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
    }
    cell.isAnnounced = false
    if let identifier = cell.reuseIdentifier, staticSections == nil {
      registry.waitingCells[identifier, default: []].append(cell)
    }
  }

  final func recycleAll() {
    for path in shownCells.keys.sorted() { recycle(path) }
    for (_, view) in shownBoundaries { putAway(view) }
    shownBoundaries = [:]
  }

  // MARK: Rectangles

  /// A row's rectangle in content coordinates, on pixels.
  final func rowRect(_ path: IndexPath) -> CGRect {
    let list = requireGeometry()
    guard path.section < list.sectionCount, path.row < list.rowCount(inSection: path.section) else {
      return .zero
    }
    let row = list.row(path.row, inSection: path.section)
    return CGRect(
      x: rowMargin, y: grid.snapping(headerLength + row.start), width: rowWidth,
      height: row.extent)
  }

  /// A header's or footer's rectangle where it lies when nothing is pinned.
  final func boundaryRect(_ boundary: TableBoundary) -> CGRect {
    let list = requireGeometry()
    guard boundary.section < list.sectionCount else { return .zero }
    let element: RowList.Element
    switch boundary {
    case .header(let section): element = list.header(ofSection: section)
    case .footer(let section): element = list.footer(ofSection: section)
    }
    return CGRect(
      x: rowMargin, y: grid.snapping(headerLength + element.start), width: rowWidth,
      height: element.extent)
  }

  final func rowPaths(in rect: CGRect) -> [IndexPath] {
    requireGeometry().rows(from: rect.minY - headerLength, to: rect.maxY - headerLength).compactMap
    {
      guard case .row(let row) = $0.kind else { return nil }
      return IndexPath(row: row, section: $0.section)
    }
  }

  final func rowPath(at point: CGPoint) -> IndexPath? {
    rowPaths(in: CGRect(x: point.x, y: point.y, width: 1, height: 0.001)).first {
      rowRect($0).contains(point)
    }
  }
}
