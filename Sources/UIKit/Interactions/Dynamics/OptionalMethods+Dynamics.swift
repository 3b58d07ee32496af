// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    optionalDefault(
      "collisionBehavior:beganContactForItem:withItem:atPoint:", self, [behavior, item1, item2, p],
      ())
  }
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {
    optionalDefault(
      "collisionBehavior:endedContactForItem:withItem:", self, [behavior, item1, item2], ())
  }
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    optionalDefault(
      "collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:", self,
      [behavior, item, identifier, p], ())
  }
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    optionalDefault(
      "collisionBehavior:endedContactForItem:withBoundaryIdentifier:", self,
      [behavior, item, identifier], ())
  }
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    optionalDefault("dynamicAnimatorWillResume:", self, [animator], ())
  }
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    optionalDefault("dynamicAnimatorDidPause:", self, [animator], ())
  }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType {
    optionalDefault("collisionBoundsType", self, [], .rectangle)
  }
  public var collisionBoundingPath: UIBezierPath {
    optionalDefault("collisionBoundingPath", self, [], UIBezierPath(rect: bounds))
  }
}
