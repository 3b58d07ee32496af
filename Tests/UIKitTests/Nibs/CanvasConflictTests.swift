// Part of Snug, under the Apache License 2.0; see LICENSE.

import CanvasModel
import Foundation
import IBDocument
import Testing

@testable import UIKit

/// Documentation/Fidelity.md §2.5, AutoLayout.md §9.
@MainActor
@Suite("Which constraint the canvas breaks in rows", .serialized)
struct CanvasConflictTests {
  /// A row 60 points high with a view of 30 that is tied above and below.
  private static let row = """
    <tableViewCell id="x" reuseIdentifier="x"><rect key="frame" x="0" y="28" width="375" \
    height="60"/><tableViewCellContentView key="contentView" tableViewCell="x" id="k">\
    <rect key="frame" x="0" y="0" width="375" height="60"/><subviews>\
    <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><constraints>\
    <constraint firstAttribute="height" constant="30" id="1"/></constraints></view></subviews>\
    <constraints><constraint firstItem="v" firstAttribute="leading" secondItem="k" \
    secondAttribute="leading" id="2"/>\
    <constraint firstItem="v" firstAttribute="trailing" secondItem="k" \
    secondAttribute="trailing" id="3"/>\
    <constraint firstItem="v" firstAttribute="top" secondItem="k" secondAttribute="top" id="4"/>\
    <constraint firstItem="v" firstAttribute="bottom" secondItem="k" \
    secondAttribute="bottom" id="5"/></constraints></tableViewCellContentView></tableViewCell>
    """

  @Test("a storyboard's row is sized last, so the height inside gives way")
  func storyboard() throws {
    let list = """
      <tableView key="view" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>\
      <prototypes>\(Self.row)</prototypes></tableView>
      """
    let document = try CanvasDocument.storyboard(tools: "21507", device: "retina4_7", root: list)

    #expect(CanvasDocument.frames(document)["v"]?.height == 60)
  }

  @Test("a xib's row is sized first, so the latest constraint gives way")
  func xib() throws {
    let document = try CanvasDocument.xib(tools: "21507", device: "retina4_7", Self.row)

    #expect(CanvasDocument.frames(document)["v"]?.height == 30)
  }
}
