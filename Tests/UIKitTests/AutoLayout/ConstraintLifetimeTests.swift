// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/AutoLayout.md §1.
@MainActor
@Suite struct ConstraintLifetimeTests {
  @Test("an active constraint lives with its view, an inactive one dies unless held")
  func weakReference() {
    let root = makeRoot(100, 100)
    weak var constraint: NSLayoutConstraint?
    // An anchor's constraint lives to the end of the pool at least (Documentation/Lifecycle.md §1.6).
    autoreleasepool {
      let made = makeChild(of: root).widthAnchor.constraint(equalToConstant: 10)
      made.isActive = true
      constraint = made
    }
    #expect(constraint != nil)
    root.layoutIfNeeded()

    constraint?.isActive = false

    #expect(constraint == nil)
  }

  @Test("the nearest common ancestor holds it, a unary one the item")
  func holder() {
    let root = makeRoot(100, 100)
    let box = makeChild(of: root)
    let (a, b) = (makeChild(of: box), makeChild(of: box))

    let pair = a.leadingAnchor.constraint(equalTo: b.leadingAnchor)
    let single = a.widthAnchor.constraint(equalToConstant: 3)
    let guide = b.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
    NSLayoutConstraint.activate([pair, single, guide])

    #expect(box.constraints == [pair])
    #expect(a.constraints == [single])
    #expect(root.constraints == [guide])
  }

  @Test("removing a view ends its constraints to the outside and keeps the inside")
  func removal() {
    let root = makeRoot(100, 100)
    let box = makeChild(of: root)
    let inner = makeChild(of: box)
    let outside = inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)
    let inside = inner.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5)
    let own = box.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([outside, inside, own])
    root.layoutIfNeeded()
    #expect(inner.frame.width == 20)

    box.removeFromSuperview()
    #expect(!outside.isActive && inside.isActive && own.isActive)

    root.addSubview(box)
    own.constant = 60
    root.layoutIfNeeded()
    #expect(inner.frame.width == 30)
  }

  @Test("a view that leaves and its window's constraints leave no trace in the solver")
  func solverIsEmptied() throws {
    let root = makeRoot(100, 100)
    let anchor = makeChild(of: root)
    anchor.widthAnchor.constraint(equalToConstant: 5).isActive = true
    root.layoutIfNeeded()
    let island = try #require(root.constraintStorage.island)
    let (rows, members) = (island.sources.count, island.order.count)

    for _ in 0..<3 {
      let view = FixedView(10, 10)
      root.addSubview(view)
      view.centerXAnchor.constraint(equalTo: anchor.centerXAnchor).isActive = true
      view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(island.order.count == members + 1)
      view.removeFromSuperview()
      root.layoutIfNeeded()
    }

    #expect(island.sources.count == rows)
    #expect(island.order.count == members)
    #expect(root.constraintStorage.island === island)
  }

  @Test("a changed constant keeps the island, its rows and its members")
  func cheapConstant() throws {
    let root = makeRoot(100, 100)
    let view = makeChild(of: root)
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    width.isActive = true
    root.layoutIfNeeded()
    let island = try #require(root.constraintStorage.island)
    let version = island.structureVersion

    width.constant = 9
    #expect(view.bounds.width == 5)
    root.layoutIfNeeded()

    #expect(view.bounds.width == 9)
    #expect(island.structureVersion == version)
  }

  @Test("an inactive constraint's priority and constants change freely")
  func inactiveEdits() {
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 1)

    width.priority = .defaultHigh
    width.constant = 7

    #expect(!width.isActive && width.priority.rawValue == 750 && width.constant == 7)
  }
}
