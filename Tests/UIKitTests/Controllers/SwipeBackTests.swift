// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// A finger from the edge pops what was pushed (Documentation/Containers.md §1).
@MainActor
@Suite("Swiping back")
struct SwipeBackTests {
  /// Notes appearances of the lower and the upper controller.
  final class Page: UIViewController {
    var heard: [String] = []

    override func viewWillAppear(_ animated: Bool) { heard.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { heard.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { heard.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { heard.append("didDisappear") }
  }

  private func pushed(
    locale: String = "en_US",
    _ body: (UINavigationController, Page, Page, UIWindow) -> Void
  ) {
    onDevice("iPhone 8", locale: locale) { _ in
      let (lower, upper) = (Page(), Page())
      let navigation = UINavigationController(rootViewController: lower)
      let window = show(navigation)
      navigation.pushViewController(upper, animated: false)
      settle()
      (lower.heard, upper.heard) = ([], [])
      body(navigation, lower, upper, window)
    }
  }

  /// A finger from `start` to `end` in steps of a sixtieth of a second; rests before it leaves.
  private func drag(_ start: CGFloat, _ end: CGFloat, in window: UIWindow) {
    let finger = TouchSequence(at: CGPoint(x: start, y: 300), in: window)
    for part in 1...10 {
      Runtime.current.advance(to: Runtime.current.now + 1.0 / 60)
      finger.move(to: CGPoint(x: start + (end - start) * CGFloat(part) / 10, y: 300))
    }
    Runtime.current.advance(to: Runtime.current.now + 0.5)
    finger.move(to: finger.location)
    finger.end()
    Runtime.current.advance(to: Runtime.current.now + 2)
    settle()
  }

  @Test("more than half the way from the edge pops, with one pair of appearances")
  func popping() {
    pushed { navigation, lower, upper, window in
      drag(2, 300, in: window)

      #expect(navigation.viewControllers == [lower])
      #expect(lower.heard == ["willAppear", "didAppear"])
      #expect(upper.heard == ["willDisappear", "didDisappear"])
      #expect(lower.view.window === window && upper.view.window == nil)
    }
  }

  @Test("less than half of it returns, and the appearances are taken back")
  func returning() {
    pushed { navigation, lower, upper, window in
      drag(2, 120, in: window)

      #expect(navigation.viewControllers == [lower, upper])
      #expect(upper.view.window === window)
      #expect(upper.heard == ["willDisappear", "willAppear", "didAppear"])
      #expect(lower.heard == ["willAppear", "willDisappear", "didDisappear"])
    }
  }

  @Test("away from the edge, switched off or at the root nothing happens")
  func elsewhere() {
    pushed { navigation, lower, upper, window in
      drag(100, 350, in: window)
      #expect(navigation.viewControllers == [lower, upper])

      navigation.interactivePopGestureRecognizer?.isEnabled = false
      drag(2, 300, in: window)
      #expect(navigation.viewControllers == [lower, upper])

      navigation.interactivePopGestureRecognizer?.isEnabled = true
      navigation.popViewController(animated: false)
      settle()
      drag(2, 300, in: window)
      #expect(navigation.viewControllers == [lower])
    }
  }

  @Test("from right to left the finger comes from the right edge")
  func mirrored() {
    pushed(locale: "ar") { navigation, lower, _, window in
      drag(2, 300, in: window)
      #expect(navigation.viewControllers.count == 2)

      drag(373, 60, in: window)
      #expect(navigation.viewControllers == [lower])
    }
  }
}
