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
}
