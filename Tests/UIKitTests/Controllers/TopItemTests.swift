// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Testing

@testable import UIKit

/// Documentation/Containers.md §3.2.1.
@MainActor
@Suite("The bar's top item while views are loaded")
struct TopItemTests {
  /// Gives the bar's top item a button when its view is loaded, as many apps do.
  private final class Loader: UIViewController {
    var found: UINavigationItem?

    override func viewDidLoad() {
      found = navigationController?.navigationBar.topItem
      found?.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    }
  }

  @Test("is the root's own; a pushed controller finds the one that it covers")
  func loading() {
    onDevice("iPhone X") { _ in
      let root = Loader()
      let navigation = UINavigationController(rootViewController: root)
      #expect(navigation.navigationBar.topItem === root.navigationItem)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      Runtime.current.turn()
      #expect(root.found === root.navigationItem)
      #expect(root.navigationItem.rightBarButtonItem != nil)

      let upper = Loader()
      navigation.pushViewController(upper, animated: false)
      Runtime.current.turn()
      #expect(upper.found === root.navigationItem)
      #expect(navigation.navigationBar.topItem === upper.navigationItem)
    }
  }

  private final class Measurer: UIViewController {
    var bar: CGRect?

    override func viewDidLoad() { bar = navigationController?.navigationBar.frame }
  }

  @Test("has its height before any layout: 44 points below the status bar, 32 in low windows")
  func height() {
    func check(_ orientation: Orientation, _ expected: CGRect) {
      onDevice("iPhone X", orientation) { _ in
        let root = Measurer()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: root)
        window.makeKeyAndVisible()
        Runtime.current.turn()
        #expect(root.bar == expected)
      }
    }
    check(.portrait, CGRect(x: 0, y: 44, width: 375, height: 44))
    check(.landscapeLeft, CGRect(x: 0, y: 0, width: 812, height: 32))
  }
}
