// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The views a collection view shows, by what they stand for.
@MainActor
struct ShownViews {
  var views: [ElementKey: UICollectionReusableView] = [:]

  /// Cells with their items, in order of index paths.
  var cells: [(indexPath: IndexPath, cell: UICollectionViewCell)] {
    views.compactMap { key, view in
      guard key.category == .cell, let cell = view as? UICollectionViewCell else { return nil }
      return (key.indexPath, cell)
    }.sorted { $0.0 < $1.0 }
  }

  func cell(_ indexPath: IndexPath) -> UICollectionViewCell? {
    views[ElementKey(category: .cell, kind: "", indexPath: indexPath)] as? UICollectionViewCell
  }

  /// - Complexity: O(n) in what is shown: lists ask it for each of their cells.
  func indexPath(of cell: UICollectionViewCell) -> IndexPath? {
    views.first { $0.key.category == .cell && $0.value === cell }?.key.indexPath
  }

  func supplementary(_ kind: String, _ indexPath: IndexPath) -> UICollectionReusableView? {
    views[ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)]
  }

  /// Supplementary views of a kind, in order of index paths.
  func supplementaries(
    _ kind: String
  ) -> [(indexPath: IndexPath, view: UICollectionReusableView)] {
    views.compactMap { key, view in
      key.category == .supplementaryView && key.kind == kind ? (key.indexPath, view) : nil
    }.sorted { $0.0 < $1.0 }
  }
}
