// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UICollectionView {
  /// Scrolls to an item by the layout's attributes of now; before the first layout pass, then too.
  final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    check(position)
    guard announcedBounds != nil else {
      scrollTarget = (path, position, nil)
      if window == nil, hasItem(path), !super.bounds.isEmpty {
        prepareLayout()
        contentSize = storedLayout.collectionViewContentSize
        contentOffset = offset(showing: path, position)
      }
      return
    }
    guard hasItem(path) else {
      let count = counts.indices.contains(path.section) ? counts[path.section] : 0
      Runtime.raise(
        .invalidArgument,
        "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there "
          + "are only \(count) items in section \(path.section).")
    }
    prepareLayout()
    if contentSize != storedLayout.collectionViewContentSize, !isShowing {
      contentSize = storedLayout.collectionViewContentSize
    }
    scrollShelf(to: path, position, animated: animated)
    let position = position.isEmpty ? nearestPosition(showing: path) : position
    let offset = offset(showing: path, position)
    scroll(to: offset, animated: animated)
    guard Runtime.current.listsStandStill else { return }
    if animated, let glide = currentGlide {
      glideTarget = (path, position, glide)
      scrollTarget = nil
      return
    }
    glideTarget = nil
    scrollTarget = (path, position, offset)
    setNeedsLayout()
  }

  /// The side at which an item comes into view by the shortest way; none when it is visible.
  private func nearestPosition(showing path: IndexPath) -> ScrollPosition {
    guard let frame = storedLayout.layoutAttributesForItem(at: path)?.frame else { return [] }
    let near = minimalOffset(showing: frame)
    var position: ScrollPosition = []
    if near.y < contentOffset.y { position.insert(.top) }
    if near.y > contentOffset.y { position.insert(.bottom) }
    if near.x < contentOffset.x { position.insert(.left) }
    if near.x > contentOffset.x { position.insert(.right) }
    return position
  }

  /// The animated scroll ended where its item was when it was asked last; the pass puts it right.
  final func landGlide() {
    guard let target = glideTarget else { return }
    glideTarget = nil
    guard hasItem(target.path) else { return }
    scrollTarget = (target.path, target.position, contentOffset)
    setNeedsLayout()
    if !isShowing { layoutIfNeeded() }
  }

  /// The offset at which an item is at a place of the visible part, or for no place the nearest at
  /// which it is visible, as far as it is known where it is.
  final func offset(showing path: IndexPath, _ position: ScrollPosition) -> CGPoint {
    guard let frame = storedLayout.layoutAttributesForItem(at: path)?.frame else {
      return contentOffset
    }
    if position.isEmpty { return minimalOffset(showing: frame) }
    return placing(frame, position, in: super.bounds.size)
  }

  /// Brings an item of an orthogonal section to its place across the list, as far as a position along
  /// that axis is asked for, or for none into sight (Documentation/CompositionalLayout.md §6).
  private func scrollShelf(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard let attributes = storedLayout.layoutAttributesForItem(at: path),
      let place = attributes.scroller, let shelf = scrollers[place.section]
    else { return }
    let frame = attributes.frameInHost
    let target =
      position.isEmpty
      ? shelf.minimalOffset(showing: frame)
      : shelf.placing(frame, position, in: shelf.bounds.size)
    if target != shelf.contentOffset { shelf.setContentOffset(target, animated: animated) }
  }

  private func check(_ position: ScrollPosition) {
    let vertical: [ScrollPosition] = [.top, .centeredVertically, .bottom]
    let horizontal: [ScrollPosition] = [.left, .centeredHorizontally, .right]
    for (axis, styles) in [("vertical", vertical), ("horizontal", horizontal)]
    where styles.filter({ position.contains($0) }).count > 1 {
      Runtime.raise(
        .invalidArgument,
        "attempt to use a scroll position with multiple \(axis) positioning styles")
    }
  }
}

extension UIScrollView {
  /// The offset at which a part of the content is at a place of the visible part.
  fileprivate final func placing(
    _ frame: CGRect, _ position: UICollectionView.ScrollPosition, in size: CGSize
  ) -> CGPoint {
    var offset = contentOffset
    let inset = adjustedContentInset
    if position.contains(.top) { offset.y = frame.minY - inset.top }
    if position.contains(.bottom) { offset.y = frame.maxY - size.height + inset.bottom }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - (size.height + inset.top - inset.bottom) / 2
    }
    if position.contains(.left) { offset.x = frame.minX - inset.left }
    if position.contains(.right) { offset.x = frame.maxX - size.width + inset.right }
    if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - (size.width + inset.left - inset.right) / 2
    }
    return clamping(offset)
  }
}
