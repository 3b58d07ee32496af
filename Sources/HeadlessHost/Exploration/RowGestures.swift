// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import UIKit

/// Whether a row answers to more than a tap, as its list's delegate says.
@MainActor
struct RowGestures {
  let list: UIScrollView
  let path: IndexPath

  /// What a swipe to the left uncovers, in words that are equal for equal actions; nil for nothing.
  var trailing: String? {
    switch list {
    case let table as UITableView:
      return table.delegate
        .flatMap { $0.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) }
        .flatMap(Self.words)
    case let collection as UICollectionView:
      // A row of a list without any may be watched for swipes by its app.
      return collection.swipeActions(at: path, leading: false).flatMap(Self.words)
        ?? (collection.cellForItem(at: path) is UICollectionViewListCell ? "?" : nil)
    default: return nil
    }
  }

  /// The same for a swipe to the right.
  var leading: String? {
    switch list {
    case let table as UITableView:
      return table.delegate
        .flatMap { $0.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) }
        .flatMap(Self.words)
    case let collection as UICollectionView:
      return collection.swipeActions(at: path, leading: true).flatMap(Self.words)
    default: return nil
    }
  }

  private static func words(of actions: UISwipeActionsConfiguration) -> String? {
    guard !actions.actions.isEmpty else { return nil }
    return actions.actions.map { ($0.title ?? "?").filter { !$0.isNumber } }
      .joined(separator: "|")
  }

  /// Whether the list itself waits for long presses, beside those that show menus.
  var press: Bool {
    (list.gestureRecognizers ?? []).contains {
      $0 is UILongPressGestureRecognizer && $0.isEnabled && !$0.isOfUIKit
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
