// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The world of one step while behaviors add to it.
@MainActor
final class DynamicStep {
  var world = DynamicWorld()
  let items: [any UIDynamicItem]
  private let places: [ObjectIdentifier: Int]
  let duration: Double

  init(_ items: [any UIDynamicItem], _ bodies: [DynamicBody], duration: Double) {
    self.items = items
    self.duration = duration
    places = Dictionary(
      uniqueKeysWithValues: items.enumerated().map { (ObjectIdentifier($1), $0) })
    world.bodies = bodies
    world.accelerations = Array(repeating: .zero, count: bodies.count)
    world.turns = Array(repeating: 0, count: bodies.count)
  }

  func index(of item: any UIDynamicItem) -> Int? { places[ObjectIdentifier(item)] }

  func accelerate(_ item: any UIDynamicItem, by way: Vector) {
    guard let index = index(of: item) else { return }
    world.accelerations[index] += way
  }

  /// - Parameter isInstant: Whether the force is a single blow.
  func push(_ item: any UIDynamicItem, by force: Vector, at offset: Vector, isInstant: Bool) {
    guard let index = index(of: item) else { return }
    let body = world.bodies[index]
    let way = force * body.inverseMass
    let turn = offset.cross(force) * body.inverseInertia
    if isInstant {
      world.bodies[index].velocity += way
      world.bodies[index].spin += turn
    } else {
      world.accelerations[index] += way
      world.turns[index] += turn
    }
  }
}

/// Moves items by behaviors, sixty times a second of the virtual clock, until all are at rest.
///
/// Documentation/Animation.md §10.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  open private(set) weak var referenceView: UIView?
  private weak var layout: UICollectionViewLayout?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open private(set) var isRunning = false
  open private(set) var elapsedTime: TimeInterval = 0
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  private var bodies: [ObjectIdentifier: (item: any UIDynamicItem, body: DynamicBody)] = [:]
  private var tick: Int?
  private var restingTime = 0.0

  /// Seconds of a step, and how many finer ones it is made of.
  private static let frame = 1.0 / 60
  private static let substeps = 4
  /// Slower than this, in points a second, for so many seconds is rest.
  private static let restingSpeed = 4.0
  private static let patience = 0.5

  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  public override init() {
    super.init()
  }

  var referenceBounds: CGRect? {
    referenceView?.bounds
      ?? layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
  }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.move(to: self)
    wake()
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.move(to: nil)
    wake()
  }

  open func removeAllBehaviors() {
    for behavior in behaviors { behavior.move(to: nil) }
    behaviors.removeAll()
    bodies.removeAll()
    pause()
  }

  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    movedItems.filter { item in
      CGRect(
        x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
        width: item.bounds.width, height: item.bounds.height
      ).intersects(rect)
    }
  }

  /// Takes the place of an item that the app moved itself; its speed stays.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let entry = bodies[ObjectIdentifier(item)] else { return }
    var fresh = UIDynamicAnimator.body(of: item)
    (fresh.velocity, fresh.spin) = (entry.body.velocity, entry.body.spin)
    bodies[ObjectIdentifier(item)] = (item, fresh)
    wake()
  }

  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, at: indexPath, kind: nil)
  }

  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementaryView, at: indexPath, kind: kind)
  }

  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decorationView, at: indexPath, kind: decorationViewKind)
  }

  private func attributes(
    _ category: UICollectionView.ElementCategory, at path: IndexPath, kind: String?
  ) -> UICollectionViewLayoutAttributes? {
    movedItems.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first { attributes in
      attributes.representedElementCategory == category && attributes.indexPath == path
        && (kind == nil || attributes.representedElementKind == kind)
    }
  }

  func velocity(of item: any UIDynamicItem) -> (linear: Vector, angular: Double) {
    let body = bodies[ObjectIdentifier(item)]?.body
    return (body?.velocity ?? .zero, body?.spin ?? 0)
  }

  // MARK: Steps

  func wake() {
    restingTime = 0
    guard tick == nil, !behaviors.isEmpty else { return }
    if !isRunning {
      isRunning = true
      delegate?.dynamicAnimatorWillResume(self)
    }
    schedule()
  }

  private func schedule() {
    tick = Runtime.current.perform(after: UIDynamicAnimator.frame) { [weak self] in
      guard let self else { return }
      // What behaviors change in the step belongs to it.
      self.step()
      self.tick = nil
      if self.isRunning { self.schedule() }
    }
  }

  private func pause() {
    if let tick { Runtime.current.cancel(tick) }
    tick = nil
    guard isRunning else { return }
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }

  private var movedItems: [any UIDynamicItem] {
    var seen: Set<ObjectIdentifier> = []
    return behaviors.flatMap(\.all).flatMap(\.movedItems).filter {
      seen.insert(ObjectIdentifier($0)).inserted
    }
  }

  private static func body(of item: any UIDynamicItem) -> DynamicBody {
    DynamicBody(
      center: Vector(x: item.center.x, y: item.center.y),
      angle: atan2(item.transform.b, item.transform.a),
      size: Vector(x: item.bounds.width, y: item.bounds.height))
  }

  private func step() {
    let items = movedItems
    let states = items.map { bodies[ObjectIdentifier($0)]?.body ?? UIDynamicAnimator.body(of: $0) }
    let duration = UIDynamicAnimator.frame / Double(UIDynamicAnimator.substeps)
    var current = states
    var last: DynamicStep?
    for _ in 0..<UIDynamicAnimator.substeps {
      let step = DynamicStep(items, current, duration: duration)
      let all = behaviors.flatMap(\.all)
      // What items are made of comes first: forces depend on it.
      for behavior in all where behavior is UIDynamicItemBehavior { behavior.contribute(to: step) }
      for behavior in all where !(behavior is UIDynamicItemBehavior) {
        behavior.contribute(to: step)
      }
      step.world.step(duration)
      current = step.world.bodies
      last = step
    }
    bodies.removeAll(keepingCapacity: true)
    for (item, body) in zip(items, current) { bodies[ObjectIdentifier(item)] = (item, body) }
    let isStill = zip(states, current).allSatisfy { old, new in
      new.velocity.length < UIDynamicAnimator.restingSpeed && abs(new.spin) < 0.05
        && (new.center - old.center).length < 0.1
    }
    for (item, body) in zip(items, current) where !body.isAnchored { show(body, on: item) }
    elapsedTime += UIDynamicAnimator.frame
    for behavior in behaviors.flatMap(\.all) {
      if let last { (behavior as? UICollisionBehavior)?.tell(last) }
      behavior.action?()
    }
    layout?.invalidateLayout()
    restingTime = isStill ? restingTime + UIDynamicAnimator.frame : 0
    if items.isEmpty || restingTime >= UIDynamicAnimator.patience { pause() }
  }

  private func show(_ body: DynamicBody, on item: any UIDynamicItem) {
    let center = CGPoint(x: body.center.x, y: body.center.y)
    if item.center != center { item.center = center }
    guard body.allowsRotation, body.angle != atan2(item.transform.b, item.transform.a) else {
      return
    }
    item.transform = CGAffineTransform(rotationAngle: body.angle)
  }
}

@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  // @objc optional
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  // @objc optional
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
