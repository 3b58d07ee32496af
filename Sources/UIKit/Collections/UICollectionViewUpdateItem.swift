// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One change of a batch, as a layout hears of it. Whole sections have an item of `NSNotFound`.
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert
    case delete
    case reload
    case move
    case none
  }

  open private(set) var indexPathBeforeUpdate: IndexPath?
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}
