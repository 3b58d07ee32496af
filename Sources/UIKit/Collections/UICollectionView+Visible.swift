// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UICollectionView {
  /// Puts away the views of everything that is not visible any more, in order.
  final func recycleHidden(_ visible: [UICollectionViewLayoutAttributes]) {
    let keys = Set(visible.map(\.key))
    let hidden = shown.views.keys.filter { !keys.contains($0) }
    for key in hidden.sorted(by: { $0.indexPath < $1.indexPath }) {
      guard let motion = updateMotion, let old = motion.before[key], key.category == .cell,
        let view = shown.views.removeValue(forKey: key)
      else {
        recycle(key)
        continue
      }
      motion.leavers.append(
        UpdateMotion.Leaver(key: key, view: view, attributes: old, destination: key))
    }
  }

  final func recycleEverything() {
    dropLeavers()
    for key in shown.views.keys.sorted(by: { $0.indexPath < $1.indexPath }) { recycle(key) }
  }

  /// Takes a view off and keeps it for its next use.
  final func recycle(_ key: ElementKey) {
    guard let view = shown.views.removeValue(forKey: key) else { return }
    putAway(view, key)
  }

  /// Takes a view off that is not among those shown any more.
  final func putAway(_ view: UICollectionReusableView, _ key: ElementKey) {
    view.removeFromSuperview()
    if view.isAnnounced { announceEnd(of: view, key) }
    view.isAnnounced = false
    // What the layout hid it shows again; what the app hid is the app's.
    if view.appliedAttributes?.isHidden == true { view.isHidden = false }
    view.appliedAttributes = nil
    registry.recycle(view, kind: key.category == .cell ? Self.elementKindCell : key.kind)
  }

  /// Tells the delegate of views that are displayed from now on.
  final func announce(_ visible: [UICollectionViewLayoutAttributes]) {
    for attributes in visible {
      guard let view = shown.views[attributes.key], !view.isAnnounced else { continue }
      view.isAnnounced = true
      let path = attributes.indexPath
      if let cell = view as? UICollectionViewCell {
        optionalCall(on: delegate) {
          delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        }
      } else if let kind = attributes.representedElementKind {
        optionalCall(on: delegate) {
          delegate?.collectionView(
            self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        }
      }
    }
  }

  private func announceEnd(of view: UICollectionReusableView, _ key: ElementKey) {
    let path = key.indexPath
    if let cell = view as? UICollectionViewCell {
      optionalCall(on: delegate) {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      }
    } else {
      optionalCall(on: delegate) {
        delegate?.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: path)
      }
    }
  }

  final func itemPath(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let spot = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    return storedLayout.layoutAttributesForElements(in: spot)?.filter {
      $0.representedElementCategory == .cell && $0.visibleFrame.contains(point)
    }.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// Tells the prefetching data source what comes within one page of what is visible.
  final func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let page = super.bounds.insetBy(dx: -super.bounds.width / 2, dy: -super.bounds.height / 2)
    var near: Set<IndexPath> = []
    for attributes in storedLayout.layoutAttributesForElements(in: page) ?? []
    where attributes.representedElementCategory == .cell && shown.views[attributes.key] == nil {
      near.insert(attributes.indexPath)
    }
    let gone = prefetched.subtracting(near).filter { shown.cell($0) == nil }.sorted()
    let new = near.subtracting(prefetched).sorted()
    prefetched = near
    if !gone.isEmpty {
      optionalCall(on: prefetchDataSource) {
        prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone)
      }
    }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
  }
}
