// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

import Foundation
import UIKit

extension SKPhysicsContactDelegate {
  public func didBegin(_ contact: SKPhysicsContact) {
    optionalDefault("didBeginContact:", self, [contact], ()) {
      (next: any SKPhysicsContactDelegate) in next.didBegin(contact)
    }
  }
  public func didEnd(_ contact: SKPhysicsContact) {
    optionalDefault("didEndContact:", self, [contact], ()) { (next: any SKPhysicsContactDelegate) in
      next.didEnd(contact)
    }
  }
}

extension SKSceneDelegate {
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {
    optionalDefault("update:forScene:", self, [currentTime, scene], ()) {
      (next: any SKSceneDelegate) in next.update(currentTime, for: scene)
    }
  }
  public func didEvaluateActions(for scene: SKScene) {
    optionalDefault("didEvaluateActionsForScene:", self, [scene], ()) {
      (next: any SKSceneDelegate) in next.didEvaluateActions(for: scene)
    }
  }
  public func didSimulatePhysics(for scene: SKScene) {
    optionalDefault("didSimulatePhysicsForScene:", self, [scene], ()) {
      (next: any SKSceneDelegate) in next.didSimulatePhysics(for: scene)
    }
  }
  public func didApplyConstraints(for scene: SKScene) {
    optionalDefault("didApplyConstraintsForScene:", self, [scene], ()) {
      (next: any SKSceneDelegate) in next.didApplyConstraints(for: scene)
    }
  }
  public func didFinishUpdate(for scene: SKScene) {
    optionalDefault("didFinishUpdateForScene:", self, [scene], ()) { (next: any SKSceneDelegate) in
      next.didFinishUpdate(for: scene)
    }
  }
}

extension SKViewDelegate {
  public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool {
    optionalDefault("view:shouldRenderAtTime:", self, [view, time], true) {
      (next: any SKViewDelegate) in next.view(view, shouldRenderAtTime: time)
    }
  }
}
