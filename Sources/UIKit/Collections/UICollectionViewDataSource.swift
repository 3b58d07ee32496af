// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Supplies a collection view with items.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  // @objc(collectionView:cellForItemAtIndexPath:)
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  // @objc(numberOfSectionsInCollectionView:) optional = 1
  func numberOfSections(in collectionView: UICollectionView) -> Int
  // @objc(collectionView:viewForSupplementaryElementOfKind:atIndexPath:)
  // optional = UICollectionReusableView(frame: .zero)
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  // @objc(collectionView:canMoveItemAtIndexPath:) optional = false
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  // @objc(collectionView:moveItemAtIndexPath:toIndexPath:) optional
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  // @objc(indexTitlesForCollectionView:) optional
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  // @objc(collectionView:indexPathForIndexTitle:atIndex:) optional = IndexPath(item: 0, section: 0)
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

/// Hears of items that will be needed soon.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  // @objc(collectionView:prefetchItemsAtIndexPaths:)
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  // @objc(collectionView:cancelPrefetchingForItemsAtIndexPaths:) optional
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
