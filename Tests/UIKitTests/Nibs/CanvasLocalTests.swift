// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import IBDocument
import Testing

@testable import UIKit

/// Documentation/Fidelity.md §1.4: containers at their recorded frames.
@MainActor
@Suite("Local layout of Interface Builder documents", .serialized)
struct CanvasLocalTests {
  @Test("locally, what ties a view inside to one outside is a distance by recorded frames")
  func localTies() throws {
    let container = """
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="50" y="100" width="200" height="80"/><subviews>\
      <view id="b" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="20" y="0" width="90" height="80"/></view></subviews><constraints>\
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="3"/>\
      <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" id="4"/>\
      <constraint firstAttribute="width" constant="200" id="5"/>\
      <constraint firstAttribute="height" constant="80" id="6"/></constraints></view>
      """
    let outer = """
      <view id="d" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="70" y="300" width="90" height="50"/></view>
      """
    // Beside the recorded d, which the constraints put elsewhere: leading 70, width 90.
    let ties = """
      <constraint firstItem="b" firstAttribute="leading" secondItem="d" \
      secondAttribute="leading" id="7"/>\
      <constraint firstItem="d" firstAttribute="width" secondItem="b" \
      secondAttribute="width" id="8"/>\
      <constraint firstItem="d" firstAttribute="height" constant="50" id="9"/>
      """
    let document = try CanvasDocument.storyboard(
      tools: "22505", device: "retina4_7",
      root: CanvasDocument.root(
        container + outer,
        CanvasDocument.at("a", x: 0, y: 40) + CanvasDocument.at("d", x: 5, y: 300) + ties))

    #expect(CanvasDocument.localFrames(document)["b"] == CGRect(x: 20, y: 0, width: 90, height: 80))
  }

  @Test("locally, what ties the content of one container to that of another holds")
  func localTiesBetweenContainers() throws {
    // b is recorded 90 wide, where its own constraints give 60; e follows what was recorded.
    func container(_ id: String, _ inner: String, y: CGFloat, _ rest: String) -> String {
      """
      <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="\(y)" width="200" height="50"/><subviews>\
      <view id="\(inner)" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="0" width="90" height="40"/></view></subviews><constraints>\
      \(CanvasDocument.at(inner, x: 0, y: 0).replacing("\"r\"", with: "\"\(id)\""))\(rest)\
      <constraint firstItem="\(inner)" firstAttribute="height" constant="40" id="\(id)h"/>\
      <constraint firstAttribute="width" constant="200" id="\(id)w"/>\
      <constraint firstAttribute="height" constant="50" id="\(id)i"/></constraints></view>
      """
    }
    let ties =
      CanvasDocument.at("a", x: 0, y: 0) + CanvasDocument.at("d", x: 0, y: 100) + """
        <constraint firstItem="e" firstAttribute="width" secondItem="b" \
        secondAttribute="width" id="7"/>
        """
    let document = try CanvasDocument.storyboard(
      tools: "22505", device: "retina4_7",
      root: CanvasDocument.root(
        container(
          "a", "b", y: 0,
          #"<constraint firstItem="b" firstAttribute="width" constant="60" id="bw"/>"#)
          + container("d", "e", y: 100, ""), ties))
    let local = CanvasDocument.localFrames(document)

    #expect(local["b"]?.width == 60)
    #expect(local["e"]?.width == 90)
  }

  @Test("the safe area that is shown to old controllers' guides leaves standard spacing at 8")
  func shownThroughOldGuides() throws {
    // The document writes 20, and the view was recorded 8 below a status bar of 20.
    let root = """
      <view key="view" id="r"><rect key="frame" x="0" y="0" width="320" height="568"/><subviews>\
      <view id="v" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="28" width="30" height="30"/></view></subviews><constraints>\
      <constraint firstItem="v" firstAttribute="top" secondItem="g" secondAttribute="bottom" \
      constant="20" symbolic="YES" id="1"/>\
      <constraint firstItem="v" firstAttribute="leading" secondItem="r" \
      secondAttribute="leading" id="2"/>\
      <constraint firstItem="v" firstAttribute="width" constant="30" id="3"/>\
      <constraint firstItem="v" firstAttribute="height" constant="30" id="4"/></constraints></view>
      """
    let document = try CanvasDocument.storyboard(
      tools: "5056", device: nil,
      controller: """
        <layoutGuides><viewControllerLayoutGuide type="top" id="g"/>\
        <viewControllerLayoutGuide type="bottom" id="h"/></layoutGuides>
        """, root: root)

    #expect(CanvasDocument.localFrames(document)["v"]?.minY == 28)
  }

  @Test("the safe area is shown by alignment rectangles, not by frames")
  func shownByAlignmentRectangles() throws {
    // A button behind whose title a symbol stands, 35 points high from 47 + 15 on: recorded
    // 3⅔ lower, and seven points less high.
    let root = """
      <view key="view" id="r"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>\
      <button id="b" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="15" y="65.666666666666657" width="35" height="28"/>\
      <state key="normal" backgroundImage="multiply" catalog="system"/></button></subviews>\
      <viewLayoutGuide key="safeArea" id="g"/><constraints>\
      <constraint firstItem="b" firstAttribute="top" secondItem="g" secondAttribute="top" \
      constant="15" id="1"/>\
      <constraint firstItem="b" firstAttribute="leading" secondItem="r" \
      secondAttribute="leading" constant="15" id="2"/>\
      <constraint firstItem="b" firstAttribute="width" constant="35" id="3"/>\
      <constraint firstItem="b" firstAttribute="height" constant="35" id="4"/></constraints></view>
      """
    let document = try CanvasDocument.storyboard(
      tools: "21507", device: "retina6_0", root: root,
      rest: """
        <resources><image name="multiply" catalog="system" width="128" height="113"/></resources>
        """)
    let top = try #require(CanvasDocument.localFrames(document)["b"]?.minY)

    #expect(abs(top - 65.667) < 0.01)
  }
}
