// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A place in a scene of three dimensions. What it is given is kept; nothing is drawn
/// (Documentation/SystemFrameworks.md §9).
open class SCNNode: NSObject {
  open var name: String?
  open var geometry: SCNGeometry?
  open var light: SCNLight?
  open var camera: SCNCamera?
  open var physicsBody: SCNPhysicsBody?
  open var constraints: [SCNConstraint]?
  open var position = SCNVector3Zero
  open var eulerAngles = SCNVector3Zero
  open var rotation = SCNVector4Zero
  open var orientation = SCNQuaternion(0, 0, 0, 1)
  open var scale = SCNVector3(1, 1, 1)
  open var pivot = SCNMatrix4Identity
  open var transform = SCNMatrix4Identity
  open var opacity: CGFloat = 1
  open var isHidden = false
  open var isPaused = false
  open var castsShadow = true
  open var renderingOrder = 0
  open var categoryBitMask = 1
  open private(set) weak var parent: SCNNode?
  open private(set) var childNodes: [SCNNode] = []
  private var actions: Set<String> = []

  public override init() { super.init() }
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }
  public required init?(coder: NSCoder) { super.init() }

  open func addChildNode(_ child: SCNNode) {
    child.removeFromParentNode()
    childNodes.append(child)
    child.parent = self
  }

  open func insertChildNode(_ child: SCNNode, at index: Int) {
    child.removeFromParentNode()
    childNodes.insert(child, at: min(max(0, index), childNodes.count))
    child.parent = self
  }

  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }

  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    for child in childNodes {
      if child.name == name { return child }
      if recursively, let found = child.childNode(withName: name, recursively: true) {
        return found
      }
    }
    return nil
  }

  open func childNodes(
    passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool
  ) -> [SCNNode] {
    var found: [SCNNode] = []
    enumerateChildNodes { if predicate($0, $1) { found.append($0) } }
    return found
  }

  /// All below the node.
  open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    for node in descendants {
      block(node, &stop)
      if stop.boolValue { return }
    }
  }

  open func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    block(self, &stop)
    if !stop.boolValue { enumerateChildNodes(block) }
  }

  private var descendants: [SCNNode] { childNodes.flatMap { [$0] + $0.descendants } }

  /// A node like it, with what is below it; the geometry is shared. An app's own class, of which
  /// nobody knows how one is made, is not copied.
  open func clone() -> Self {
    guard let copy = SCNNode() as? Self else { return self }
    copy.name = name
    copy.geometry = geometry
    copy.light = light
    copy.camera = camera
    copy.position = position
    copy.eulerAngles = eulerAngles
    copy.scale = scale
    copy.transform = transform
    childNodes.forEach { copy.addChildNode($0.clone()) }
    return copy
  }

  open func flattenedClone() -> Self { clone() }
  open var presentation: SCNNode { self }
  open var worldPosition: SCNVector3 {
    get {
      guard let parent else { return position }
      let above = parent.worldPosition
      return SCNVector3(above.x + position.x, above.y + position.y, above.z + position.z)
    }
    set { position = newValue }
  }
  open var worldTransform: SCNMatrix4 { transform }
  open var boundingBox: (min: SCNVector3, max: SCNVector3) = (SCNVector3Zero, SCNVector3Zero)
  open var boundingSphere: (center: SCNVector3, radius: Float) { (SCNVector3Zero, 0) }
  open var simdPosition: SIMD3<Float> {
    get { SIMD3(position.x, position.y, position.z) }
    set { position = SCNVector3(newValue) }
  }
  open var simdScale: SIMD3<Float> {
    get { SIMD3(scale.x, scale.y, scale.z) }
    set { scale = SCNVector3(newValue) }
  }
  open var simdEulerAngles: SIMD3<Float> {
    get { SIMD3(eulerAngles.x, eulerAngles.y, eulerAngles.z) }
    set { eulerAngles = SCNVector3(newValue) }
  }
  open var simdTransform = matrix_identity_float4x4

  open func look(at worldTarget: SCNVector3) {}
  open func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 { position }
  open func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 { position }

  // Actions do nothing and are over at once, but for those that never end.

  open func runAction(_ action: SCNAction) {}
  open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)? = nil) {
    if !action.isEndless, let block { answerLater(block) }
  }
  open func runAction(_ action: SCNAction, forKey key: String?) {
    if let key { actions.insert(key) }
  }
  open func action(forKey key: String) -> SCNAction? { nil }
  open var hasActions: Bool { !actions.isEmpty }
  open func removeAction(forKey key: String) { actions.remove(key) }
  open func removeAllActions() { actions.removeAll() }
  open func addAnimation(_ animation: CAAnimation, forKey key: String?) {}
  open func removeAnimation(forKey key: String) {}
  open func removeAllAnimations() {}
  open func addParticleSystem(_ system: SCNParticleSystem) {}
  open func removeAllParticleSystems() {}
}

/// What a node does; it does nothing.
open class SCNAction: NSObject {
  open var duration: TimeInterval
  open var speed: CGFloat = 1
  open var timingMode = SCNActionTimingMode.linear
  var isEndless: Bool { duration == .infinity }

  init(_ duration: TimeInterval) {
    self.duration = duration
    super.init()
  }

  open func reversed() -> SCNAction { self }

  open class func moveBy(
    x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval
  ) -> SCNAction { SCNAction(duration) }
  open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction(duration)
  }
  open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction(duration)
  }
  open class func rotateBy(
    x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval
  ) -> SCNAction { SCNAction(duration) }
  open class func rotateTo(
    x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval
  ) -> SCNAction { SCNAction(duration) }
  open class func rotate(
    by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval
  ) -> SCNAction { SCNAction(duration) }
  open class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction {
    SCNAction(sec)
  }
  open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction {
    SCNAction(sec)
  }
  open class func fadeIn(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  open class func fadeOut(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction {
    SCNAction(sec)
  }
  open class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction(0) }
  open class func removeFromParentNode() -> SCNAction { SCNAction(0) }
  open class func hide() -> SCNAction { SCNAction(0) }
  open class func unhide() -> SCNAction { SCNAction(0) }
  open class func customAction(
    duration seconds: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void
  ) -> SCNAction { SCNAction(seconds) }
  open class func sequence(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(actions.reduce(0) { $0 + $1.duration })
  }
  open class func group(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(actions.map(\.duration).max() ?? 0)
  }
  open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
    SCNAction(action.duration * Double(count))
  }
  open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(.infinity) }
}

public enum SCNActionTimingMode: Int, Sendable {
  case linear, easeIn, easeOut, easeInEaseOut
}

/// How changes of a scene are animated; they are made at once.
public enum SCNTransaction {
  nonisolated(unsafe) public static var animationDuration: TimeInterval = 0
  nonisolated(unsafe) public static var animationTimingFunction: CAMediaTimingFunction?
  nonisolated(unsafe) public static var disableActions = false
  nonisolated(unsafe) private static var ends: [() -> Void] = []
  public static var completionBlock: (() -> Void)? {
    get { ends.last }
    set { if let newValue { ends.append(newValue) } }
  }

  public static func begin() {}
  public static func commit() {
    let waiting = ends
    ends = []
    waiting.forEach(answerLater)
  }
  public static func flush() {}
}
