// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UICollectionView {
  /// Whether the layout counts with the size that the cell of an item said, for checks of lists.
  package final func countsWithOwnSize(_ path: IndexPath) -> Bool {
    storedLayout.countsWithOwnSize(path)
  }

  /// The view as UIKit's warnings show it: offset, content size, insets, layout, data source.
  final var consoleDescription: String {
    let source = dataSource.map { ProgrammingError.name(of: $0) } ?? "(null)"
    return "\(scrollDescription); layout: \(storedLayout.description); dataSource: \(source)>"
  }
}
