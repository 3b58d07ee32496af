// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/Views.md §2.
@MainActor
@Suite struct HierarchyTests {
  private final class Logging: UIView {
    var name = ""
    var log: (String) -> Void = { _ in }
    override func willMove(toSuperview newSuperview: UIView?) {
      log("\(name) will move to \(newSuperview == nil ? "nothing" : "superview")")
    }
    override func didMoveToSuperview() { log("\(name) did move to superview") }
    override func willMove(toWindow newWindow: UIWindow?) {
      log("\(name) will move to \(newWindow == nil ? "no window" : "window")")
    }
    override func didMoveToWindow() { log("\(name) did move to window") }
    override func didAddSubview(_ subview: UIView) { log("\(name) did add") }
    override func willRemoveSubview(_ subview: UIView) { log("\(name) will remove") }
  }

  @Test("subviews keep their order through insertions and moves")
  func order() {
    let root = UIView()
    let views = (0..<4).map { tag -> UIView in
      let view = UIView()
      view.tag = tag
      return view
    }
    root.addSubview(views[0])
    root.addSubview(views[1])
    root.insertSubview(views[2], at: 0)
    root.insertSubview(views[3], aboveSubview: views[2])
    #expect(root.subviews.map(\.tag) == [2, 3, 0, 1])

    root.bringSubviewToFront(views[2])
    root.sendSubviewToBack(views[1])
    #expect(root.subviews.map(\.tag) == [1, 3, 0, 2])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    root.insertSubview(views[0], belowSubview: views[3])
    #expect(root.subviews.map(\.tag) == [2, 0, 3, 1])
    root.addSubview(views[2])
    #expect(root.subviews.map(\.tag) == [0, 3, 1, 2])
    #expect(root.layer.sublayers?.count == 4)
    #expect(root.layer.sublayers?.last === views[2].layer)
    #expect(root.viewWithTag(3) === views[3])
  }

  @Test("a view has one superview")
  func moving() {
    let (a, b, child) = (UIView(), UIView(), UIView())
    a.addSubview(child)

    b.addSubview(child)

    #expect(a.subviews.isEmpty && child.superview === b)
    #expect(child.isDescendant(of: b) && child.isDescendant(of: child))
    #expect(!child.isDescendant(of: a))
  }

  @Test("callbacks come in UIKit's order, down the tree for windows")
  func callbacks() {
    var log: [String] = []
    let (outer, inner) = (Logging(), Logging())
    (outer.name, inner.name) = ("outer", "inner")
    outer.log = { log.append($0) }
    inner.log = { log.append($0) }
    outer.addSubview(inner)
    #expect(
      log == [
        "inner will move to superview", "inner did move to superview", "outer did add",
      ])

    log = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(outer)
    #expect(
      log == [
        "outer will move to window", "inner will move to window", "outer will move to superview",
        "outer did move to window", "inner did move to window", "outer did move to superview",
      ])

    log = []
    outer.removeFromSuperview()
    #expect(outer.window == nil && inner.window == nil)
    #expect(
      log == [
        "outer will move to no window", "inner will move to no window",
        "outer will move to nothing", "outer did move to window", "inner did move to window",
        "outer did move to superview",
      ])
  }

  @Test("a view cannot hold itself or an ancestor")
  func cycles() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
  }

  @Test("tint is inherited and announced to those that inherit it")
  func tint() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (root, child, own) = (UIView(), Tinted(), Tinted())
    root.addSubview(child)
    root.addSubview(own)
    own.tintColor = .green
    own.changes = 0
    #expect(child.tintColor == .systemBlue)

    root.tintColor = .red

    #expect(child.tintColor == .red && child.changes == 1)
    #expect(own.tintColor == .green && own.changes == 0)
    child.tintAdjustmentMode = .dimmed
    #expect(child.tintAdjustmentMode == .dimmed && own.tintAdjustmentMode == .normal)
  }

  @Test("the tint a view has is no change, so one that sets it when told is told once")
  func sameTint() {
    final class Echoing: UIView {
      var changes = 0
      override func tintColorDidChange() {
        changes += 1
        tintColor = tintColor
      }
    }
    let view = Echoing()
    view.tintColor = .red
    #expect(view.changes == 1)
    view.tintColor = .red
    view.tintAdjustmentMode = .automatic
    #expect(view.changes == 1)
    view.tintColor = .green
    #expect(view.changes == 2)
  }

  @Test("an animation's values hold at once, its completion waits for the clock")
  func animation() {
    let runtime = Runtime()
    let before = Runtime.current
    Runtime.current = runtime
    defer { Runtime.current = before }
    let view = UIView()
    var finished = false

    UIView.animate(withDuration: 0.3, delay: 0.1) {
      view.alpha = 0
    } completion: {
      finished = $0
    }

    #expect(view.alpha == 0 && !finished)
    runtime.advance(to: 0.39)
    #expect(!finished)
    runtime.advance(to: 0.4)
    #expect(finished)
    UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
    #expect(UIView.areAnimationsEnabled)
  }
}
