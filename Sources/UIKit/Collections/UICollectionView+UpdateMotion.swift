// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ListGeometry

/// Views on their way between two states of the list (Documentation/CollectionView.md §7).
extension UICollectionView {
  /// Whether a change of now is to be seen on its way.
  final var animatesChanges: Bool {
    announcedBounds != nil && !isShowing && UIView.areAnimationsEnabled
  }

  /// Notes where everything is; the pass that follows takes it from there.
  final func beginMotion(
    _ map: ListBatch?, wasThere: @escaping (IndexPath) -> Bool
  ) -> UpdateMotion {
    let motion = UpdateMotion(offset: contentOffset, wasThere: wasThere)
    if map == nil { for (key, view) in shown.views { motion.note(view, as: key) } }
    return motion
  }

  /// The layout pass, without animations of its own.
  final func follow(_ motion: UpdateMotion) {
    updateMotion = motion
    UIView.performWithoutAnimation { layOutItems() }
    arrive(motion)
  }

  /// The layout pass, at once; for a batch within the view's own pass only the items, since a pass is
  /// not entered again from inside, and one after it would hear of the same batch.
  final func layOutItems() {
    guard marks.contains(.isLayingOut) else { return layoutIfNeeded() }
    showItems()
    marks.remove(.needsLayout)
  }

  /// Notes how far the content moved below the screen during the pass.
  final func arrive(_ motion: UpdateMotion) {
    motion.shift = CGPoint(
      x: contentOffset.x - motion.offset.x, y: contentOffset.y - motion.offset.y)
    shiftLeavers(by: motion.shift)
  }

  /// Lets views on their way out go along with the content.
  final func shiftLeavers(by distance: CGPoint) {
    guard distance != .zero, !leaving.isEmpty else { return }
    UIView.performWithoutAnimation {
      for leaver in leaving.values {
        leaver.view.center.x += distance.x
        leaver.view.center.y += distance.y
      }
    }
  }

  /// Sets everything in motion from where it was on screen to where it is now.
  final func endMotion(_ motion: UpdateMotion) {
    let now = shown.views.compactMapValues(\.appliedAttributes)
    let starts = now.keys.sorted { $0.indexPath < $1.indexPath }.compactMap { key in
      start(of: key, motion, now).map { (key, $0) }
    }
    let ends = motion.leavers.map { ($0, end(of: $0, motion)) }
    updateMotion = nil
    for (leaver, _) in ends {
      leaving[ObjectIdentifier(leaver.view)] = leaver
      guard
        let place = (leaver.attributes.copy() as? UICollectionViewLayoutAttributes)
          .map(motion.moved)
      else { continue }
      UIView.performWithoutAnimation { leaver.view.center = place.centerInHost }
    }
    UIView.run(
      Self.updateDuration, delay: 0, [],
      {
        for (key, start) in starts {
          guard let view = shown.views[key] else { continue }
          view.travel(from: start)
        }
        for (leaver, end) in ends { leaver.view.place(at: end) }
      },
      { [weak self] _ in
        for (leaver, _) in ends { self?.arrived(leaver) }
      })
  }

  /// Where an element that is shown now comes from; nil when it was there all the time.
  private func start(
    of key: ElementKey, _ motion: UpdateMotion,
    _ now: [ElementKey: UICollectionViewLayoutAttributes]
  ) -> UICollectionViewLayoutAttributes? {
    if let earlier = motion.earlier(key) { return earlier }
    let initial: UICollectionViewLayoutAttributes?
    switch key.category {
    case .cell:
      initial = storedLayout.initialLayoutAttributesForAppearingItem(at: key.indexPath)
    case .supplementaryView:
      initial = storedLayout.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: key.kind, at: key.indexPath)
    case .decorationView:
      initial = storedLayout.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: key.kind, at: key.indexPath)
    }
    return initial ?? now[key].map(\.transparent)
  }

  /// Where a view on its way out goes.
  private func end(
    of leaver: UpdateMotion.Leaver, _ motion: UpdateMotion
  ) -> UICollectionViewLayoutAttributes {
    if let destination = leaver.destination,
      let place = storedLayout.layoutAttributesForItem(at: destination.indexPath)
    {
      return place
    }
    let path = leaver.key.indexPath
    let final: UICollectionViewLayoutAttributes?
    switch leaver.key.category {
    case .cell: final = storedLayout.finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView:
      final = storedLayout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: leaver.key.kind, at: path)
    case .decorationView:
      final = storedLayout.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: leaver.key.kind, at: path)
    }
    return final ?? motion.moved(leaver.attributes.transparent)
  }

  /// A view on its way out is gone.
  private func arrived(_ leaver: UpdateMotion.Leaver) {
    guard leaving.removeValue(forKey: ObjectIdentifier(leaver.view)) != nil else { return }
    putAway(leaver.view, leaver.key)
  }

  /// Ends everything that is on its way out.
  final func dropLeavers() {
    let all = leaving.values.sorted { $0.key.indexPath < $1.key.indexPath }
    for leaver in all { arrived(leaver) }
  }

  // MARK: What layouts are told by default

  final func usualStart(
    _ key: ElementKey, _ place: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let motion = updateMotion, key.category == .cell, motion.wasThere(key.indexPath),
      let place
    else { return place?.transparent }
    let now = shown.views.compactMapValues(\.appliedAttributes)
    guard let way = motion.way(besides: key.indexPath, now),
      let copy = place.copy() as? UICollectionViewLayoutAttributes
    else { return place.transparent }
    copy.center.x -= way.x
    copy.center.y -= way.y
    return copy
  }

  final func usualEnd(
    _ key: ElementKey, _ place: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let motion = updateMotion else { return place?.transparent }
    let leaver = motion.leavers.first { $0.key == key }
    return leaver.map { motion.moved($0.attributes.transparent) }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The same place, seen through.
  var transparent: UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
    copy.alpha = 0
    return copy
  }
}

extension UICollectionReusableView {
  /// Takes over a place, without being told of attributes.
  final func place(at attributes: UICollectionViewLayoutAttributes) {
    bounds = CGRect(origin: bounds.origin, size: attributes.size)
    center = attributes.centerInHost
    transform3D = attributes.transform3D
    alpha = attributes.alpha
  }

  /// Shows the way from a place to where the view is; its own values are the final ones.
  final func travel(from start: UICollectionViewLayoutAttributes) {
    let layer = self.layer
    AnimationBlock.note(layer, "position", from: .point(start.centerInHost))
    AnimationBlock.note(
      layer, "bounds", from: .rect(CGRect(origin: layer.bounds.origin, size: start.size)))
    AnimationBlock.note(layer, "opacity", from: .numbers([start.alpha]))
    guard !(start.hasIdentityTransform && transform3DIsIdentity) else { return }
    AnimationBlock.note(layer, "transform", from: .transform(start.transform3D))
  }

  private var transform3DIsIdentity: Bool { CATransform3DIsIdentity(layer.transform) }
}
