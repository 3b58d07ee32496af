// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What lies between and behind columns.
@MainActor
final class SplitSurroundings {
  /// Lines between columns, as many as were needed.
  var lines: [UIView] = []
  /// Darkens the detail under columns that lie over it, and takes touches there.
  let outside = SplitOutside(frame: .zero)

  init() {
    outside.backgroundColor = UIColor(white: 0, alpha: 0.1)
  }

  func line(_ index: Int) -> UIView {
    while lines.count <= index {
      let line = UIView(frame: .zero)
      line.backgroundColor = .separator
      lines.append(line)
    }
    return lines[index]
  }
}

/// What a touch beside a column that lies over the detail meets; a class of its own, so that nobody takes
/// it for a control of the app's.
final class SplitOutside: UIControl {}

/// Puts the columns where they belong (Documentation/Containers.md §11).
extension UISplitViewController {
  func columnsMayHaveChanged() {
    guard isViewLoaded, collapsed != nil else { return }
    view.setNeedsLayout()
    arrangeColumns()
  }

  func arrangeColumns() {
    guard let root = viewIfLoaded, !columns.isEmpty else { return }
    followWidth()
    tellOfMode()
    let shown = shownColumns
    let controllers = shown.compactMap { columns[$0] }
    for child in children where !controllers.contains(child) && isColumn(child) { unembed(child) }
    limitTraits(of: shown)
    guard collapsed != true else {
      surroundingsOfColumns.outside.removeFromSuperview()
      for line in surroundingsOfColumns.lines { line.removeFromSuperview() }
      if let only = controllers.first { place(only, in: root, frame: root.bounds) }
      return
    }
    let layout = SplitColumns(self, size: root.bounds.size)
    let isOver = displayMode.isOverlay
    // The detail first: columns may lie over it.
    for column in shown.reversed() {
      guard let controller = columns[column] else { continue }
      place(controller, in: root, frame: layout.frames[column] ?? root.bounds)
      if column == .secondary { layOutOutside(isShown: isOver, in: root) }
      if isOver, column != .secondary { root.bringSubviewToFront(controller.view) }
    }
    layOut(layout.lines, pixel: layout.pixel, in: root)
    placeModeButton(shown)
  }

  /// Children that are columns; an app may add others of its own.
  private func isColumn(_ child: UIViewController) -> Bool {
    columns.values.contains { $0 === child } || child.surroundings.isSplitColumn
  }

  private func place(_ child: UIViewController, in root: UIView, frame: CGRect) {
    if child.parent !== self {
      child.surroundings.isSplitColumn = true
      embed(child, in: root, frame: frame)
    }
    child.view.autoresizingMask = []
    if child.view.superview !== root { root.addSubview(child.view) }
    if child.view.frame != frame { child.view.frame = frame }
  }

  /// A list beside something else is narrow, whatever the window is.
  private func limitTraits(of shown: [Column]) {
    for column in [Column.primary, .supplementary] {
      guard let child = columns[column] else { continue }
      let key = ObjectIdentifier(child)
      let isNarrowColumn = collapsed != true && shown.contains(.secondary)
      let wanted = isNarrowColumn ? UITraitCollection(horizontalSizeClass: .compact) : nil
      guard overrideTraits[key]?.horizontalSizeClass != wanted?.horizontalSizeClass else {
        continue
      }
      overrideTraits[key] = wanted
      child.viewIfLoaded?.traitsMayHaveChanged()
    }
  }

  private func layOutOutside(isShown: Bool, in root: UIView) {
    let outside = surroundingsOfColumns.outside
    guard isShown else { return outside.removeFromSuperview() }
    outside.frame = root.bounds
    root.addSubview(outside)
  }

  private func layOut(_ edges: [CGFloat], pixel: CGFloat, in root: UIView) {
    for (index, x) in edges.enumerated() {
      let line = surroundingsOfColumns.line(index)
      if line.superview !== root { root.addSubview(line) }
      root.bringSubviewToFront(line)
      line.frame = CGRect(x: x, y: 0, width: pixel, height: root.bounds.height)
    }
    for line in surroundingsOfColumns.lines.dropFirst(edges.count) { line.removeFromSuperview() }
  }

  /// Styles with columns show the button themselves: at the detail's leading end while the list is
  /// away, else over the first column.
  private func placeModeButton(_ shown: [Column]) {
    let isWanted =
      style != .unspecified && collapsed != true && presentsWithGesture
      && displayModeButtonVisibility != .never
    for (column, controller) in columns {
      guard let navigation = controller as? UINavigationController else { continue }
      let item = navigation.viewControllers.first?.navigationItem
      let holds = isWanted && column == shown.first && column != .compact
      let button = holds ? modeButton : nil
      if item?.splitButton !== button { item?.splitButton = button }
    }
  }

  /// Tells the delegate that another mode, and with it other columns, are about to be seen.
  private func tellOfMode() {
    let mode = displayMode
    guard collapsed != true, shownMode != mode else { return }
    let old = shownMode.map { columns(of: $0) } ?? []
    let isFirst = shownMode == nil
    shownMode = mode
    guard !isFirst, let delegate else { return }
    optionalCall(on: delegate) { delegate.splitViewController(self, willChangeTo: mode) }
    let new = columns(of: mode)
    for column in new where !old.contains(column) {
      optionalCall(on: delegate) { delegate.splitViewController(self, willShow: column) }
    }
    for column in old where !new.contains(column) {
      optionalCall(on: delegate) { delegate.splitViewController(self, willHide: column) }
    }
  }
}
