// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A place that an app marks. Those that a camera finds are never made.
open class ARAnchor: NSObject {
  public let identifier = UUID()
  public let name: String?
  public let transform: simd_float4x4
  open var sessionIdentifier: UUID? { nil }

  public init(transform: simd_float4x4) {
    self.transform = transform
    name = nil
    super.init()
  }

  public init(name: String, transform: simd_float4x4) {
    self.transform = transform
    self.name = name
    super.init()
  }
}

public protocol ARTrackable: NSObjectProtocol {
  var isTracked: Bool { get }
}

open class ARPlaneAnchor: ARAnchor {
  public enum Alignment: Int, Sendable { case horizontal, vertical }

  open var alignment: Alignment { .horizontal }
  open var center: simd_float3 { .zero }
  open var extent: simd_float3 { .zero }
}

open class ARImageAnchor: ARAnchor, ARTrackable {
  open var isTracked: Bool { false }
  open var referenceImage: ARReferenceImage { image }
  private let image: ARReferenceImage

  init(_ image: ARReferenceImage) {
    self.image = image
    super.init(transform: matrix_identity_float4x4)
  }
}

open class ARObjectAnchor: ARAnchor {
  open var referenceObject: ARReferenceObject { ARReferenceObject() }
}

open class ARFaceAnchor: ARAnchor, ARTrackable {
  public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let eyeBlinkLeft = BlendShapeLocation(rawValue: "eyeBlink_L")
    public static let eyeBlinkRight = BlendShapeLocation(rawValue: "eyeBlink_R")
    public static let jawOpen = BlendShapeLocation(rawValue: "jawOpen")
    public static let mouthSmileLeft = BlendShapeLocation(rawValue: "mouthSmile_L")
    public static let mouthSmileRight = BlendShapeLocation(rawValue: "mouthSmile_R")
    public static let tongueOut = BlendShapeLocation(rawValue: "tongueOut")
  }

  open var isTracked: Bool { false }
  open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
}

/// Where a ray would meet the world; a session finds nothing.
open class ARHitTestResult: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let featurePoint = ResultType(rawValue: 1)
    public static let estimatedHorizontalPlane = ResultType(rawValue: 2)
    public static let estimatedVerticalPlane = ResultType(rawValue: 4)
    public static let existingPlane = ResultType(rawValue: 8)
    public static let existingPlaneUsingExtent = ResultType(rawValue: 16)
    public static let existingPlaneUsingGeometry = ResultType(rawValue: 32)
  }

  open var type: ResultType { [] }
  open var distance: CGFloat { 0 }
  open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
  open var localTransform: simd_float4x4 { matrix_identity_float4x4 }
  open var anchor: ARAnchor? { nil }
}

open class ARRaycastQuery: NSObject {
  public enum Target: Int, Sendable {
    case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane
  }
  public enum TargetAlignment: Int, Sendable { case horizontal, vertical, any }

  public let target: Target
  public let targetAlignment: TargetAlignment

  init(_ target: Target, _ alignment: TargetAlignment) {
    self.target = target
    targetAlignment = alignment
    super.init()
  }
}

open class ARRaycastResult: NSObject {
  open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
  open var anchor: ARAnchor? { nil }
}
