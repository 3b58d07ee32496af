// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import CLI

/// Which classes coverage counts (Documentation/Exploration.md §10).
@Suite("The view controllers that sources declare")
struct ControllerClassesTests {
  private let classes = ControllerClasses([
    (
      "A.swift",
      """
      import UIKit
      class Base: UIViewController {}
      final class Feed: Base, UITableViewDataSource {}
      // class Old: UIViewController {}
      @objc(Tabs) public class Tabs: UITabBarController {}
      class Model: NSObject {}
      """
    ),
    (
      "B.swift",
      """
      open class Generic<T>: UIKit.UITableViewController {}
        class Inner: Generic<Int> {}
      class Transition: UIPresentationController {}
      let host = UIHostingController(rootView: ProfileView(name: ""))
      """
    ),
  ])

  @Test("those that come from UIKit's controllers, through others of the app too")
  func names() {
    #expect(classes.entries.map(\.name) == ["Base", "Feed", "Tabs", "Generic", "Inner"])
    #expect(classes.isBase("Base"))
    #expect(!classes.isBase("Feed"))
  }

  @Test("places are those of the names")
  func places() {
    #expect(classes.entries.map(\.place.description).first == "A.swift:2:7")
    #expect(classes.entries.last?.place.description == "B.swift:2:9")
  }

  @Test("hosted SwiftUI views are named")
  func hosted() {
    #expect(classes.hosted.map(\.name) == ["ProfileView"])
  }
}
