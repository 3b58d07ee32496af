// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// What methods do whose code can be exchanged (Documentation/SourceLowering.md §6.18).

extension UITableView {
  /// Updates are done before this returns, so closures that do not escape are taken too.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }

  func reload() {
    dataDidChange()
    _ = counts
  }

  func update(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    openBatch()
    updates?()
    closeBatch(completion)
  }

  func cellsInOrder() -> [UITableViewCell] {
    showRowsIfReloaded()
    return shownCells.sorted { $0.key < $1.key }.map(\.value)
  }

  func pathsInOrder() -> [IndexPath]? {
    showRowsIfReloaded()
    return shownCells.keys.sorted()
  }

  func cellInSight(at path: IndexPath) -> UITableViewCell? {
    showRowsIfReloaded()
    return shownCells[path]
  }

  func shownPath(of cell: UITableViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key
  }

  func selectExchangeably(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    MethodExchange.run(
      "selectRowAtIndexPath:animated:scrollPosition:", self, path, animated, position
    ) { $0.select($1, animated: $2, $3) }
  }

  func scrollExchangeably(_ path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    MethodExchange.run(
      "scrollToRowAtIndexPath:atScrollPosition:animated:", self, path, position, animated
    ) { $0.scroll(to: $1, $2, animated: $3) }
  }

  func requireExchangeably(_ identifier: String, _ path: IndexPath) -> UITableViewCell {
    MethodExchange.run(
      "dequeueReusableCellWithIdentifier:forIndexPath:", self, identifier, path
    ) { table, identifier, _ in table.requireCell(identifier) }
  }
}
