// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import IBDocument
import Testing

@testable import UIKit

/// Documentation/Fidelity.md §2.4, §2.5 and §2.10: what the canvas keeps clear inside roots.
@MainActor
@Suite("Roots on Interface Builder's canvas", .serialized)
struct CanvasRootTests {
  private func xib(
    _ edge: String, tools: String, device: String, width: CGFloat = 375, height: CGFloat,
    adding: String = ""
  ) throws -> CGRect {
    let root = CanvasDocument.tied(to: edge, width: width, height: height, key: "")
    let text = root.dropLast("</view>".count) + adding + "</view>"
    let document = try CanvasDocument.xib(tools: tools, device: device, String(text))
    return try #require(CanvasDocument.frames(document)["v"])
  }

  @Test(
    "before Xcode 14 roots narrower than the screen have no home indicator, in Xcode 26 wide ones two",
    arguments: [
      ("17701", 128.0, 0.0), ("17156", 600, 34), ("14490", 414, 34), ("22505", 408, 34),
      ("18122", 414, 0), ("25084", 392, 34), ("25084", 509, 68),
    ])
  func homeIndicator(tools: String, width: CGFloat, bottom: CGFloat) throws {
    let view = try xib("bottom", tools: tools, device: "retina6_1", width: width, height: 400)

    #expect(view.maxY == 400 - bottom)
  }

  @Test(
    "in Xcode 9 and 10 the status bar stands over xibs as high as a screen",
    arguments: [
      ("14460", 570.0, 20.0), ("14113", 496, 20), ("14109", 55, 0), ("14113", 351, 0),
      ("15505", 570, 0),
    ])
  func tallXibs(tools: String, height: CGFloat, top: CGFloat) throws {
    #expect(try xib("top", tools: tools, device: "retina4_7", height: height).minY == top)
  }

