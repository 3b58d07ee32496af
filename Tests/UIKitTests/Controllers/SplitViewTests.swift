// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation
import IBDocument
import Testing

@testable import UIKit

/// Documentation/Containers.md §11.
@MainActor
@Suite("Split views", .serialized)
struct SplitViewTests {
  private final class Judge: NSObject, UISplitViewControllerDelegate {
    var keepsList = false
    var top: UISplitViewController.Column?
    var heard: [String] = []

    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { keepsList }

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      heard.append("proposed \(proposedTopColumn)")
      return top ?? proposedTopColumn
    }

    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { heard.append("will change to \(displayMode)") }

    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { heard.append("will show \(column)") }

    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { heard.append("will hide \(column)") }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { heard.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { heard.append("expanded") }
  }

  @MainActor
  private struct Parts {
    let split: UISplitViewController
    let list: UINavigationController
    let detail: UINavigationController
    let judge = Judge()
  }

  private func classic() -> Parts {
    let parts = Parts(
      split: UISplitViewController(),
      list: UINavigationController(rootViewController: UIViewController()),
      detail: UINavigationController(rootViewController: UIViewController()))
    parts.split.viewControllers = [parts.list, parts.detail]
    parts.split.delegate = parts.judge
    return parts
  }

  @Test("a tablet's long side shows list and detail with a pixel between; upright the detail alone")
  func modes() {
    onDevice("iPad Pro 11", .landscape) { app in
      let parts = classic()
      _ = show(parts.split)
      // Two fifths of 1194 points are more than the 320 a list takes at most.
      #expect(parts.list.view.frame == CGRect(x: 0, y: 0, width: 320, height: 834))
      #expect(parts.detail.view.frame == CGRect(x: 320.5, y: 0, width: 873.5, height: 834))
      #expect(parts.split.displayMode == .oneBesideSecondary)
      #expect(parts.list.traitCollection.horizontalSizeClass == .compact)
      #expect(parts.detail.traitCollection.horizontalSizeClass == .regular)

      app.rotate(to: .portrait)
      settle()
      #expect(parts.split.displayMode == .secondaryOnly)
      #expect(parts.list.parent == nil)
      #expect(parts.detail.view.frame == CGRect(x: 0, y: 0, width: 834, height: 1194))
      #expect(parts.judge.heard == ["will change to secondaryOnly", "will hide primary"])
    }
  }

  @Test("a wide phone's list takes two fifths, rounded up to a point")
  func widePhone() {
    onDevice("iPhone 8 Plus", .landscape) { _ in
      let parts = classic()
      _ = show(parts.split)
      // 0.4 × 736 = 294.4
      #expect(parts.list.view.frame.width == 295)
    }
  }

  @Test("a preferred share counts up to the greatest width, which an app may raise")
  func widths() {
    onDevice("iPad Pro 11", .landscape) { _ in
      let parts = classic()
      parts.split.preferredPrimaryColumnWidthFraction = 0.5
      _ = show(parts.split)
      #expect(parts.split.primaryColumnWidth == 320)
      parts.split.maximumPrimaryColumnWidth = 1000
      settle()
      #expect(parts.list.view.frame.width == 597)
      parts.split.minimumPrimaryColumnWidth = 700
      settle()
      #expect(parts.detail.view.frame.minX == 700.5)
    }
  }

  @Test("in compact width the detail's controllers stand on the list's, and go back afterwards")
  func collapse() {
    onDevice("iPad Pro 11", .landscape) { app in
      let parts = classic()
      let (list, detail) = (parts.list.viewControllers[0], parts.detail.viewControllers[0])
      var changes = 0
      let observer = NotificationCenter.default.addObserver(
        forName: UIViewController.showDetailTargetDidChangeNotification, object: parts.split,
        queue: nil
      ) { _ in MainActor.assumeIsolated { changes += 1 } }
      defer { NotificationCenter.default.removeObserver(observer) }
      _ = show(parts.split)
      #expect(changes == 0)
      app.resize(to: .slideOver)
      settle()
      #expect(parts.split.isCollapsed)
      #expect(changes == 1)
      #expect(parts.list.viewControllers == [list, detail])
      #expect(parts.split.viewControllers == [parts.list])
      #expect(detail.view.window != nil)

      app.resize(to: .full)
      settle()
      #expect(parts.list.viewControllers == [list])
      #expect(parts.detail.viewControllers == [detail])
      #expect(detail.view.isDescendant(of: parts.detail.view))
      #expect(parts.judge.heard.filter { $0.hasSuffix("ed") } == ["collapsed", "expanded"])
      #expect(changes == 2)
    }
  }

  @Test("a delegate that collapses itself leaves the list on top; showing a detail pushes it")
  func phone() {
    onDevice("iPhone X") { _ in
      let parts = classic()
      parts.judge.keepsList = true
      let list = parts.list.viewControllers[0]
      _ = show(parts.split)
      #expect(parts.list.viewControllers == [list])

      let next = UIViewController()
      list.showDetailViewController(
        UINavigationController(rootViewController: next), sender: nil)
      settle()
      wait(0.5)
      #expect(parts.list.viewControllers == [list, next])
      #expect(next.view.window != nil)
    }
  }

