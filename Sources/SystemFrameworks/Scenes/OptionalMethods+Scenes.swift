// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

import Foundation
import UIKit

extension SCNSceneRendererDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {
    optionalDefault("renderer:updateAtTime:", self, [renderer, time], ()) {
      (next: any SCNSceneRendererDelegate) in next.renderer(renderer, updateAtTime: time)
    }
  }
  public func renderer(
    _ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval
  ) {
    optionalDefault("renderer:didApplyAnimationsAtTime:", self, [renderer, time], ()) {
      (next: any SCNSceneRendererDelegate) in
      next.renderer(renderer, didApplyAnimationsAtTime: time)
    }
  }
  public func renderer(
    _ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval
  ) {
    optionalDefault("renderer:didSimulatePhysicsAtTime:", self, [renderer, time], ()) {
      (next: any SCNSceneRendererDelegate) in
      next.renderer(renderer, didSimulatePhysicsAtTime: time)
    }
  }
  public func renderer(
    _ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval
  ) {
    optionalDefault("renderer:willRenderScene:atTime:", self, [renderer, scene, time], ()) {
      (next: any SCNSceneRendererDelegate) in
      next.renderer(renderer, willRenderScene: scene, atTime: time)
    }
  }
  public func renderer(
    _ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval
  ) {
    optionalDefault("renderer:didRenderScene:atTime:", self, [renderer, scene, time], ()) {
      (next: any SCNSceneRendererDelegate) in
      next.renderer(renderer, didRenderScene: scene, atTime: time)
    }
  }
}

extension SCNPhysicsContactDelegate {
  public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {
    optionalDefault("physicsWorld:didBeginContact:", self, [world, contact], ()) {
      (next: any SCNPhysicsContactDelegate) in next.physicsWorld(world, didBegin: contact)
    }
  }
  public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {
    optionalDefault("physicsWorld:didEndContact:", self, [world, contact], ()) {
      (next: any SCNPhysicsContactDelegate) in next.physicsWorld(world, didEnd: contact)
    }
  }
}
