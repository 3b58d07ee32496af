// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import IBDocument
import Testing

@testable import UIKit

/// Refreshing that began before the list was on screen (Documentation/Touches.md §8.2).
@MainActor
@Suite("Refreshing before a window")
struct RefreshBeforeWindowTests {
  private final class Inset: UIWindow {
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    }
  }

  @Test("shows its room from the first drawing on", arguments: [false, true])
  func room(hasHeader: Bool) {
    onFreshScreen {
      let list = UITableViewController(style: .plain)
      list.loadViewIfNeeded()
      list.tableView.frame = CGRect(x: 0, y: 0, width: 414, height: 896)
      list.refreshControl = UIRefreshControl()
      if hasHeader {
        list.tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 414, height: 44))
        list.tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 414, height: 44))
      }
      let script = RowScript(counts: [0])
      list.tableView.dataSource = script
      list.refreshControl?.beginRefreshing()
      if hasHeader { list.tableView.layoutIfNeeded() }
      let window = Inset(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = list
      window.isHidden = false
      list.view.layoutMargins = UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16)
      window.layoutIfNeeded()
      #expect(list.tableView.adjustedContentInset.top == CGFloat(80))
      #expect(list.tableView.contentOffset.y == CGFloat(-80))
      #expect(list.refreshControl?.isHidden == false)
    }
  }

  @Test("belongs to the table of a storyboard's controller")
  func storyboard() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        useAutolayout="YES" useSafeAreas="YES" initialViewController="c">
      <scenes><scene sceneID="s"><objects>
      <tableViewController id="c" sceneMemberID="viewController">
      <tableView key="view" alwaysBounceVertical="YES" dataMode="prototypes" style="plain" id="t">
      <rect key="frame" x="0" y="0" width="414" height="896"/></tableView>
      <refreshControl key="refreshControl" enabled="NO" id="r">
      <rect key="frame" x="0" y="0" width="1000" height="1000"/></refreshControl>
      </tableViewController></objects></scene></scenes></document>
      """
    let document = try Document(data: Data(text.utf8), file: "Main.storyboard")
    onFreshScreen {
      let board = UIStoryboard(source: NibSource(document: document, bundle: .main))
      let list = board.instantiateInitialViewController() as? UITableViewController
      list?.loadViewIfNeeded()
      #expect(list?.refreshControl?.isEnabled == true)
      list?.refreshControl?.beginRefreshing()
      let window = Inset(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = list
      window.isHidden = false
      window.layoutIfNeeded()
      #expect(list?.tableView.contentOffset.y == CGFloat(-80))
      let frame = list?.refreshControl?.frame
      #expect(frame == CGRect(x: 0, y: -60, width: 375, height: 60))
    }
  }
}
