// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import UIKit

/// Which constraints a view shows, and which anchors are the same (Documentation/AutoLayout.md §1).
@Suite("Lists of constraints") @MainActor
struct ConstraintListTests {
  @Test("anchors of one item and attribute are equal")
  func anchors() {
    let (view, other) = (UIView(), UIView())

    #expect(view.leadingAnchor == view.leadingAnchor)
    #expect(view.leadingAnchor.isEqual(view.leadingAnchor))
    #expect(view.leadingAnchor.hash == view.leadingAnchor.hash)
    #expect(!view.leadingAnchor.isEqual(view.leftAnchor))
    #expect(!view.leadingAnchor.isEqual(other.leadingAnchor))
    #expect(!view.widthAnchor.isEqual(view.heightAnchor))
    #expect(
      !view.leftAnchor.anchorWithOffset(to: view.rightAnchor).isEqual(view.widthAnchor))
  }

  @Test("the wish of a stack view to be small is not among its constraints")
  func stack() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    stack.layoutIfNeeded()

    let identifiers = Set(stack.constraints.compactMap(\.identifier))
    #expect(identifiers.contains("UISV-spacing"))
    #expect(!identifiers.contains("UISV-canvas-fit"))
  }

  @Test("a layout guide of a controller brings two constraints, in its first use")
  func edgeGuides() {
    let controller = UIViewController()
    controller.loadViewIfNeeded()

    _ = controller.topLayoutGuide
    #expect(controller.view.constraints.count == 2)
    _ = controller.topLayoutGuide
    #expect(controller.view.constraints.count == 2)
    _ = controller.bottomLayoutGuide
    #expect(controller.view.constraints.count == 4)
  }

  @Test("a constraint across axes can be made")
  func acrossAxes() {
    let parent = UIView()
    let constraint = NSLayoutConstraint(
      item: parent, attribute: .centerX, relatedBy: .equal, toItem: parent, attribute: .centerY,
      multiplier: 1, constant: 0)

    #expect(constraint.firstAttribute == .centerX && constraint.secondAttribute == .centerY)
  }
}
