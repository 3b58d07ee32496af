// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import IBDocument
import Testing

@testable import UIKit

/// Documentation/Fidelity.md §2, TextLayout.md §3.4 and §3.10: lengths that were recorded.
@MainActor
@Suite("What each Xcode's canvas does with texts and rows", .serialized)
struct CanvasXcodeTests {
  private func frames(_ tools: String, _ device: String?, _ view: String) throws
    -> [String: CGRect]
  {
    CanvasDocument.frames(
      try CanvasDocument.storyboard(
        tools: tools, device: device,
        root: CanvasDocument.root(view, CanvasDocument.at("a", x: 0, y: 0))))
  }

  @Test(
    "one-line texts are as wide as they were recorded",
    arguments: [
      // Xcode 8 shows the family Text at every size.
      ("11762", "City Name", #"type="system" pointSize="31""#, 144.0),
      ("11762", "City Name", #"type="system" pointSize="20""#, 94),
      ("12121", "Restaurant name", #"type="system" weight="medium" pointSize="20""#, 156.5),
      ("13771", "Second Label", #"type="system" pointSize="20""#, 119),
      // Thin letters are as wide as 229 on the axis of weights would be.
      ("15705", "France", #"type="system" weight="thin" pointSize="32""#, 90.5),
      // Semibold before iOS 14.
      ("15505", "UIAlertControllerStyleAlert", #"style="UICTFontTextStyleHeadline""#, 215.5),
      ("15505", "useyourloaf.com", #"style="UICTFontTextStyleHeadline""#, 133),
      // Files of the family Text are not tracked, and have no Display.
      ("11762", "Offline", #"name="SFUIText-Regular" family="SF UI Text" pointSize="14""#, 45),
      (
        "11762", "Compress images",
        #"name="SFUIText-Regular" family="SF UI Text" pointSize="16""#, 135
      ),
    ])
  func textWidths(tools: String, text: String, font: String, width: CGFloat) throws {
    let label = """
      <label id="a" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO">\
      <fontDescription key="fontDescription" \(font)/></label>
      """
    let found = try #require(try frames(tools, "retina4_7", label)["a"]?.width)

    #expect(abs(found - width) <= 0.5, "\(found)")
  }

  @Test(
    "title 1 has 26 points from Xcode 9 to 11",
    arguments: [("12121", 33.5), ("14460", 31.5), ("16097", 31.5), ("17701", 33.5)])
  func titles(tools: String, height: CGFloat) throws {
    let label = """
      <label id="a" text="Title" translatesAutoresizingMaskIntoConstraints="NO">\
      <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/></label>
      """

    #expect(try frames(tools, "retina4_7", label)["a"]?.height == height)
  }

  @Test("an activity indicator that hides when stopped is shown in a stack view")
  func indicators() throws {
    let stack = """
      <stackView id="a" spacing="8" translatesAutoresizingMaskIntoConstraints="NO"><subviews>\
      <activityIndicatorView hidesWhenStopped="YES" style="gray" id="i" \
      translatesAutoresizingMaskIntoConstraints="NO"/>\
      <label id="l" text="Text" translatesAutoresizingMaskIntoConstraints="NO"/>\
      </subviews></stackView>
      """

    #expect(try frames("14460", "retina4_7", stack)["l"]?.minX == 28)
  }

  @Test(
    "a content view with margins of its own has the wider of them and its row's",
    arguments: [
      ("17701", "retina6_1", 8.0, 20.0, 11.0), ("17701", "retina6_1", 16, 20, 16),
      ("17701", "retina6_1", 24, 24, 24), ("14854", "retina4_7", 8, 15, 11),
      ("24506", "retina6_0", 8, 16, 15), ("24506", "retina6_12", 8, 20, 15),
    ])
  func rowsWithMargins(
    tools: String, device: String, own: CGFloat, side: CGFloat, top: CGFloat
  ) throws {
    let document = try CanvasDocument.xib(
      tools: tools, device: device, CanvasDocument.row(width: 414, margins: own))
    let frame = try #require(CanvasDocument.frames(document)["v"])

    #expect(frame.origin == CGPoint(x: side, y: top))
    #expect(frame.width == 414 - 2 * side)
  }

  @Test(
    "rows as wide as an inset grouped table stand in it, others do not",
    arguments: [("insetGrouped", 310.0), ("grouped", 350)])
  func insetRows(style: String, width: CGFloat) throws {
    let table = """
      <tableView key="view" dataMode="prototypes" style="\(style)" rowHeight="60" id="r">\
      <rect key="frame" x="0" y="0" width="390" height="844"/>\
      <prototypes>\(CanvasDocument.row(width: 390))</prototypes></tableView>
      """
    let document = try CanvasDocument.storyboard(
      tools: "23504", device: "retina6_0", root: table)

    #expect(CanvasDocument.frames(document)["v"]?.width == width)
  }

  @Test(
    "up to Xcode 10 a label between an edge and the middle is a point wider off a device",
    arguments: [
      ("6254", nil, 480.0, 441.0), ("14109", "retina4_7", 480, 441),
      ("15505", "retina4_7", 480, 440), ("14109", "retina4_7", 375, 335),
    ])
  func centredLabels(tools: String, device: String?, root: CGFloat, width: CGFloat) throws {
    let view = """
      <view id="r"><rect key="frame" x="0" y="0" width="\(root)" height="480"/><subviews>\
      <label id="a" text="Text" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>\
      <constraints>\(CanvasDocument.at("a", x: 20, y: 100))\
      <constraint firstAttribute="centerX" secondItem="a" secondAttribute="centerX" id="m"/>\
      </constraints></view>
      """
    let document = try CanvasDocument.xib(tools: tools, device: device, view)

    #expect(CanvasDocument.frames(document)["a"]?.minX == 20)
    #expect(CanvasDocument.frames(document)["a"]?.width == width)
  }

  @Test("a toolbar that stands by itself is 49 points high on round phones")
  func toolbars() throws {
    let bar = #"<toolbar id="a" translatesAutoresizingMaskIntoConstraints="NO"/>"#

    #expect(try frames("14490", "retina6_1", bar)["a"]?.height == 49)
    #expect(try frames("14490", "retina4_7", bar)["a"]?.height == 44)
  }

  @Test(
    "buttons with a configuration: the title in body, a sign as a large symbol",
    arguments: [
      ("22154", #"buttonType="system""#, 162.0),
      ("23504", #"buttonType="detailDisclosure""#, 50),
    ])
  func buttons(tools: String, words: String, width: CGFloat) throws {
    let title = words.contains("detail") ? "" : #"title="Configure Bridges""#
    let button = """
      <button id="a" \(words) translatesAutoresizingMaskIntoConstraints="NO">\
      <buttonConfiguration key="configuration" style="plain" \(title)/></button>
      """

    let found = try #require(try frames(tools, "retina4_7", button)["a"]?.width)

    #expect(abs(found - width) <= 0.5, "\(found)")
  }

  @Test("a designable view has the size that its class answered in Interface Builder")
  func designables() throws {
    let view = #"<label id="a" text="Text" translatesAutoresizingMaskIntoConstraints="NO"/>"#
    let sizes = """
      <designables><designable name="a">\
      <size key="intrinsicContentSize" width="103" height="26.5"/></designable></designables>
      """
    let root = CanvasDocument.root(view, CanvasDocument.at("a", x: 0, y: 0))
    let document = try CanvasDocument.storyboard(
      tools: "17701", device: "retina6_1", root: root, rest: sizes)

    #expect(CanvasDocument.frames(document)["a"]?.size == CGSize(width: 103, height: 26.5))
  }

  @Test("the title of a configured button with the primary role is semibold")
  func primaryTitle() {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Configure"
    let usual = button.intrinsicContentSize.width
    button.role = .primary
    let title = makeLabel("Configure", .systemFont(ofSize: 17, weight: .semibold))

    #expect(button.intrinsicContentSize.width > usual + 2)
    #expect(abs(button.intrinsicContentSize.width - title.intrinsicContentSize.width - 24) <= 0.5)
  }

  @Test(
    "a configured button shows the image of a reference, in its scale",
    arguments: [("default", 44.0), ("large", 49.6)])
  func imageReferences(scale: String, width: CGFloat) throws {
    let button = """
      <button id="a" translatesAutoresizingMaskIntoConstraints="NO">\
      <buttonConfiguration key="configuration" style="plain"><imageReference key="image" \
      image="plus.circle" catalog="system" symbolScale="\(scale)"/></buttonConfiguration></button>
      """

    let found = try #require(try frames("24412", "retina4_7", button)["a"]?.width)

    #expect(abs(found - width) <= 0.5, "\(found)")
  }

  @Test("what is tied to the keyboard's guide ends where the safe area ends")
  func keyboardGuide() throws {
    let root = CanvasDocument.tied(to: "top", width: 414, height: 896)
      .replacingOccurrences(
        of: #"<viewLayoutGuide key="safeArea" id="g"/>"#,
        with:
          #"<viewLayoutGuide key="safeArea" id="s"/><keyboardLayoutGuide key="keyboard" id="g"/>"#
      )
      .replacingOccurrences(
        of: #"firstAttribute="top""#, with: #"firstAttribute="bottom""#)
    let document = try CanvasDocument.storyboard(tools: "21701", device: "retina6_1", root: root)

    #expect(CanvasDocument.frames(document)["v"]?.maxY == 862)
  }

  @Test("a class of an app's that has the name of one inside UIKit is unknown, not that one")
  func innerClasses() throws {
    let view =
      #"<view id="a" customClass="BarButton" translatesAutoresizingMaskIntoConstraints="NO"/>"#

    #expect(try frames("22505", "retina4_7", view)["a"] != nil)
    #expect(RuntimeRegistry.classNamed("BarButton") == nil)
    #expect(RuntimeRegistry.classNamed("UIButton") != nil)
  }

  @Test("beside what is marked as ambiguous a row of Xcode 26 has its 15 points above")
  func viewsBesideAmbiguousOnes() throws {
    let other = """
      <view id="w" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>\
      <constraint firstItem="k" firstAttribute="topMargin" secondItem="v" \
      secondAttribute="top" constant="-4" id="0"/>\
      <constraint firstItem="w" firstAttribute="top" secondItem="k" \
      secondAttribute="topMargin" constant="4" id="5"/>\
      <constraint firstItem="w" firstAttribute="bottom" secondItem="k" \
      secondAttribute="bottomMargin" id="6"/>
      """
    let row = CanvasDocument.row(width: 414)
      .replacing(#"id="v""#, with: #"ambiguous="YES" id="v""#)
      .replacing("</subviews><constraints>", with: other)
      .replacing(
        #"""
        <constraint firstItem="v" firstAttribute="top" secondItem="k" \#
        secondAttribute="topMargin" id="2"/>
        """#, with: "")
    let list = """
      <tableView key="view" dataMode="prototypes" style="plain" rowHeight="60" id="r">\
      <rect key="frame" x="0" y="0" width="414" height="667"/>\
      <prototypes>\(row)</prototypes></tableView>
      """
    let document = try CanvasDocument.storyboard(tools: "24128", device: "retina6_1", root: list)
    let frames = CanvasDocument.frames(document)

    // The row is 60 high: 11 + 4 above the marked view, 15 + 4 above and 15 below the other.
    #expect(frames["v"]?.minY == 15)
    #expect(frames["w"]?.minY == 19)
    #expect(frames["w"]?.maxY == 45)
  }

  @Test("an app's own published font has its lines on the canvas, any other name the system's")
  func fontsOfApps() throws {
    func height(_ font: String) throws -> CGFloat? {
      let label = """
        <label id="a" text="Hay" translatesAutoresizingMaskIntoConstraints="NO">\
        <fontDescription key="fontDescription" \(font) pointSize="15"/></label>
        """
      let document = try CanvasDocument.storyboard(
        tools: "23504", device: "retina6_1",
        root: CanvasDocument.root(label, CanvasDocument.at("a", x: 0, y: 0)))
      return CanvasDocument.frames(document)["a"]?.height
    }

    // 15 points are 20.46 high in Nunito Sans, 18.75 in Quicksand and 17.9 in San Francisco, at
    // two pixels a point.
    #expect(try height(#"name="NunitoSans-Bold" family="Nunito Sans""#) == 20.5)
    #expect(try height(#"name="Quick-9pt" family="Quicksand""#) == 19)
    #expect(try height(#"name="Unheard-Bold" family="Unheard""#) == 18)
  }

  @Test(
    "San Francisco's files are the system font in their weight on the canvas",
    arguments: [
      ("SFProText-Semibold", "semibold"), ("SFProDisplay-Bold", "bold"), ("SF Pro", "regular"),
    ])
  func sanFrancisco(name: String, weight: String) throws {
    func width(_ font: String) throws -> CGFloat {
      let label = """
        <label id="a" text="Settings" translatesAutoresizingMaskIntoConstraints="NO">\
        <fontDescription key="fontDescription" \(font) pointSize="17"/></label>
        """
      return try #require(try frames("23504", "retina6_1", label)["a"]?.width)
    }

    #expect(
      try width(#"name="\#(name)" family="SF Pro""#)
        == width(#"type="system" weight="\#(weight)""#))
  }

  @Test(
    "names of the system font's former families are Times New Roman from iOS 13 on",
    arguments: [
      // Adobe's metrics of Times: 2 944 thousandths; lines of 1.107 em.
      (".SFUIText", "Groups", 59), (".SFUIDisplay", "Groups", 59),
    ])
  func hiddenFonts(name: String, text: String, width: CGFloat) throws {
    let label = """
      <label id="a" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO">\
      <fontDescription key="fontDescription" name="\(name)" family=".SF UI Text" \
      pointSize="20"/></label>
      """

    let times = CGSize(width: width, height: 22.5)
    #expect(try frames("20037", "retina4_7", label)["a"]?.size == times)
    #expect(try frames("14460", "retina4_7", label)["a"]?.height == 24)
  }

  @Test("content of priority 1000 wins over its share of a proportional stack view")
  func requiredContent() throws {
    func view(_ id: String, _ width: Int, _ priorities: String) -> String {
      """
      <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(priorities) \
      placeholderIntrinsicWidth="\(width)" placeholderIntrinsicHeight="10"/>
      """
    }
    let required =
      #"horizontalHuggingPriority="1000" horizontalCompressionResistancePriority="1000""#
    let stack = """
      <stackView id="a" distribution="fillProportionally" \
      translatesAutoresizingMaskIntoConstraints="NO">\
      <subviews>\(view("b", 100, required))\(view("d", 300, ""))</subviews><constraints>\
      <constraint firstItem="a" firstAttribute="width" constant="200" id="w"/></constraints>\
      </stackView>
      """
    let frames = try frames("22505", "retina4_7", stack)

    // Shares of 100 and 300 in 200 are 50 and 150.
    #expect(frames["b"]?.width == 100)
    #expect(frames["d"]?.width == 100)
  }
}
