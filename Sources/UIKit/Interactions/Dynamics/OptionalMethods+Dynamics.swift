// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    optionalDefault(
      "collisionBehavior:beganContactForItem:withItem:atPoint:", self, [behavior, item1, item2, p],
      ()
    ) { (next: any UICollisionBehaviorDelegate) in
      next.collisionBehavior(behavior, beganContactFor: item1, with: item2, at: p)
    }
  }
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {
    optionalDefault(
      "collisionBehavior:endedContactForItem:withItem:", self, [behavior, item1, item2], ()
    ) { (next: any UICollisionBehaviorDelegate) in
      next.collisionBehavior(behavior, endedContactFor: item1, with: item2)
    }
  }
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    optionalDefault(
      "collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:", self,
      [behavior, item, identifier, p], ()
    ) { (next: any UICollisionBehaviorDelegate) in
      next.collisionBehavior(
        behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: p)
    }
  }
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    optionalDefault(
      "collisionBehavior:endedContactForItem:withBoundaryIdentifier:", self,
      [behavior, item, identifier], ()
    ) { (next: any UICollisionBehaviorDelegate) in
      next.collisionBehavior(behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
    }
  }
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    optionalDefault("dynamicAnimatorWillResume:", self, [animator], ()) {
      (next: any UIDynamicAnimatorDelegate) in next.dynamicAnimatorWillResume(animator)
    }
  }
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    optionalDefault("dynamicAnimatorDidPause:", self, [animator], ()) {
      (next: any UIDynamicAnimatorDelegate) in next.dynamicAnimatorDidPause(animator)
    }
  }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType {
    optionalDefault("collisionBoundsType", self, [], .rectangle) { (next: any UIDynamicItem) in
      next.collisionBoundsType
    }
  }
  public var collisionBoundingPath: UIBezierPath {
    optionalDefault("collisionBoundingPath", self, [], UIBezierPath(rect: bounds)) {
      (next: any UIDynamicItem) in next.collisionBoundingPath
    }
  }
}
