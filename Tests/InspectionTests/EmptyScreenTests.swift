// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Testing
import UIKit

@testable import Inspection

/// Documentation/Check.md §6.13.
@Suite("screens on which nothing is seen")
@MainActor
struct EmptyScreenTests {
  /// What is found when an app shows these windows.
  private func findings(_ make: () -> [UIWindow]) throws -> [Finding] {
    let configuration = Configuration(device: "iPhone X")
    let description = try #require(DeviceDescription(configuration))
    _ = UIApplication.replaceShared(description)
    defer { _ = UIApplication.replaceShared(.standard) }
    let windows = make()
    for window in windows { window.makeKeyAndVisible() }
    for _ in 0..<4 { Runtime.current.turn() }
    var number = 0
    let page = FaultBook(screen: "Test").look(at: windows, in: configuration, next: &number)
    return page.written.map(\.finding.finding).of(.emptyScreen)
  }

  private func filled(_ window: UIWindow) -> UIWindow {
    let root = UIViewController()
    root.view.put(label("Hello"), 20, 100, 200, 22)
    window.rootViewController = root
    return window
  }

  @Test("a window of no size is one, a second window that shows something makes it none")
  func sizeOfWindow() throws {
    let found = try findings { [filled(UIWindow(frame: .zero))] }
    #expect(found.map(\.message) == ["the window is 0 × 0 pt; nothing is seen"])
    #expect(found.first?.severity == .error)
    #expect(try findings { [filled(UIWindow())] }.isEmpty)
    #expect(try findings { [UIWindow(frame: .zero), filled(UIWindow())] }.isEmpty)
  }

  @Test("a window without a root controller is one, with views of its own it is none")
  func rootController() throws {
    let found = try findings { [UIWindow()] }
    #expect(found.map(\.message) == ["the window has no root view controller; nothing is seen"])
    #expect(
      try findings {
        let window = UIWindow()
        window.put(label("Hello"), 20, 100, 200, 22)
        return [window]
      }.isEmpty)
  }

  @Test("a root that is an empty stack or empty tabs is one; with a page or a view it is none")
  func containers() throws {
    func found(_ make: @escaping () -> UIViewController) throws -> [Finding] {
      try findings {
        let window = UIWindow()
        window.rootViewController = make()
        return [window]
      }
    }
    let stack = try found { UINavigationController() }
    #expect(
      stack.map(\.message) == [
        "the window's UINavigationController has no view controllers; nothing is seen"
      ])
    #expect(stack.first?.severity == .warning)
    #expect(try found { UITabBarController() }.count == 1)
    let lone = try found {
      let made = UINavigationController()
      made.isMadeByCheck = true
      return made
    }
    #expect(lone.isEmpty)
    func page() -> UIViewController {
      let page = UIViewController()
      page.view.put(label("Hello"), 20, 100, 200, 22)
      return page
    }
    #expect(try found { UINavigationController(rootViewController: page()) }.isEmpty)
    #expect(
      try found {
        let tabs = UITabBarController()
        tabs.view.put(label("Hello"), 20, 100, 200, 22)
        return tabs
      }.isEmpty)
  }

  @Test("a controller all of whose views have no size is one; one view of a size is enough")
  func sizesOfViews() throws {
    func screen(_ size: CGFloat) throws -> [Finding] {
      try findings {
        let window = UIWindow()
        let root = UIViewController()
        root.view.put(UIView(), 0, 0, 0, 0).put(label("Hello"), 0, 0, size, 22)
        window.rootViewController = UINavigationController(rootViewController: root)
        return [window]
      }
    }
    let found = try screen(0)
    #expect(
      found.map(\.message) == ["all 2 views of UIViewController have no size; nothing is seen"])
    #expect(found.number("views") == 2)
    #expect(found.first?.severity == .error)
    #expect(try screen(100).isEmpty)
  }

  @Test("a label that a constant closes is meant to be, beside one without room it is not")
  func closed() throws {
    func screen(_ others: [UIView]) throws -> [Finding] {
      try findings {
        let window = UIWindow()
        let root = UIViewController()
        let hint = label("Opens later")
        hint.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(hint)
        NSLayoutConstraint.activate([
          hint.topAnchor.constraint(equalTo: root.view.topAnchor),
          hint.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
          hint.heightAnchor.constraint(equalToConstant: 0),
        ])
        for other in others { root.view.put(other, 0, 0, 0, 0) }
        window.rootViewController = root
        return [window]
      }
    }
    #expect(try screen([]).isEmpty)
    #expect(try screen([label("Lost")]).map(\.severity) == [.error])
  }

  @Test("views that may wait for data are a warning")
  func waiting() throws {
    let found = try findings {
      let window = UIWindow()
      let root = UIViewController()
      root.view.put(UIStackView(), 0, 0, 0, 0)
      window.rootViewController = root
      return [window]
    }
    #expect(found.map(\.severity) == [.warning])
  }

  @Test("a list without rows shows itself, whatever stands in it; a text in it is meant to be seen")
  func emptyList() throws {
    func screen(_ inside: UIView) throws -> [Finding] {
      try findings {
        let window = UIWindow()
        let root = UITableViewController()
        root.tableView.addSubview(inside)
        window.rootViewController = root
        return [window]
      }
    }
    #expect(try screen(UIView()).isEmpty)
    #expect(try screen(label("Nothing yet")).map(\.severity) == [.error])
  }

  @Test("a plain screen without subviews, or with layers of its own, is none")
  func plain() throws {
    #expect(
      try findings {
        let window = UIWindow()
        window.rootViewController = UIViewController()
        return [window]
      }.isEmpty)
    #expect(
      try findings {
        let window = UIWindow()
        let root = UIViewController()
        root.view.layer.addSublayer(CALayer())
        root.view.put(UIView(), 0, 0, 0, 0)
        window.rootViewController = root
        return [window]
      }.isEmpty)
  }
}
