// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Lets items collide with each other and with boundaries.
open class UICollisionBehavior: UIDynamicListBehavior {
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: UInt.max)
  }

  open var collisionMode = Mode.everything { didSet { changed() } }
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }
  private var insets = UIEdgeInsets.zero
  private var paths: [(identifier: any NSCopying, path: UIBezierPath)] = []
  private var touching: Set<DynamicWorld.Contact> = []

  public init(items: [any UIDynamicItem]) { super.init(list: items) }
  public convenience init() { self.init(items: []) }

  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    paths.append((identifier, bezierPath))
    changed()
  }

  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    paths.first { isSame($0.identifier, identifier) }?.path
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    paths.removeAll { isSame($0.identifier, identifier) }
    changed()
  }

  open var boundaryIdentifiers: [any NSCopying]? {
    paths.isEmpty ? nil : paths.map(\.identifier)
  }

  open func removeAllBoundaries() {
    paths.removeAll()
    changed()
  }

  private func isSame(_ first: any NSCopying, _ second: any NSCopying) -> Bool {
    guard let one = first as? NSObject, let two = second as? NSObject else {
      return String(describing: first) == String(describing: second)
    }
    return one.isEqual(two)
  }

  // MARK: The step

  /// The number of the boundary that the reference view's bounds are.
  private static let reference = -1

  override func contribute(to step: DynamicStep) {
    let bodies = items.compactMap(step.index(of:))
    if collisionMode.contains(.items) { step.world.collidingGroups.append(bodies) }
    guard collisionMode.contains(.boundaries) else { return }
    let first = step.world.segments.count
    if translatesReferenceBoundsIntoBoundary, let bounds = dynamicAnimator?.referenceBounds {
      let room = bounds.inset(by: insets)
      add(UIBezierPath(rect: room), UICollisionBehavior.reference, to: step)
    }
    for (index, entry) in paths.enumerated() { add(entry.path, index, to: step) }
    step.world.bounded.append((bodies, Array(first..<step.world.segments.count)))
  }

  private func add(_ path: UIBezierPath, _ number: Int, to step: DynamicStep) {
    for line in path.cgPath.flattened() {
      for (start, end) in zip(line, line.dropFirst()) {
        step.world.segments.append(
          DynamicWorld.Segment(
            start: Vector(x: start.x, y: start.y), end: Vector(x: end.x, y: end.y),
            boundary: number))
      }
    }
  }

  /// Tells the delegate what began and ended to touch.
  final func tell(_ step: DynamicStep) {
    guard let delegate = collisionDelegate else { return }
    let mine = Set(items.compactMap(step.index(of:)))
    let now = step.world.contacts.filter { contact, _ in
      mine.contains(contact.first) && contact.second.map(mine.contains) ?? true
    }
    for (contact, place) in now.sorted(by: { $0.key.first < $1.key.first })
    where !touching.contains(contact) {
      let point = CGPoint(x: place.x, y: place.y)
      let item = step.items[contact.first]
      if let second = contact.second {
        delegate.collisionBehavior(
          self, beganContactFor: item, with: step.items[second], at: point)
      } else {
        delegate.collisionBehavior(
          self, beganContactFor: item, withBoundaryIdentifier: identifier(contact), at: point)
      }
    }
    for contact in touching.subtracting(now.keys) where contact.first < step.items.count {
      let item = step.items[contact.first]
      if let second = contact.second, second < step.items.count {
        delegate.collisionBehavior(self, endedContactFor: item, with: step.items[second])
      } else if contact.second == nil {
        delegate.collisionBehavior(
          self, endedContactFor: item, withBoundaryIdentifier: identifier(contact))
      }
    }
    touching = Set(now.keys)
  }

  private func identifier(_ contact: DynamicWorld.Contact) -> (any NSCopying)? {
    contact.boundary.flatMap { paths.indices.contains($0) ? paths[$0].identifier : nil }
  }
}

@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  // @objc(collisionBehavior:beganContactForItem:withItem:atPoint:) optional
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  // @objc(collisionBehavior:endedContactForItem:withItem:) optional
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  // @objc(collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:) optional
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  // @objc(collisionBehavior:endedContactForItem:withBoundaryIdentifier:) optional
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}
