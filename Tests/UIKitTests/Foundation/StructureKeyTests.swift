// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// The parts of a layer's structures by key path (Core Animation Programming Guide, *Key-Value Coding
/// Extensions*), and what class objects answer.
@Suite("Keys of structures and of classes")
@MainActor
struct StructureKeyTests {
  init() { RuntimeRegistry.prepareFramework() }

  private func isNear(_ value: Any?, _ expected: CGFloat) -> Bool {
    (value as? NSNumber).map { abs(CGFloat($0.doubleValue) - expected) < 1e-12 } ?? false
  }

  @Test("a turn, a move and a stretch of a layer keep each other")
  func parts() {
    let view = UIView()
    view.layer.transform.m34 = -0.002
    view.setValue(CGFloat.pi / 2, forKeyPath: "layer.transform.rotation")
    view.layer.setValue(5, forKeyPath: "transform.translation.x")
    view.layer.setValue(2, forKeyPath: "transform.scale.x")
    let transform = view.layer.transform

    // The x axis points down, twice as long: (2 cos 90°, 2 sin 90°).
    #expect(abs(transform.m11) < 1e-12 && abs(transform.m12 - 2) < 1e-12)
    #expect(abs(transform.m21 + 1) < 1e-12 && abs(transform.m22) < 1e-12)
    #expect(transform.m41 == 5 && transform.m42 == 0 && transform.m34 == -0.002)
    #expect(isNear(view.value(forKeyPath: "layer.transform.rotation.z"), .pi / 2))
    #expect(isNear(view.layer.value(forKeyPath: "transform.scale.x"), 2))
    #expect(isNear(view.layer.value(forKeyPath: "transform.translation.x"), 5))
  }

  @Test("turns about the other axes are read as they were set")
  func space() {
    let layer = CALayer()
    layer.setValue(CGFloat.pi / 3, forKeyPath: "sublayerTransform.rotation.x")
    // cos 60° = ½.
    #expect(abs(layer.sublayerTransform.m22 - 0.5) < 1e-12)
    #expect(isNear(layer.value(forKeyPath: "sublayerTransform.rotation.x"), .pi / 3))
    layer.setValue(CGFloat.pi / 6, forKeyPath: "transform.rotation.y")
    #expect(isNear(layer.value(forKeyPath: "transform.rotation.y"), .pi / 6))
  }

  @Test("points, sizes and rectangles have their fields")
  func fields() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 3, height: 4)
    layer.setValue(7, forKeyPath: "bounds.size.width")
    layer.setValue(CGPoint(x: 1, y: 2), forKeyPath: "bounds.origin")
    layer.setValue(9, forKeyPath: "position.y")
    #expect(layer.bounds == CGRect(x: 1, y: 2, width: 7, height: 4))
    #expect(layer.position == CGPoint(x: 0, y: 9))
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 7, height: 4))
    #expect(isNear(layer.value(forKeyPath: "bounds.origin.y"), 2))
  }

  @Test("the structures of a view have no keys")
  func views() {
    let view = UIView()
    #expect(!RuntimeRegistry.setValue(1, forKey: "frame.origin.x", of: view))
    #expect(RuntimeRegistry.value(forKey: "frame.origin", of: view) == nil)
  }

  @Test("a colour is found by its name in Objective-C")
  func colors() {
    #expect(UIColor.value(forKey: "redColor") as? UIColor == .red)
    #expect(UIColor.value(forKey: "labelColor") as? UIColor == .label)
    #expect(UIColor.responds(to: Selector("systemBackgroundColor")))
    #expect(!UIColor.responds(to: Selector("red")))
    let blue = UIColor.perform(Selector("blueColor"))?.takeUnretainedValue()
    #expect(blue as? UIColor == .blue)
  }

  @Test("objects of Core Graphics print as themselves")
  func descriptions() {
    let color = "\(CGColor(red: 1, green: 0, blue: 0.5, alpha: 1))"
    #expect(color.hasPrefix("<CGColor 0x") && color.hasSuffix("] ( 1 0 0.5 1 )"))
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2.5))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6))
    path.closeSubpath()
    let lines = "\(path)".split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("Path 0x") == true)
    #expect(
      lines.dropFirst() == [
        "  moveto (1, 2.5)", "    lineto (10, 0)", "    quadto (5, 6) (3, 4)", "    closepath",
      ])
  }
}
