// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Lines below the last row of a plain table, as if it went on (Documentation/TableView.md §13).
extension UITableView {
  /// Points between the lines; nil for no lines.
  private var fillerHeight: CGFloat? {
    guard style == .plain, separatorStyle != .none, tableFooterView == nil else { return nil }
    if fillerRowHeight > 0 { return fillerRowHeight }
    guard fillerRowHeight < 0, Runtime.current.release < .iOS14 else { return nil }
    return rowHeight > 0 ? rowHeight : Self.standardRowHeight
  }

  final func placeFillers() {
    var count = 0
    if let height = fillerHeight {
      let inset = separatorInset.left
      var y = contentSize.height + height
      while y <= bounds.maxY, count < 200 {
        place(filler(count), y: y - grid.pixel, inset: inset)
        count += 1
        y += height
      }
    }
    for line in fillers.dropFirst(count) where !line.isHidden { line.isHidden = true }
  }

  private func filler(_ index: Int) -> RowSeparatorView {
    if index < fillers.count { return fillers[index] }
    let line = RowSeparatorView(frame: .zero)
    fillers.append(line)
    insertSubview(line, at: 0)
    return line
  }

  private func place(_ line: RowSeparatorView, y: CGFloat, inset: CGFloat) {
    let frame = CGRect(
      x: isRightToLeft ? 0 : inset, y: grid.snapping(y), width: max(0, bounds.width - inset),
      height: grid.pixel)
    if line.frame != frame { line.frame = frame }
    if line.isHidden { line.isHidden = false }
    if line.backgroundColor != separatorColor { line.backgroundColor = separatorColor }
  }
}
