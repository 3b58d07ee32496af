// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import UIKit

/// Whether a row answers to more than a tap, as its list's delegate says.
@MainActor
struct RowGestures {
  let list: UIScrollView
  let path: IndexPath

  /// Whether a swipe to the left uncovers actions.
  var swipe: Bool {
    switch list {
    case let table as UITableView:
      guard let delegate = table.delegate else { return false }
      return delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
        .map { !$0.actions.isEmpty } ?? false
    case let collection as UICollectionView:
      // A list's configuration answers, and does not say so.
      return collection.cellForItem(at: path) is UICollectionViewListCell
    default: return false
    }
  }

  /// Whether a long press shows a menu.
  var menu: Bool {
    switch list {
    case let table as UITableView:
      return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: .zero)
        != nil
    case let collection as UICollectionView:
      guard let delegate = collection.delegate else { return false }
      return delegate.collectionView(
        collection, contextMenuConfigurationForItemsAt: [path], point: .zero) != nil
        || delegate.collectionView(
          collection, contextMenuConfigurationForItemAt: path, point: .zero) != nil
    default: return false
    }
  }
}
