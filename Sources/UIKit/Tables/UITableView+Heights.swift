// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry
internal import ListGeometry

/// Who decides the height of rows, headers and footers (Documentation/TableView.md §1–2).
extension UITableView {
  /// The height of rows about which nothing is known, points.
  static let standardRowHeight: CGFloat = 44

  final var counts: [Int] {
    if let knownCounts { return knownCounts }
    let fresh = queryCounts()
    knownCounts = fresh
    return fresh
  }

  final func queryCounts() -> [Int] {
    guard let dataSource else { return staticSections?.map(\.cells.count) ?? [] }
    let sections =
      optionalCall(on: dataSource) {
        dataSource.numberOfSections(in: self)
      } ?? staticSections?.count ?? 1
    return (0..<max(0, sections)).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
  }

  /// Points at each side between the table and its rows: cards keep clear of the safe area too.
  final var rowMargin: CGFloat {
    guard style == .insetGrouped else { return 0 }
    let safe = max(safeAreaInsets.left, safeAreaInsets.right)
    return UITableViewCell.sideMargin(for: bounds.width) + safe
  }

  /// The width of rows, points.
  final var rowWidth: CGFloat { max(0, bounds.width - 2 * rowMargin) }

  /// Something that every height may depend on is another: all that is known is forgotten.
  final func heightsDidChange() {
    geometry = nil
    heights.forgetAll()
    setNeedsLayout()
  }

  /// A new text size or direction: every row is measured again.
  final func traitsDidChange(from previous: UITraitCollection) {
    guard
      previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        || previous.legibilityWeight != traitCollection.legibilityWeight
        || previous.layoutDirection != traitCollection.layoutDirection
        || previous.displayScale != traitCollection.displayScale
    else { return }
    for cell in shownCells.values { cell.needsHeight = true }
    setNeedsLayout()
  }

  /// Everything is asked for again.
  ///
  /// - Parameter map: What became of the rows, where the data source knows; their heights and what
  ///   is on screen go along with them.
  final func dataDidChange(_ map: ListBatch? = nil) {
    if let work = LayoutWork.current { work.didReload(self) }
    hideSwipeActions()
    dropLeavers()
    indexTitles = nil
    prefetched = []
    knownCounts = nil
    glideTarget = nil
    if let map, let known = geometry, hasLearnableHeights {
      var list = known
      list.apply(map, estimate: 0) { _ in (0, 0) }
      heights.leave(list)
      screenAnchor.move { map.destination(of: ListPath($0))?.indexPath }
    } else {
      if let geometry, hasLearnableHeights { heights.leave(geometry) }
      screenAnchor.forget()
    }
    geometry = nil
    reloadIsDue = true
    selected = []
    setNeedsLayout()
  }

  /// The geometry, made from estimates and fixed heights if need be.
  @discardableResult
  final func requireGeometry() -> RowList {
    let key = HeightKey(self)
    if let geometry, geometryKey == key { return geometry }
    if let geometry, hasLearnableHeights { heights.leave(geometry, for: geometryKey) }
    if geometryKey != key { heights.enter(key) }
    geometryKey = key
    var list = RowList()
    measuredBoundaries.removeAll(keepingCapacity: true)
    delegateGivesHeights = false
    for (section, count) in counts.enumerated() {
      list.append(
        rows: count, estimate: estimate, header: expectedHeight(of: .header(section)),
        footer: expectedHeight(of: .footer(section)))
      fillHeights(of: section, 0..<count, in: &list)
    }
    if hasLearnableHeights, let known = heights.recall(into: &list) {
      recallBoundaries(known, into: &list)
    }
    geometry = list
    return list
  }

  /// Lets headers and footers that were seen count with what they had, until they are seen again.
  private func recallBoundaries(_ known: RowList, into list: inout RowList) {
    for section in 0..<min(known.sectionCount, list.sectionCount) {
      if !measuredBoundaries.contains(.header(section)) {
        list.setHeader(known.header(ofSection: section).extent, ofSection: section)
      }
      if !measuredBoundaries.contains(.footer(section)) {
        list.setFooter(known.footer(ofSection: section).extent, ofSection: section)
      }
    }
  }

  /// Brings the geometry up to date with a batch, asking only for what is new.
  final func follow(_ map: ListBatch) {
    guard geometry != nil, geometryKey == HeightKey(self),
      hasLearnableHeights || hasConstantHeights
    else {
      geometry = nil
      heights.forgetAll()
      return
    }
    measuredBoundaries.removeAll(keepingCapacity: true)
    geometry?.apply(map, estimate: estimate) {
      (expectedHeight(of: .header($0)), expectedHeight(of: .footer($0)))
    }
    heights.follow(map)
    guard var list = geometry else { return }
    geometry = nil
    for section in map.after.indices {
      if map.origin(ofSection: section) == nil {
        fillHeights(of: section, 0..<map.after[section], in: &list)
      } else {
        for rows in map.arrivals(inSection: section) {
          fillHeights(of: section, rows, in: &list)
        }
      }
    }
    geometry = list
  }

  /// Whether a row counts with the height that its cell said, for checks of lists.
  package final func countsWithOwnHeight(_ path: IndexPath) -> Bool {
    requireGeometry().isMeasured(row: path.row, inSection: path.section)
  }

  /// Whether rows are measured, so that it is worth keeping what was found.
  private var hasLearnableHeights: Bool {
    hasEstimates && rowHeight < 0 && staticSections == nil && Runtime.current.listsStandStill
  }

  /// Whether every row is as tall as the others, so that nobody need be asked again.
  private var hasConstantHeights: Bool {
    (rowHeight >= 0 || !hasEstimates) && staticSections == nil && !delegateGivesHeights
      && Runtime.current.listsStandStill
  }

