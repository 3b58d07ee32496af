// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/Lifecycle.md §1.6.
@MainActor
@Suite("What UIKit autoreleases")
struct AutoreleaseTests {
  private final class Loaded {
    weak var kept: NSObject?

    @MainActor func load() {
      let object = NSObject()
      Runtime.current.autorelease([object])
      kept = object
    }
  }

  @Test("an object lives to the end of the turn or of the pool around it")
  func ends() {
    onDevice("iPhone X") { _ in
      let first = Loaded()
      first.load()
      #expect(first.kept != nil)
      let second = Loaded()
      autoreleasepool {
        second.load()
        #expect(second.kept != nil)
      }
      #expect(second.kept == nil)
      #expect(first.kept != nil)
      settle()
      #expect(first.kept == nil)
    }
  }

  @Test("a window that only a local held lives so long where a view came into it")
  func windows() {
    onDevice("iPhone X") { _ in
      let (view, other) = (UIView(), UIView())
      weak var window: UIWindow?
      @MainActor func show() {
        let local = UIWindow()
        window = local
        local.addSubview(view)
        view.addSubview(other)
      }
      show()
      #expect(window != nil && other.window === window)
      settle()
      #expect(window == nil && view.window == nil)
    }
  }

  @Test("a view that only a weak property has may be moved from one superview to another")
  func removedViews() {
    final class Bar {
      weak var strip: UIView?
    }
    onDevice("iPhone X") { _ in
      let (bar, first, second) = (Bar(), UIView(), UIView())
      @MainActor func fill() {
        let strip = UIView()
        first.addSubview(strip)
        bar.strip = strip
      }
      fill()
      settle()
      bar.strip?.removeFromSuperview()
      #expect(bar.strip != nil)
      if let strip = bar.strip { second.addSubview(strip) }
      settle()
      #expect(bar.strip?.superview === second)
      bar.strip?.removeFromSuperview()
      settle()
      #expect(bar.strip == nil)
    }
  }

  @Test("a constraint that an anchor made lives so long, though only a weak property has it")
  func constraints() {
    final class Row {
      weak var height: NSLayoutConstraint?
      weak var width: NSLayoutConstraint?
      weak var own: NSLayoutConstraint?
    }
    onDevice("iPhone X") { _ in
      let (view, row) = (UIView(), Row())
      view.addSubview(UIView())
      row.height = view.heightAnchor.constraint(equalToConstant: 12)
      row.width = view.widthAnchor.constraint(equalTo: view.subviews[0].widthAnchor)
      @MainActor func own() -> NSLayoutConstraint {
        NSLayoutConstraint(
          item: view, attribute: .height, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 12)
      }
      row.own = own()
      row.height?.isActive = true
      #expect(row.own == nil)
      #expect(row.width?.isActive == false)
      settle()
      #expect(row.width == nil)
      #expect(row.height?.isActive == true)
    }
  }

  @Test("a view of an expression lives so long once it has a constraint, others go at once")
  func loneItems() {
    onDevice("iPhone X") { _ in
      weak var lone: UIView?
      weak var held: UIView?
      @MainActor func relate(_ view: UIView) -> NSLayoutConstraint {
        let made = UIView()
        lone = made
        let anchor = made.topAnchor
        return anchor.constraint(equalTo: view.topAnchor)
      }
      @MainActor func relateAnchor(_ view: UIView) -> NSLayoutConstraint {
        @MainActor func anchor() -> NSLayoutYAxisAnchor {
          let made = UIView()
          lone = made
          return made.topAnchor
        }
        return view.topAnchor.constraint(equalTo: anchor())
      }
      let box = UIView()
      do {
        let inner = UIView()
        held = inner
        box.addSubview(inner)
        _ = inner.topAnchor.constraint(equalTo: box.topAnchor)
        inner.removeFromSuperview()
      }
      settle()
      #expect(held == nil)
      let constraint = relateAnchor(box)
      #expect(lone != nil && constraint.secondItem === lone)
      settle()
      #expect(lone == nil)
      _ = relate(box)
      settle()
      #expect(lone == nil)
    }
  }

  @Test("a turn inside of another lets go of its own only")
  func nestedTurns() {
    onDevice("iPhone X") { _ in
      let (outer, inner) = (Loaded(), Loaded())
      Runtime.current.perform(after: 0) {
        outer.load()
        Runtime.current.perform(after: 0) { inner.load() }
        Runtime.current.turn()
        #expect(inner.kept == nil)
        #expect(outer.kept != nil)
      }
      Runtime.current.turn()
      #expect(outer.kept == nil)
    }
  }

  @Test("in a test the run loop turns inside of the test's pool")
  func tests() {
    onDevice("iPhone X") { _ in
      Runtime.current.turnsDrain = false
      let one = Loaded()
      one.load()
      settle()
      #expect(one.kept != nil)
      Runtime.current.drainAutoreleased()
      #expect(one.kept == nil)
    }
  }
}