  @Test(
    "a xib shows the bars that its root names",
    arguments: [("13771", "", 64.0), ("19162", "", 44), ("13771", #"translucent="NO""#, 0)])
  func simulatedBars(tools: String, attributes: String, top: CGFloat) throws {
    let bar = """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" \(attributes) prompted="NO"/>
      """
    let view = try xib("top", tools: tools, device: "retina4_7", height: 667, adding: bar)

    #expect(view.minY == top)
  }

  @Test(
    "collection cells of xibs have a root's margins and insets",
    arguments: [
      ("14113", "retina4_7", 352.0, CGPoint(x: 16, y: 0)),
      ("14313", "retina4_7", 402, CGPoint(x: 20, y: 0)),
      ("18122", "retina6_1", 178, CGPoint(x: 16, y: 44)),
    ])
  func collectionCells(tools: String, device: String, width: CGFloat, origin: CGPoint) throws {
    let cell = """
      <collectionViewCell id="c"><rect key="frame" x="0" y="0" width="\(width)" height="160"/>\
      <view key="contentView"><rect key="frame" x="0" y="0" width="\(width)" height="160"/>\
      <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews></view>\
      <constraints>\
      <constraint firstItem="v" firstAttribute="leading" secondItem="c" \
      secondAttribute="leadingMargin" id="1"/>\
      <constraint firstItem="v" firstAttribute="top" secondItem="c" \
      secondAttribute="topMargin" id="2"/>\
      <constraint firstItem="v" firstAttribute="width" constant="9" id="3"/>\
      <constraint firstItem="v" firstAttribute="height" constant="9" id="4"/></constraints>\
      </collectionViewCell>
      """
    let document = try CanvasDocument.xib(tools: tools, device: device, cell)

    #expect(CanvasDocument.frames(document)["v"]?.origin == origin)
  }

  @Test(
    "standard spacing to the sides of the safe area is nothing, also where a document says 20",
    arguments: [#"constant="20" symbolic="YES""#, #"symbolic="YES""#])
  func standardSpacing(words: String) throws {
    let document = try CanvasDocument.storyboard(
      tools: "14113", device: "retina4_7", root: spaced(words))

    #expect(CanvasDocument.frames(document)["v"]?.minX == 0)
  }

  @Test(
    "standard spacing to an old controller's guide is 8, also where a document says 20",
    arguments: [(#"constant="20" symbolic="YES""#, 8.0), (#"constant="20""#, 20)])
  func oldGuideSpacing(words: String, top: CGFloat) throws {
    let guides = """
      <layoutGuides><viewControllerLayoutGuide type="top" id="g"/>\
      <viewControllerLayoutGuide type="bottom" id="h"/></layoutGuides>
      """
    let view = #"<view id="v" translatesAutoresizingMaskIntoConstraints="NO"/>"#
    let tie = """
      <constraint firstItem="v" firstAttribute="top" secondItem="g" secondAttribute="bottom" \
      \(words) id="1"/>
      """
    let document = try CanvasDocument.storyboard(
      tools: "15505", device: "retina4_7", controller: guides,
      root: CanvasDocument.root(view, tie))

    #expect(CanvasDocument.frames(document)["v"]?.minY == top)
  }

  @Test("standard spacing beside a toolbar is nothing")
  func toolbarSpacing() throws {
    let views = """
      <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><constraints>\
      <constraint firstAttribute="height" constant="30" id="1"/></constraints></view>\
      <toolbar id="t" translatesAutoresizingMaskIntoConstraints="NO"/>\
      <view id="w" translatesAutoresizingMaskIntoConstraints="NO"/>
      """
    let ties =
      CanvasDocument.at("v", x: 0, y: 10) + """
        <constraint firstItem="t" firstAttribute="top" secondItem="v" secondAttribute="bottom" \
        symbolic="YES" id="2"/>\
        <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="bottom" \
        symbolic="YES" id="3"/>
        """
    let document = try CanvasDocument.storyboard(
      tools: "17701", device: "retina4_7", root: CanvasDocument.root(views, ties))
    let frames = CanvasDocument.frames(document)

    #expect(frames["t"]?.minY == 40)
    #expect(frames["w"]?.minY == 48)
  }

  @Test("a distance of 20 that is not the standard one stays")
  func writtenSpacing() throws {
    let document = try CanvasDocument.storyboard(
      tools: "14113", device: "retina4_7", root: spaced(#"constant="20""#))

    #expect(CanvasDocument.frames(document)["v"]?.minX == 20)
  }

  @Test(
    "what is shown from a scene that stands in no navigation controller is in a sheet",
    arguments: [
      // With a navigation bar of its own the scene before can push, and the status bar counts.
      ("32700", "retina4_0", 320.0, 548.0, "", 0.0), ("23727", "retina6_12", 393, 697, "", 59),
      (
        "32700", "retina4_0", 320, 548,
        #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#, 64
      ),
    ])
  func shownSheets(
    tools: String, device: String, width: CGFloat, height: CGFloat, bar: String, top: CGFloat
  ) throws {
    let showing = """
      <scene sceneID="p"><objects><viewController id="p" sceneMemberID="viewController">\
      \(bar)<connections><segue destination="c" kind="show" id="e"/></connections>\
      </viewController></objects></scene>
      """
    let document = try CanvasDocument.storyboard(
      tools: tools, device: device, controller: bar,
      root: CanvasDocument.tied(to: "top", width: width, height: height), others: showing)

    #expect(CanvasDocument.frames(document)["v"]?.minY == top)
  }

  @Test(
    "a scene that states the size of a sheet is in one",
    arguments: [
      ("modalPageSheetSimulatedSizeMetrics", 48.0), ("freeformSimulatedSizeMetrics", 96),
    ])
  func statedSheets(metrics: String, top: CGFloat) throws {
    let document = try CanvasDocument.storyboard(
      tools: "25084", device: "retina6_1",
      controller: #"<\#(metrics) key="simulatedDestinationMetrics"/>"#,
      root: CanvasDocument.tied(to: "top", width: 414, height: 848))

    #expect(CanvasDocument.frames(document)["v"]?.minY == top)
  }

  private func spaced(_ words: String) -> String {
    """
    <view key="view" id="r"><rect key="frame" x="0" y="0" width="375" height="667"/>\
    <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>\
    <constraints>\
    <constraint firstItem="v" firstAttribute="leading" secondItem="g" \
    secondAttribute="leading" \(words) id="1"/>\
    <constraint firstItem="v" firstAttribute="top" secondItem="r" secondAttribute="top" id="2"/>\
    <constraint firstItem="v" firstAttribute="width" constant="9" id="3"/>\
    <constraint firstItem="v" firstAttribute="height" constant="9" id="4"/></constraints>\
    <viewLayoutGuide key="safeArea" id="g"/></view>
    """
  }
}
