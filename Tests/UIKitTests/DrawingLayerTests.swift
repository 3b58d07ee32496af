// Part of Snug, under the Apache License 2.0; see LICENSE.

import DisplayList
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Layers")
struct DrawingLayerTests {
  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  private func dump(_ view: UIView) -> String {
    DisplayListBuilder.displayList(of: view).dump()
  }

  @Test("a layer's frame follows position, bounds, anchor point and transform")
  func frames() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 5, y: 5, width: 20, height: 10)
    layer.position = CGPoint(x: 50, y: 40)
    #expect(layer.frame == CGRect(x: 40, y: 35, width: 20, height: 10))

    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 50, y: 40, width: 20, height: 10))

    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(layer.frame == CGRect(x: 50, y: 40, width: 40, height: 30))

    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 60)
    #expect(layer.bounds.size == CGSize(width: 5, height: 20))
    #expect(layer.position == .zero)
  }

  @Test("points convert through bounds origins and transforms")
  func conversions() {
    let (root, child) = (CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSublayer(child)
    child.frame = CGRect(x: 10, y: 20, width: 30, height: 30)
    child.bounds.origin = CGPoint(x: 0, y: 7)

    #expect(child.convert(CGPoint(x: 12, y: 22), from: root) == CGPoint(x: 2, y: 9))
    #expect(child.convert(CGPoint(x: 2, y: 9), to: root) == CGPoint(x: 12, y: 22))
  }

  @Test("background lies below sublayers, the border above them")
  func order() {
    let root = view(0, 0, 100, 50)
    root.backgroundColor = .red
    root.layer.borderWidth = 2
    let child = view(10, 10, 20, 20)
    child.backgroundColor = .blue
    root.addSubview(child)

    #expect(
      dump(root) == """
        fill #ff0000 rect 0 0 100 50
        save
          translate 10 10
          fill #0000ff rect 0 0 20 20
        restore
        stroke #000000 width 2 rect 1 1 98 48

        """)
  }

  @Test("masksToBounds clips sublayers to the rounded outline; without it nothing is clipped")
  func clips() {
    let root = view(0, 0, 40, 40)
    let child = view(-10, 0, 40, 40)
    child.backgroundColor = .blue
    root.addSubview(child)
    #expect(!dump(root).contains("clip"))

    root.clipsToBounds = true
    #expect(dump(root).contains("clip rect 0 0 40 40"))
    root.layer.cornerRadius = 10
    root.layer.maskedCorners = [.layerMinXMinYCorner]
    #expect(dump(root).contains("clip path M10,0 L40,0"))
  }

  @Test("what is hidden, transparent or outside is left out")
  func culls() {
    let root = view(0, 0, 40, 40)
    let (hidden, clear, outside) = (view(0, 0, 5, 5), view(0, 0, 5, 5), view(100, 0, 5, 5))
    for child in [hidden, clear, outside] {
      child.backgroundColor = .blue
      root.addSubview(child)
    }
    hidden.isHidden = true
    clear.alpha = 0

    #expect(dump(root) == "")
  }

  @Test("zPosition decides before the order of subviews")
  func zOrder() throws {
    let root = view(0, 0, 40, 40)
    let (below, above) = (view(0, 0, 5, 5), view(0, 0, 5, 5))
    above.backgroundColor = .red
    below.backgroundColor = .blue
    above.layer.zPosition = 1
    root.addSubview(above)
    root.addSubview(below)

    let text = dump(root)
    let blue = try #require(text.range(of: "#0000ff"))
    let red = try #require(text.range(of: "#ff0000"))
    #expect(blue.lowerBound < red.lowerBound)
  }

  @Test("a scrolled view moves its subviews, not its background")
  func boundsOrigin() {
    let root = view(0, 0, 40, 40)
    let scroller = view(5, 5, 20, 20)
    scroller.backgroundColor = .red
    scroller.bounds.origin = CGPoint(x: 0, y: 8)
    let child = view(0, 10, 5, 5)
    child.backgroundColor = .blue
    scroller.addSubview(child)
    root.addSubview(scroller)

    #expect(
      dump(root) == """
        save
          translate 5 -3
          fill #ff0000 rect 0 8 20 20
          save
            translate 0 10
            fill #0000ff rect 0 0 5 5
          restore
        restore

        """)
  }

  @Test("opacity makes a group of a view and what is in it")
  func opacity() {
    let root = view(0, 0, 10, 10)
    let child = view(0, 0, 10, 10)
    child.alpha = 0.5
    child.backgroundColor = .red
    root.addSubview(child)

    #expect(
      dump(root) == "save\n  layer opacity 0.5\n    fill #ff0000 rect 0 0 10 10\n  end\nrestore\n")
  }

  @Test("drawing code runs once until display is needed, and again in dark mode")
  func drawing() {
    final class Dot: UIView {
      var calls = 0
      override func draw(_ rect: CGRect) {
        calls += 1
        UIColor.label.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    let dot = Dot(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(dump(dot).contains("fill #000000 rect 0 0 1 1"))
    _ = dump(dot)
    #expect(dot.calls == 1)
    dot.setNeedsDisplay()
    _ = dump(dot)
    #expect(dot.calls == 2)
    dot.overrideUserInterfaceStyle = .dark
    #expect(dump(dot).contains("fill #ffffff rect 0 0 1 1"))
  }

  @Test("shadows follow the outline, the shadow path, or the group")
  func shadows() {
    let root = view(0, 0, 40, 40)
    let card = view(5, 5, 10, 10)
    card.backgroundColor = .white
    card.layer.shadowOpacity = 0.5
    card.layer.shadowRadius = 2
    root.addSubview(card)
    #expect(dump(root).contains("shadow #000000/0.5 offset 0 -3 deviation 2 rect 0 0 10 10"))

    card.layer.shadowPath = CGPath(
      rect: CGRect(x: 1, y: 1, width: 2, height: 2), transform: nil)
    #expect(dump(root).contains("deviation 2 rect 1 1 2 2"))
    card.clipsToBounds = true
    #expect(!dump(root).contains("shadow"))
  }

  @Test("gradient layers put their stops along the unit points")
  func gradients() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let text = DisplayListBuilder.displayList(of: layer).dump()

    #expect(text.contains("gradient linear 5,0 5,20 0:#ff0000 1:#0000ff"))
  }

  @Test(
    "contents go where gravity says",
    arguments: [
      (CALayerContentsGravity.resize, CGRect(x: 0, y: 0, width: 100, height: 50)),
      (.resizeAspect, CGRect(x: 25, y: 0, width: 50, height: 50)),
      (.resizeAspectFill, CGRect(x: 0, y: -25, width: 100, height: 100)),
      (.center, CGRect(x: 40, y: 15, width: 20, height: 20)),
      (.bottomRight, CGRect(x: 80, y: 30, width: 20, height: 20)),
    ])
  func gravities(gravity: CALayerContentsGravity, rect: CGRect) {
    let found = ContentPlacement.rect(
      for: CGSize(width: 20, height: 20), in: CGRect(x: 0, y: 0, width: 100, height: 50),
      gravity: gravity)

    #expect(found == rect)
  }

  @Test("completion blocks run at commit")
  func transactions() {
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    #expect(!isDone)
    CATransaction.commit()

    #expect(isDone)
  }

  @Test("a window that was just shown is drawn laid out")
  func windowOfOneTurn() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let controller = UIViewController()
    let bar = UIView()
    bar.backgroundColor = .red
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    controller.view.addConstraints([
      bar.widthAnchor.constraint(equalToConstant: 20),
      bar.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.rootViewController = controller
    window.isHidden = false

    _ = UIGraphicsImageRenderer(size: window.bounds.size).image {
      window.layer.render(in: $0.cgContext)
    }

    #expect(bar.bounds.size == CGSize(width: 20, height: 10))
  }

  @Test("a layer is rendered as it was set, an animation under way left out")
  func renderedModel() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    window.isHidden = false
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = .red
    window.addSubview(view)
    func rendered() -> String {
      let context = CGContext(canvas: window.bounds, scale: 1)
      window.layer.render(in: context)
      return context.list.dump()
    }
    let still = rendered()
    view.alpha = 0
    let without = rendered()
    UIView.animate(withDuration: 1) { view.alpha = 1 }

    #expect(rendered() == still)
    #expect(still != without)
  }
}
