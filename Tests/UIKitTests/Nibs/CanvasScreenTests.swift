// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import IBDocument
import Testing

@testable import UIKit

/// Documentation/Fidelity.md §2.3, §2.4: insets by Xcode and device.
@MainActor
@Suite("Screens and bars of Interface Builder's canvas", .serialized)
struct CanvasScreenTests {
  @Test(
    "a scene's safe area is that of its Xcode and device",
    arguments: [
      ("13196", "retina4_7", 375.0, 667.0, 20.0, 0.0), ("14868", "retina4_7", 375, 667, 0, 0),
      ("15505", "retina4_7", 375, 667, 0, 0), ("22505", "retina4_7", 375, 667, 20, 0),
      ("21507", "retina4_7", 375, 667, 0, 0), ("21507", "retina6_1", 414, 896, 48, 34),
      ("14460", "retina6_1", 414, 896, 44, 34), ("16096", "retina6_1", 414, 896, 44, 34),
      ("22505", "retina6_1", 414, 896, 48, 34), ("22505", "retina5_9", 375, 812, 50, 34),
      ("21507", "retina5_9", 375, 812, 47, 34),
      ("23504", "retina6_12", 393, 852, 59, 34), ("23504", "retina6_0", 390, 844, 47, 34),
      ("24127", "retina6_1", 414, 896, 96, 68), ("24127", "retina4_7", 375, 667, 20, 0),
      ("32700", "retina6_5", 414, 896, 44, 34), ("14490", "ipad12_9rounded", 1024, 1366, 24, 20),
      ("20037", "ipad10_5", 834, 1112, 20, 0), ("20037", "ipad7_9", 744, 1133, 24, 20),
      ("20037", "ipad7_9", 768, 1024, 20, 0),
      ("21701", "retina4_0", 320, 568, 20, 0), ("24765", "ipad12_9rounded", 1024, 1366, 24, 50),
    ])
  func screens(
    tools: String, device: String, width: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat
  ) throws {
    let upper = try CanvasDocument.storyboard(
      tools: tools, device: device,
      root: CanvasDocument.tied(to: "top", width: width, height: height))
    let lower = try CanvasDocument.storyboard(
      tools: tools, device: device,
      root: CanvasDocument.tied(to: "bottom", width: width, height: height))

    #expect(CanvasDocument.frames(upper)["v"]?.minY == top)
    #expect(CanvasDocument.frames(lower)["v"]?.maxY == height - bottom)
  }

