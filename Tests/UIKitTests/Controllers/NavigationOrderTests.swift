// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/Containers.md §3: what the controllers of a stack are told, and when.
@MainActor
@Suite("Navigation order")
struct NavigationOrderTests {
  private final class Log {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private final class Recorder: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ what: String) { log.lines.append("\(name) \(what)") }

    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) {
      note("willAppear\(animated ? " animated" : "")\(isMovingToParent ? " moving" : "")")
    }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) {
      note("willDisappear\(isMovingFromParent ? " moving" : "")")
    }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func willMove(toParent parent: UIViewController?) {
      note(parent == nil ? "willMove nil" : "willMove")
    }
    override func didMove(toParent parent: UIViewController?) {
      note(parent == nil ? "didMove nil" : "didMove")
    }
  }

  private final class Witness: NSObject, UINavigationControllerDelegate {
    let log: Log

    init(_ log: Log) { self.log = log }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      log.lines.append("willShow \((viewController as? Recorder)?.name ?? "")")
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      log.lines.append("didShow \((viewController as? Recorder)?.name ?? "")")
    }
  }

  @Test("an animated push loads the view in the next layout and ends after 0.35 seconds")
  func push() {
    onDevice("iPhone X") { _ in
      let log = Log()
      let witness = Witness(log)
      let (a, b) = (Recorder("A", log), Recorder("B", log))
      let navigation = UINavigationController(rootViewController: a)
      _ = show(navigation)
      navigation.delegate = witness
      _ = log.take()

      navigation.pushViewController(b, animated: true)
      #expect(navigation.topViewController === b)
      #expect(!b.isViewLoaded)
      #expect(log.take() == ["B willMove"])

      settle()
      #expect(
        log.take() == [
          "B didLoad", "A willDisappear", "B willAppear animated moving", "willShow B",
          "B isAppearing",
        ])
      #expect(b.transitionCoordinator?.transitionDuration == 0.35)
      #expect(b.transitionCoordinator?.viewController(forKey: .from) === a)

      Runtime.current.advance(to: Runtime.current.now + 0.34)
      #expect(log.take() == [])
      Runtime.current.advance(to: Runtime.current.now + 0.02)
      #expect(log.take() == ["A didDisappear", "B didAppear", "B didMove", "didShow B"])
      #expect(a.viewIfLoaded?.superview == nil)
      #expect(b.transitionCoordinator == nil)
      #expect(b.view.frame == navigation.view.bounds)
    }
  }

  @Test("an animated pop brings the lower controller back and lets the upper one go")
  func pop() {
    onDevice("iPhone X") { _ in
      let log = Log()
      let (a, b) = (Recorder("A", log), Recorder("B", log))
      let navigation = UINavigationController(rootViewController: a)
      navigation.pushViewController(b, animated: false)
      _ = show(navigation)
      _ = log.take()

      #expect(navigation.popViewController(animated: true) === b)
      settle()
      Runtime.current.advance(to: Runtime.current.now + 0.4)

      #expect(
        log.take() == [
          "B willMove nil", "A didLoad", "B willDisappear moving", "A willAppear animated",
          "A isAppearing", "B didDisappear", "A didAppear", "B didMove nil",
        ])
      #expect(navigation.viewControllers == [a])
      #expect(b.parent == nil)
    }
  }

  @Test("several changes before a layout show only the last controller")
  func several() {
    onDevice("iPhone X") { _ in
      let log = Log()
      let (a, b, c) = (Recorder("A", log), Recorder("B", log), Recorder("C", log))
      let navigation = UINavigationController(rootViewController: a)
      _ = show(navigation)

      navigation.pushViewController(b, animated: false)
      navigation.pushViewController(c, animated: false)
      settle()

      #expect(navigation.viewControllers == [a, b, c])
      #expect(!b.isViewLoaded)
      #expect(c.view.window != nil)
      #expect(navigation.navigationBar.items?.count == 3)

      #expect(navigation.popToRootViewController(animated: false) == [b, c])
      settle()
      #expect(a.view.window != nil && c.view.window == nil)
    }
  }

  @Test("a tab bar goes while a controller that hides it is pushed")
  func hidesBottomBar() {
    onDevice("iPhone X") { _ in
      let log = Log()
      let navigation = UINavigationController(rootViewController: Recorder("A", log))
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      _ = show(tabs)
      #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 83)

      let b = Recorder("B", log)
      b.hidesBottomBarWhenPushed = true
      navigation.pushViewController(b, animated: false)
      #expect(tabs.tabBar.alpha == 0)
      settle()
      #expect(b.view.safeAreaInsets.bottom == 34)
      #expect(tabs.tabBar.alpha == 0)

      navigation.popViewController(animated: false)
      settle()
      #expect(tabs.tabBar.alpha == 1)
    }
  }

  @Test("a child that is added before anything is shown is the stack's; later it is none")
  func children() {
    onDevice("iPhone X") { _ in
      let (root, panel) = (UIViewController(), UIViewController())
      let navigation = UINavigationController()
      navigation.addChild(root)
      #expect(navigation.viewControllers == [root])
      _ = show(navigation)
      #expect(root.view.window != nil)
      navigation.addChild(panel)
      #expect(navigation.viewControllers == [root] && panel.parent === navigation)
    }
  }

  @Test("a list's controller that is told to edit before it is shown loads its view")
  func editing() {
    onDevice("iPhone X") { _ in
      let list = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      list.setEditing(true, animated: false)
      #expect(list.isViewLoaded && list.isEditing && list.collectionView.isEditing)
      let table = UITableViewController(style: .plain)
      table.setEditing(true, animated: false)
      #expect(table.isViewLoaded && table.tableView.isEditing)
    }
  }

  /// CATransaction.h: the completion block runs when all animations that were added since are over.
  @Test("a transaction that a push was made in ends with the push")
  func transaction() {
    onDevice("iPhone X") { _ in
      let navigation = UINavigationController(rootViewController: UIViewController())
      _ = show(navigation)
      var wasOver: [Bool] = []
      func change(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setCompletionBlock {
          MainActor.assumeIsolated { wasOver.append(navigation.transition == nil) }
        }
        body()
        CATransaction.commit()
      }
      change { navigation.pushViewController(UIViewController(), animated: true) }
      settle()
      Runtime.current.advance(to: Runtime.current.now + 0.34)
      #expect(wasOver.isEmpty)
      Runtime.current.advance(to: Runtime.current.now + 0.02)
      #expect(wasOver == [true])
      // Without an animation there is nothing to wait for.
      change { navigation.popViewController(animated: false) }
      #expect(wasOver.count == 2)
    }
  }
}
