// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// How a session would look at the world; kept.
open class ARConfiguration: NSObject {
  public enum WorldAlignment: Int, Sendable { case gravity, gravityAndHeading, camera }
  public enum EnvironmentTexturing: Int, Sendable { case none, manual, automatic }

  public struct FrameSemantics: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let personSegmentation = FrameSemantics(rawValue: 1)
    public static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
    public static let bodyDetection = FrameSemantics(rawValue: 4)
    public static let sceneDepth = FrameSemantics(rawValue: 8)
    public static let smoothedSceneDepth = FrameSemantics(rawValue: 16)
  }

  public enum SceneReconstruction {
    case none, mesh, meshWithClassification
  }

  /// As on a phone, whose camera the app may not use.
  open class var isSupported: Bool { true }
  open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }

  open var worldAlignment = WorldAlignment.gravity
  open var isLightEstimationEnabled = true
  open var providesAudioData = false
  open var frameSemantics: FrameSemantics = []

  public override init() { super.init() }
}

open class ARWorldTrackingConfiguration: ARConfiguration {
  public struct PlaneDetection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let horizontal = PlaneDetection(rawValue: 1)
    public static let vertical = PlaneDetection(rawValue: 2)
  }

  open class var supportsUserFaceTracking: Bool { false }
  open class func supportsSceneReconstruction(_ reconstruction: SceneReconstruction) -> Bool {
    false
  }

  open var planeDetection: PlaneDetection = []
  open var environmentTexturing = EnvironmentTexturing.none
  open var wantsHDREnvironmentTextures = true
  open var isAutoFocusEnabled = true
  open var isCollaborationEnabled = false
  open var userFaceTrackingEnabled = false
  open var initialWorldMap: ARWorldMap?
  open var detectionImages: Set<ARReferenceImage>?
  open var detectionObjects: Set<ARReferenceObject> = []
  open var maximumNumberOfTrackedImages = 0
  open var sceneReconstruction = SceneReconstruction.none
}

open class ARImageTrackingConfiguration: ARConfiguration {
  open var isAutoFocusEnabled = true
  open var trackingImages: Set<ARReferenceImage> = []
  open var maximumNumberOfTrackedImages = 1
}

open class ARFaceTrackingConfiguration: ARConfiguration {
  open class var supportedNumberOfTrackedFaces: Int { 1 }
  open var maximumNumberOfTrackedFaces = 1
  open var isWorldTrackingEnabled = false
}

open class AROrientationTrackingConfiguration: ARConfiguration {
  open var isAutoFocusEnabled = true
}

open class ARBodyTrackingConfiguration: ARConfiguration {
  open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
}

/// What a session knew of a place; nobody makes one.
open class ARWorldMap: NSObject {
  open var anchors: [ARAnchor] = []
}

/// A picture to look for; of a catalog's group there are none.
open class ARReferenceImage: NSObject {
  open var name: String?
  public let physicalSize: CGSize

  public init(
    _ image: CGImage, orientation: CGImagePropertyOrientation, physicalWidth width: CGFloat
  ) {
    let ratio = CGFloat(image.height) / CGFloat(max(1, image.width))
    physicalSize = CGSize(width: width, height: width * ratio)
    super.init()
  }

  open class func referenceImages(
    inGroupNamed name: String, bundle: Bundle?
  ) -> Set<ARReferenceImage>? { [] }
}

/// A thing to look for; of a catalog's group there are none.
open class ARReferenceObject: NSObject {
  open var name: String?

  open class func referenceObjects(
    inGroupNamed name: String, bundle: Bundle?
  ) -> Set<ARReferenceObject>? { [] }
}
