// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a row answered that asks to be measured while it is laid out.
struct RowSwing {
  /// Differing answers in a row after which it counts as swinging.
  static let patience = 4

  /// Heights in points, the latest last.
  var heights: [CGFloat] = []
  /// The height kept once the row was found to swing.
  var settled: CGFloat?
}

/// Ends rows that never settle (Documentation/StandingStill.md §7).
extension UITableView {
  /// Whether a cell that says its size changed is to be measured again.
  ///
  /// What is said outside of layout is new, and ends what was found before.
  final func mayAskAgain(_ cell: UITableViewCell) -> Bool {
    let name = ObjectIdentifier(cell)
    guard UIView.isLayingOutTree, Runtime.current.listsStandStill else {
      swings[name] = nil
      return true
    }
    if swings[name]?.settled != nil { return false }
    if swings[name] == nil { swings[name] = RowSwing(heights: [cell.frame.height]) }
    return true
  }

  /// The height that a row is given for what it answered: the larger of the last two when it swings.
  final func settled(
    _ height: CGFloat, of cell: UITableViewCell, at path: IndexPath
  ) -> CGFloat {
    let name = ObjectIdentifier(cell)
    guard var swing = swings[name] else { return height }
    if let kept = swing.settled { return kept }
    if let last = swing.heights.last, last == height { return height }
    swing.heights.append(height)
    guard swing.heights.count > RowSwing.patience else {
      swings[name] = swing
      return height
    }
    let last = swing.heights.suffix(2)
    let kept = last.max() ?? height
    swing.settled = kept
    swings[name] = swing
    report(cell, path, Array(last), kept, swing)
    return kept
  }

  private func report(
    _ cell: UITableViewCell, _ path: IndexPath, _ heights: [CGFloat], _ kept: CGFloat,
    _ swing: RowSwing
  ) {
    let words = heights.map(shortNumber)
    let why =
      Set(swing.heights.suffix(4)).count == 2
      ? "its answer changes from one layout to the next, though its width (\(shortNumber(rowWidth))) "
        + "is the same, and its layout asks to be measured again each time"
      : "every layout makes it another height and asks to be measured again"
    let text =
      "The height of the row at (\(path.section) - \(path.row)) does not settle: "
      + "\(cell.description) answers \(words[0]) and \(words[1]) in turn, because \(why). Keeping "
      + "\(shortNumber(kept)); return the same height for the same content, and do not invalidate the "
      + "intrinsic content size in layoutSubviews."
    let sizes = heights.map { CGSize(width: rowWidth, height: $0) }
    Runtime.current.report(
      LayoutIssue(
        .preferredSizeDidNotSettle(
          cell: "\(type(of: cell)) (\(path.section) - \(path.row))", sizes: sizes, text: text),
        view: cell))
  }
}
