// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// When a tab bar is clear (Documentation/Containers.md §2.1).
@MainActor
@Suite("The edge under a tab bar")
struct TabBarEdgeTests {
  final class Page: UIViewController {
    let scroll = UIScrollView()
    override func loadView() { view = scroll }
  }

  @Test("content that comes under the bar by growing makes it opaque, and clear when it goes")
  func growing() {
    onDevice("iPhone X") { _ in
      let page = Page()
      let tabs = UITabBarController()
      tabs.viewControllers = [page]
      _ = show(tabs)
      #expect(tabs.tabBar.isAtScrollEdge)
      page.scroll.contentSize.height = 2000
      #expect(!tabs.tabBar.isAtScrollEdge)
      page.scroll.contentSize.height = 100
      #expect(tabs.tabBar.isAtScrollEdge)
    }
  }

  @Test("what grows on a tab that is not shown leaves the bar as it is")
  func otherTab() {
    onDevice("iPhone X") { _ in
      let (first, second) = (Page(), Page())
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      _ = show(tabs)
      tabs.selectedIndex = 1
      settle()
      first.scroll.contentSize.height = 2000
      #expect(tabs.tabBar.isAtScrollEdge)
      second.scroll.contentSize.height = 2000
      #expect(!tabs.tabBar.isAtScrollEdge)
    }
  }

  @Test("a tab that gets another item after it was added is the chosen one")
  func otherItem() {
    onDevice("iPhone X") { _ in
      let (first, second) = (Page(), Page())
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      first.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
      _ = show(tabs)
      #expect(tabs.tabBar.selectedItem === first.tabBarItem)
      #expect(tabs.tabBar.buttons.map(\.isChosen) == [true, false])
    }
  }

  @Test("pictures of items take the bar's colours unless they say that they keep their own")
  func pictures() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      UIColor.black.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let shown = [picture, picture.withRenderingMode(.alwaysOriginal)].map {
      (image: UIImage) -> UIImage.RenderingMode? in
      let button = TabButton(item: UITabBarItem(title: "Home", image: image, tag: 0))
      let views = button.subviews.compactMap { $0 as? UIImageView }
      return views.lazy.compactMap { $0.image?.renderingMode }.first
    }
    #expect(shown == [.alwaysTemplate, .alwaysOriginal])
  }

  @Test("lists in columns that come under the bar make it opaque, and so does one that is pushed")
  func columns() {
    onDevice("iPad Pro 11") { _ in
      let (side, main) = (Page(), Page())
      main.scroll.contentSize.height = 3000
      let split = UISplitViewController(style: .doubleColumn)
      let stack = UINavigationController(rootViewController: Page())
      split.setViewController(UINavigationController(rootViewController: side), for: .primary)
      split.setViewController(stack, for: .secondary)
      let tabs = UITabBarController()
      tabs.viewControllers = [split]
      _ = show(tabs)
      #expect(tabs.tabBar.isAtScrollEdge)
      stack.pushViewController(main, animated: false)
      settle()
      #expect(!tabs.tabBar.isAtScrollEdge)
      stack.popViewController(animated: false)
      settle()
      #expect(tabs.tabBar.isAtScrollEdge)
    }
  }
}
