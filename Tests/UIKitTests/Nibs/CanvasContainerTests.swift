// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import IBDocument
import Testing

@testable import UIKit

/// Documentation/Fidelity.md §2.3 and §2.4: bars of the containers that lead to a scene.
@MainActor
@Suite("Bars of containers on Interface Builder's canvas", .serialized)
struct CanvasContainerTests {
  private func scene(_ id: String, _ name: String, _ content: String, to target: String) -> String {
    """
    <scene sceneID="\(id)"><objects><\(name) id="\(id)" sceneMemberID="viewController">\(content)\
    <connections>\(target)</connections></\(name)></objects></scene>
    """
  }

  private func segue(_ kind: String, to id: String) -> String {
    #"<segue destination="\#(id)" \#(kind) id="to-\#(id)"/>"#
  }

  private var navigation: String {
    scene(
      "n", "navigationController", #"<navigationBar key="navigationBar" id="b"/>"#,
      to: segue(#"kind="relationship" relationship="rootViewController""#, to: "c"))
  }

  @Test("a prompt makes the bar of its scene 34 points higher")
  func prompts() throws {
    func top(_ prompt: String) throws -> CGFloat? {
      let document = try CanvasDocument.storyboard(
        tools: "21701", device: "retina6_12",
        controller: #"<navigationItem key="navigationItem" title="a" \#(prompt) id="i"/>"#,
        root: CanvasDocument.tied(to: "top", width: 393, height: 852), others: navigation)
      return CanvasDocument.frames(document)["v"]?.minY
    }

    #expect(try top("") == 59 + 44)
    #expect(try top(#"prompt="b""#) == 59 + 44 + 34)
  }

  @Test(
    "a phone on its side has bars of 32 points, until Xcode 26",
    arguments: [("16096", 32), ("21507", 32), ("24127", 50 + 54)] as [(String, CGFloat)])
  func sideways(tools: String, top: CGFloat) throws {
    let document = try CanvasDocument.storyboard(
      tools: tools, device: "retina5_9", orientation: "landscape",
      root: CanvasDocument.tied(to: "top", width: 812, height: 375), others: navigation)

    #expect(CanvasDocument.frames(document)["v"]?.minY == top)
  }

  @Test("what is pushed from tabs below a simulated bar keeps the tabs, not so in a controller")
  func pushedFromTabs() throws {
    func bottom(_ bar: String, _ outer: String) throws -> CGFloat? {
      let tabs = scene(
        "t", "tabBarController", bar + #"<tabBar key="tabBar" id="u"/>"#,
        to: segue(#"kind="relationship" relationship="viewControllers""#, to: "f"))
      let first = scene("f", "viewController", "", to: segue(#"kind="show""#, to: "c"))
      let document = try CanvasDocument.storyboard(
        tools: "17701", device: "retina6_1",
        root: CanvasDocument.tied(to: "bottom", width: 414, height: 896),
        others: outer + tabs + first)
      return CanvasDocument.frames(document)["v"].map { 896 - $0.maxY }
    }

    let simulated = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#
    let outer = scene(
      "n", "navigationController", #"<navigationBar key="navigationBar" id="b"/>"#,
      to: segue(#"kind="relationship" relationship="rootViewController""#, to: "t"))
    #expect(try bottom(simulated, "") == 34 + 49)
    #expect(try bottom("", outer) == 34)
  }

  @Test("a navigation controller's toolbar lies above the tabs")
  func toolbarsAboveTabs() throws {
    let tabs = scene(
      "t", "tabBarController", #"<tabBar key="tabBar" id="u"/>"#,
      to: segue(#"kind="relationship" relationship="viewControllers""#, to: "n"))
    let shown = navigation.replacingOccurrences(
      of: #"id="n" "#, with: #"id="n" toolbarHidden="NO" "#)
    let document = try CanvasDocument.storyboard(
      tools: "21507", device: "retina6_12",
      root: CanvasDocument.tied(to: "bottom", width: 393, height: 852), others: tabs + shown)

    // The inset below, the tabs and the toolbar of a round phone.
    let bottom: CGFloat = 852 - 34 - 49 - 49
    #expect(CanvasDocument.frames(document)["v"]?.maxY == bottom)
  }

  @Test("what a scene in no navigation controller pushes is presented, so in a sheet")
  func pushedFromNoController() throws {
    let first = scene("f", "viewController", "", to: segue(#"kind="push""#, to: "c"))
    let document = try CanvasDocument.storyboard(
      tools: "21701", device: "retina6_0",
      root: CanvasDocument.tied(to: "top", width: 390, height: 834), others: first)

    #expect(CanvasDocument.frames(document)["v"]?.minY == 0)
  }
}
