// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Dynamic behaviors")
struct DynamicsTests {
  private final class Ear: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var heard: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { heard.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { heard.append("pause") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { heard.append("touch") }
  }

  private func stage(_ body: (UIView, UIView, UIDynamicAnimator) -> Void) {
    onDevice("iPhone X") { _ in
      let room = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
      room.addSubview(box)
      body(room, box, UIDynamicAnimator(referenceView: room))
    }
  }

  private func wait(_ seconds: TimeInterval) {
    Runtime.current.advance(to: Runtime.current.now + seconds)
  }

  @Test("gravity pulls by 1000 points a second squared")
  func falling() {
    stage { _, box, animator in
      animator.addBehavior(UIGravityBehavior(items: [box]))
      wait(0.5)
      // Half of 1000 times 0.5² is 125; steps of 1/240 s end at most one step's speed further.
      #expect(abs(Double(box.center.y) - 175) < 1000 * 0.5 / 60)
      #expect(box.center.x == CGFloat(150))
    }
  }

  @Test("a field pulls towards its middle, and only within its region")
  func fields() {
    stage { _, box, animator in
      let field = UIFieldBehavior.springField()
      field.position = CGPoint(x: 150, y: 300)
      field.addItem(box)
      animator.addBehavior(field)
      wait(0.1)
      let near = box.center.y
      #expect(near > 50 && near < 300)
    }
    stage { _, box, animator in
      let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 150, y: 300))
      field.region = UIRegion(radius: 100)
      field.addItem(box)
      animator.addBehavior(field)
      wait(0.1)
      #expect(box.center.y == CGFloat(50))
    }
  }

  @Test("a floor stops what falls; the animator rests and says so")
  func landing() {
    stage { room, box, animator in
      let ear = Ear()
      animator.delegate = ear
      let collision = UICollisionBehavior(items: [box])
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.collisionDelegate = ear
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.addBehavior(collision)
      wait(6)
      #expect(abs(Double(box.frame.maxY) - 600) < 2)
      #expect(!animator.isRunning)
      #expect(ear.heard.first == "resume" && ear.heard.last == "pause")
      #expect(ear.heard.contains("touch"))
    }
  }

  @Test("elasticity gives back that share of the speed")
  func bouncing() {
    stage { _, box, animator in
      let stuff = UIDynamicItemBehavior(items: [box])
      stuff.elasticity = 0.5
      stuff.allowsRotation = false
      let floor = UICollisionBehavior(items: [box])
      floor.addBoundary(
        withIdentifier: NSString(string: "floor"), from: CGPoint(x: 0, y: 600),
        to: CGPoint(x: 300, y: 600))
      for behavior in [UIGravityBehavior(items: [box]), stuff, floor] {
        animator.addBehavior(behavior)
      }
      // It falls 500 points in 1 s, leaves with half of 1000 points/s, and rises 125 points in 0.5 s.
      wait(1.5)
      #expect(abs(Double(box.frame.maxY) - 475) < 12)
    }
  }

  @Test("a spring that is damped fully comes to its anchor without passing it")
  func spring() {
    stage { _, box, animator in
      let anchor = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 150, y: 350))
      anchor.length = 0
      anchor.damping = 1
      anchor.frequency = 2
      animator.addBehavior(anchor)
      wait(0.2)
      #expect(box.center.y > CGFloat(60) && box.center.y < CGFloat(350))
      wait(3)
      #expect(abs(Double(box.center.y) - 350) < 1)
    }
  }

  @Test("a snap ends at its point, upright")
  func snap() {
    stage { _, box, animator in
      box.transform = CGAffineTransform(rotationAngle: 0.6)
      animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 60, y: 500)))
      wait(5)
      #expect(abs(Double(box.center.x) - 60) < 1 && abs(Double(box.center.y) - 500) < 1)
      #expect(abs(Double(box.transform.b)) < 0.02)
    }
  }

  @Test("a push of one moment gives a speed, one that lasts an acceleration")
  func push() {
    stage { _, box, animator in
      let push = UIPushBehavior(items: [box], mode: .instantaneous)
      push.setAngle(0, magnitude: 1)
      animator.addBehavior(push)
      wait(1)
      // 100 points a second for a view of 100 by 100 points.
      #expect(abs(Double(box.center.x) - 250) < 3)
      #expect(!push.active)
    }
  }
}
