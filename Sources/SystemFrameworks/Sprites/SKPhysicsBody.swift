// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What a node is for the laws of motion. Time does not go on in a scene here, so nothing falls or
/// meets: values are kept.
@preconcurrency @MainActor
open class SKPhysicsBody: NSObject {
  open internal(set) weak var node: SKNode?
  open var isDynamic = true
  open var usesPreciseCollisionDetection = false
  open var allowsRotation = true
  open var pinned = false
  open var isResting = false
  open var friction: CGFloat = 0.2
  open var charge: CGFloat = 0
  open var restitution: CGFloat = 0.2
  open var linearDamping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  open var density: CGFloat = 1
  open var mass: CGFloat = 1
  open var area: CGFloat { 0 }
  open var affectedByGravity = true
  open var fieldBitMask: UInt32 = .max
  open var categoryBitMask: UInt32 = .max
  open var collisionBitMask: UInt32 = .max
  open var contactTestBitMask: UInt32 = 0
  open var velocity = CGVector.zero
  open var angularVelocity: CGFloat = 0
  open var joints: [SKPhysicsJoint] { [] }

  public override init() { super.init() }
  public convenience init(circleOfRadius r: CGFloat) { self.init() }
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init() }
  public convenience init(rectangleOf s: CGSize) { self.init() }
  public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init() }
  public convenience init(polygonFrom path: CGPath) { self.init() }
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init(edge: ()) }
  public convenience init(edgeChainFrom path: CGPath) { self.init(edge: ()) }
  public convenience init(edgeLoopFrom rect: CGRect) { self.init(edge: ()) }
  public convenience init(edgeLoopFrom path: CGPath) { self.init(edge: ()) }
  public convenience init(texture: SKTexture, size: CGSize) { self.init() }
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init() }
  public convenience init(bodies: [SKPhysicsBody]) { self.init() }

  private convenience init(edge: ()) {
    self.init()
    isDynamic = false
  }

  open func applyForce(_ force: CGVector) {}
  open func applyForce(_ force: CGVector, at point: CGPoint) {}
  open func applyTorque(_ torque: CGFloat) {}
  open func applyImpulse(_ impulse: CGVector) {}
  open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {}
  open func applyAngularImpulse(_ impulse: CGFloat) {}
  open func allContactedBodies() -> [SKPhysicsBody] { [] }
}

/// Two bodies that met; there are none.
@preconcurrency @MainActor
open class SKPhysicsContact: NSObject {
  public let bodyA: SKPhysicsBody
  public let bodyB: SKPhysicsBody
  open var contactPoint: CGPoint { .zero }
  open var contactNormal: CGVector { .zero }
  open var collisionImpulse: CGFloat { 0 }

  init(_ first: SKPhysicsBody, _ second: SKPhysicsBody) {
    (bodyA, bodyB) = (first, second)
    super.init()
  }
}

@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
  // @objc(didBeginContact:) optional
  func didBegin(_ contact: SKPhysicsContact)
  // @objc(didEndContact:) optional
  func didEnd(_ contact: SKPhysicsContact)
}

/// The laws of a scene; kept.
@preconcurrency @MainActor
open class SKPhysicsWorld: NSObject {
  open var gravity = CGVector(dx: 0, dy: -9.8)
  open var speed: CGFloat = 1
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?

  open func add(_ joint: SKPhysicsJoint) {}
  open func remove(_ joint: SKPhysicsJoint) {}
  open func removeAllJoints() {}
  open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
  open func body(in rect: CGRect) -> SKPhysicsBody? { nil }
  open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? { nil }
  open func enumerateBodies(
    at point: CGPoint, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

/// What holds two bodies together; kept.
@preconcurrency @MainActor
open class SKPhysicsJoint: NSObject {
  open var bodyA = SKPhysicsBody()
  open var bodyB = SKPhysicsBody()
  open var reactionForce: CGVector { .zero }

  fileprivate static func between<Joint: SKPhysicsJoint>(
    _ joint: Joint, _ first: SKPhysicsBody, _ second: SKPhysicsBody
  ) -> Joint {
    (joint.bodyA, joint.bodyB) = (first, second)
    return joint
  }
}

open class SKPhysicsJointPin: SKPhysicsJoint {
  open var shouldEnableLimits = false
  open var lowerAngleLimit: CGFloat = 0
  open var upperAngleLimit: CGFloat = 0
  open var frictionTorque: CGFloat = 0

  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
  ) -> SKPhysicsJointPin { between(SKPhysicsJointPin(), bodyA, bodyB) }
}

open class SKPhysicsJointFixed: SKPhysicsJoint {
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
  ) -> SKPhysicsJointFixed { between(SKPhysicsJointFixed(), bodyA, bodyB) }
}

open class SKPhysicsJointSpring: SKPhysicsJoint {
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0

  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointSpring { between(SKPhysicsJointSpring(), bodyA, bodyB) }
}

open class SKPhysicsJointLimit: SKPhysicsJoint {
  open var maxLength: CGFloat = 0

  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointLimit { between(SKPhysicsJointLimit(), bodyA, bodyB) }
}
