// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/Views.md §1.
@MainActor
@Suite struct GeometryTests {
  @Test("frame, bounds and centre are one geometry")
  func frameBoundsCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))

    view.bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(view.frame == CGRect(x: 20, y: 35, width: 10, height: 10))

    view.center = .zero
    #expect(view.frame.origin == CGPoint(x: -5, y: -5))
  }

  @Test("the frame of a transformed view is the box around it")
  func transformedFrame() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)

    #expect(view.frame == CGRect(x: -20, y: 5, width: 80, height: 10))
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
  }

  @Test("the frame of a view that is turned by a quarter has no remainder")
  func quarterTurn() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))

    view.transform = CGAffineTransform(rotationAngle: .pi / 2)

    #expect(view.frame == CGRect(x: 125, y: 75, width: 50, height: 100))
  }

  @Test("points convert through origins, offsets and transforms")
  func conversion() {
    let root = makeRoot(100, 100)
    let scroller = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 5, y: 70, width: 10, height: 10))
    root.addSubview(scroller)
    scroller.addSubview(inner)
    scroller.bounds.origin.y = 60

    #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 16, y: 22))
    #expect(root.convert(CGPoint(x: 16, y: 22), to: inner) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 15, y: 20, width: 10, height: 10))
    scroller.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: -5, y: 5))
  }

  @Test("points convert between trees that do not hang together by their topmost views' frames")
  func conversionBetweenTrees() {
    let near = UIView(frame: CGRect(x: 20, y: 30, width: 220, height: 340))
    let far = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let child = UIView(frame: CGRect(x: 70, y: 90, width: 50, height: 50))
    far.addSubview(child)

    #expect(child.convert(CGPoint(x: 1, y: 2), to: near) == CGPoint(x: 51, y: 62))
    #expect(near.convert(child.bounds, from: child) == CGRect(x: 50, y: 60, width: 50, height: 50))
    #expect(near.convert(CGPoint.zero, to: child) == CGPoint(x: -50, y: -60))
  }

  @Test("hit testing is front to back, prunes, and includes only the minimum edge")
  func hitTesting() {
    let root = makeRoot(100, 100)
    let back = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let front = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let outside = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(back)
    root.addSubview(front)
    front.addSubview(outside)
    let point = CGPoint(x: 10, y: 10)

    #expect(root.hitTest(point, with: nil) === outside)
    outside.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === front)
    front.alpha = 0.009
    #expect(root.hitTest(point, with: nil) === back)
    back.isHidden = true
    #expect(root.hitTest(point, with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 10), with: nil) == nil)
    #expect(!back.point(inside: CGPoint(x: 20, y: 0), with: nil))
  }

  @Test(
    "flexible parts share a change in proportion to their lengths",
    arguments: [
      ([], [10, 20]), ([.flexibleWidth], [10, 120]), ([.flexibleLeftMargin], [110, 20]),
      ([.flexibleRightMargin], [10, 20]),
      // Margins 10 and 70: an eighth and seven eighths of the 100 points.
      ([.flexibleLeftMargin, .flexibleRightMargin], [22.5, 20]),
      // 10 of 30 and 20 of 30.
      ([.flexibleLeftMargin, .flexibleWidth], [10 + 100.0 / 3, 20 + 200.0 / 3]),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], [20, 40]),
    ] as [(UIView.AutoresizingMask, [CGFloat])])
  func autoresizing(mask: UIView.AutoresizingMask, expected: [CGFloat]) {
    let root = makeRoot(100, 100)
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 10))
    view.autoresizingMask = mask
    root.addSubview(view)

    root.frame.size.width = 200

    #expect(abs(view.frame.minX - expected[0]) < 1e-9)
    #expect(abs(view.frame.width - expected[1]) < 1e-9)
    #expect(view.frame.height == 10)
  }

  @Test("with no length to share by, flexible parts share equally")
  func equalShares() {
    let root = makeRoot(0, 0)
    let view = UIView(frame: .zero)
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleHeight]
    root.addSubview(view)

    root.frame.size = CGSize(width: 100, height: 30)

    #expect(view.frame == CGRect(x: 50, y: 0, width: 50, height: 30))
  }

  @Test("autoresizesSubviews off leaves subviews alone")
  func autoresizingOff() {
    let root = makeRoot(100, 100)
    let view = UIView(frame: root.bounds)
    view.autoresizingMask = [.flexibleWidth]
    root.addSubview(view)
    root.autoresizesSubviews = false

    root.frame.size.width = 200

    #expect(view.frame.width == 100)
  }

  @Test("points come from a view that is scaled to nothing, and go to the screen and back")
  func flatAndScreen() {
    let window = UIWindow(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    let flat = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
    window.addSubview(flat)
    flat.transform = CGAffineTransform(scaleX: 0, y: 0)
    // Its middle is where it lies: 10 + 20, 20 + 20.
    #expect(window.convert(CGPoint(x: 5, y: 5), from: flat) == CGPoint(x: 30, y: 40))
    let screen = ScreenSpace(bounds: CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(window.convert(CGPoint(x: 1, y: 2), to: screen) == CGPoint(x: 1, y: 102))
    #expect(screen.convert(CGPoint(x: 1, y: 102), to: window) == CGPoint(x: 1, y: 2))
    #expect(screen.convert(CGPoint(x: 1, y: 2), from: window) == CGPoint(x: 1, y: 102))
  }

  @Test("sizeToFit keeps the origin and takes the fitting size")
  func sizeToFit() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 12, height: 34) }
    }
    let view = Fitting(frame: CGRect(x: 5, y: 6, width: 100, height: 100))

    view.sizeToFit()

    #expect(view.frame == CGRect(x: 5, y: 6, width: 12, height: 34))
    #expect(makeRoot(7, 8).sizeThatFits(.zero) == CGSize(width: 7, height: 8))
  }
}