  @Test("columns collapse up to the one the delegate names")
  func columns() {
    for (top, count) in [(nil, 2), (UISplitViewController.Column.primary, 1)] {
      onDevice("iPhone X") { _ in
        let split = UISplitViewController(style: .doubleColumn)
        let judge = Judge()
        judge.top = top
        split.delegate = judge
        let (list, detail) = (UIViewController(), UIViewController())
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        _ = show(split)
        #expect(list.navigationController?.viewControllers.count == count)
        #expect(judge.heard.first == "proposed secondary")
        #expect(split.viewController(for: .secondary) === detail)
        split.show(.secondary)
        settle()
        wait(0.5)
        #expect(list.navigationController?.topViewController === detail)
        split.show(.primary)
        settle()
        wait(0.5)
        #expect(list.navigationController?.topViewController === list)
        // What the column gets while a person is at the list is what is shown next.
        let next = UIViewController()
        split.setViewController(next, for: .secondary)
        #expect(list.navigationController?.topViewController === list)
        split.show(.secondary)
        settle()
        wait(0.5)
        #expect(list.navigationController?.topViewController === next)
      }
    }
  }

  @Test("three columns: the middle one beside the detail, the first one pushes it aside")
  func threeColumns() {
    onDevice("iPad Pro 11", .landscape) { _ in
      let split = UISplitViewController(style: .tripleColumn)
      let parts = [UIViewController(), UIViewController(), UIViewController()]
      for (part, column) in zip(
        parts, [UISplitViewController.Column.primary, .supplementary, .secondary])
      {
        split.setViewController(part, for: column)
      }
      let window = show(split)
      @MainActor func x(_ index: Int) -> CGFloat? {
        guard let view = parts[index].viewIfLoaded, let window = view.window else { return nil }
        return view.convert(CGPoint.zero, to: window).x
      }
      #expect(x(0) == nil)
      #expect(x(1) == 0)
      #expect(x(2) == 320.5)
      split.show(.primary)
      settle()
      wait(0.5)
      #expect(split.displayMode == .twoDisplaceSecondary)
      #expect(x(0) == 0)
      #expect(x(1) == 320.5)
      #expect(x(2) == 641)
      // What is pushed aside keeps its width and leaves the window.
      #expect(parts[2].view.frame.width == 873.5)
      _ = window
    }
  }

  @Test("a list over the detail goes when the detail is touched")
  func overlay() {
    onDevice("iPad Pro 11") { _ in
      let parts = classic()
      parts.split.preferredDisplayMode = .automatic
      let window = show(parts.split)
      parts.split.show(.primary)
      settle()
      wait(0.5)
      #expect(parts.split.displayMode == .oneOverSecondary)
      #expect(parts.detail.view.frame.width == 834)
      #expect(
        window.hitTest(CGPoint(x: 100, y: 500), with: nil)?.isDescendant(of: parts.list.view)
          == true)

      TouchDriver.tap(at: CGPoint(x: 600, y: 600), in: window)
      settle()
      wait(0.5)
      #expect(parts.split.displayMode == .secondaryOnly)
      #expect(parts.list.view.window == nil)
    }
  }

  @Test("the mode button stands in the detail's bar while the list is away, else over the list")
  func modeButton() {
    onDevice("iPad Pro 11") { app in
      let split = UISplitViewController(style: .doubleColumn)
      let (list, detail) = (UIViewController(), UIViewController())
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      _ = show(split)
      #expect(detail.navigationItem.splitButton === split.displayModeButtonItem)
      app.rotate(to: .landscapeLeft)
      settle()
      #expect(detail.navigationItem.splitButton == nil)
      #expect(list.navigationItem.splitButton === split.displayModeButtonItem)
    }
  }

  @Test("a mode button that an app puts into a bar is hidden where columns lie on each other")
  func ownModeButton() {
    for (device, isHidden) in [("iPhone 14", true), ("iPad Pro 11", false)] {
      onDevice(device) { _ in
        let split = UISplitViewController()
        let (list, detail) = (UIViewController(), UIViewController())
        split.viewControllers = [list, detail].map(UINavigationController.init(rootViewController:))
        detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
        _ = show(split)
        #expect(split.displayModeButtonItem.isHidden == isHidden)
      }
    }
  }

  @Test(
    "a storyboard's relationships fill the columns of its style, also where older systems have none",
    arguments: ["style=\"doubleColumn\"", "allowDoubleColumnStyle=\"YES\""])
  func storyboard(style: String) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        useAutolayout="YES" initialViewController="split"><scenes>
      <scene sceneID="s1"><objects>
      <splitViewController \(style) id="split" sceneMemberID="viewController">
      <connections>
      <segue destination="a" kind="relationship" relationship="masterViewController" id="r1"/>
      <segue destination="b" kind="relationship" relationship="detailViewController" id="r2"/>
      </connections></splitViewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="a" title="A"
        sceneMemberID="viewController"><view key="view" id="v1"/></viewController></objects></scene>
      <scene sceneID="s3"><objects><viewController id="b" title="B"
        sceneMemberID="viewController"><view key="view" id="v2"/></viewController></objects></scene>
      </scenes></document>
      """
    let document = try Document(data: Data(text.utf8), file: "Main.storyboard")
    let board = UIStoryboard(source: NibSource(document: document, bundle: .main))
    let split = try #require(board.instantiateInitialViewController() as? UISplitViewController)
    #expect(split.style == .doubleColumn)
    #expect(split.viewController(for: .primary)?.title == "A")
    #expect(split.viewController(for: .secondary)?.title == "B")
    #expect(split.viewControllers.allSatisfy { $0 is UINavigationController })
  }
}
