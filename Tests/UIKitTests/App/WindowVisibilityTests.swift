// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

@MainActor
@Suite("What a window does when it is shown")
struct WindowVisibilityTests {
  @Test("a window that is unhidden has its root's view in it, and is not key")
  func unhidden() {
    onDevice("iPhone X") { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      let root = UIViewController()
      window.rootViewController = root
      #expect(!root.isViewLoaded)
      window.isHidden = false
      #expect(root.viewIfLoaded?.superview === window)
      #expect(root.view.frame == window.bounds)
      #expect(!window.isKeyWindow)
    }
  }

  @Test("a window made without a frame is as large as the screen, a subclass's too")
  func frameByDefault() {
    final class Overlay: UIWindow {}
    onDevice("iPhone X") { _ in
      #expect(UIWindow().frame == CGRect(x: 0, y: 0, width: 375, height: 812))
      #expect(Overlay().frame == CGRect(x: 0, y: 0, width: 375, height: 812))
      #expect(UIWindow(frame: .zero).frame == .zero)
      #expect(UIView().frame == .zero)
    }
  }

  @Test("a navigation controller pushes the root controller it is made with")
  func rootIsPushed() {
    final class Counting: UINavigationController {
      var pushed: [UIViewController] = []
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewController.hidesBottomBarWhenPushed = !viewControllers.isEmpty
        pushed.append(viewController)
        super.pushViewController(viewController, animated: animated)
      }
    }
    let root = UIViewController()
    let navigation = Counting(rootViewController: root)
    #expect(navigation.pushed == [root])
    #expect(navigation.viewControllers == [root])
    #expect(!root.hidesBottomBarWhenPushed)
  }
}
