// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ListGeometry

/// What a change moves on screen: where everything was before it
/// (Documentation/CollectionView.md §7).
///
/// Kept while a layout pass follows the change, so that views can travel from the one place to the
/// other. Places are those of the content before the change.
@MainActor
final class UpdateMotion {
  /// A view on its way out.
  struct Leaver {
    let key: ElementKey
    let view: UICollectionReusableView
    let attributes: UICollectionViewLayoutAttributes
    /// Where its item goes in the list after, when it only leaves the screen.
    let destination: ElementKey?
  }

  let offset: CGPoint
  /// What was shown, by the key it has after the change.
  private(set) var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  var leavers: [Leaver] = []
  /// Whether an item after the change was in the list before it.
  let wasThere: (IndexPath) -> Bool
  /// How far the content moved below the screen while the change was followed.
  var shift = CGPoint.zero

  init(offset: CGPoint, wasThere: @escaping (IndexPath) -> Bool) {
    self.offset = offset
    self.wasThere = wasThere
  }

  func note(_ view: UICollectionReusableView, as key: ElementKey) {
    before[key] = view.appliedAttributes
  }

  /// The place an element had, moved along with the content; nil when it was not shown.
  func earlier(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let old = before[key], let copy = old.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    copy.indexPath = key.indexPath
    return moved(copy)
  }

  func moved(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard attributes.scroller == nil else { return attributes }
    attributes.center.x += shift.x
    attributes.center.y += shift.y
    return attributes
  }

  /// The way that the element next to an item went: what comes into view came along with it.
  ///
  /// - Parameter now: The attributes of what is shown after the change.
  func way(
    besides path: IndexPath, _ now: [ElementKey: UICollectionViewLayoutAttributes]
  ) -> CGPoint? {
    let cells = before.keys.filter { $0.category == .cell && now[$0] != nil }
    func distance(_ other: IndexPath) -> (Int, Int) {
      (abs(other.section - path.section), abs(other.item - path.item))
    }
    let nearest = cells.min {
      (distance($0.indexPath), $0.indexPath) < (distance($1.indexPath), $1.indexPath)
    }
    guard let nearest, let old = earlier(nearest), let new = now[nearest] else { return nil }
    return CGPoint(x: new.frame.minX - old.frame.minX, y: new.frame.minY - old.frame.minY)
  }
}

private func < (
  one: ((Int, Int), IndexPath), other: ((Int, Int), IndexPath)
) -> Bool {
  if one.0 != other.0 { return one.0 < other.0 }
  return one.1 < other.1
}
