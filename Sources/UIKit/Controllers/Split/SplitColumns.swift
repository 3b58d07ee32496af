// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Which columns stand where in a split view of a size (Documentation/Containers.md §11.2–11.4).
///
/// Points, in the split view's own coordinates.
@MainActor
struct SplitColumns {
  /// Columns that lie over the detail come after it.
  private(set) var frames: [UISplitViewController.Column: CGRect] = [:]
  /// Left edges of the lines between columns.
  private(set) var lines: [CGFloat] = []
  let pixel: CGFloat

  /// The width that a list takes where nothing else is asked for.
  static func standardWidth(in width: CGFloat) -> CGFloat { width >= 1366 ? 375 : 320 }
  /// The share of the width that a list is at most, when nothing was asked for.
  static let standardShare: CGFloat = 0.4

  init(_ split: UISplitViewController, size: CGSize) {
    pixel = 1 / max(split.traitCollection.displayScale, 1)
    let shown = split.columns(of: split.mode(in: size))
    let isOver = split.mode(in: size).isOverlay
    var x: CGFloat = 0
    for column in shown where column != .secondary {
      let width = SplitColumns.width(of: column, in: split, total: size.width)
      frames[column] = CGRect(x: x, y: 0, width: width, height: size.height)
      x += width
      if !isOver || column == .primary && shown.contains(.supplementary) { lines.append(x) }
      x += pixel
    }
    if shown.contains(.secondary) {
      let displaces = split.mode(in: size) == .twoDisplaceSecondary
      let start = isOver || shown.count == 1 ? 0 : x
      // A displaced detail keeps the width it has beside one column.
      let primary = displaces ? (frames[.primary]?.width ?? 0) + pixel : 0
      frames[.secondary] = CGRect(
        x: start, y: 0, width: size.width - start + primary, height: size.height)
    }
    if split.mirrorsColumns { mirror(in: size.width) }
  }

  private mutating func mirror(in width: CGFloat) {
    for (column, frame) in frames {
      frames[column]?.origin.x = width - frame.maxX
    }
    lines = lines.map { width - $0 - pixel }
  }

  /// The width asked for or a share of the whole, between the least and the greatest.
  static func width(
    of column: UISplitViewController.Column, in split: UISplitViewController, total: CGFloat
  ) -> CGFloat {
    func given(_ value: CGFloat) -> CGFloat? {
      value == UISplitViewController.automaticDimension ? nil : value
    }
    let isPrimary = column == .primary
    let share = given(
      isPrimary
        ? split.preferredPrimaryColumnWidthFraction
        : split.preferredSupplementaryColumnWidthFraction)
    let points = given(
      isPrimary ? split.preferredPrimaryColumnWidth : split.preferredSupplementaryColumnWidth)
    let low = given(
      isPrimary ? split.minimumPrimaryColumnWidth : split.minimumSupplementaryColumnWidth)
    let high = given(
      isPrimary ? split.maximumPrimaryColumnWidth : split.maximumSupplementaryColumnWidth)
    let wanted = points ?? (share ?? standardShare) * total
    let greatest = high ?? (points == nil ? standardWidth(in: total) : total)
    return min(max(low ?? 0, min(wanted, max(greatest, low ?? 0))), total).rounded(.up)
  }
}
