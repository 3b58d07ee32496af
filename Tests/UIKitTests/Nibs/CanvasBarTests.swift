// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import IBDocument
import Testing

@testable import UIKit

/// Documentation/Fidelity.md §2.3, §2.4 and §2.7.
@MainActor
@Suite("Bars and sides of Interface Builder's canvas", .serialized)
struct CanvasBarTests {
  /// A navigation controller with large titles whose first scene is the document's.
  private static let navigation = """
    <scene sceneID="n"><objects><navigationController id="n" sceneMemberID="viewController">\
    <navigationBar key="navigationBar" largeTitles="YES" id="b"/><connections>\
    <segue destination="c" kind="relationship" relationship="rootViewController" id="e"/>\
    </connections></navigationController></objects></scene>
    """

  /// A phone's root with one view 10 points high at the top of the safe area.
  private func root(_ name: String) -> String {
    CanvasDocument.tied(to: "top", width: 393, height: 852)
      .replacingOccurrences(of: "<view id=\"v\"", with: "<\(name) id=\"v\"")
      .replacingOccurrences(
        of: #"height="10"/></view></subviews>"#, with: #"height="10"/></\#(name)></subviews>"#)
  }

  @Test(
    "a list that is the first in its scene folds the large title away, in Xcode 13 to 16.2",
    arguments: [
      // 59 of the screen and 44 of the bar; 52 of the title. From Xcode 16.3 on 59 twice, in Xcode
      // 10 44 of the screen.
      ("21507", "view", 155.0), ("21507", "tableView", 103), ("21507", "collectionView", 103),
      ("23727", "tableView", 214), ("14113", "tableView", 140),
    ])
  func foldedTitles(tools: String, first: String, top: CGFloat) throws {
    let document = try CanvasDocument.storyboard(
      tools: tools, device: "retina6_12", root: root(first), others: Self.navigation)

    #expect(CanvasDocument.frames(document)["v"]?.minY == top)
  }

  @Test(
    "a bar with a large title and the system's add item is 60.3 points higher than one without",
    arguments: [
      // Rounded up to pixels: 104⅓ at three a point; 60 in Xcode 13.
      ("21507", "retina6_12", "add", 163.333), ("19455", "retina5_9", "add", 148),
      ("21507", "retina6_12", "done", 155),
    ])
  func addItems(tools: String, device: String, item: String, top: CGFloat) throws {
    let controller = """
      <navigationItem key="navigationItem" title="Words" id="i">\
      <barButtonItem key="rightBarButtonItem" systemItem="\(item)" id="j"/></navigationItem>
      """
    let size = device == "retina5_9" ? (375, 812) : (393, 852)
    let document = try CanvasDocument.storyboard(
      tools: tools, device: device, controller: controller,
      root: CanvasDocument.tied(to: "top", width: CGFloat(size.0), height: CGFloat(size.1)),
      others: Self.navigation)

    let found = try #require(CanvasDocument.frames(document)["v"]?.minY)
    #expect(abs(found - top) < 0.01, "\(found)")
  }

  @Test("a plain phone on its side has no status bar", arguments: ["13771", "22505"])
  func sideways(tools: String) throws {
    let document = try CanvasDocument.storyboard(
      tools: tools, device: "retina4_7", orientation: "landscape",
      root: CanvasDocument.tied(to: "top", width: 667, height: 375))

    #expect(CanvasDocument.frames(document)["v"]?.minY == 0)
  }

  @Test("a phone on its side keeps 16 points at its sides, whatever its width")
  func sideMargins() throws {
    func left(_ orientation: String, _ width: CGFloat, _ height: CGFloat) throws -> CGFloat? {
      let document = try CanvasDocument.storyboard(
        tools: "16096", device: "retina6_1", orientation: orientation,
        root: CanvasDocument.tied(to: "top", width: width, height: height))
      return CanvasDocument.frames(document)["v"]?.minX
    }

    #expect(try left("portrait", 414, 896) == 20)
    // Beside the sensor housing.
    #expect(try left("landscape", 896, 414) == 44 + 16)
  }

  @Test("what a scene with a simulated navigation bar pushes has it too")
  func pushedFromSimulatedBar() throws {
    let others = """
      <scene sceneID="f"><objects><viewController id="first" sceneMemberID="viewController">\
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/><connections>\
      <segue destination="c" kind="show" id="g2"/></connections></viewController></objects></scene>
      """
    let document = try CanvasDocument.storyboard(
      tools: "14113", device: "retina4_7",
      root: CanvasDocument.tied(to: "top", width: 375, height: 667), others: others)

    #expect(CanvasDocument.frames(document)["v"]?.minY == 64)
  }
}
