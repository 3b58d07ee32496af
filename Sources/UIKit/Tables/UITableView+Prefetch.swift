// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Supplies data ahead of the rows that need it.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  // @objc(tableView:prefetchRowsAtIndexPaths:)
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  // @objc(tableView:cancelPrefetchingForRowsAtIndexPaths:) optional
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableView {
  /// Tells the prefetching data source what comes within half a page of what is visible.
  final func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
    let near = Set(rowPaths(in: bounds.insetBy(dx: 0, dy: -bounds.height / 2)))
      .subtracting(shownCells.keys)
    let gone = prefetched.subtracting(near).filter { shownCells[$0] == nil }.sorted()
    let new = near.subtracting(prefetched).sorted()
    prefetched = near
    if !gone.isEmpty {
      optionalCall(on: source) {
        source.tableView(self, cancelPrefetchingForRowsAt: gone)
      }
    }
    if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
  }
}
