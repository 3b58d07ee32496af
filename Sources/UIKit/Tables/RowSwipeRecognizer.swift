// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The sideways drag that uncovers a row's actions (Documentation/TableView.md §10).
final class RowSwipeRecognizer: UIPanGestureRecognizer {
  weak var table: UITableView?

  /// Up and down is scrolling.
  override func isHopeless(_ way: CGPoint) -> Bool {
    abs(way.y) >= UIPanGestureRecognizer.threshold && abs(way.y) > abs(way.x)
  }

  override func isFarEnough(_ way: CGPoint) -> Bool {
    abs(way.x) >= UIPanGestureRecognizer.threshold && abs(way.x) > abs(way.y)
  }

  override func stateDidCommit() { table?.swipeDidChange(self) }
}

extension UITableView {
  /// The share of a row's width from which the first action is performed by the swipe itself.
  private static let fullSwipeShare: CGFloat = 0.6
  /// Points a second at which a flick opens or closes the row wherever it is.
  private static let flick: CGFloat = 300

  /// Whether the drag that is about to begin is a swipe of a row with actions at that side.
  final func maySwipe(_ recognizer: RowSwipeRecognizer) -> Bool {
    guard !isEditing || swiped != nil else { return false }
    guard let path = rowPath(at: recognizer.location(in: self)) else { return false }
    if swiped?.path == path { return true }
    let isToRight = recognizer.translation(in: self).x > 0
    return showSwipeActions(at: path, leading: isToRight != isRightToLeft)
  }

  final func swipeDidChange(_ recognizer: RowSwipeRecognizer) {
    guard let view = swiped else { return }
    let way = recognizer.translation(in: self).x
    let direction: CGFloat = view.isAtLeft ? 1 : -1
    switch recognizer.committed {
    case .began, .changed:
      let shown = max(0, way * direction + view.startWidth)
      shiftSwiped(view, by: shown * direction)
      layoutIfNeeded()
    case .ended:
      let shown = max(0, way * direction + view.startWidth)
      let speed = recognizer.velocity(in: self).x * direction
      endSwipe(view, shown: shown, speed: speed, direction)
    case .cancelled: UIView.animate(withDuration: 0.3) { self.closeSwipe() }
    default: break
    }
  }

  private func endSwipe(
    _ view: SwipeActionsView, shown: CGFloat, speed: CGFloat, _ direction: CGFloat
  ) {
    let configuration = view.configuration
    if configuration.performsFirstActionWithFullSwipe, shown > rowWidth * Self.fullSwipeShare,
      let first = configuration.actions.first
    {
      UIView.animate(withDuration: 0.3) {
        self.shiftSwiped(view, by: self.rowWidth * direction)
        self.layoutIfNeeded()
      }
      return perform(first, in: view)
    }
    let opens = abs(speed) > Self.flick ? speed > 0 : shown > view.naturalWidth / 2
    UIView.animate(withDuration: 0.3) {
      guard opens else { return self.closeSwipe() }
      view.startWidth = view.naturalWidth
      self.shiftSwiped(view, by: view.naturalWidth * direction)
      self.layoutIfNeeded()
    }
  }

  private func closeSwipe() {
    hideSwipeActions()
    layoutIfNeeded()
  }

  private func shiftSwiped(_ view: SwipeActionsView, by shift: CGFloat) {
    guard let cell = shownCells[view.path], cell.place.shift != shift else { return }
    cell.place.shift = shift
    setNeedsLayout()
  }
}
