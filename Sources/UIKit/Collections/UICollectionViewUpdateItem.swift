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

  private var before: IndexPath?
  private var after: IndexPath?
  private var action = Action.none

  open var indexPathBeforeUpdate: IndexPath? { before }
  open var indexPathAfterUpdate: IndexPath? { after }
  open var updateAction: Action { action }

  /// A change of nothing, for subclasses that say what changed.
  public override init() { super.init() }

  convenience init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.init()
    (self.action, self.before, self.after) = (action, before, after)
  }
}
