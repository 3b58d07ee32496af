// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The sideways drag that uncovers a row's actions (Documentation/TableView.md §10).
final class RowSwipeRecognizer: UIPanGestureRecognizer {
  weak var list: (any SwipedList)?

  /// Up and down is scrolling.
  override func isHopeless(_ way: CGPoint) -> Bool {
    abs(way.y) >= UIPanGestureRecognizer.threshold && abs(way.y) > abs(way.x)
  }

  override func isFarEnough(_ way: CGPoint) -> Bool {
    abs(way.x) >= UIPanGestureRecognizer.threshold && abs(way.x) > abs(way.y)
  }

  override func stateDidCommit() { list?.swipeDidChange(self) }
}
