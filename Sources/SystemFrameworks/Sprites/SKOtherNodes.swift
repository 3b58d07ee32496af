// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What the scene is seen from.
open class SKCameraNode: SKNode {
  open func contains(_ node: SKNode) -> Bool { false }
  open func containedNodeSet() -> Set<SKNode> { [] }
}

/// Sparks and smoke; none are drawn, and a file of Xcode's editor is not read.
open class SKEmitterNode: SKNode {
  open var particleTexture: SKTexture?
  open var particleBirthRate: CGFloat = 0
  open var numParticlesToEmit = 0
  open var particleLifetime: CGFloat = 0
  open var particleLifetimeRange: CGFloat = 0
  open var emissionAngle: CGFloat = 0
  open var emissionAngleRange: CGFloat = 0
  open var particleSpeed: CGFloat = 0
  open var particleSpeedRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var particleAlpha: CGFloat = 1
  open var particleAlphaRange: CGFloat = 0
  open var particleAlphaSpeed: CGFloat = 0
  open var particleScale: CGFloat = 1
  open var particleScaleRange: CGFloat = 0
  open var particleScaleSpeed: CGFloat = 0
  open var particleRotation: CGFloat = 0
  open var particleRotationSpeed: CGFloat = 0
  open var particleColor: UIColor = .white
  open var particleColorBlendFactor: CGFloat = 0
  open var particleColorSequence: SKKeyframeSequence?
  open var particleBlendMode = SKBlendMode.alpha
  open var particlePosition = CGPoint.zero
  open var particlePositionRange = CGVector.zero
  open var particleSize = CGSize.zero
  open var particleZPosition: CGFloat = 0
  open var particleAction: SKAction?
  open weak var targetNode: SKNode?

  /// nil where the app has no file of the name.
  public convenience init?(fileNamed filename: String) {
    let name = filename.hasSuffix(".sks") ? String(filename.dropLast(4)) : filename
    guard Bundle.main.url(forResource: name, withExtension: "sks") != nil else { return nil }
    self.init()
  }

  open func resetSimulation() {}
  open func advanceSimulationTime(_ sec: TimeInterval) {}
}

/// Values over time; kept.
open class SKKeyframeSequence: NSObject {
  public let values: [Any]
  public let times: [NSNumber]

  public init(keyframeValues values: [Any], times: [NSNumber]) {
    (self.values, self.times) = (values, times)
    super.init()
  }
}

/// Shows its children inside a mask; the mask does not count.
open class SKCropNode: SKNode {
  open var maskNode: SKNode?
}

/// Shows its children through a filter; the filter does not count.
open class SKEffectNode: SKNode {
  open var filter: CIFilter?
  open var shouldEnableEffects = true
  open var shouldCenterFilter = true
  open var shouldRasterize = false
  open var blendMode = SKBlendMode.alpha
  open var shader: SKShader?
}

/// A sound; nothing is heard.
open class SKAudioNode: SKNode {
  open var autoplayLooped = true
  open var isPositional = true

  public convenience init(fileNamed name: String) { self.init() }
  public convenience init(url: URL) { self.init() }
}

/// A light; nothing is lit.
open class SKLightNode: SKNode {
  open var isEnabled = true
  open var lightColor: UIColor = .white
  open var ambientColor: UIColor = .black
  open var shadowColor: UIColor = .black
  open var falloff: CGFloat = 1
  open var categoryBitMask: UInt32 = 1
}

/// A film; nothing is shown.
open class SKVideoNode: SKNode {
  open var size = CGSize.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  public convenience init(fileNamed videoFile: String) { self.init() }
  public convenience init(url: URL) { self.init() }
  public convenience init(avPlayer player: AVPlayer) { self.init() }

  open func play() {}
  open func pause() {}
}

/// A force; nothing is moved.
open class SKFieldNode: SKNode {
  open var isEnabled = true
  open var strength: Float = 1
  open var falloff: Float = 0
  open var minimumRadius: Float = 0
  open var categoryBitMask: UInt32 = .max
  open var region: SKRegion?

  open class func radialGravityField() -> SKFieldNode { SKFieldNode() }
  open class func springField() -> SKFieldNode { SKFieldNode() }
  open class func dragField() -> SKFieldNode { SKFieldNode() }
  open class func vortexField() -> SKFieldNode { SKFieldNode() }
  open class func electricField() -> SKFieldNode { SKFieldNode() }
  open class func magneticField() -> SKFieldNode { SKFieldNode() }
  open class func noiseField(
    withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> SKFieldNode { SKFieldNode() }
}

open class SKRegion: NSObject {
  public override init() { super.init() }
  public convenience init(radius: Float) { self.init() }
  public convenience init(size: CGSize) { self.init() }
}

/// Between which values something stays.
open class SKRange: NSObject {
  open var lowerLimit: CGFloat
  open var upperLimit: CGFloat

  public init(lowerLimit: CGFloat, upperLimit: CGFloat) {
    (self.lowerLimit, self.upperLimit) = (lowerLimit, upperLimit)
    super.init()
  }
  public convenience init(lowerLimit: CGFloat) {
    self.init(lowerLimit: lowerLimit, upperLimit: .infinity)
  }
  public convenience init(upperLimit: CGFloat) {
    self.init(lowerLimit: -.infinity, upperLimit: upperLimit)
  }
  public convenience init(constantValue: CGFloat) {
    self.init(lowerLimit: constantValue, upperLimit: constantValue)
  }
  public convenience init(value: CGFloat, variance: CGFloat) {
    self.init(lowerLimit: value - variance, upperLimit: value + variance)
  }
  open class func withNoLimits() -> SKRange {
    SKRange(lowerLimit: -.infinity, upperLimit: .infinity)
  }
}

/// What a node keeps to; it is kept and moves nothing.
@preconcurrency @MainActor
open class SKConstraint: NSObject {
  open var enabled = true
  open var referenceNode: SKNode?

  open class func positionX(_ range: SKRange) -> Self { make() }
  open class func positionY(_ range: SKRange) -> Self { make() }
  open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> Self { make() }
  open class func zRotation(_ zRange: SKRange) -> Self { make() }
  open class func distance(_ range: SKRange, to node: SKNode) -> Self { make() }
  open class func distance(_ range: SKRange, to point: CGPoint) -> Self { make() }
  open class func orient(to node: SKNode, offset radians: SKRange) -> Self { make() }
  open class func orient(to point: CGPoint, offset radians: SKRange) -> Self { make() }

  public required override init() { super.init() }
  private class func make() -> Self { Self() }
}
