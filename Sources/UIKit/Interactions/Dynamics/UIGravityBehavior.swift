// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Makes items fall: magnitude 1 is 1000 points a second squared.
open class UIGravityBehavior: UIDynamicListBehavior {
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

  public init(items: [any UIDynamicItem]) { super.init(list: items) }
  public convenience init() { self.init(items: []) }

  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override func contribute(to step: DynamicStep) {
    for item in items {
      step.accelerate(
        item, by: Vector(x: gravityDirection.dx * 1000, y: gravityDirection.dy * 1000))
    }
  }
}

/// Pushes items: magnitude 1 moves a view of 100 by 100 points by 100 points a second squared.
open class UIPushBehavior: UIDynamicListBehavior {
  public enum Mode: Int, Sendable {
    case continuous
    case instantaneous
  }

  public let mode: Mode
  open var active = true { didSet { changed() } }
  open var pushDirection = CGVector.zero { didSet { changed() } }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  public convenience init() { self.init(items: [], mode: .continuous) }

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(list: items)
  }

  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }

  override func contribute(to step: DynamicStep) {
    guard active else { return }
    for item in items {
      let offset = targetOffsetFromCenter(for: item)
      // A push of one moment gives the speed that a second of the same force would give.
      step.push(
        item, by: Vector(x: pushDirection.dx * 100, y: pushDirection.dy * 100),
        at: Vector(x: offset.horizontal, y: offset.vertical), isInstant: mode == .instantaneous)
    }
    if mode == .instantaneous { active = false }
  }
}
