// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Holds an item to a place or to another item, with a rod or a spring.
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable {
    case items
    case anchor
  }

  public private(set) var items: [any UIDynamicItem]
  public let attachedBehaviorType: AttachmentType
  open var anchorPoint: CGPoint { didSet { changed() } }
  /// Points between the two ends; at first their distance.
  open var length: CGFloat { didSet { changed() } }
  /// 1 comes to rest without swinging.
  open var damping: CGFloat = 0
  /// Swings a second; 0 for a rod.
  open var frequency: CGFloat = 0
  open var frictionTorque: CGFloat = 0
  private let offsets: (UIOffset, UIOffset)

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    offsets = (offset, .zero)
    attachedBehaviorType = .anchor
    anchorPoint = point
    length = hypot(
      item.center.x + offset.horizontal - point.x, item.center.y + offset.vertical - point.y)
    super.init()
  }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    offsets = (offset1, offset2)
    attachedBehaviorType = .items
    anchorPoint = .zero
    length = hypot(
      item1.center.x + offset1.horizontal - item2.center.x - offset2.horizontal,
      item1.center.y + offset1.vertical - item2.center.y - offset2.vertical)
    super.init()
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func contribute(to step: DynamicStep) {
    guard let body = step.index(of: items[0]) else { return }
    step.world.links.append(
      DynamicWorld.Link(
        body: body, other: items.count > 1 ? step.index(of: items[1]) : nil,
        offset: Vector(x: offsets.0.horizontal, y: offsets.0.vertical),
        otherOffset: Vector(x: offsets.1.horizontal, y: offsets.1.vertical),
        anchor: Vector(x: anchorPoint.x, y: anchorPoint.y), length: length, frequency: frequency,
        damping: damping))
  }
}

/// Draws an item to a place and sets it straight.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  open var snapPoint: CGPoint { didSet { changed() } }
  /// 0 swings most, 1 least.
  open var damping: CGFloat = 0.5

  /// Swings a second of the spring that draws; Apple gives no number.
  private static let frequency = 2.5

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var movedItems: [any UIDynamicItem] { [item] }

  override func contribute(to step: DynamicStep) {
    guard let body = step.index(of: item) else { return }
    let damping = 0.4 + 0.6 * Double(damping)
    step.world.links.append(
      DynamicWorld.Link(
        body: body, anchor: Vector(x: snapPoint.x, y: snapPoint.y),
        frequency: UISnapBehavior.frequency, damping: damping))
    let omega = 2 * Double.pi * UISnapBehavior.frequency
    let state = step.world.bodies[body]
    step.world.turns[body] -= omega * omega * state.angle + 2 * damping * omega * state.spin
  }
}
