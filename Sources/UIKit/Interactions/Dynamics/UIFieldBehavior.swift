// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A force that depends on where an item is (Documentation/Animation.md §10).
///
/// Done are fields of one direction, springs, points that draw and rings that turn, and drag; noise,
/// waves, and what electric and magnetic fields need is kept and moves nothing.
open class UIFieldBehavior: UIDynamicListBehavior {
  private enum Kind {
    case drag, vortex, radial(CGPoint), linear(CGVector), velocity(CGVector), spring, still
    case own((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
  }

  private let kind: Kind
  /// The field's middle, in the coordinates of the animator's view.
  open var position = CGPoint.zero { didSet { changed() } }
  /// Where the field acts, around ``position``; everywhere at first.
  open var region: UIRegion = .infinite { didSet { changed() } }
  open var strength: CGFloat = 1 { didSet { changed() } }
  /// The power with which a field gets weaker by distance.
  open var falloff: CGFloat = 0 { didSet { changed() } }
  open var smoothness: CGFloat = 0
  open var animationSpeed: CGFloat = 0
  /// Points within which a field is as strong as at this distance.
  open var minimumRadius: CGFloat = 1e-6
  open var direction = CGVector.zero { didSet { changed() } }

  private init(_ kind: Kind) {
    self.kind = kind
    super.init(list: [])
  }

  open class func dragField() -> Self { made(.drag) }
  open class func vortexField() -> Self { made(.vortex) }
  open class func radialGravityField(position: CGPoint) -> Self {
    let field = made(.radial(position))
    field.position = position
    return field
  }
  open class func linearGravityField(direction: CGVector) -> Self {
    let field = made(.linear(direction))
    field.direction = direction
    return field
  }
  open class func velocityField(direction: CGVector) -> Self {
    let field = made(.velocity(direction))
    field.direction = direction
    return field
  }
  open class func springField() -> Self { made(.spring) }
  open class func electricField() -> Self { made(.still) }
  open class func magneticField() -> Self { made(.still) }
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = made(.still)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    noiseField(smoothness: smoothness, animationSpeed: speed)
  }
  open class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> Self { made(.own(block)) }

  private static func made(_ kind: Kind) -> Self {
    let field = UIFieldBehavior(kind)
    guard let made = field as? Self else {
      preconditionFailure("a field of a subclass is made by its own initialiser")
    }
    return made
  }

  override func contribute(to step: DynamicStep) {
    for item in items {
      let place = CGPoint(x: item.center.x - position.x, y: item.center.y - position.y)
      guard region.contains(place) else { continue }
      let speed = dynamicAnimator?.velocity(of: item).linear ?? .zero
      let force = force(at: place, speed: CGVector(dx: speed.x, dy: speed.y))
      step.accelerate(item, by: Vector(x: force.dx * 100, y: force.dy * 100))
    }
  }

  /// What a mass of 1 gets a hundredth of, in points a second squared.
  private func force(at place: CGPoint, speed: CGVector) -> CGVector {
    let distance = max(hypot(place.x, place.y), minimumRadius, 1e-6)
    let share = strength / pow(distance, falloff)
    switch kind {
    case .still: return .zero
    case .linear: return CGVector(dx: direction.dx * share * 10, dy: direction.dy * share * 10)
    case .velocity:
      return CGVector(dx: direction.dx * share - speed.dx, dy: direction.dy * share - speed.dy)
    case .drag: return CGVector(dx: -speed.dx * share / 100, dy: -speed.dy * share / 100)
    case .spring: return CGVector(dx: -place.x * share, dy: -place.y * share)
    case .radial:
      return CGVector(dx: -place.x / distance * share * 10, dy: -place.y / distance * share * 10)
    case .vortex:
      return CGVector(dx: -place.y / distance * share * 10, dy: place.x / distance * share * 10)
    case .own(let block):
      return block(self, place, speed, 1, 1, dynamicAnimator?.elapsedTime ?? 0)
    }
  }
}

/// An area of a field; immutable.
open class UIRegion: NSObject {
  private let test: (CGPoint) -> Bool

  private init(_ test: @escaping (CGPoint) -> Bool) {
    self.test = test
    super.init()
  }

  /// Around the origin.
  public convenience init(radius: CGFloat) {
    self.init { hypot($0.x, $0.y) <= radius }
  }

  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  open class var infinite: UIRegion { UIRegion { _ in true } }

  open func inverse() -> UIRegion { UIRegion { !self.test($0) } }
  open func union(with region: UIRegion) -> UIRegion {
    UIRegion { self.test($0) || region.test($0) }
  }
  open func difference(from region: UIRegion) -> UIRegion {
    UIRegion { self.test($0) && !region.test($0) }
  }
  open func intersection(with region: UIRegion) -> UIRegion {
    UIRegion { self.test($0) && region.test($0) }
  }
  open func contains(_ point: CGPoint) -> Bool { test(point) }
}
