// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UICollectionView {
  /// Highlights and selects the item under a finger (Documentation/Touches.md §5.7).
  final func itemTouch(_ touch: UITouch, _ phase: UITouch.Phase) {
    switch phase {
    case .began:
      if let path = item(under: touch) { touchDown(onItemAt: path) }
    case .ended:
      let cell = highlighted.flatMap { cellForItem(at: $0) }
      if let cell, cell.bounds.contains(touch.location(in: cell)) {
        touchUp()
      } else {
        cancelTouch()
      }
    case .cancelled: cancelTouch()
    default: break
    }
  }

  /// The item whose cell holds the view that was hit.
  private func item(under touch: UITouch) -> IndexPath? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell { return indexPath(for: cell) }
      view = current.superview
    }
    return nil
  }
}
