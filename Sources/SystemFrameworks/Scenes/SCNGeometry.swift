// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What a surface shows; kept.
open class SCNMaterialProperty: NSObject {
  open var contents: Any?
  open var intensity: CGFloat = 1
  open var contentsTransform = SCNMatrix4Identity
  open var wrapS = SCNWrapMode.clamp
  open var wrapT = SCNWrapMode.clamp
  open var mappingChannel = 0

  public override init() { super.init() }
  public convenience init(contents: Any) {
    self.init()
    self.contents = contents
  }
}

public enum SCNWrapMode: Int, Sendable {
  case clamp = 1
  case `repeat`, clampToBorder, mirror
}

public enum SCNFillMode: UInt, Sendable { case fill, lines }
public enum SCNCullMode: Int, Sendable { case back, front }
public enum SCNBlendMode: Int, Sendable {
  case alpha, add, subtract, multiply, screen, replace, max
}
public enum SCNTransparencyMode: Int, Sendable { case aOne, rgbZero, singleLayer, dualLayer }

open class SCNMaterial: NSObject {
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
    public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
    public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
    public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
    public static let physicallyBased = LightingModel(
      rawValue: "SCNLightingModelPhysicallyBased")
  }

  open var name: String?
  public let diffuse = SCNMaterialProperty()
  public let ambient = SCNMaterialProperty()
  public let specular = SCNMaterialProperty()
  public let emission = SCNMaterialProperty()
  public let transparent = SCNMaterialProperty()
  public let reflective = SCNMaterialProperty()
  public let multiply = SCNMaterialProperty()
  public let normal = SCNMaterialProperty()
  public let displacement = SCNMaterialProperty()
  public let ambientOcclusion = SCNMaterialProperty()
  public let metalness = SCNMaterialProperty()
  public let roughness = SCNMaterialProperty()
  open var shininess: CGFloat = 1
  open var transparency: CGFloat = 1
  open var transparencyMode = SCNTransparencyMode.aOne
  open var lightingModel = LightingModel.blinn
  open var isDoubleSided = false
  open var isLitPerPixel = true
  open var fillMode = SCNFillMode.fill
  open var cullMode = SCNCullMode.back
  open var blendMode = SCNBlendMode.alpha
  open var writesToDepthBuffer = true
  open var readsFromDepthBuffer = true
  open var locksAmbientWithDiffuse = true
}

/// A form; kept.
open class SCNGeometry: NSObject {
  open var name: String?
  open var materials: [SCNMaterial] = [SCNMaterial()]
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set {
      guard let newValue else { return }
      materials = [newValue] + materials.dropFirst()
    }
  }
  /// The box around the form in its own units: what was set, else that of a form of known measures, which
  /// lies around its origin [Apple].
  open var boundingBox: (min: SCNVector3, max: SCNVector3) {
    get {
      if let givenBox { return givenBox }
      let half = halfSize
      return (SCNVector3(-half.x, -half.y, -half.z), SCNVector3(half.x, half.y, half.z))
    }
    set { givenBox = newValue }
  }
  private var givenBox: (min: SCNVector3, max: SCNVector3)?
  /// Half of what a form takes on each axis; 0 of one whose measures are not known.
  var halfSize: SIMD3<Float> { .zero }
  /// The same of a form that is round about the vertical axis.
  static func halfSize(radius: CGFloat, height: CGFloat) -> SIMD3<Float> {
    SIMD3(Float(radius), Float(height / 2), Float(radius))
  }
  open var subdivisionLevel = 0
  open var shaderModifiers: [String: String]?
}

open class SCNBox: SCNGeometry {
  open var width: CGFloat
  open var height: CGFloat
  open var length: CGFloat
  open var chamferRadius: CGFloat

  public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    (self.width, self.height) = (width, height)
    (self.length, self.chamferRadius) = (length, chamferRadius)
    super.init()
  }

  override var halfSize: SIMD3<Float> {
    SIMD3(Float(width), Float(height), Float(length)) / 2
  }
}

open class SCNSphere: SCNGeometry {
  open var radius: CGFloat
  open var isGeodesic = false
  open var segmentCount = 48

  public init(radius: CGFloat) {
    self.radius = radius
    super.init()
  }

  override var halfSize: SIMD3<Float> { SIMD3(repeating: Float(radius)) }
}

open class SCNPlane: SCNGeometry {
  open var width: CGFloat
  open var height: CGFloat
  open var cornerRadius: CGFloat = 0

  public init(width: CGFloat, height: CGFloat) {
    (self.width, self.height) = (width, height)
    super.init()
  }

  override var halfSize: SIMD3<Float> { SIMD3(Float(width), Float(height), 0) / 2 }
}

open class SCNCylinder: SCNGeometry {
  open var radius: CGFloat
  open var height: CGFloat

  public init(radius: CGFloat, height: CGFloat) {
    (self.radius, self.height) = (radius, height)
    super.init()
  }

  override var halfSize: SIMD3<Float> {
    SCNGeometry.halfSize(radius: radius, height: height)
  }
}

