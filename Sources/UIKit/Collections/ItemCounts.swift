// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ListGeometry

/// The numbers of items that the data source gave, asked for when first needed.
struct ItemCounts {
  /// Items of each section; nil while they must be asked for again.
  var known: [Int]?
  /// Whether everything on screen belongs to data that were replaced.
  var reloadIsDue = false
}

extension UICollectionView {
  /// Items of each section, from the data source if need be.
  final var counts: [Int] {
    if let known = items.known { return known }
    let fresh = queryCounts()
    items.known = fresh
    return fresh
  }

  final func queryCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections =
      optionalCall(on: dataSource) {
        dataSource.numberOfSections(in: self)
      } ?? 1
    return (0..<max(0, sections)).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  /// Forgets everything known of the data; the next layout pass asks again.
  ///
  /// - Parameter destination: Where items go that are known to stay, for sources that know.
  final func dataDidChange(_ destination: ((IndexPath) -> IndexPath?)? = nil) {
    if let work = LayoutWork.current { work.didReload(self) }
    hideSwipeActions()
    items.known = nil
    items.reloadIsDue = true
    if let destination { screenAnchor.move(destination) } else { screenAnchor.forget() }
    storedLayout.dataWillReload(destination)
    deselectAll()
    let context = storedLayout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    storedLayout.invalidateLayout(with: context)
    setNeedsLayout()
  }

  /// Whether an index path names an item that exists.
  final func hasItem(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }
}

extension ListPath {
  init(_ indexPath: IndexPath) {
    self.init(section: indexPath.section, item: indexPath.item)
  }

  var indexPath: IndexPath { IndexPath(item: item, section: section) }
}