  @Test(
    "a navigation bar is 44 points high, 54 from Xcode 26 on, and an opaque one is not over the view",
    arguments: [
      ("13196", "retina4_7", "", 64.0), ("15505", "retina4_7", "", 44),
      ("22154", "retina6_1", "", 92), ("24127", "retina6_12", "", 172),
      ("13196", "retina4_7", #"translucent="NO""#, 0),
      ("13770", "retina4_7", #"largeTitles="YES""#, 116),
      ("21507", "retina6_12", #"largeTitles="YES""#, 155),
    ])
  func navigationBar(tools: String, device: String, bar: String, top: CGFloat) throws {
    let size = device == "retina4_7" ? (375, 667) : device == "retina6_1" ? (414, 896) : (393, 852)
    let navigation = """
      <scene sceneID="n"><objects><navigationController id="n" sceneMemberID="viewController">\
      <navigationBar key="navigationBar" \(bar) id="b"/><connections>\
      <segue destination="c" kind="relationship" relationship="rootViewController" id="e"/>\
      </connections></navigationController></objects></scene>
      """
    let document = try CanvasDocument.storyboard(
      tools: tools, device: device,
      root: CanvasDocument.tied(to: "top", width: CGFloat(size.0), height: CGFloat(size.1)),
      others: navigation)

    #expect(CanvasDocument.frames(document)["v"]?.minY == top)
  }

  @Test(
    "a scene has a large title where it wants one or has the one of the scene before",
    arguments: [("", 116.0), (#"largeTitleDisplayMode="never""#, 64.0)])
  func largeTitles(mode: String, top: CGFloat) throws {
    let others = """
      <scene sceneID="n"><objects><navigationController id="n" sceneMemberID="viewController">\
      <navigationBar key="navigationBar" largeTitles="YES" id="b"/><connections>\
      <segue destination="first" kind="relationship" relationship="rootViewController" id="e"/>\
      </connections></navigationController></objects></scene>\
      <scene sceneID="f"><objects><viewController id="first" sceneMemberID="viewController">\
      <connections><segue destination="c" kind="show" id="g2"/></connections></viewController>\
      </objects></scene>
      """
    let document = try CanvasDocument.storyboard(
      tools: "13770", device: "retina4_7",
      controller: #"<navigationItem key="navigationItem" \#(mode) id="i"/>"#,
      root: CanvasDocument.tied(to: "top", width: 375, height: 667), others: others)

    #expect(CanvasDocument.frames(document)["v"]?.minY == top)
  }

  @Test(
    "from Xcode 16.3 on a phone on its side has the upright screen's insets as well",
    arguments: [("22505", 0.0, 21.0), ("24412", 47, 55)])
  func onItsSide(tools: String, top: CGFloat, bottom: CGFloat) throws {
    func frame(_ edge: String) throws -> CGRect {
      let root = CanvasDocument.tied(to: edge, width: 844, height: 390)
      let document = try CanvasDocument.storyboard(
        tools: tools, device: "retina6_0", orientation: "landscape", root: root)
      return try #require(CanvasDocument.frames(document)["v"])
    }

    #expect(try frame("top").minY == top)
    #expect(try frame("bottom").maxY == 390 - bottom)
  }

  @Test(
    "a sheet has no status bar, and the inset once where newer canvases double it",
    arguments: [
      ("16097", "retina6_1", 414.0, 842.0, 0.0), ("24127", "retina6_1", 414, 842, 48),
      ("24127", "retina4_7", 375, 647, 0),
    ])
  func sheets(
    tools: String, device: String, width: CGFloat, height: CGFloat, top: CGFloat
  ) throws {
    let presenting = """
      <scene sceneID="p"><objects><viewController id="p" sceneMemberID="viewController">\
      <connections><segue destination="c" kind="presentation" id="e"/></connections>\
      </viewController></objects></scene>
      """
    let document = try CanvasDocument.storyboard(
      tools: tools, device: device,
      root: CanvasDocument.tied(to: "top", width: width, height: height), others: presenting)

    #expect(CanvasDocument.frames(document)["v"]?.minY == top)
  }

  @Test(
    "a sheet has the inset below until Xcode 13",
    arguments: [("17701", 808.0), ("22155", 842)])
  func bottomOfSheets(tools: String, end: CGFloat) throws {
    let presenting = """
      <scene sceneID="p"><objects><viewController id="p" sceneMemberID="viewController">\
      <connections><segue destination="c" kind="presentation" id="e"/></connections>\
      </viewController></objects></scene>
      """
    let document = try CanvasDocument.storyboard(
      tools: tools, device: "retina6_1",
      root: CanvasDocument.tied(to: "bottom", width: 414, height: 842), others: presenting)

    #expect(CanvasDocument.frames(document)["v"]?.maxY == end)
  }

  @Test(
    "a tab bar that a navigation controller states holds for what it shows; a custom segue brings none",
    arguments: [
      (#"kind="relationship" relationship="rootViewController""#, 813.0),
      (#"kind="custom" customClass="Own""#, 862),
    ])
  func inferredBottom(segue: String, end: CGFloat) throws {
    let navigation = """
      <scene sceneID="n"><objects><navigationController id="n" sceneMemberID="viewController">\
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>\
      <navigationBar key="navigationBar" id="b"/>\
      <connections><segue destination="c" \(segue) id="e"/></connections>\
      </navigationController></objects></scene>
      """
    let document = try CanvasDocument.storyboard(
      tools: "22505", device: "retina6_1",
      root: CanvasDocument.tied(to: "bottom", width: 414, height: 896), others: navigation)

    #expect(CanvasDocument.frames(document)["v"]?.maxY == end)
  }

  @Test(
    "bars at the bottom: tabs 49, toolbars 44 and 49 on round phones",
    arguments: [
      ("13771", "retina4_7", "simulatedToolbarMetrics", 44.0),
      ("23089", "retina6_1", "simulatedToolbarMetrics", 83),
      ("23089", "retina6_1", "simulatedTabBarMetrics", 83),
    ])
  func bottomBars(tools: String, device: String, bar: String, covered: CGFloat) throws {
    let size =
      device == "retina4_7" ? CGSize(width: 375, height: 667) : CGSize(width: 414, height: 896)
    let document = try CanvasDocument.storyboard(
      tools: tools, device: device,
      controller: #"<\#(bar) key="simulatedBottomBarMetrics"/>"#,
      root: CanvasDocument.tied(to: "bottom", width: size.width, height: size.height))

    #expect(CanvasDocument.frames(document)["v"]?.maxY == size.height - covered)
  }

  @Test("a view that ends above an opaque bar at the bottom has nothing below")
  func opaqueBottomBar() throws {
    let document = try CanvasDocument.storyboard(
      tools: "20037", device: "retina6_1",
      controller: #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics" translucent="NO"/>"#,
      root: CanvasDocument.tied(to: "bottom", width: 414, height: 725))

    #expect(CanvasDocument.frames(document)["v"]?.maxY == 725)
  }

  @Test("what is pushed in a sheet is in it; in Xcode 26 its bar begins at 20 or 16")
  func pushedInSheet() throws {
    func top(_ bar: String, device: String = "retina6_1", size: CGSize) throws -> CGFloat? {
      let others = """
        <scene sceneID="p"><objects><viewController id="p" sceneMemberID="viewController">\
        <connections><segue destination="n" kind="presentation" id="e"/></connections>\
        </viewController></objects></scene>\
        <scene sceneID="n"><objects><navigationController id="n" sceneMemberID="viewController">\
        <navigationBar key="navigationBar" \(bar) id="b"/><connections>\
        <segue destination="first" kind="relationship" relationship="rootViewController" id="g3"/>\
        </connections></navigationController></objects></scene>\
        <scene sceneID="f"><objects><viewController id="first" sceneMemberID="viewController">\
        <connections><segue destination="c" kind="show" id="g2"/></connections></viewController>\
        </objects></scene>
        """
      let document = try CanvasDocument.storyboard(
        tools: "24506", device: device,
        root: CanvasDocument.tied(to: "top", width: size.width, height: size.height),
        others: others)
      return CanvasDocument.frames(document)["v"]?.minY
    }

    // 20 + 54, with 52 of a large title 126; 16 + 54.
    #expect(try top("", size: CGSize(width: 414, height: 848)) == 74)
    #expect(try top(#"largeTitles="YES""#, size: CGSize(width: 414, height: 848)) == 126)
    #expect(try top("", device: "retina6_12", size: CGSize(width: 393, height: 793)) == 70)
  }

  @Test("a navigation controller that says so is a sheet with what is in it")
  func sheetOfContainer() throws {
    let navigation = """
      <scene sceneID="n"><objects><navigationController id="n" sceneMemberID="viewController">\
      <modalFormSheetSimulatedSizeMetrics key="simulatedDestinationMetrics"/>\
      <navigationBar key="navigationBar" id="b"/><connections>\
      <segue destination="c" kind="relationship" relationship="rootViewController" id="e"/>\
      </connections></navigationController></objects></scene>
      """
    let document = try CanvasDocument.storyboard(
      tools: "24765", device: "retina6_1",
      root: CanvasDocument.tied(to: "top", width: 414, height: 694), others: navigation)

    #expect(CanvasDocument.frames(document)["v"]?.minY == 74)
  }

  @Test(
    "a navigation bar that stands by itself is as high as that of a container",
    arguments: [
      ("17701", "retina6_1", 414.0, 896.0, "show", 44.0),
      ("23727", "retina4_7", 375, 647, "presentation", 56),
      ("24506", "retina6_1", 414, 848, "modal", 54),
    ])
  func freeNavigationBar(
    tools: String, device: String, width: CGFloat, height: CGFloat, segue: String, bar: CGFloat
  ) throws {
    let source = """
      <scene sceneID="p"><objects><viewController id="p" sceneMemberID="viewController">\
      <navigationItem key="navigationItem" id="i"/>\
      <connections><segue destination="c" kind="\(segue)" id="e"/></connections>\
      </viewController></objects></scene>
      """
    let root = """
      <view key="view" id="r"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>\
      <subviews><navigationBar translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>\
      <constraints>\
      <constraint firstItem="v" firstAttribute="top" secondItem="r" secondAttribute="top" id="1"/>\
      <constraint firstItem="v" firstAttribute="leading" secondItem="r" \
      secondAttribute="leading" id="2"/>\
      <constraint firstItem="v" firstAttribute="trailing" secondItem="r" \
      secondAttribute="trailing" id="3"/></constraints></view>
      """
    let document = try CanvasDocument.storyboard(
      tools: tools, device: device, root: root, others: source)

    #expect(
      CanvasDocument.frames(document)["v"] == CGRect(x: 0, y: 0, width: width, height: bar))
  }

  @Test("in Xcode 26 tabs of a plain phone have a home indicator below them")
  func tabsOfPlainPhones() throws {
    let document = try CanvasDocument.storyboard(
      tools: "24765", device: "retina4_7",
      controller: #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#,
      root: CanvasDocument.tied(to: "bottom", width: 375, height: 667))

    #expect(CanvasDocument.frames(document)["v"]?.maxY == 584)
  }

  @Test("tabs below a phone on its side are 31 points in Xcode 26")
  func tabsOnItsSide() throws {
    let document = try CanvasDocument.storyboard(
      tools: "24412", device: "retina6_0", orientation: "landscape",
      controller: #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#,
      root: CanvasDocument.tied(to: "bottom", width: 844, height: 390))

    #expect(CanvasDocument.frames(document)["v"]?.maxY == 304)
  }

  @Test("what a navigation controller pushes over its tabs has no tab bar")
  func pushedOverTabs() throws {
    func scene(_ id: String, _ name: String, _ target: String, _ segue: String) -> String {
      """
      <scene sceneID="\(id)s"><objects><\(name) id="\(id)" sceneMemberID="viewController">\
      <connections><segue destination="\(target)" \(segue) id="\(id)e"/></connections></\(name)>\
      </objects></scene>
      """
    }
    let tabs = scene(
      "n", "navigationController", "t", #"kind="relationship" relationship="rootViewController""#)
    func document(_ way: String) throws -> Document {
      try CanvasDocument.storyboard(
        tools: "22505", device: "retina4_7",
        root: CanvasDocument.tied(to: "bottom", width: 375, height: 667), others: tabs + way)
    }
    let inTabs = scene(
      "t", "tabBarController", "c", #"kind="relationship" relationship="viewControllers""#)
    let pushed =
      scene("t", "tabBarController", "d", #"kind="relationship" relationship="viewControllers""#)
      + scene("d", "viewController", "c", #"kind="show""#)

    #expect(CanvasDocument.frames(try document(inTabs))["v"]?.maxY == 618)
    #expect(CanvasDocument.frames(try document(pushed))["v"]?.maxY == 667)
  }

  @Test("a root that begins below a bar has nothing above, and below what is beyond the screen")
  func belowBar() throws {
    func root(_ edge: String) throws -> Document {
      try CanvasDocument.storyboard(
        tools: "11542", device: nil,
        root: CanvasDocument.tied(to: edge, width: 375, height: 667, y: 64))
    }

    #expect(CanvasDocument.frames(try root("top"))["v"]?.minY == 0)
    #expect(CanvasDocument.frames(try root("bottom"))["v"]?.maxY == 603)
  }

  @Test("since Xcode 14 a scene that says it has no status bar has its inset all the same")
  func noStatusBar() throws {
    let none = #"<nil key="simulatedStatusBarMetrics"/>"#
    func document(_ tools: String) throws -> Document {
      try CanvasDocument.storyboard(
        tools: tools, device: "retina4_7", controller: none,
        root: CanvasDocument.tied(to: "top", width: 375, height: 667))
    }

    #expect(CanvasDocument.frames(try document("12118"))["v"]?.minY == 0)
    #expect(CanvasDocument.frames(try document("22505"))["v"]?.minY == 20)
  }

  @Test("roots of xibs have a controller's margins, and round phones' insets at any size")
  func xibRoots() throws {
    let root = CanvasDocument.tied(to: "top", width: 600, height: 154, key: "")
    let round = CanvasDocument.frames(
      try CanvasDocument.xib(tools: "17156", device: "retina6_1", root))
    let plain = CanvasDocument.frames(
      try CanvasDocument.xib(tools: "14113", device: "retina4_7", root))

    #expect(round["v"]?.origin == CGPoint(x: 20, y: 44))
    #expect(plain["v"]?.origin == CGPoint(x: 20, y: 0))
  }

  @Test(
    "margins follow the width of the root, not the device",
    arguments: [("13771", 815.0, 20.0), ("13771", 375.0, 16.0), ("6254", 600.0, 16.0)])
  func margins(tools: String, width: CGFloat, side: CGFloat) throws {
    let document = try CanvasDocument.storyboard(
      tools: tools, device: tools == "6254" ? nil : "retina4_7",
      root: CanvasDocument.tied(to: "top", width: width, height: 660))

    #expect(CanvasDocument.frames(document)["v"]?.minX == side)
  }
}
