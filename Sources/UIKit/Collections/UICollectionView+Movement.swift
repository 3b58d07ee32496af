// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ListGeometry

/// An item that a finger carries; the data are as before until it is put down.
struct ItemMovement {
  /// Where the data have the item.
  let original: IndexPath
  /// Where it is shown among the others.
  var current: IndexPath
  /// The finger, content coordinates.
  var target: CGPoint
}

/// Moving items by hand (Documentation/CollectionView.md §9).
extension UICollectionView {
  final func beginMovement(_ path: IndexPath) -> Bool {
    guard movement == nil, hasItem(path), let dataSource else { return false }
    let may = optionalCall(on: dataSource) {
      dataSource.collectionView(self, canMoveItemAt: path)
    }
    guard may ?? false, let place = layoutAttributesForItem(at: path) else {
      return false
    }
    movement = ItemMovement(original: path, current: path, target: place.center)
    shown.cell(path)?.setNeedsUpdateConfiguration()
    setNeedsLayout()
    return true
  }

  /// The finger moved: the list scrolls while it stays near an edge.
  final func updateMovement(_ position: CGPoint) {
    guard movement != nil else { return }
    moveCarried(to: position)
    let scroll =
      edgeScroll ?? EdgeScroll(self) { [weak self] place in self?.moveCarried(to: place) }
    edgeScroll = scroll
    scroll.follow(position)
  }

  private func moveCarried(to position: CGPoint) {
    guard let old = movement else { return }
    movement?.target = position
    let proposed = storedLayout.targetIndexPath(
      forInteractivelyMovingItem: old.current, withPosition: position)
    let new = allowed(proposed, old)
    let context = storedLayout.invalidationContext(
      forInteractivelyMovingItems: [new], withTargetPosition: position,
      previousIndexPaths: [old.current], previousPosition: old.target)
    context.targetIndexPathsForInteractivelyMovingItems = [new]
    context.previousIndexPathsForInteractivelyMovingItems = [old.current]
    context.interactiveMovementTarget = position
    if new != old.current, hasPlace(new, without: old.current) {
      show(old.current, at: new)
      movement?.current = new
    }
    storedLayout.invalidateLayout(with: context)
    setNeedsLayout()
  }

  final func endMovement(cancels: Bool) {
    edgeScroll?.stop()
    edgeScroll = nil
    guard let ended = movement else { return }
    if cancels, ended.current != ended.original { show(ended.current, at: ended.original) }
    movement = nil
    let final = cancels ? ended.original : ended.current
    if !cancels, ended.current != ended.original, let dataSource {
      optionalCall(on: dataSource) {
        dataSource.collectionView(self, moveItemAt: ended.original, to: ended.current)
      }
    }
    let context = storedLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [final], previousIndexPaths: [ended.current], movementCancelled: cancels)
    storedLayout.invalidateLayout(with: context)
    shown.cell(final)?.setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  /// The delegate's word on where an item may go.
  private func allowed(_ proposed: IndexPath, _ movement: ItemMovement) -> IndexPath {
    let (original, current) = (movement.original, movement.current)
    let answer = optionalCall(on: delegate) {
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: original,
        atCurrentIndexPath: current, toProposedIndexPath: proposed)
    }
    if let answer = answer.flatMap({ $0 }) { return answer }
    return optionalCall(on: delegate) {
      delegate?.collectionView(
        self, targetIndexPathForMoveFromItemAt: original, toProposedIndexPath: proposed) ?? proposed
    } ?? proposed
  }

  private func hasPlace(_ path: IndexPath, without current: IndexPath) -> Bool {
    guard path.count == 2, counts.indices.contains(path.section) else { return false }
    let others = counts[path.section] - (path.section == current.section ? 1 : 0)
    return (0...others).contains(path.item)
  }

  /// Shows an item in another place; counts follow, the data source does not hear of it.
  private func show(_ source: IndexPath, at target: IndexPath) {
    let before = counts
    var after = before
    after[source.section] -= 1
    after[target.section] += 1
    let change = ListChange.moveItem(from: ListPath(source), to: ListPath(target))
    guard let map = try? ListBatch([change], before: before, after: after) else { return }
    items.known = after
    storedLayout.itemsWillMove(map)
    selected = selected.compactMap { map.destination(of: ListPath($0))?.indexPath }
    moveShownViews(map)
  }

  /// Where the data have what is shown at an index path while an item is carried.
  final func dataPath(of path: IndexPath) -> IndexPath {
    guard let movement, movement.current != movement.original else { return path }
    let (original, current) = (movement.original, movement.current)
    if path == current { return original }
    var item = path.item
    if path.section == current.section, item > current.item { item -= 1 }
    if path.section == original.section, item >= original.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }

  /// Puts the carried item below the finger.
  final func following(
    _ movement: ItemMovement?, _ elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let movement else { return elements }
    let carried = storedLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.current, withTargetPosition: movement.target)
    // In front of everything the layout itself raises.
    if carried.zIndex < ItemMovement.zIndex { carried.zIndex = ItemMovement.zIndex }
    return elements.filter { $0.key != carried.key } + [carried]
  }
}

extension ItemMovement {
  fileprivate static let zIndex = 1000
}
