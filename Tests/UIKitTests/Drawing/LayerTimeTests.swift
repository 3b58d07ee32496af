// Part of Snug, under the Apache License 2.0; see LICENSE.

import DisplayList
import Foundation
import Testing

@testable import UIKit

/// Documentation/Animation.md §4.6 and §6 to 9.
@MainActor
@Suite("Time of layers", .serialized)
struct LayerTimeTests {
  private func opacity(from: Double, to: Double, in duration: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
    return animation
  }

  private func near(_ a: CGFloat?, _ b: CGFloat) -> Bool { abs((a ?? .infinity) - b) < 1e-6 }

  @Test("a layer is paused and goes on by the customary code; its animation ends that much later")
  func pause() {
    onFreshScreen {
      let (outer, layer) = (CALayer(), CALayer())
      outer.addSublayer(layer)
      layer.add(opacity(from: 0, to: 1, in: 2), forKey: "a")
      wait(0.5)

      let stopped = outer.convertTime(CACurrentMediaTime(), from: nil)
      outer.speed = 0
      outer.timeOffset = stopped
      wait(10)
      #expect(near(layer.presentation().map { CGFloat($0.opacity) }, 0.25))

      let paused = outer.timeOffset
      (outer.speed, outer.timeOffset, outer.beginTime) = (1, 0, 0)
      outer.beginTime = outer.convertTime(CACurrentMediaTime(), from: nil) - paused
      wait(1)
      #expect(near(layer.presentation().map { CGFloat($0.opacity) }, 0.75))
      #expect(layer.animation(forKey: "a") != nil)
      wait(0.6)
      #expect(layer.animation(forKey: "a") == nil)
    }
  }

