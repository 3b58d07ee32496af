// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UITableView {
  /// Highlights and selects the row under a finger (Documentation/Touches.md §5.7).
  final func rowTouch(_ touch: UITouch, _ phase: UITouch.Phase) {
    switch phase {
    case .began:
      if let path = row(under: touch) { touchDown(onRowAt: path) }
    case .ended:
      let cell = highlighted.flatMap { cellForRow(at: $0) }
      if let cell, cell.bounds.contains(touch.location(in: cell)) {
        touchUp()
      } else {
        cancelTouch()
      }
    case .cancelled: cancelTouch()
    default: break
    }
  }

  /// The row whose cell holds the view that was hit.
  private func row(under touch: UITouch) -> IndexPath? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? UITableViewCell { return indexPath(for: cell) }
      view = current.superview
    }
    return nil
  }
}
