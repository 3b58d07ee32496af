// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// What outlives an object that it does not retain has nil in its place, as a weak reference has.
@MainActor
@Suite("References that do not retain")
struct UnretainedTests {
  @Test("a layer outlives its view, and has no delegate then")
  func layer() {
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = view!.layer
    #expect(layer.delegate === view)
    view = nil
    #expect(layer.delegate == nil)
    layer.bounds.size.width = 20
    layer.setNeedsLayout()
    #expect(layer.bounds.width == 20)
  }

  private final class Painter: NSObject, CALayerDelegate {}

  @Test("a layer's own delegate is not retained")
  func delegate() {
    let layer = CALayer()
    var painter: Painter? = Painter()
    layer.delegate = painter
    #expect(layer.delegate === painter)
    painter = nil
    #expect(layer.delegate == nil)
  }

  @Test("a view's layer may have another delegate, and have the view again")
  func exchangedDelegate() {
    let view = UIView()
    let painter = Painter()
    view.layer.delegate = painter
    #expect(view.layer.delegate === painter)
    view.layer.delegate = view
    #expect(view.layer.delegate === view)
    view.layer.delegate = nil
    #expect(view.layer.delegate == nil)
  }

  @Test("a sublayer outlives its superlayer; a presentation has its layer's")
  func superlayer() {
    var parent: CALayer? = CALayer()
    let child = CALayer()
    parent?.addSublayer(child)
    #expect(child.superlayer === parent)
    let shown = child.presentation()
    #expect(shown?.superlayer === parent)
    parent = nil
    #expect(child.superlayer == nil && shown?.superlayer == nil)
  }

  @Test("a constraint and a guide outlive their views")
  func items() throws {
    var view: UIView? = UIView()
    let guide = try #require(view).layoutMarginsGuide
    let made = try #require(view).widthAnchor.constraint(equalToConstant: 30)
    made.isActive = true
    let edge = guide.leadingAnchor.constraint(equalTo: view!.leadingAnchor)
    #expect(made.firstItem === view && guide.owningView === view && made.isActive)
    view = nil
    #expect(made.firstItem == nil && edge.secondItem == nil && guide.owningView == nil)
    #expect(!made.isActive)
    #expect(edge.firstItem === guide)
  }

  @Test("an item that is neither view nor guide is not retained")
  func foreignItem() {
    var item: NSObject? = NSObject()
    let constraint = NSLayoutConstraint(
      first: item!, .width, .equal, second: nil, .notAnAttribute, multiplier: 1, constant: 0)
    #expect(constraint.firstItem === item)
    item = nil
    #expect(constraint.firstItem == nil)
  }
}