open class SCNCone: SCNGeometry {
  open var topRadius: CGFloat
  open var bottomRadius: CGFloat
  open var height: CGFloat

  public init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
    super.init()
  }

  override var halfSize: SIMD3<Float> {
    SCNGeometry.halfSize(radius: max(topRadius, bottomRadius), height: height)
  }
}

open class SCNPyramid: SCNGeometry {
  open var width: CGFloat
  open var height: CGFloat
  open var length: CGFloat

  public init(width: CGFloat, height: CGFloat, length: CGFloat) {
    (self.width, self.height, self.length) = (width, height, length)
    super.init()
  }
}

open class SCNTorus: SCNGeometry {
  open var ringRadius: CGFloat
  open var pipeRadius: CGFloat

  public init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
    super.init()
  }

  override var halfSize: SIMD3<Float> {
    SCNGeometry.halfSize(radius: ringRadius + pipeRadius, height: pipeRadius * 2)
  }
}

open class SCNTube: SCNGeometry {
  open var innerRadius: CGFloat
  open var outerRadius: CGFloat
  open var height: CGFloat

  public init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
    (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
    super.init()
  }

  override var halfSize: SIMD3<Float> {
    SCNGeometry.halfSize(radius: outerRadius, height: height)
  }
}

open class SCNCapsule: SCNGeometry {
  open var capRadius: CGFloat
  open var height: CGFloat

  public init(capRadius: CGFloat, height: CGFloat) {
    (self.capRadius, self.height) = (capRadius, height)
    super.init()
  }

  override var halfSize: SIMD3<Float> {
    SCNGeometry.halfSize(radius: capRadius, height: height)
  }
}

open class SCNFloor: SCNGeometry {
  open var reflectivity: CGFloat = 0.25
}

open class SCNText: SCNGeometry {
  open var string: Any?
  open var extrusionDepth: CGFloat
  open var font: UIFont! = UIFont.systemFont(ofSize: 36)
  open var flatness: CGFloat = 0.6
  open var chamferRadius: CGFloat = 0
  open var isWrapped = false
  open var containerFrame = CGRect.zero
  open var alignmentMode = "center"
  open var truncationMode = "none"

  public init(string: Any?, extrusionDepth: CGFloat) {
    (self.string, self.extrusionDepth) = (string, extrusionDepth)
    super.init()
  }
}

open class SCNShape: SCNGeometry {
  open var path: UIBezierPath?
  open var extrusionDepth: CGFloat
  open var chamferRadius: CGFloat = 0

  public init(path: UIBezierPath?, extrusionDepth: CGFloat) {
    (self.path, self.extrusionDepth) = (path, extrusionDepth)
    super.init()
  }
}

open class SCNLight: NSObject {
  public struct LightType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ambient = LightType(rawValue: "ambient")
    public static let omni = LightType(rawValue: "omni")
    public static let directional = LightType(rawValue: "directional")
    public static let spot = LightType(rawValue: "spot")
    public static let area = LightType(rawValue: "area")
    public static let probe = LightType(rawValue: "probe")
    public static let IES = LightType(rawValue: "ies")
  }

  open var type = LightType.omni
  open var color: Any = UIColor.white
  open var intensity: CGFloat = 1_000
  open var temperature: CGFloat = 6_500
  open var castsShadow = false
  open var shadowColor: Any = UIColor(white: 0, alpha: 0.5)
  open var shadowRadius: CGFloat = 3
  open var spotInnerAngle: CGFloat = 0
  open var spotOuterAngle: CGFloat = 45
  open var attenuationStartDistance: CGFloat = 0
  open var attenuationEndDistance: CGFloat = 0
  open var zNear: CGFloat = 1
  open var zFar: CGFloat = 100
  open var categoryBitMask = -1
}

open class SCNCamera: NSObject {
  open var fieldOfView: CGFloat = 60
  open var zNear: Double = 1
  open var zFar: Double = 100
  open var automaticallyAdjustsZRange = false
  open var usesOrthographicProjection = false
  open var orthographicScale: Double = 1
  open var wantsHDR = false
  open var xFov: Double = 0
  open var yFov: Double = 0
  open var focalLength: CGFloat = 20.784
}

open class SCNConstraint: NSObject {
  open var influenceFactor: CGFloat = 1
  open var isEnabled = true
}

open class SCNLookAtConstraint: SCNConstraint {
  open var target: SCNNode?
  open var isGimbalLockEnabled = false

  public init(target: SCNNode?) {
    self.target = target
    super.init()
  }
}

open class SCNBillboardConstraint: SCNConstraint {}

/// Particles; none are drawn, and a file of Xcode's editor is not read.
open class SCNParticleSystem: NSObject {
  open var birthRate: CGFloat = 1
  open var particleLifeSpan: CGFloat = 1
  open var particleColor: UIColor = .white
  open var particleSize: CGFloat = 1
  open var loops = true

  public override init() { super.init() }
  public convenience init?(named name: String, inDirectory directory: String?) { return nil }
}
