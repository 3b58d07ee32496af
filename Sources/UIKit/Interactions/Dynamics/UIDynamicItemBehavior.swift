// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The stuff that items are made of, and their speed.
open class UIDynamicItemBehavior: UIDynamicListBehavior {
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  open var friction: CGFloat = 0 { didSet { changed() } }
  open var density: CGFloat = 1 { didSet { changed() } }
  open var resistance: CGFloat = 0 { didSet { changed() } }
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  open var charge: CGFloat = 0
  open var isAnchored = false { didSet { changed() } }
  open var allowsRotation = true { didSet { changed() } }
  /// Speeds that items are to be given when they have a body.
  private var pending: [ObjectIdentifier: (linear: Vector, angular: Double)] = [:]

  public init(items: [any UIDynamicItem]) { super.init(list: items) }
  public convenience init() { self.init(items: []) }

  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    pending[ObjectIdentifier(item), default: (.zero, 0)].linear +=
      Vector(x: velocity.x, y: velocity.y)
    changed()
  }

  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let waiting = pending[ObjectIdentifier(item)]?.linear ?? .zero
    let speed = (dynamicAnimator?.velocity(of: item).linear ?? .zero) + waiting
    return CGPoint(x: speed.x, y: speed.y)
  }

  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    pending[ObjectIdentifier(item), default: (.zero, 0)].angular += velocity
    changed()
  }

  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    let waiting = pending[ObjectIdentifier(item)]?.angular ?? 0
    return (dynamicAnimator?.velocity(of: item).angular ?? 0) + waiting
  }

  override func contribute(to step: DynamicStep) {
    for item in items {
      guard let index = step.index(of: item) else { continue }
      step.world.bodies[index].elasticity = elasticity
      step.world.bodies[index].friction = friction
      step.world.bodies[index].density = max(density, 1e-3)
      step.world.bodies[index].resistance = resistance
      step.world.bodies[index].angularResistance = angularResistance
      step.world.bodies[index].allowsRotation = allowsRotation
      step.world.bodies[index].isAnchored = isAnchored
      if let speed = pending.removeValue(forKey: ObjectIdentifier(item)) {
        step.world.bodies[index].velocity += speed.linear
        step.world.bodies[index].spin += speed.angular
      }
    }
  }
}
