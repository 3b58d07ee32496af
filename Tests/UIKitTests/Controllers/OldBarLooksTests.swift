// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Colours and pictures of bars from before iOS 13's appearances (Documentation/Containers.md §2.3).
@MainActor
@Suite("Old looks of bars")
struct OldBarLooksTests {
  final class Page: UIViewController {
    let scroll = UIScrollView()
    override func loadView() {
      scroll.contentSize.height = 2000
      view = scroll
    }
  }

  /// The colours that a bar paints behind its items.
  private func colors(of bar: UIView) -> [UIColor] {
    bar.subviews.compactMap { $0 as? BarBackground }.flatMap(\.subviews)
      .filter { !$0.isHidden }.compactMap(\.backgroundColor)
  }

  @Test("a navigation bar's tint colour shows when the content scrolls, and not at its start")
  func navigationBar() {
    onDevice("iPhone X") { _ in
      let page = Page()
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.barTintColor = .red
      navigation.navigationBar.isTranslucent = false
      _ = show(navigation)
      #expect(colors(of: navigation.navigationBar).isEmpty)
      page.scroll.contentOffset.y += 300
      settle()
      #expect(colors(of: navigation.navigationBar).contains(.red))
    }
  }

  @Test("a scroll-edge appearance of its own is what shows there")
  func chosenEdge() {
    onDevice("iPhone X") { _ in
      let navigation = UINavigationController(rootViewController: Page())
      navigation.navigationBar.barTintColor = .red
      let edge = UINavigationBarAppearance()
      edge.configureWithOpaqueBackground()
      edge.backgroundColor = .green
      navigation.navigationBar.scrollEdgeAppearance = edge
      _ = show(navigation)
      #expect(colors(of: navigation.navigationBar).contains(.green))
    }
  }

  @Test("a tab bar's tint colour shows while content lies under it, and not at its end")
  func tabBar() {
    onDevice("iPhone X") { _ in
      let page = Page()
      let tabs = UITabBarController()
      tabs.viewControllers = [page]
      tabs.tabBar.barTintColor = .red
      _ = show(tabs)
      #expect(colors(of: tabs.tabBar).contains(.red))
      page.scroll.contentSize.height = 100
      settle()
      #expect(colors(of: tabs.tabBar).isEmpty)
    }
  }

  @Test("bars that no controller owns have no edge")
  func standingAlone() {
    onDevice("iPhone X") { _ in
      let (controller, bar, tabs) = (UIViewController(), UINavigationBar(), UITabBar())
      bar.frame = CGRect(x: 0, y: 44, width: 375, height: 44)
      tabs.frame = CGRect(x: 0, y: 729, width: 375, height: 83)
      (bar.barTintColor, tabs.barTintColor) = (.red, .red)
      for view in [bar, tabs] { controller.view.addSubview(view) }
      _ = show(controller)
      #expect(colors(of: bar).contains(.red))
      #expect(colors(of: tabs).contains(.red))
    }
  }
}
