// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Why a session ended.
public struct ARError: Error, CustomNSError, Sendable {
  public enum Code: Int, Sendable {
    case unsupportedConfiguration = 100
    case sensorUnavailable = 101
    case sensorFailed = 102
    case cameraUnauthorized = 103
    case microphoneUnauthorized = 104
    case worldTrackingFailed = 200
  }

  public let code: Code
  public static let errorDomain = "com.apple.arkit.error"
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "Camera access not authorized."]
  }
  public static var cameraUnauthorized: Code { .cameraUnauthorized }

  public init(_ code: Code) { self.code = code }
}

open class ARCamera: NSObject {
  public enum TrackingState: Equatable, Sendable {
    public enum Reason: Sendable {
      case initializing, excessiveMotion, insufficientFeatures, relocalizing
    }

    case notAvailable, limited(Reason), normal
  }

  open var transform: simd_float4x4 { matrix_identity_float4x4 }
  open var trackingState: TrackingState { .notAvailable }
}

/// What the camera saw at a moment; nobody makes one.
open class ARFrame: NSObject {
  public enum WorldMappingStatus: Int, Sendable { case notAvailable, limited, extending, mapped }

  open var camera: ARCamera { ARCamera() }
  open var anchors: [ARAnchor] { [] }
  open var worldMappingStatus: WorldMappingStatus { .notAvailable }
}

public protocol ARSessionObserver: NSObjectProtocol {
  // @objc(session:didFailWithError:) optional
  func session(_ session: ARSession, didFailWithError error: any Error)
  // @objc(session:cameraDidChangeTrackingState:) optional
  func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
  // @objc(sessionWasInterrupted:) optional
  func sessionWasInterrupted(_ session: ARSession)
  // @objc(sessionInterruptionEnded:) optional
  func sessionInterruptionEnded(_ session: ARSession)
  // @objc(sessionShouldAttemptRelocalization:) optional = false
  func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool
}

public protocol ARSessionDelegate: ARSessionObserver {
  // @objc(session:didUpdateFrame:) optional
  func session(_ session: ARSession, didUpdate frame: ARFrame)
  // @objc(session:didAddAnchors:) optional
  func session(_ session: ARSession, didAdd anchors: [ARAnchor])
  // @objc(session:didUpdateAnchors:) optional
  func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
  // @objc(session:didRemoveAnchors:) optional
  func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}

/// A session of augmented reality of an app that may not use the camera: running fails, in a later turn.
open class ARSession: NSObject {
  public struct RunOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let resetTracking = RunOptions(rawValue: 1)
    public static let removeExistingAnchors = RunOptions(rawValue: 2)
    public static let stopTrackedRaycasts = RunOptions(rawValue: 4)
    public static let resetSceneReconstruction = RunOptions(rawValue: 8)
  }

  open weak var delegate: (any ARSessionDelegate)?
  open var delegateQueue: DispatchQueue?
  open private(set) var configuration: ARConfiguration?
  open var currentFrame: ARFrame? { nil }
  public let identifier = UUID()
  /// The view's delegate, which hears of the session too.
  weak var observer: (any ARSessionObserver)?

  public override init() { super.init() }

  open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
    self.configuration = configuration
    answerLater { [weak self] in
      guard let self else { return }
      let error = ARError(.cameraUnauthorized)
      optionalCall(on: delegate) { delegate?.session(self, didFailWithError: error) }
      guard observer !== delegate else { return }
      optionalCall(on: observer) { observer?.session(self, didFailWithError: error) }
    }
  }

  open func pause() {}
  open func add(anchor: ARAnchor) {}
  open func remove(anchor: ARAnchor) {}
  open func setWorldOrigin(relativeTransform: simd_float4x4) {}
  open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }

  open func getCurrentWorldMap(completionHandler: @escaping (ARWorldMap?, (any Error)?) -> Void) {
    nonisolated(unsafe) let completionHandler = completionHandler
    answerLater { completionHandler(nil, ARError(.cameraUnauthorized)) }
  }
}