  @Test("a layer at double speed is done in half the time; closures' completions follow it")
  func speed() {
    inWindow { window in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      view.layer.speed = 2
      var isDone = false
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.alpha = 0.5
      } completion: {
        isDone = $0
      }
      wait(0.25)
      #expect(near(view.layer.presentation().map { CGFloat($0.opacity) }, 0.75))
      #expect(!isDone)
      wait(0.26)
      #expect(isDone)
    }
  }

  @Test("times are converted through all layers around: two thirds of the way, twice as fast")
  func conversion() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    outer.beginTime = 10
    inner.speed = 2
    inner.timeOffset = 3
    // (100 − 10) · 2 + 3
    #expect(inner.convertTime(100, from: nil) == 183)
    #expect(inner.convertTime(183, to: nil) == 100)
    #expect(inner.convertTime(90, from: outer) == 183)
  }

  @Test("keyframes follow a path: piece by piece, or evenly when paced, and turn along it")
  func path() {
    onFreshScreen {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 30, y: 0))
      path.addLine(to: CGPoint(x: 30, y: 90))
      let layer = CALayer()
      let one = CAKeyframeAnimation(keyPath: "position")
      (one.path, one.duration, one.rotationMode) = (path, 4, .rotateAuto)
      layer.add(one, forKey: "a")
      wait(1)
      // Half of the first of two parts.
      #expect(near(layer.presentation()?.position.x, 15))
      wait(2)
      #expect(near(layer.presentation()?.position.y, 45))
      let turn = layer.presentation().map { TransformParts($0.transform).rotation }
      #expect(near(turn, .pi / 2))

      let even = CAKeyframeAnimation(keyPath: "position")
      (even.path, even.duration, even.calculationMode) = (path, 4, .paced)
      layer.add(even, forKey: "a")
      wait(2)
      // 60 of 120 points: 30 along, 30 down.
      #expect(near(layer.presentation()?.position.y, 30))
    }
  }

  @Test("cubic keyframes run through all values in a curve")
  func cubic() {
    onFreshScreen {
      let layer = CALayer()
      let one = CAKeyframeAnimation(keyPath: "position.x")
      (one.values, one.duration, one.calculationMode) = ([0, 10, 0], 2, .cubic)
      layer.add(one, forKey: nil)
      wait(0.5)
      // Hermite from 0 to 10, leaving at (10 − 0)/2 and arriving at 0: 5 + 5 · 0.125.
      #expect(near(layer.presentation()?.position.x, 5.625))
    }
  }

  @Test("gradients' colours, locations and points are animated")
  func gradients() {
    onFreshScreen {
      let layer = CAGradientLayer()
      layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
      let colors = CABasicAnimation(keyPath: "colors")
      colors.toValue = [UIColor.white.cgColor, UIColor.white.cgColor]
      let places = CABasicAnimation(keyPath: "locations")
      (places.fromValue, places.toValue) = ([-1.0, 0.0], [1.0, 2.0])
      for one in [colors, places] {
        one.duration = 1
        layer.add(one, forKey: one.keyPath)
      }
      wait(0.5)
      let shown = layer.presentation()
      #expect(near((shown?.colors?.first as? CGColor)?.components?.first, 0.5))
      #expect(shown?.locations?.map(\.doubleValue) == [0, 1])
    }
  }

  // MARK: Implicit animations

  @Test("a layer without a view animates its changes once it was seen, unless actions are off")
  func implicit() {
    inWindow { window in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      window.layer.addSublayer(layer)
      layer.position = CGPoint(x: 20, y: 20)
      #expect(layer.animationKeys() == nil)
      _ = DisplayListBuilder.displayList(of: window)

      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.position = CGPoint(x: 30, y: 20)
      CATransaction.commit()
      #expect(layer.animationKeys() == nil)

      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.position = CGPoint(x: 70, y: 20)
      CATransaction.commit()
      wait(0.5)
      #expect(near(layer.presentation()?.position.x, 40))
      wait(2)
      #expect(layer.animationKeys() == nil)

      layer.actions = ["opacity": NSNull()]
      layer.opacity = 0.5
      #expect(layer.animationKeys() == nil)
      layer.removeFromSuperlayer()
      layer.cornerRadius = 3
      #expect(layer.animationKeys() == nil)
    }
  }

  // MARK: Exchanges of pictures

  private func fills(_ list: DisplayList) -> [DisplayList.Command] {
    list.commands.filter {
      switch $0 {
      case .fill, .beginLayer, .concat: true
      default: false
      }
    }
  }

  @Test("a cross dissolve shows old and new picture, each by its share, and then the new one")
  func dissolve() {
    inWindow { window in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      view.backgroundColor = .red
      window.addSubview(view)
      settle()
      UIView.transition(
        with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
      ) { view.backgroundColor = .blue }
      wait(0.25)
      let list = DisplayListBuilder.displayList(of: view.layer)
      let opacities = list.commands.compactMap { command -> CGFloat? in
        if case .beginLayer(let layer) = command { return layer.opacity }
        return nil
      }
      #expect(opacities == [1, 0.75, 0.25])
      let colors = list.commands.compactMap { command -> PaintColor? in
        if case .fill(_, _, let color) = command { return color }
        return nil
      }
      #expect(colors == [UIColor.red.cgColor.paint, UIColor.blue.cgColor.paint])
      wait(1)
      #expect(view.layer.exchange == nil)
    }
  }

  @Test("a push moves the old picture out and the new one in, side by side")
  func push() {
    inWindow { window in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      view.backgroundColor = .red
      window.addSubview(view)
      settle()
      let transition = CATransition()
      (transition.type, transition.subtype, transition.duration) = (.push, .fromRight, 1)
      transition.timingFunction = CAMediaTimingFunction(name: .linear)
      view.layer.add(transition, forKey: kCATransition)
      view.backgroundColor = .blue
      wait(0.25)
      let moves = DisplayListBuilder.displayList(of: view.layer).commands.compactMap {
        command -> CGFloat? in
        if case .concat(let matrix) = command { return matrix.tx }
        return nil
      }
      #expect(moves == [-25, 75])
    }
  }

  @Test("a text layer draws its text in its own colour, a replicator its sublayers several times")
  func drawing() {
    onFreshScreen {
      let text = CATextLayer()
      text.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      (text.string, text.fontSize) = ("Hello", 20)
      text.foregroundColor = UIColor.red.cgColor
      let colors = DisplayListBuilder.displayList(of: text).commands.compactMap {
        command -> PaintColor? in
        if case .glyphs(_, let color) = command { return color }
        return nil
      }
      #expect(colors == [UIColor.red.cgColor.paint])

      let replicator = CAReplicatorLayer()
      replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
      let dot = CALayer()
      dot.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      dot.backgroundColor = UIColor.red.cgColor
      replicator.addSublayer(dot)
      replicator.instanceCount = 3
      replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
      let moves = DisplayListBuilder.displayList(of: replicator).commands.compactMap {
        command -> CGFloat? in
        if case .concat(let matrix) = command { return matrix.tx }
        return nil
      }
      #expect(moves == [0, 10, 20])
    }
  }
}
