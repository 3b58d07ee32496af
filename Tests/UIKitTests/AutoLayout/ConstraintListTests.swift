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

  @Test("a constraint across axes is refused by a window and by layout, not when it is activated")
  func acrossAxes() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    let constraint = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1,
      constant: 50)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
  }

  @Test("a side that is a distance between anchors has no item")
  func distances() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    let gap = root.leftAnchor.anchorWithOffset(to: view.leftAnchor)
    let constraint = gap.constraint(equalTo: view.widthAnchor)
    #expect(constraint.firstItem == nil && constraint.secondItem === view)
    let other = view.widthAnchor.constraint(equalTo: gap)
    #expect(other.firstItem === view && other.secondItem == nil)
    #expect(gap.constraint(equalToConstant: 8).firstItem == nil)
  }

  @Test("the standard distance is the constant, eight points times the multiplier")
  func systemSpacing() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    let constraint = view.leftAnchor.constraint(
      equalToSystemSpacingAfter: root.leftAnchor, multiplier: 2)
    #expect(constraint.constant == 16)
    #expect(NSLayoutXAxisAnchor().item == nil && NSLayoutDimension().item == nil)
  }

  @Test("a constraint tells the anchors that it was made of")
  func anchorsOfConstraint() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    let pinned = view.topAnchor.constraint(equalTo: root.bottomAnchor)
    #expect(pinned.firstAnchor.isEqual(view.topAnchor))
    #expect(pinned.secondAnchor?.isEqual(root.bottomAnchor) == true)
    #expect(pinned.firstAnchor as AnyObject is NSLayoutYAxisAnchor)
    let sized = view.widthAnchor.constraint(equalToConstant: 4)
    #expect(sized.firstAnchor.isEqual(view.widthAnchor) && sized.secondAnchor == nil)
    #expect(!sized.firstAnchor.isEqual(pinned.firstAnchor))
    // One object for each item and attribute, as long as it is held.
    let again = view.topAnchor.constraint(equalTo: view.bottomAnchor)
    #expect(pinned.firstAnchor === again.firstAnchor && pinned.firstAnchor !== sized.firstAnchor)
  }
}
