// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
  // @objc(renderer:nodeForAnchor:) optional = nil
  func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
  // @objc(renderer:didAddNode:forAnchor:) optional
  func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
  // @objc(renderer:willUpdateNode:forAnchor:) optional
  func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
  // @objc(renderer:didUpdateNode:forAnchor:) optional
  func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
  // @objc(renderer:didRemoveNode:forAnchor:) optional
  func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}

public typealias ARSCNDebugOptions = SCNDebugOptions

extension SCNDebugOptions {
  public static let showWorldOrigin = SCNDebugOptions(rawValue: 1 << 32)
  public static let showFeaturePoints = SCNDebugOptions(rawValue: 1 << 30)
}

/// Shows a world over the camera's picture; there is no picture: black.
open class ARSCNView: SCNView {
  open var session = ARSession() { didSet { session.observer = ownDelegate } }
  open var automaticallyUpdatesLighting = true
  open var rendersCameraGrain = true
  open var rendersMotionBlur = false
  private weak var ownDelegate: (any ARSCNViewDelegate)?

  open override var delegate: (any SCNSceneRendererDelegate)? {
    didSet {
      ownDelegate = delegate as? any ARSCNViewDelegate
      session.observer = ownDelegate
    }
  }

  public required init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
    scene = SCNScene()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .black
    scene = SCNScene()
  }

  open func anchor(for node: SCNNode) -> ARAnchor? { nil }
  open func node(for anchor: ARAnchor) -> SCNNode? { nil }
  open func hitTest(
    _ point: CGPoint, types: ARHitTestResult.ResultType
  ) -> [ARHitTestResult] { [] }
  open func raycastQuery(
    from point: CGPoint, allowing target: ARRaycastQuery.Target,
    alignment: ARRaycastQuery.TargetAlignment
  ) -> ARRaycastQuery? { nil }
  open func unprojectPoint(
    _ point: CGPoint, ontoPlane planeTransform: simd_float4x4
  ) -> simd_float3? { nil }
}

public protocol ARSKViewDelegate: SKViewDelegate, ARSessionObserver {
  // @objc(view:nodeForAnchor:) optional = nil
  func view(_ view: ARSKView, nodeFor anchor: ARAnchor) -> SKNode?
  // @objc(view:didAddNode:forAnchor:) optional
  func view(_ view: ARSKView, didAdd node: SKNode, for anchor: ARAnchor)
}

/// Shows a scene over the camera's picture, of which there is none.
open class ARSKView: SKView {
  open var session = ARSession()

  open func anchor(for node: SKNode) -> ARAnchor? { nil }
  open func node(for anchor: ARAnchor) -> SKNode? { nil }
  open func hitTest(
    _ point: CGPoint, types: ARHitTestResult.ResultType
  ) -> [ARHitTestResult] { [] }
}

public protocol ARCoachingOverlayViewDelegate: NSObjectProtocol {
  // @objc(coachingOverlayViewWillActivate:) optional
  func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
  // @objc(coachingOverlayViewDidDeactivate:) optional
  func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
}

/// Tells people how to move the phone; never active, since no session runs.
open class ARCoachingOverlayView: UIView {
  public enum Goal: Int, Sendable {
    case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking
  }

  open weak var delegate: (any ARCoachingOverlayViewDelegate)?
  open weak var session: ARSession?
  open var goal = Goal.tracking
  open var activatesAutomatically = true
  open var isActive: Bool { false }

  open func setActive(_ active: Bool, animated: Bool) {}
}
