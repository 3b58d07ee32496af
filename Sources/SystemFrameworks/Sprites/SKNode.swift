// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What a scene is made of. It stands still: what it is told to do is seen as it ends
/// (Documentation/SystemFrameworks.md §8).
///
/// A node is drawn by a layer in its parent's layer. Both have the scene's axes, y upwards; what a
/// node shows lies in a layer of its own that is turned the right way up.
@preconcurrency @MainActor
open class SKNode: UIResponder {
  let layer = CALayer()
  open private(set) var children: [SKNode] = []
  open private(set) weak var parent: SKNode?
  open var name: String?
  open var position = CGPoint.zero { didSet { place() } }
  open var zPosition: CGFloat = 0 { didSet { layer.zPosition = zPosition } }
  /// Against the clock, in radians.
  open var zRotation: CGFloat = 0 { didSet { place() } }
  open var xScale: CGFloat = 1 { didSet { place() } }
  open var yScale: CGFloat = 1 { didSet { place() } }
  private var storedAlpha: CGFloat = 1
  open var alpha: CGFloat {
    get { storedAlpha }
    set {
      storedAlpha = newValue
      layer.opacity = Float(min(1, max(0, newValue)))
    }
  }
  open var isHidden = false { didSet { layer.isHidden = isHidden } }
  open var isPaused = false
  open var speed: CGFloat = 1
  open var isUserInteractionEnabled = false
  open var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
  open var constraints: [SKConstraint]?
  open var userData: NSMutableDictionary?
  open var reachConstraints: Any?
  /// Actions that go on, by their keys.
  var actions: [String: SKAction] = [:]
  private var unnamedActions = 0

  public override init() {
    super.init()
    SKNode.prepare(layer)
  }

  public required init?(coder: NSCoder) {
    super.init()
    SKNode.prepare(layer)
  }

  /// A layer that begins at its position and changes at once.
  static func prepare(_ layer: CALayer) {
    layer.anchorPoint = .zero
    let keys = ["position", "transform", "opacity", "hidden", "zPosition", "contents", "bounds"]
    layer.actions = Dictionary(uniqueKeysWithValues: keys.map { ($0, NSNull()) })
  }

  private func place() {
    layer.position = position
    layer.setAffineTransform(
      CGAffineTransform(rotationAngle: zRotation).scaledBy(x: xScale, y: yScale))
  }

  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

  open override var next: UIResponder? { parent }

  // MARK: The tree

  open var scene: SKScene? { self as? SKScene ?? parent?.scene }

  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }

  open func insertChild(_ node: SKNode, at index: Int) {
    precondition(node.parent == nil, "Attemped to add a SKNode which already has a parent")
    let place = min(max(0, index), children.count)
    children.insert(node, at: place)
    node.parent = self
    layer.insertSublayer(node.layer, at: UInt32(layersBelowChildren + place))
  }

  /// How many layers show the node itself.
  var layersBelowChildren: Int { 0 }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    layer.removeFromSuperlayer()
  }

  open func removeAllChildren() { children.forEach { $0.removeFromParent() } }

  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }

  open func move(toParent parent: SKNode) {
    let place = self.parent.map { parent.convert(position, from: $0) } ?? position
    removeFromParent()
    parent.addChild(self)
    position = place
  }

  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    self.parent === parent || self.parent?.inParentHierarchy(parent) ?? false
  }

  /// The first child of a name; `//name` looks everywhere below the scene, `*` is any name.
  open func childNode(withName name: String) -> SKNode? {
    var found: SKNode?
    enumerateChildNodes(withName: name) { node, stop in
      found = node
      stop.pointee = true
    }
    return found
  }

  open func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let isDeep = name.hasPrefix("//")
    let wanted = isDeep ? String(name.dropFirst(2)) : name
    let start: SKNode = isDeep ? scene ?? self : self
    var stop = ObjCBool(false)
    for node in isDeep ? start.descendants : start.children where node.isNamed(wanted) {
      block(node, &stop)
      if stop.boolValue { return }
    }
  }

  private func isNamed(_ pattern: String) -> Bool {
    guard pattern.contains("*") else { return name == pattern }
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard var rest = name.map({ Substring($0) }) else { return pattern == "*" }
    guard let first = parts.first, rest.hasPrefix(first) else { return false }
    rest = rest.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return parts.last.map { rest.hasSuffix($0) } ?? true
  }

  var descendants: [SKNode] { children.flatMap { [$0] + $0.descendants } }

  open subscript(name: String) -> [SKNode] {
    var found: [SKNode] = []
    enumerateChildNodes(withName: name) { node, _ in found.append(node) }
    return found
  }

  // MARK: Places

  /// What the node itself covers, in its parent's coordinates.
  open var frame: CGRect { CGRect(origin: position, size: .zero) }

  /// What the node and all below it cover, in its parent's coordinates.
  open func calculateAccumulatedFrame() -> CGRect {
    children.reduce(frame) { whole, child in
      let part = child.calculateAccumulatedFrame().applying(toParent)
      return whole.size == .zero ? part : whole.union(part)
    }
  }

  /// From the node's coordinates to its parent's.
  var toParent: CGAffineTransform {
    CGAffineTransform(translationX: position.x, y: position.y)
      .rotated(by: zRotation).scaledBy(x: xScale, y: yScale)
  }

  /// From the node's coordinates to those of the tree's root.
  private var toRoot: CGAffineTransform {
    parent.map { toParent.concatenating($0.toRoot) } ?? .identity
  }

  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    point.applying(node.toRoot).applying(toRoot.inverted())
  }

  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
    node.convert(point, from: self)
  }

  open func contains(_ p: CGPoint) -> Bool { frame.contains(p) }

  open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }

  /// The deepest nodes at a point, the one in front first, in the node's coordinates.
  open func nodes(at p: CGPoint) -> [SKNode] {
    children.enumerated().sorted { ($0.1.zPosition, $0.0) > ($1.1.zPosition, $1.0) }
      .flatMap { _, child -> [SKNode] in
        let below = child.nodes(at: p.applying(child.toParent.inverted()))
        return child.contains(p) ? below + [child] : below
      }
  }

  open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

  // MARK: Actions

  open func run(_ action: SKAction) {
    unnamedActions += 1
    action.run(on: self, key: "snug \(unnamedActions)") {}
  }

  open func run(_ action: SKAction, completion block: @escaping () -> Void) {
    unnamedActions += 1
    action.run(on: self, key: "snug \(unnamedActions)", completion: block)
  }

  open func run(_ action: SKAction, withKey key: String) { action.run(on: self, key: key) {} }

  open func action(forKey key: String) -> SKAction? { actions[key] }
  open func hasActions() -> Bool { !actions.isEmpty }
  open func removeAction(forKey key: String) { actions[key] = nil }
  open func removeAllActions() { actions.removeAll() }
}

extension UITouch {
  /// Where the touch is in a node's coordinates; the origin where the node is in no view.
  @MainActor public func location(in node: SKNode) -> CGPoint {
    guard let scene = node.scene, let view = scene.view else { return .zero }
    return node.convert(scene.convertPoint(fromView: location(in: view)), from: scene)
  }

  @MainActor public func previousLocation(in node: SKNode) -> CGPoint {
    guard let scene = node.scene, let view = scene.view else { return .zero }
    return node.convert(scene.convertPoint(fromView: previousLocation(in: view)), from: scene)
  }
}
