// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A row that a finger carries by its grip; the data are as before until it is put down.
struct RowDrag {
  let path: IndexPath
  /// Where it would be put down.
  var target: IndexPath
  let height: CGFloat
  /// Points that the finger moved it by.
  var way: CGFloat = 0

  /// Points that a row is moved by to make room.
  func shift(of other: IndexPath) -> CGFloat {
    if other == path { return way }
    if other > path, other <= target { return -height }
    if other < path, other >= target { return height }
    return 0
  }
}

/// The finger on a grip: it carries the row at once.
final class RowGripRecognizer: UILongPressGestureRecognizer {
  weak var cell: UITableViewCell?
  private var start: CGFloat = 0

  override func stateDidCommit() {
    guard let cell, let table = cell.hostTable else { return }
    // In the content, so that the row stays under a finger while the table scrolls.
    let y = location(in: table).y
    switch committed {
    case .began:
      start = y
      table.beginDrag(of: cell)
    case .changed:
      table.moveDrag(by: y - start)
      let start = start
      table.scrollAtEdges(location(in: table)) { [weak table] in table?.moveDrag(by: $0 - start) }
    case .ended: table.endDrag(cancels: false)
    case .cancelled: table.endDrag(cancels: true)
    default: break
    }
  }
}

/// Moving rows by their grips (Documentation/TableView.md §12.6).
extension UITableView {
  final func beginDrag(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell), isEditing, cell.place.canMove else { return }
    drag = RowDrag(path: path, target: path, height: cell.frame.height)
    bringSubviewToFront(cell)
  }

  final func moveDrag(by way: CGFloat) {
    guard var drag else { return }
    drag.way = way
    let middle = rowRect(drag.path).midY + way
    let place = rowPath(
      at: CGPoint(x: bounds.midX, y: min(max(middle, 0), contentSize.height - 0.5)))
    let target = place.map { allowedTarget(from: drag.path, to: $0) } ?? drag.target
    let isElsewhere = target != drag.target
    drag.target = target
    self.drag = drag
    setNeedsLayout()
    guard isElsewhere else { return layoutIfNeeded() }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  /// Scrolls while the finger stays near an edge.
  final func scrollAtEdges(_ place: CGPoint, _ moved: @escaping (CGFloat) -> Void) {
    guard drag != nil else { return }
    let scroll = edgeScroll ?? EdgeScroll(self) { moved($0.y) }
    edgeScroll = scroll
    scroll.follow(place)
  }

  final func endDrag(cancels: Bool) {
    edgeScroll?.stop()
    edgeScroll = nil
    guard let ended = drag else { return }
    drag = nil
    if cancels || ended.target == ended.path {
      setNeedsLayout()
      return UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }
    reorderRow(at: ended.path, to: ended.target)
  }

  /// The delegate's word on where a row may go.
  final func allowedTarget(from path: IndexPath, to proposed: IndexPath) -> IndexPath {
    optionalCall(on: delegate) {
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    } ?? proposed
  }
}
