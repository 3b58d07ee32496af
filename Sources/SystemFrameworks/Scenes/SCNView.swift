// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A world of nodes; kept.
open class SCNScene: NSObject {
  public let rootNode = SCNNode()
  public let physicsWorld = SCNPhysicsWorld()
  public let background = SCNMaterialProperty()
  public let lightingEnvironment = SCNMaterialProperty()
  open var isPaused = false
  open var fogStartDistance: CGFloat = 0
  open var fogEndDistance: CGFloat = 0
  open var fogColor: Any = UIColor.white

  public override init() { super.init() }

  /// A file of a world is not read: it is empty; nil where the app has no file of the name.
  public convenience init?(named name: String) { self.init(named: name, inDirectory: nil) }

  public convenience init?(
    named name: String, inDirectory directory: String?, options: [LoadingOption: Any]? = nil
  ) {
    let path = directory.map { "\($0)/\(name)" } ?? name
    guard
      Bundle.main.url(forResource: path, withExtension: nil) != nil
        || Bundle.main.url(forResource: path, withExtension: "scn") != nil
    else { return nil }
    self.init()
  }

  public convenience init(url: URL, options: [LoadingOption: Any]? = nil) throws {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileNoSuchFile)
    }
    self.init()
  }

  public struct LoadingOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let checkConsistency = LoadingOption(rawValue: "checkConsistency")
  }
}

open class SCNHitTestResult: NSObject {
  open var node: SCNNode { SCNNode() }
  open var localCoordinates: SCNVector3 { SCNVector3Zero }
  open var worldCoordinates: SCNVector3 { SCNVector3Zero }
}

public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
  public static let firstFoundOnly = SCNHitTestOption(rawValue: "kHitTestFirstFoundOnly")
  public static let searchMode = SCNHitTestOption(rawValue: "kHitTestSearchMode")
  public static let categoryBitMask = SCNHitTestOption(rawValue: "kHitTestCategoryBitMask")
}

public enum SCNAntialiasingMode: UInt, Sendable {
  case none, multisampling2X, multisampling4X
}

public struct SCNDebugOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let showPhysicsShapes = SCNDebugOptions(rawValue: 1)
  public static let showBoundingBoxes = SCNDebugOptions(rawValue: 1 << 1)
  public static let showLightInfluences = SCNDebugOptions(rawValue: 1 << 2)
  public static let showLightExtents = SCNDebugOptions(rawValue: 1 << 3)
  public static let showWireframe = SCNDebugOptions(rawValue: 1 << 5)
  public static let renderAsWireframe = SCNDebugOptions(rawValue: 1 << 6)
  public static let showCameras = SCNDebugOptions(rawValue: 1 << 10)
}

/// What draws a world; nothing does.
@preconcurrency @MainActor
public protocol SCNSceneRenderer: NSObjectProtocol {}

public protocol SCNSceneRendererDelegate: NSObjectProtocol {
  // @objc(renderer:updateAtTime:) optional
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
  // @objc(renderer:didApplyAnimationsAtTime:) optional
  func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
  // @objc(renderer:didSimulatePhysicsAtTime:) optional
  func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
  // @objc(renderer:willRenderScene:atTime:) optional
  func renderer(
    _ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
  // @objc(renderer:didRenderScene:atTime:) optional
  func renderer(
    _ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}

/// Shows a world: its background colour, white at first.
open class SCNView: UIView, SCNSceneRenderer {
  open var scene: SCNScene?
  open var pointOfView: SCNNode?
  open weak var delegate: (any SCNSceneRendererDelegate)?
  open var allowsCameraControl = false
  public let defaultCameraController = SCNCameraController()
  open var autoenablesDefaultLighting = false
  open var showsStatistics = false
  open var isPlaying = false
  open var loops = false
  open var isJitteringEnabled = false
  open var isTemporalAntialiasingEnabled = false
  open var rendersContinuously = false
  open var preferredFramesPerSecond = 60
  open var antialiasingMode = SCNAntialiasingMode.none
  open var debugOptions: SCNDebugOptions = []
  open var overlaySKScene: SKScene?
  open var sceneTime: TimeInterval = 0

  public required init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
  }

  public convenience init(frame: CGRect, options: [String: Any]? = nil) { self.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if backgroundColor == nil { backgroundColor = .white }
  }

  open func hitTest(
    _ point: CGPoint, options: [SCNHitTestOption: Any]? = nil
  ) -> [SCNHitTestResult] { [] }
  open func play(_ sender: Any?) { isPlaying = true }
  open func pause(_ sender: Any?) { isPlaying = false }
  open func stop(_ sender: Any?) { isPlaying = false }
  open func snapshot() -> UIImage { UIImage() }
  open func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil) {
    if let completionHandler { answerLater { completionHandler(true) } }
  }
  open func projectPoint(_ point: SCNVector3) -> SCNVector3 { SCNVector3Zero }
  open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { SCNVector3Zero }
  open func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool { false }
  open func present(
    _ scene: SCNScene, with transition: SKTransition, incomingPointOfView pointOfView: SCNNode?,
    completionHandler: (() -> Void)? = nil
  ) {
    self.scene = scene
    if let completionHandler { answerLater(completionHandler) }
  }
}

/// How a finger moves the camera; kept.
open class SCNCameraController: NSObject {
  open var target = SCNVector3Zero
  open var inertiaEnabled = false
  open var maximumVerticalAngle: Float = 0
  open var minimumVerticalAngle: Float = 0
}

public enum SCNPhysicsBodyType: Int, Sendable {
  case `static`, dynamic, kinematic
}

open class SCNPhysicsShape: NSObject {
  public convenience init(geometry: SCNGeometry, options: [String: Any]? = nil) { self.init() }
  public convenience init(node: SCNNode, options: [String: Any]? = nil) { self.init() }
  public override init() { super.init() }
}

/// What a node is for the laws of motion; kept.
open class SCNPhysicsBody: NSObject {
  open var type: SCNPhysicsBodyType
  open var physicsShape: SCNPhysicsShape?
  open var mass: CGFloat = 1
  open var friction: CGFloat = 0.5
  open var restitution: CGFloat = 0.5
  open var damping: CGFloat = 0.1
  open var isAffectedByGravity = true
  open var velocity = SCNVector3Zero
  open var categoryBitMask = 1
  open var collisionBitMask = -1
  open var contactTestBitMask = 0

  public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
    (self.type, physicsShape) = (type, shape)
    super.init()
  }

  open class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
  open class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
  open class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody(type: .kinematic, shape: nil) }
  open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
  open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {}
  open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {}
  open func clearAllForces() {}
}

open class SCNPhysicsContact: NSObject {
  public let nodeA = SCNNode()
  public let nodeB = SCNNode()
  open var contactPoint: SCNVector3 { SCNVector3Zero }
}

public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
  // @objc(physicsWorld:didBeginContact:) optional
  func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
  // @objc(physicsWorld:didEndContact:) optional
  func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}

open class SCNPhysicsWorld: NSObject {
  open var gravity = SCNVector3(0, -9.8, 0)
  open var speed: CGFloat = 1
  open weak var contactDelegate: (any SCNPhysicsContactDelegate)?
}