  /// Lets rows that were not seen yet count with the mean of those that were, when there are twice as
  /// many as at the last time (Documentation/StandingStill.md §3.1d).
  ///
  /// - Returns: Whether rows have another place now.
  final func learnHeights() -> Bool {
    guard hasLearnableHeights, geometry != nil, let mean = heights.learn() else { return false }
    if estimatedRowHeight < 0 { geometry?.setEstimate(mean) }
    if heights.countsWithForeignHeights, var list = geometry {
      geometry = nil
      heights.reconsider(&list)
      geometry = list
    }
    return true
  }

  /// What unmeasured rows count with; 44 when nothing better is known.
  private var estimate: CGFloat {
    if rowHeight >= 0 { return rowHeight }
    if estimatedRowHeight > 0 { return estimatedRowHeight }
    return (hasLearnableHeights ? heights.learnedMean : nil) ?? Self.standardRowHeight
  }

  private var hasEstimates: Bool { estimatedRowHeight != 0 }

  /// Heights that are known before any cell exists: static, fixed, or the delegate's.
  private func fillHeights(of section: Int, _ rows: Range<Int>, in list: inout RowList) {
    guard let first = rows.first else { return }
    if hasEstimates { guessHeights(of: section, rows, in: &list) }
    if delegateHeight(IndexPath(row: first, section: section)) != nil {
      delegateGivesHeights = true
      // With estimates the delegate is asked once a row is about to be shown.
      guard !hasEstimates else { return }
      for row in rows {
        let height = delegateHeight(IndexPath(row: row, section: section)) ?? 0
        list.measure(
          height >= 0 ? height : Self.standardRowHeight, rows: row..<row + 1, inSection: section)
      }
      return
    }
    if let statics = staticSections, statics.indices.contains(section) {
      for (row, height) in statics[section].rowHeights where rows.contains(row) && height >= 0 {
        list.measure(height, rows: row..<row + 1, inSection: section)
      }
      if rowHeight >= 0 {
        for row in rows where statics[section].rowHeights[row] == nil {
          list.measure(rowHeight, rows: row..<row + 1, inSection: section)
        }
      }
      return
    }
    if rowHeight >= 0 {
      list.measure(rowHeight, rows: rows, inSection: section)
    } else if !hasEstimates {
      list.measure(Self.standardRowHeight, rows: rows, inSection: section)
    }
  }

  /// Takes over the delegate's estimates.
  private func guessHeights(of section: Int, _ rows: Range<Int>, in list: inout RowList) {
    for row in rows {
      guard let height = delegateEstimate(IndexPath(row: row, section: section)) else { return }
      if height >= 0, !list.isKnown(row: row, inSection: section) {
        list.guess(height, row: row, inSection: section)
      }
    }
  }

  /// The delegate's height of a row; negative for “measure it”, nil without an opinion.
  final func delegateHeight(_ path: IndexPath) -> CGFloat? {
    optionalCall(on: delegate) {
      Runtime.listLength(
        delegate?.tableView(self, heightForRowAt: path) ?? 0,
        from: "tableView(_:heightForRowAt:)", of: delegate)
    }
  }

  final func delegateEstimate(_ path: IndexPath) -> CGFloat? {
    optionalCall(on: delegate) {
      Runtime.listLength(
        delegate?.tableView(self, estimatedHeightForRowAt: path) ?? 0,
        from: "tableView(_:estimatedHeightForRowAt:)", of: delegate)
    }
  }

  /// The height of a row whose cell is there, points.
  final func measuredHeight(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    if let height = delegateHeight(path), height >= 0 { return height }
    let size = askForSize(of: cell, at: path)
    guard size.height <= 0 else { return grid.ceiling(min(size.height, 1e7)) }
    let start =
      "Warning once only: Detected a case where constraints ambiguously suggest a height of zero "
      + "for a table view cell's content view. We're considering the collapse unintentional and "
      + "using standard height instead."
    Runtime.current.reportOnce(start, " Cell: \(cell.description)", view: cell)
    return Self.standardRowHeight
  }

  private func askForSize(of cell: UITableViewCell, at path: IndexPath) -> CGSize {
    guard let work = LayoutWork.current else { return fittedSize(of: cell) }
    let size = work.asking { fittedSize(of: cell) }
    work.didAsk(self, path, given: [rowWidth], answer: size)
    return size
  }

  /// Asks the cell how tall it is at the width of rows (Documentation/TableView.md §1.3, §1.7).
  ///
  /// A cell that answers by itself, without Auto Layout, may look at views that were laid out at
  /// the size the cell was made with; so it gets that layout first.
  private func fittedSize(of cell: UITableViewCell) -> CGSize {
    let ask = {
      cell.systemLayoutSizeFitting(
        CGSize(width: self.rowWidth, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    let kind = ObjectIdentifier(type(of: cell))
    if registry.selfMeasuring.contains(kind) {
      layOutAtCreationSize(cell)
      return ask()
    }
    cell.ownFitting = nil
    let size = ask()
    guard size != cell.ownFitting, !cell.wasLaidOut else { return size }
    registry.selfMeasuring.insert(kind)
    layOutAtCreationSize(cell)
    return ask()
  }

  /// Lays out the inside of a new cell in the content view it was made with.
  private func layOutAtCreationSize(_ cell: UITableViewCell) {
    guard !cell.wasLaidOut else { return }
    cell.wasLaidOut = true
    cell.contentView.setNeedsLayout()
    cell.contentView.layOutContent()
  }

  final var grid: PixelGrid { traitCollection.pixelGrid(orScale: 1) }
}
