// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

import Foundation
import UIKit

extension ARSCNViewDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? {
    optionalDefault("renderer:nodeForAnchor:", self, [renderer, anchor], nil) {
      (next: any ARSCNViewDelegate) in next.renderer(renderer, nodeFor: anchor)
    }
  }
  public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
  {
    optionalDefault("renderer:didAddNode:forAnchor:", self, [renderer, node, anchor], ()) {
      (next: any ARSCNViewDelegate) in next.renderer(renderer, didAdd: node, for: anchor)
    }
  }
  public func renderer(
    _ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor
  ) {
    optionalDefault("renderer:willUpdateNode:forAnchor:", self, [renderer, node, anchor], ()) {
      (next: any ARSCNViewDelegate) in next.renderer(renderer, willUpdate: node, for: anchor)
    }
  }
  public func renderer(
    _ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor
  ) {
    optionalDefault("renderer:didUpdateNode:forAnchor:", self, [renderer, node, anchor], ()) {
      (next: any ARSCNViewDelegate) in next.renderer(renderer, didUpdate: node, for: anchor)
    }
  }
  public func renderer(
    _ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor
  ) {
    optionalDefault("renderer:didRemoveNode:forAnchor:", self, [renderer, node, anchor], ()) {
      (next: any ARSCNViewDelegate) in next.renderer(renderer, didRemove: node, for: anchor)
    }
  }
}

extension ARSKViewDelegate {
  public func view(_ view: ARSKView, nodeFor anchor: ARAnchor) -> SKNode? {
    optionalDefault("view:nodeForAnchor:", self, [view, anchor], nil) {
      (next: any ARSKViewDelegate) in next.view(view, nodeFor: anchor)
    }
  }
  public func view(_ view: ARSKView, didAdd node: SKNode, for anchor: ARAnchor) {
    optionalDefault("view:didAddNode:forAnchor:", self, [view, node, anchor], ()) {
      (next: any ARSKViewDelegate) in next.view(view, didAdd: node, for: anchor)
    }
  }
}

extension ARCoachingOverlayViewDelegate {
  public func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) {
    optionalDefault("coachingOverlayViewWillActivate:", self, [coachingOverlayView], ()) {
      (next: any ARCoachingOverlayViewDelegate) in
      next.coachingOverlayViewWillActivate(coachingOverlayView)
    }
  }
  public func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) {
    optionalDefault("coachingOverlayViewDidDeactivate:", self, [coachingOverlayView], ()) {
      (next: any ARCoachingOverlayViewDelegate) in
      next.coachingOverlayViewDidDeactivate(coachingOverlayView)
    }
  }
}

extension ARSessionObserver {
  public func session(_ session: ARSession, didFailWithError error: any Error) {
    optionalDefault("session:didFailWithError:", self, [session, error], ()) {
      (next: any ARSessionObserver) in next.session(session, didFailWithError: error)
    }
  }
  public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {
    optionalDefault("session:cameraDidChangeTrackingState:", self, [session, camera], ()) {
      (next: any ARSessionObserver) in next.session(session, cameraDidChangeTrackingState: camera)
    }
  }
  public func sessionWasInterrupted(_ session: ARSession) {
    optionalDefault("sessionWasInterrupted:", self, [session], ()) {
      (next: any ARSessionObserver) in next.sessionWasInterrupted(session)
    }
  }
  public func sessionInterruptionEnded(_ session: ARSession) {
    optionalDefault("sessionInterruptionEnded:", self, [session], ()) {
      (next: any ARSessionObserver) in next.sessionInterruptionEnded(session)
    }
  }
  public func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool {
    optionalDefault("sessionShouldAttemptRelocalization:", self, [session], false) {
      (next: any ARSessionObserver) in next.sessionShouldAttemptRelocalization(session)
    }
  }
}

extension ARSessionDelegate {
  public func session(_ session: ARSession, didUpdate frame: ARFrame) {
    optionalDefault("session:didUpdateFrame:", self, [session, frame], ()) {
      (next: any ARSessionDelegate) in next.session(session, didUpdate: frame)
    }
  }
  public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {
    optionalDefault("session:didAddAnchors:", self, [session, anchors], ()) {
      (next: any ARSessionDelegate) in next.session(session, didAdd: anchors)
    }
  }
  public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {
    optionalDefault("session:didUpdateAnchors:", self, [session, anchors], ()) {
      (next: any ARSessionDelegate) in next.session(session, didUpdate: anchors)
    }
  }
  public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {
    optionalDefault("session:didRemoveAnchors:", self, [session, anchors], ()) {
      (next: any ARSessionDelegate) in next.session(session, didRemove: anchors)
    }
  }
}
