// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SystemFrameworks
import Testing
import UIKit

/// Documentation/SystemFrameworks.md §8.
@Suite("Scenes of nodes")
@MainActor
struct SpriteTests {
  private final class Level: SKScene {
    var heard: [String] = []
    /// A scene does not keep its view.
    var shownIn: SKView?

    override func didMove(to view: SKView) { heard.append("moved") }
    override func update(_ currentTime: TimeInterval) { heard.append("updated") }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("touched")
    }
  }

  private func level(_ size: CGSize, _ mode: SKSceneScaleMode) -> (SKView, Level) {
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let scene = Level(size: size)
    scene.scaleMode = mode
    scene.shownIn = view
    view.presentScene(scene)
    view.layoutIfNeeded()
    return (view, scene)
  }

  @Test("a scene's axis goes up, and its scale mode says where it lies in its view")
  func scaleModes() {
    let (_, filled) = level(CGSize(width: 100, height: 200), .fill)
    #expect(filled.convertPoint(toView: .zero) == CGPoint(x: 0, y: 600))
    #expect(filled.convertPoint(toView: CGPoint(x: 50, y: 150)) == CGPoint(x: 150, y: 150))
    #expect(filled.convertPoint(fromView: CGPoint(x: 300, y: 0)) == CGPoint(x: 100, y: 200))
    filled.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(filled.convertPoint(toView: .zero) == CGPoint(x: 150, y: 300))
    // 100 × 100 in 300 × 600: six times as large, 150 points cut off on each side.
    let (_, wide) = level(CGSize(width: 100, height: 100), .aspectFill)
    #expect(wide.convertPoint(toView: .zero) == CGPoint(x: -150, y: 600))
    // Three times as large, with 150 points above and below.
    let (_, whole) = level(CGSize(width: 100, height: 100), .aspectFit)
    #expect(whole.convertPoint(toView: .zero) == CGPoint(x: 0, y: 450))
    let (_, resized) = level(CGSize(width: 100, height: 100), .resizeFill)
    #expect(resized.size == CGSize(width: 300, height: 600))
  }

  @Test("a scene hears that it is shown, then of its first frame")
  func life() {
    let (view, scene) = level(CGSize(width: 300, height: 600), .fill)
    #expect(scene.heard == ["moved", "updated"] && scene.view === view)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(scene.heard == ["moved", "updated"])
    view.touchesBegan([UITouch()], with: nil)
    #expect(scene.heard.last == "touched")
  }

  @Test("a sprite lies around its position, and its layer where the view shows it")
  func sprites() throws {
    let (view, scene) = level(CGSize(width: 100, height: 200), .fill)
    let sprite = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 10))
    sprite.position = CGPoint(x: 50, y: 50)
    scene.addChild(sprite)
    #expect(sprite.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
    let content = try #require(
      view.layer.sublayers?.first?.sublayers?.first?.sublayers?.first)
    // Three times as large: 40 · 3, and 600 − 55 · 3.
    #expect(
      view.layer.convert(content.bounds, from: content)
        == CGRect(x: 120, y: 435, width: 60, height: 30))
    sprite.setScale(2)
    #expect(sprite.frame == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(scene.atPoint(CGPoint(x: 65, y: 55)) === sprite)
    #expect(scene.atPoint(CGPoint(x: 75, y: 55)) === scene)
  }

  @Test("nodes are found by name, and points are converted along the tree")
  func tree() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let ship = SKNode()
    ship.name = "ship"
    ship.position = CGPoint(x: 10, y: 20)
    let gun = SKShapeNode(rectOf: CGSize(width: 4, height: 4))
    gun.name = "gun 1"
    gun.position = CGPoint(x: 1, y: 2)
    scene.addChild(ship)
    ship.addChild(gun)
    #expect(scene.childNode(withName: "ship") === ship)
    #expect(scene.childNode(withName: "gun 1") == nil)
    #expect(scene.childNode(withName: "//gun*") === gun)
    #expect(ship["gun*"] == [gun] && gun.scene === scene && gun.inParentHierarchy(scene))
    #expect(scene.convert(CGPoint(x: 3, y: 3), from: gun) == CGPoint(x: 14, y: 25))
    #expect(gun.convert(CGPoint(x: 14, y: 25), from: scene) == CGPoint(x: 3, y: 3))
    // Four points and half of the line on each side.
    #expect(gun.frame == CGRect(x: -1.5, y: -0.5, width: 5, height: 5))
    gun.move(toParent: scene)
    #expect(gun.position == CGPoint(x: 11, y: 22) && ship.children.isEmpty)
  }

  @Test("actions without time are done at once and in order, and are gone then")
  func actions() {
    let node = SKNode()
    var heard: [String] = []
    node.run(
      .sequence([
        .run { heard.append("one") }, .move(to: CGPoint(x: 5, y: 6), duration: 0),
        .repeat(.run { heard.append("two") }, count: 2),
      ])
    ) { heard.append("end") }
    #expect(heard == ["one", "two", "two", "end"])
    #expect(node.position == CGPoint(x: 5, y: 6) && !node.hasActions())
    node.run(.repeatForever(.run { heard.append("on") }), withKey: "beat")
    #expect(heard.last == "on" && node.action(forKey: "beat") != nil)
    node.removeAllActions()
    #expect(!node.hasActions())
  }
}
