// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation
import Testing

@testable import UIKit

/// Tabs in the navigation bar's row (Documentation/Containers.md §5.8). An iPad Pro 11 has 834 by
/// 1194 points, 24 of status bar and 20 of home indicator.
@MainActor
@Suite("The tabs of a tablet")
struct FloatingTabBarTests {
  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  private func tabs(_ pages: UIViewController...) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    return tabs
  }

  private func onTablet(
    _ orientation: Orientation = .portrait, window: WindowShape = .full, _ body: () throws -> Void
  ) rethrows {
    try onDevice("iPad Pro 11", orientation, window: window) { _ in try body() }
  }

  @Test("stand in the middle below the status bar, as wide as their titles; the foot is free")
  func frames() {
    onTablet {
      let (hello, world) = (page("Hello"), page("World"))
      let controller = tabs(hello, world)
      _ = show(controller)
      // The width is that of a published log.
      #expect(controller.floatingTabs.frame == CGRect(x: 338, y: 24, width: 158, height: 50))
      #expect(controller.tabBar.alpha == 0)
      #expect(hello.view.frame == controller.view.bounds)
      #expect(hello.view.safeAreaInsets == UIEdgeInsets(top: 74, left: 0, bottom: 20, right: 0))
    }
  }

  @Test("share the row of a navigation bar, and keep it where that is hidden")
  func navigation() {
    onTablet {
      let root = page("Hello")
      let navigation = UINavigationController(rootViewController: root)
      let controller = tabs(navigation, page("World"))
      _ = show(controller)
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 24, width: 834, height: 50))
      #expect(root.view.safeAreaInsets.top == 74)
      navigation.setNavigationBarHidden(true, animated: false)
      settle()
      #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 74, left: 0, bottom: 20, right: 0))
      #expect(navigation.view.safeAreaInsets.top == 24)
    }
  }

  @Test("leave a title the room before them, and none to one that is longer")
  func title() {
    onTablet {
      let root = page("Notes")
      let navigation = UINavigationController(rootViewController: root)
      let controller = tabs(navigation, page("World"))
      _ = show(controller)
      let content = navigation.navigationBar.content
      #expect(!content.titleLabel.isHidden)
      #expect(content.titleLabel.frame.minX == 20)
      root.navigationItem.title = String(repeating: "A long title ", count: 12)
      settle()
      #expect(content.titleLabel.isHidden)
      root.navigationItem.title = "Notes"
      settle()
      #expect(!content.titleLabel.isHidden)
    }
  }

  @Test("go while a controller that hides them is pushed, and come back")
  func pushed() {
    onTablet {
      let root = page("Hello")
      let navigation = UINavigationController(rootViewController: root)
      let controller = tabs(navigation, page("World"))
      _ = show(controller)
      let detail = page("Detail")
      detail.hidesBottomBarWhenPushed = true
      navigation.pushViewController(detail, animated: false)
      settle()
      #expect(!controller.showsFloatingTabs)
      #expect(detail.view.safeAreaInsets.top == 74)
      #expect(navigation.navigationBar.content.titleLabel.center.x == 417)
      navigation.popViewController(animated: false)
      settle()
      #expect(controller.showsFloatingTabs)
    }
  }

  @Test("go with the bar, by either of its properties")
  func hidden() {
    onTablet {
      let hello = page("Hello")
      let controller = tabs(hello, page("World"))
      _ = show(controller)
      controller.isTabBarHidden = true
      settle()
      #expect(!controller.showsFloatingTabs)
      #expect(hello.view.safeAreaInsets.top == 24)
      controller.isTabBarHidden = false
      controller.tabBar.isHidden = true
      controller.view.setNeedsLayout()
      settle()
      #expect(!controller.showsFloatingTabs)
    }
  }

  @Test("are below in compact width, by window and by override, and by user defaults")
  func below() {
    let below = UIEdgeInsets(top: 24, left: 0, bottom: 70, right: 0)
    onTablet(.landscape, window: .half) {
      let hello = page("Hello")
      _ = show(tabs(hello, page("World")))
      #expect(hello.view.safeAreaInsets == below)
    }
    onTablet {
      let hello = page("Hello")
      let controller = tabs(hello, page("World"))
      controller.mode = .tabBar
      controller.traitOverrides.horizontalSizeClass = .compact
      _ = show(controller)
      #expect(hello.view.safeAreaInsets == below)
      #expect(controller.tabBar.alpha == 1)
      controller.traitOverrides.remove(UITraitHorizontalSizeClass.self)
      settle()
      #expect(controller.showsFloatingTabs)
    }
    // What is registered stays; true is what nothing at all says.
    let key = "UseFloatingTabBar"
    UserDefaults.standard.register(defaults: [key: false])
    defer { UserDefaults.standard.register(defaults: [key: true]) }
    onTablet {
      let hello = page("Hello")
      _ = show(tabs(hello, page("World")))
      #expect(hello.view.safeAreaInsets == below)
    }
  }

  @Test("inherit the tint, which an alert dims for as long as it is there")
  func tint() {
    onTablet {
      let hello = page("Hello")
      let controller = tabs(hello, page("World"))
      let window = show(controller)
      let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      window.tintColor = red
      #expect(controller.floatingTabs.tintColor == red)
      let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
      hello.present(alert, animated: false)
      controller.view.setNeedsLayout()
      settle()
      #expect(controller.floatingTabs.tintColor != red)
      alert.dismiss(animated: false)
      settle()
      #expect(controller.floatingTabs.tintColor == red)
    }
  }

  @Test("are chosen by a touch, which goes on beside them")
  func touch() {
    onTablet {
      let root = page("Hello")
      var heard = 0
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Add", primaryAction: UIAction { _ in heard += 1 })
      let controller = tabs(UINavigationController(rootViewController: root), page("World"))
      let window = show(controller)
      TouchDriver.tap(at: CGPoint(x: 795, y: 49), in: window)
      #expect(heard == 1)
      TouchDriver.tap(at: CGPoint(x: 460, y: 49), in: window)
      #expect(controller.selectedIndex == 1)
      settle()
      #expect(controller.floatingTabs.buttons.map(\.isChosen) == [false, true])
    }
  }

  @Test("follow what an item shows, and stand from right to left where that is read")
  func items() {
    onDevice("iPad Pro 11", locale: "ar") { _ in
      let (hello, world) = (page("Hello"), page("World"))
      let controller = tabs(hello, world)
      controller.view.semanticContentAttribute = .forceRightToLeft
      _ = show(controller)
      world.tabBarItem.title = "Wide world"
      settle()
      let buttons = controller.floatingTabs.buttons
      #expect(buttons.map(\.accessibilityLabel) == ["Hello", "Wide world"])
      #expect(buttons[0].frame.minX == buttons[1].frame.maxX)
      #expect(controller.floatingTabs.frame.width > 180)
    }
  }

  @Test("move a child's view below them where it does not reach under bars")
  func edges() {
    onTablet {
      let hello = page("Hello")
      hello.edgesForExtendedLayout = []
      _ = show(tabs(hello, page("World")))
      #expect(hello.view.frame == CGRect(x: 0, y: 74, width: 834, height: 1120))
      #expect(hello.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
    }
  }

  @Test("stand over the bars of a split view's columns")
  func columns() {
    onTablet(.landscape) {
      let (side, main) = (page("Side"), page("Main"))
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UINavigationController(rootViewController: side), for: .primary)
      split.setViewController(UINavigationController(rootViewController: main), for: .secondary)
      _ = show(tabs(split, page("World")))
      #expect(main.navigationController?.navigationBar.frame.minY == 24)
      #expect(main.view.safeAreaInsets.top == 74)
      #expect(side.view.safeAreaInsets.top == 74)
    }
  }

  @Test("leave room below only where an opaque bar asks for it")
  func opaque() {
    onTablet {
      let hello = page("Hello")
      let controller = tabs(hello, page("World"))
      controller.tabBar.isTranslucent = false
      _ = show(controller)
      #expect(hello.view.frame == CGRect(x: 0, y: 0, width: 834, height: 1124))
    }
  }
}
