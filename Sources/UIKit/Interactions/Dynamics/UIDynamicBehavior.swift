// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A rule of motion, or several.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at every step of the animator.
  open var action: (() -> Void)?
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
  weak var parent: UIDynamicBehavior?

  public override init() {
    super.init()
  }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    behavior.parent = self
    behavior.move(to: dynamicAnimator)
    changed()
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.parent = nil
    behavior.move(to: nil)
    changed()
  }

  /// Told before the behavior is added to an animator, or removed with nil.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  final func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.move(to: animator) }
  }

  /// The items that the behavior moves.
  var movedItems: [any UIDynamicItem] { [] }

  /// Adds what the behavior does to the world of one step.
  func contribute(to step: DynamicStep) {}

  /// The animator has something to do again.
  final func changed() { dynamicAnimator?.wake() }

  /// The behavior and those in it.
  final var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }
}

/// A behavior of a list of items.
@preconcurrency @MainActor
open class UIDynamicListBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]

  init(list: [any UIDynamicItem]) {
    items = list
    super.init()
  }

  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    changed()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    changed()
  }

  override var movedItems: [any UIDynamicItem] { items }
}
