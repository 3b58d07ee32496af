// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Animations of layers")
struct LayerAnimationTests {
  private func animation(_ path: String, from: Any?, to: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
    return animation
  }

  @Test(
    "a basic animation is linear and leaves the layer as it is",
    arguments: [
      ("opacity", 0.0, 1.0), ("position.x", 0, 80), ("cornerRadius", 4, 8),
      ("bounds.size.width", 10, 30), ("transform.scale", 1, 3),
      ("transform.rotation", 0, 1), ("strokeEnd", 0, 1),
    ])
  func basic(path: String, from: Double, to: Double) {
    onFreshScreen {
      let layer = CAShapeLayer()
      layer.add(animation(path, from: from, to: to), forKey: "a")
      let target = LayerKeyPath(path)
      wait(0.25)

      let shown = layer.presentation().flatMap { target?.get($0).numbers?.first }
      #expect(abs((shown ?? -1) - CGFloat(from + (to - from) / 4)) < 1e-6)
      wait(1)

      #expect(layer.animation(forKey: "a") == nil)
    }
  }

  @Test("delegates hear of the start, and of an end that is or is not the last one")
  func delegate() {
    onFreshScreen {
      let (layer, ear) = (CALayer(), AnimationEar())
      for key in ["a", "b"] {
        let one = animation("opacity", from: 0, to: 1)
        one.delegate = ear
        layer.add(one, forKey: key)
      }
      layer.removeAnimation(forKey: "b")
      wait(1)

      #expect(ear.heard == ["start", "start", "stop false", "stop true"])
    }
  }

  @Test("an animation that fills forwards and stays shows its end")
  func fill() {
    onFreshScreen {
      let (layer, one) = (CALayer(), animation("opacity", from: 1, to: 0.25))
      (one.fillMode, one.isRemovedOnCompletion) = (.forwards, false)
      layer.add(one, forKey: "a")
      wait(5)

      #expect(layer.presentation()?.opacity == 0.25)
      #expect(layer.opacity == 1)
    }
  }

  @Test("keyframes have their own times")
  func keyframes() {
    onFreshScreen {
      let (layer, one) = (CALayer(), CAKeyframeAnimation(keyPath: "position.x"))
      (one.values, one.keyTimes, one.duration) = ([0, 100, 40], [0, 0.25, 1], 4)
      layer.add(one, forKey: nil)

      wait(0.5)
      #expect(layer.presentation()?.position.x == 50)
      wait(2)
      // Half of the second part: 0.625 of the time.
      #expect(layer.presentation()?.position.x == 70)
    }
  }

  @Test("a group's animations run together")
  func group() {
    onFreshScreen {
      let (layer, group) = (CALayer(), CAAnimationGroup())
      group.animations = [
        animation("opacity", from: 0, to: 1), animation("position.y", from: 0, to: 10),
      ]
      group.duration = 2
      layer.add(group, forKey: "both")
      wait(0.5)

      #expect(layer.presentation()?.opacity == 0.5)
      #expect(layer.presentation()?.position.y == 5)
    }
  }

  @Test("a transaction's completion waits for its animations")
  func transaction() {
    onFreshScreen {
      var isDone = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { isDone = true }
      CALayer().add(animation("opacity", from: 0, to: 1), forKey: nil)
      CATransaction.commit()
      #expect(!isDone)
      wait(1)

      #expect(isDone)
    }
  }

  @Test("a spring of stiffness 100, mass 1 and damping 20 is critical, 10 a second")
  func spring() {
    let spring = SpringTiming(mass: 1, stiffness: 100, damping: 20, velocity: 0)

    #expect(spring.dampingRatio == 1)
    // 1 - 2/e
    #expect(abs(spring.value(at: 0.1) - (1 - 2 / M_E)) < 1e-12)
  }

  @Test("a display link ticks 60 times a second until it is invalidated")
  func displayLink() {
    onFreshScreen {
      let ear = TickEar()
      RuntimeRegistry.describe(TickEar.self).method("tick:") { (ear: TickEar, _) in ear.ticks += 1 }
      let link = CADisplayLink(target: ear, selector: Selector("tick:"))
      link.add(to: .main, forMode: .common)
      wait(0.5)
      #expect(ear.ticks == 30)
      link.invalidate()
      wait(0.5)

      #expect(ear.ticks == 30)
    }
  }
}

private final class AnimationEar: NSObject, CAAnimationDelegate {
  var heard: [String] = []

  func animationDidStart(_ anim: CAAnimation) { heard.append("start") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
}

private final class TickEar: NSObject {
  var ticks = 0
}
