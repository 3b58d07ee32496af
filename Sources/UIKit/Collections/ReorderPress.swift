// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The long press that lifts an item of a collection view (Documentation/CollectionView.md §9).
final class ReorderPress: UILongPressGestureRecognizer {
  @Loose var list: UICollectionView?

  override func stateDidCommit() { list?.reorderPressDidChange(self) }
}

extension UICollectionView {
  /// Lets items be moved by a long press, those of which the data source says so or that are dragged.
  final func installReorderPress() {
    guard reorderPress == nil else { return }
    let press = ReorderPress()
    press.list = self
    reorderPress = press
    addGestureRecognizer(press)
  }

  final func reorderPressDidChange(_ press: ReorderPress) {
    let place = press.location(in: self)
    switch press.state {
    case .began:
      guard let path = indexPathForItem(at: place) else { return }
      cancelTouch()
      if !beginMovementForItem(path, place) { beginDrag(path, place) }
      // The press that would ask for a menu gave way to this one.
      if movement == nil, drag == nil { contextMenu?.open(at: place) }
    case .changed:
      if movement != nil { updateInteractiveMovementTargetPosition(place) }
      moveDrag(to: place)
    case .ended:
      if movement != nil { endInteractiveMovement() }
      drag?.drop()
      endDrag()
    case .cancelled, .failed:
      if movement != nil { cancelInteractiveMovement() }
      drag?.cancel()
      endDrag()
    default: break
    }
  }

  private func beginMovementForItem(_ path: IndexPath, _ place: CGPoint) -> Bool {
    guard beginInteractiveMovementForItem(at: path) else { return false }
    updateInteractiveMovementTargetPosition(place)
    return true
  }

  private func moveDrag(to place: CGPoint) {
    guard let drag else { return }
    drag.move(to: place)
    let scroll = edgeScroll ?? EdgeScroll(self) { [weak self] in self?.drag?.move(to: $0) }
    edgeScroll = scroll
    scroll.follow(place)
  }

  private func endDrag() {
    edgeScroll?.stop()
    edgeScroll = nil
    drag = nil
  }

  private func beginDrag(_ path: IndexPath, _ place: CGPoint) {
    guard dragInteractionEnabled, let dragDelegate else { return }
    let session = LocalDrag(self, path, place)
    let items = dragDelegate.collectionView(self, itemsForBeginning: session, at: path)
    guard !items.isEmpty else { return }
    session.begin(items)
    drag = session
  }
}
