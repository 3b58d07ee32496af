// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/Containers.md §1.2 and §5.5.
@MainActor
@Suite("Tabs as values and large titles", .serialized)
struct TabValueTests {
  private final class Ear: NSObject, UITabBarControllerDelegate {
    var heard: [String] = []
    var allows = true

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool {
      heard.append("should \(tab.identifier)")
      return allows
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { heard.append("\(previousTab?.identifier ?? "none") to \(selectedTab.identifier)") }
  }

  @Test("a navigation controller without a tab bar item has its first controller's")
  func inheritedItem() {
    let root = UIViewController()
    let item = UITabBarItem(title: "Scan", image: nil, tag: 3)
    root.tabBarItem = item
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.tabBarItem === item)
    root.title = "Later"
    #expect(navigation.tabBarItem.title == "Later")
    let own = UITabBarItem(title: "Own", image: nil, tag: 4)
    navigation.tabBarItem = own
    #expect(navigation.tabBarItem === own)
    #expect(root.tabBarItem === item)
  }

  @Test("a child that is added becomes the last tab")
  func addedChild() {
    onDevice("iPhone X") { _ in
      let controller = UITabBarController()
      let first = UIViewController()
      first.tabBarItem.title = "One"
      controller.addChild(first)
      let second = UIViewController()
      second.tabBarItem.title = "Two"
      controller.addChild(second)
      second.didMove(toParent: controller)
      show(controller)
      #expect(controller.viewControllers == [first, second])
      #expect(controller.children == [first, second])
      #expect(controller.tabBar.items?.map(\.title) == ["One", "Two"])
      #expect(first.view.window != nil && second.viewIfLoaded?.window == nil)
    }
  }

  @Test("tabs make their controllers once, the search tab stands last, hidden ones are away")
  func tabs() {
    onDevice("iPhone X") { _ in
      var made = 0
      let tabs = [
        UISearchTab { _ in UIViewController() },
        UITab(title: "One", image: nil, identifier: "1") { _ in
          made += 1
          return UIViewController()
        },
        UITab(title: "Two", image: nil, identifier: "2") { _ in UIViewController() },
      ]
      tabs[2].badgeValue = "3"
      let controller = UITabBarController(tabs: tabs)
      _ = show(controller)
      #expect(controller.tabBar.items?.map(\.title) == ["One", "Two", "Search"])
      #expect(controller.tabBar.items?[1].badgeValue == "3")
      #expect(controller.selectedTab === tabs[1])
      tabs[2].isHidden = true
      #expect(controller.tabBar.items?.map(\.title) == ["One", "Search"])
      #expect(made == 1)
      #expect(controller.tab(forIdentifier: "2") === tabs[2])
    }
  }

  @Test("the delegate may object to a tab and hears which one was left")
  func delegate() {
    onDevice("iPhone X") { _ in
      let tabs = ["a", "b"].map { name in
        UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
      }
      let controller = UITabBarController(tabs: tabs)
      let ear = Ear()
      controller.delegate = ear
      let window = show(controller)
      ear.allows = false
      // The right half of the bar, 34 above the lower edge.
      TouchDriver.tap(at: CGPoint(x: 280, y: 812 - 34 - 20), in: window)
      #expect(controller.selectedTab === tabs[0])
      ear.allows = true
      TouchDriver.tap(at: CGPoint(x: 280, y: 812 - 34 - 20), in: window)
      #expect(controller.selectedTab === tabs[1])
      #expect(ear.heard == ["should b", "should b", "a to b"])
    }
  }

  @Test("a hidden tab bar covers nothing")
  func hiddenBar() {
    onDevice("iPhone X") { _ in
      let child = UIViewController()
      let controller = UITabBarController()
      controller.viewControllers = [child]
      _ = show(controller)
      #expect(child.view.safeAreaInsets.bottom == 83)
      controller.isTabBarHidden = true
      settle()
      #expect(child.view.safeAreaInsets.bottom == 34)
    }
  }

  @Test("a large title follows the text size, and the bar with its lines")
  func largeTitle() {
    onDevice("iPhone X") { app in
      let controller = UIViewController()
      controller.title = "Title"
      let navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.prefersLargeTitles = true
      _ = show(navigation)
      #expect(navigation.navigationBar.frame.height == 96)
      navigation.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      settle()
      let font = navigation.navigationBar.largeTitleLabel.font
      // 60 pt in the largest size (semantics of text styles); San Francisco's lines are 1.193 high.
      #expect(font?.pointSize == 60)
      #expect(navigation.navigationBar.frame.height == CGFloat(96 + (72 - 41)))
    }
  }

  private final class OwnTabs: UITabBarController {
    override func viewDidLoad() {
      super.viewDidLoad()
      viewControllers = [UIViewController(), UIViewController()]
    }
  }

  @Test("a tab bar controller made in code loads its view in the initialiser")
  func earlyView() {
    let tabs = OwnTabs()
    #expect(tabs.isViewLoaded && tabs.viewControllers?.count == 2)
    tabs.selectedIndex = 1
    #expect(tabs.selectedIndex == 1)
  }
}
