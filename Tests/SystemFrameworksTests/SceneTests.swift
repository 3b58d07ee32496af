// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SystemFrameworks
import Testing
import UIKit

/// Documentation/SystemFrameworks.md §9.
@Suite("Scenes of three dimensions")
@MainActor
struct SceneTests {
  @Test("nodes are kept and found, and a view is its background")
  func nodes() {
    let scene = SCNScene()
    let box = SCNNode(geometry: SCNBox(width: 1, height: 2, length: 3, chamferRadius: 0))
    box.name = "box"
    box.geometry?.firstMaterial?.diffuse.contents = UIColor.red
    let arm = SCNNode()
    arm.addChildNode(box)
    arm.position = SCNVector3(1, 2, 3)
    box.position = SCNVector3(x: 10, y: 0, z: 0)
    scene.rootNode.addChildNode(arm)
    #expect(scene.rootNode.childNode(withName: "box", recursively: false) == nil)
    #expect(scene.rootNode.childNode(withName: "box", recursively: true) === box)
    #expect(box.worldPosition == SCNVector3(11, 2, 3))
    #expect(arm.clone().childNodes.first?.geometry === box.geometry)
    let view = SCNView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.scene = scene
    #expect(view.backgroundColor == .white && view.hitTest(.zero, options: nil).isEmpty)
  }

  @Test("forms lie around their origin, as large as they were made")
  func boxes() {
    func size(_ form: SCNGeometry) -> SCNVector3 {
      let (low, high) = form.boundingBox
      #expect(low == SCNVector3(-high.x, -high.y, -high.z))
      return SCNVector3(high.x - low.x, high.y - low.y, high.z - low.z)
    }
    #expect(
      size(SCNBox(width: 1, height: 2, length: 3, chamferRadius: 0)) == SCNVector3(1, 2, 3))
    #expect(size(SCNSphere(radius: 2)) == SCNVector3(4, 4, 4))
    #expect(size(SCNPlane(width: 3, height: 5)) == SCNVector3(3, 5, 0))
    #expect(size(SCNCylinder(radius: 1, height: 6)) == SCNVector3(2, 6, 2))
    #expect(size(SCNCone(topRadius: 1, bottomRadius: 4, height: 6)) == SCNVector3(8, 6, 8))
    #expect(size(SCNCapsule(capRadius: 3, height: 10)) == SCNVector3(6, 10, 6))
    #expect(size(SCNTube(innerRadius: 1, outerRadius: 2, height: 9)) == SCNVector3(4, 9, 4))
    // A ring of 5 with a pipe of 1: 2 · (5 + 1) across, 2 · 1 high.
    #expect(size(SCNTorus(ringRadius: 5, pipeRadius: 1)) == SCNVector3(12, 2, 12))
    let form = SCNGeometry()
    #expect(size(form) == SCNVector3Zero)
    form.boundingBox = (SCNVector3(-1, -1, -1), SCNVector3(1, 1, 1))
    #expect(size(form) == SCNVector3(2, 2, 2))
  }

  @Test("matrices move after they turn, a row after the other")
  func matrices() {
    // A quarter turn around z takes x to y.
    let turn = SCNMatrix4MakeRotation(.pi / 2, 0, 0, 2)
    #expect(abs(turn.m12 - 1) < 1e-6 && abs(turn.m21 + 1) < 1e-6 && abs(turn.m11) < 1e-6)
    let moved = SCNMatrix4Translate(turn, 4, 5, 6)
    #expect(moved.m41 == 4 && moved.m42 == 5 && moved.m43 == 6)
    let scaled = SCNMatrix4Mult(SCNMatrix4MakeTranslation(1, 2, 3), SCNMatrix4MakeScale(2, 2, 2))
    #expect(scaled.m41 == 2 && scaled.m42 == 4 && scaled.m43 == 6 && scaled.m11 == 2)
  }
}
