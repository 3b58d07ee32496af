// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/Views.md §4; nine measured cases of real UIKit.
@MainActor
@Suite struct SafeAreaTests {
  private let parent = makeRoot(320, 480)

  init() {
    parent.assignSafeAreaInsets(UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
  }

  @Test(
    "a child gets what its frame leaves of the safe area, edge by edge",
    arguments: [
      ([0, 0, 320, 480], [44, 10, 34, 12]), ([30, 20, 100, 500], [24, 0, 34, 0]),
      ([-40, -60, 200, 200], [44, 10, 0, 0]), ([0, 100, 320, 200], [0, 10, 0, 12]),
      ([0, 460, 320, 100], [0, 10, 34, 12]), ([300, 0, 100, 480], [44, 0, 34, 12]),
      ([-50, -50, 500, 700], [44, 10, 34, 12]), ([5, 10, 60, 20], [34, 5, 0, 0]),
      ([0, 500, 100, 50], [0, 10, 34, 0]),
    ] as [([CGFloat], [CGFloat])])
  func propagation(frame: [CGFloat], expected: [CGFloat]) {
    let child = UIView(frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
    parent.addSubview(child)

    let insets = child.safeAreaInsets

    #expect([insets.top, insets.left, insets.bottom, insets.right] == expected)
  }

  @Test("the guide is the bounds inside the insets, margins are the sum")
  func guideAndMargins() {
    #expect(
      parent.safeAreaLayoutGuide.layoutFrame == CGRect(x: 10, y: 44, width: 298, height: 402))
    #expect(parent.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))

    parent.insetsLayoutMarginsFromSafeArea = false

    #expect(parent.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("preserved margins are what remains of the superview's")
  func preservedMargins() {
    let root = makeRoot(320, 480)
    root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    root.addSubview(child)

    child.preservesSuperviewLayoutMargins = true

    #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
  }

  @Test("directional margins are the same storage")
  func directionalMargins() {
    let view = UIView()
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.directionalLayoutMargins.leading == 2)

    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.directionalLayoutMargins.leading == 4)

    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 5, bottom: 0, trailing: 6)
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 5))
  }

  @Test("callbacks come once a change, margins before the safe area")
  func callbacks() {
    final class Listening: UIView {
      var calls: [String] = []
      override func layoutMarginsDidChange() { calls.append("margins") }
      override func safeAreaInsetsDidChange() { calls.append("safe area") }
    }
    let root = makeRoot(100, 100)
    let view = Listening(frame: root.bounds)
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.calls == [])

    root.assignSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    root.layoutIfNeeded()
    #expect(view.calls == ["margins", "safe area"])

    view.frame.size.width = 50
    root.layoutIfNeeded()
    #expect(view.calls == ["margins", "safe area"])
  }

  @Test("readable width is at most 672 at the default text size and centred")
  func readableWidth() {
    let wide = makeRoot(1024, 100)
    #expect(wide.readableContentGuide.layoutFrame.minX == 176)
    #expect(wide.readableContentGuide.layoutFrame.width == 672)

    let phone = makeRoot(375, 100)
    #expect(phone.readableContentGuide.layoutFrame == phone.layoutMarginsGuide.layoutFrame)
  }

  @Test("a view that a push covers keeps its safe area while it moves, and the other has its own")
  func push() {
    onDevice("iPhone X", .landscape) { _ in
      let (lower, upper) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: lower)
      let window = UIWindow()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      Runtime.current.turn()
      let before = lower.view.safeAreaInsets
      #expect(before.left == 44 && before.right == 44)
      navigation.pushViewController(upper, animated: true)
      for _ in 0..<10 {
        Runtime.current.advance(to: Runtime.current.now + 0.03)
        #expect(lower.view.safeAreaInsets == before)
        #expect(upper.view.safeAreaInsets == before)
      }
      Runtime.current.advance(to: Runtime.current.now + 1)
      #expect(upper.view.safeAreaInsets == before)
    }
  }
}
