// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Testing

@testable import UIKit

/// Documentation/Containers.md §1; heights of bars from Documentation/Devices.md.
@MainActor
@Suite("Navigation bars")
struct NavigationBarTests {
  private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test(
    "a bar is 44 points high below the status bar, 32 on a phone on its side, 50 on a tablet",
    arguments: [
      ("iPhone X", Orientation.portrait, CGRect(x: 0, y: 44, width: 375, height: 44)),
      ("iPhone 8", .portrait, CGRect(x: 0, y: 20, width: 375, height: 44)),
      ("iPhone X", .landscape, CGRect(x: 0, y: 0, width: 812, height: 32)),
      ("iPad Pro 11", .portrait, CGRect(x: 0, y: 24, width: 834, height: 50)),
    ])
  func heights(device: String, orientation: Orientation, frame: CGRect) {
    onDevice(device, orientation) { _ in
      let navigation = UINavigationController(rootViewController: titled("Title"))
      _ = show(navigation)

      #expect(navigation.navigationBar.frame == frame)
      let top = navigation.topViewController
      #expect(top?.view.safeAreaInsets.top == frame.maxY)
      #expect(top?.view.frame == navigation.view.bounds)
    }
  }

  @Test("a large title adds 52 points, which scrolling takes away again")
  func largeTitle() {
    onDevice("iPhone X") { _ in
      let list = UITableViewController(style: .plain)
      list.title = "Large"
      let rows = Rows(count: 100)
      list.tableView.dataSource = rows
      let navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = true
      _ = show(navigation)

      #expect(navigation.navigationBar.frame.height == 96)
      #expect(list.tableView.adjustedContentInset.top == 140)
      #expect(list.tableView.contentOffset.y == -140)
      #expect(navigation.navigationBar.content.titleLabel.alpha == 0)

      list.tableView.contentOffset.y = -120
      settle()
      #expect(navigation.navigationBar.frame.height == 76)

      list.tableView.contentOffset.y = 200
      settle()
      #expect(navigation.navigationBar.frame.height == 44)
      #expect(list.tableView.adjustedContentInset.top == 88)
      #expect(list.tableView.contentOffset.y == 200)
      #expect(navigation.navigationBar.content.titleLabel.alpha == 1)

      list.tableView.contentOffset.y = -140
      settle()
      #expect(navigation.navigationBar.frame.height == 96)
    }
  }

  @Test("a prompt makes the bar 74 points high")
  func prompt() {
    onDevice("iPhone 8") { _ in
      let controller = titled("Title")
      controller.navigationItem.prompt = "Please choose"
      let navigation = UINavigationController(rootViewController: controller)
      _ = show(navigation)

      #expect(navigation.navigationBar.frame.height == 74)
      #expect(controller.view.safeAreaInsets.top == 94)
    }
  }

  @Test("the title is in the middle; a custom view keeps its size 16 points from the edge")
  func places() {
    onDevice("iPhone 8") { _ in
      let controller = titled("Title")
      let custom = UIView(frame: CGRect(x: 0, y: 0, width: 33, height: 33))
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: custom)
      let navigation = UINavigationController(rootViewController: controller)
      let window = show(navigation)

      let title = navigation.navigationBar.content.titleLabel
      #expect(abs(title.frame.midX - 187.5) < 0.01)
      // Frames of such views in Interface Builder documents: 375 - 16 - 33, (44 - 33) / 2.
      #expect(
        custom.convert(custom.bounds, to: window)
          == CGRect(x: 326, y: 25.5, width: 33, height: 33))
    }
  }

  @Test("right items stand from the edge inwards, and everything is mirrored in Arabic")
  func mirrored() {
    var centers: [[CGFloat]] = []
    for locale in ["en_US", "ar"] {
      onDevice("iPhone 8", locale: locale) { _ in
        let controller = titled("T")
        let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)) }
        controller.navigationItem.rightBarButtonItems = views[..<2].map(UIBarButtonItem.init)
        controller.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: views[2])
        let navigation = UINavigationController(rootViewController: controller)
        let window = show(navigation)
        centers.append(views.map { $0.convert(CGPoint(x: 15, y: 0), to: window).x })
      }
    }
    // 8 points lie between custom views.
    #expect(centers == [[344, 306, 31], [31, 69, 344]])
  }

  private func text(
    _ below: String, over title: String, _ change: (UINavigationItem) -> Void = { _ in }
  ) -> String? {
    let root = titled(below)
    change(root.navigationItem)
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(titled(title), animated: false)
    let window = show(navigation)
    defer { window.rootViewController = nil }
    let parts = navigation.navigationBar.content.backButton?.subviews ?? []
    return parts.compactMap { ($0 as? UILabel)?.text }.first
  }

  @Test("the back button says the title below, Back where that has no room, or nothing")
  func backButton() {
    onDevice("iPhone 8") { _ in
      #expect(text("Inbox", over: "Mail") == "Inbox")
      #expect(text("A very long title that fills the bar", over: "Mail") == "Back")
      #expect(text("Inbox", over: "Mail") { $0.backButtonTitle = "Home" } == "Home")
      #expect(text("Inbox", over: "Mail") { $0.backButtonDisplayMode = .minimal } == nil)
      #expect(text("Inbox", over: "Mail") { $0.backButtonDisplayMode = .generic } == "Back")
    }
  }

  @Test("a search bar that stays adds 52 points")
  func search() {
    onDevice("iPhone X") { _ in
      let list = UITableViewController(style: .plain)
      let search = UISearchController(searchResultsController: nil)
      list.navigationItem.searchController = search
      list.navigationItem.hidesSearchBarWhenScrolling = false
      let navigation = UINavigationController(rootViewController: list)
      let window = show(navigation)

      #expect(navigation.navigationBar.frame.height == 96)
      let field = search.searchBar.searchTextField
      #expect(field.convert(field.bounds, to: window).minY == 44 + 44 + 1)
    }
  }

  @Test("an opaque bar and edges that do not extend leave the view below the bar")
  func opaque() {
    onDevice("iPhone 8") { _ in
      let controller = titled("T")
      let navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.isTranslucent = false
      _ = show(navigation)
      #expect(controller.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
      #expect(controller.view.safeAreaInsets.top == 0)

      navigation.navigationBar.isTranslucent = true
      controller.edgesForExtendedLayout = []
      navigation.view.setNeedsLayout()
      settle()
      #expect(controller.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
    }
  }

  @Test("a toolbar is 44 points above the home indicator and counts as safe area")
  func toolbar() {
    onDevice("iPhone X") { _ in
      let controller = titled("T")
      let navigation = UINavigationController(rootViewController: controller)
      navigation.isToolbarHidden = false
      _ = show(navigation)

      #expect(navigation.toolbar.frame == CGRect(x: 0, y: 812 - 78, width: 375, height: 78))
      #expect(controller.view.safeAreaInsets.bottom == 78)
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    let count: Int

    init(count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }
}
