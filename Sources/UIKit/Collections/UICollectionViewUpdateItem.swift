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

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  open var indexPathBeforeUpdate: IndexPath? { before }
  open var indexPathAfterUpdate: IndexPath? { after }
  open var updateAction: Action { action }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.action = action
    self.before = before
    self.after = after
  }

  /// A change of nothing, for subclasses that say what changed.
  public override convenience init() { self.init(.none, before: nil, after: nil) }
}
