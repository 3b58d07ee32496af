// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing
import UIKit

/// What a library's views tell the focus, and where on the screen a path is.
@MainActor
@Suite("Focus containers and paths on the screen")
struct FocusContainerTests {
  private final class Link: NSObject, UIFocusItem {
    var canBecomeFocused: Bool { true }
    var frame: CGRect { .zero }
    var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    weak var parentFocusEnvironment: (any UIFocusEnvironment)?
    var focusItemContainer: (any UIFocusItemContainer)? { nil }
    func setNeedsFocusUpdate() {}
    func updateFocusIfNeeded() {}
  }
  private final class LinkView: UIView {
    let link = Link()
    override func focusItems(in rect: CGRect) -> [any UIFocusItem] { [link] }
  }

  @Test("a view is what contains others' focus, and a subclass says what it contains")
  func container() {
    let (outer, inner) = (LinkView(), UIView())
    outer.addSubview(inner)
    #expect(inner.parentFocusEnvironment === outer && outer.focusItemContainer === outer)
    #expect(outer.coordinateSpace === outer && inner.focusItems(in: .infinite).isEmpty)
    let container: any UIFocusItemContainer = outer
    #expect(container.focusItems(in: .zero).first === outer.link)
  }

  @Test("a path comes to the screen with its view's place and turn, and stays what it was itself")
  func path() {
    let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40)))
    outer.addSubview(inner)
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 10))
    let moved = UIAccessibility.convertToScreenCoordinates(path, in: inner)
    #expect(moved.bounds == CGRect(x: 10, y: 20, width: 5, height: 10))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 5, height: 10))
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    let grown = UIAccessibility.convertToScreenCoordinates(path, in: inner)
    #expect(grown.bounds == CGRect(x: -10, y: 0, width: 10, height: 20))
    #expect(NSTextCheckingKey.organization != .name)
  }
}
