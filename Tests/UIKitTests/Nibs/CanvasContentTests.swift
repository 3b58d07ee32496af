// Part of Snug, under the Apache License 2.0; see LICENSE.

import CanvasModel
import Foundation
import IBDocument
import Testing

@testable import UIKit

/// Documentation/Fidelity.md §1.4, §2.2, §2.5, §2.7, §2.9, §2.15.
@MainActor
@Suite("What the canvas does with contents", .serialized)
struct CanvasContentTests {
  @Test("constraints and intrinsic sizes for the canvas alone hold there")
  func placeholders() throws {
    let views = """
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO">\
      <constraints><constraint firstAttribute="width" constant="120" placeholder="YES" id="w"/>\
      <constraint firstAttribute="height" constant="30" id="h"/></constraints></view>\
      <view id="b" translatesAutoresizingMaskIntoConstraints="NO" \
      placeholderIntrinsicWidth="240" placeholderIntrinsicHeight="128"/>
      """
    let document = try CanvasDocument.storyboard(
      tools: "22505", device: "retina4_7",
      root: CanvasDocument.root(
        views, CanvasDocument.at("a", x: 0, y: 0) + CanvasDocument.at("b", x: 10, y: 40)))

    let frames = CanvasDocument.frames(document)

    #expect(frames["a"] == CGRect(x: 0, y: 0, width: 120, height: 30))
    #expect(frames["b"] == CGRect(x: 10, y: 40, width: 240, height: 128))
  }

  @Test("off the canvas they do not")
  func placeholdersOfApps() throws {
    let objects = loadNib(
      """
      <view id="a"><rect key="frame" x="0" y="0" width="7" height="7"/><constraints>\
      <constraint firstAttribute="width" constant="120" placeholder="YES" id="w"/></constraints>\
      </view>
      """)

    #expect((objects.first as? UIView)?.constraints.isEmpty == true)
  }

  @Test("a frame without end, an outlet and an attribute of a wrong type end nothing")
  func wrongValues() throws {
    let views = """
      <view id="a"><rect key="frame" x="0" y="0" width="30" height="infinite"/>\
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
      keyPath="center" value="top"/></userDefinedRuntimeAttributes>\
      <connections><outlet property="center" destination="b" id="o"/></connections></view>\
      <view id="b"><rect key="frame" x="5" y="7" width="30" height="40"/></view>
      """
    let document = try CanvasDocument.storyboard(
      tools: "22505", device: "retina4_7", root: CanvasDocument.root(views, ""))
    let frames = CanvasDocument.frames(document)
    #expect(frames["a"] == CGRect(x: 0, y: 0, width: 30, height: 1e9))
    #expect(frames["b"] == CGRect(x: 5, y: 7, width: 30, height: 40))
  }

  /// Documentation/HostileFiles.md §3.9, §4.3.5.
  @Test("a header that no data source gives ends nothing, nor does a negative size of items")
  func supplementaryView() throws {
    #expect(try cell(itemWidth: 50)?.size == CGSize(width: 50, height: 50))
    #expect(try cell(itemWidth: -50) != nil)
  }

  /// The frame of the only cell of a collection view.
  private func cell(itemWidth: Int) throws -> CGRect? {
    let list = """
      <collectionView key="view" dataMode="prototypes" id="r">\
      <rect key="frame" x="0" y="0" width="375" height="667"/>\
      <collectionViewFlowLayout key="collectionViewLayout" id="l">\
      <size key="itemSize" width="\(itemWidth)" height="50"/>\
      <size key="headerReferenceSize" width="50" height="50"/></collectionViewFlowLayout>\
      <cells><collectionViewCell id="x" reuseIdentifier="x">\
      <rect key="frame" x="0" y="0" width="50" height="50"/></collectionViewCell></cells>\
      </collectionView>
      """
    let text = try CanvasDocument.storyboard(tools: "22505", device: "retina4_7", root: list)
    return CanvasDocument.frames(text)["x"]
  }

  @Test("a text for a number is read as NSString reads it", arguments: [("12", 12.0), ("x", 0)])
  func textForNumber(text: String, radius: CGFloat) throws {
    let objects = loadNib(
      """
      <view id="a"><userDefinedRuntimeAttributes>\
      <userDefinedRuntimeAttribute type="string" keyPath="layer.cornerRadius" value="\(text)"/>\
      </userDefinedRuntimeAttributes></view>
      """)

    #expect((objects.first as? UIView)?.layer.cornerRadius == radius)
  }

  @Test("a wrong place above is no miss of what is inside, locally")
  func local() throws {
    // The document recorded the container 100 points lower than its constraints say.
    let container = """
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="140" width="200" height="80"/><subviews>\
      <view id="b" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="30" y="20" width="160" height="40"/></view></subviews><constraints>\
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" \
      secondAttribute="leading" constant="30" id="1"/>\
      <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" \
      constant="10" id="2"/>\
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" \
      constant="20" id="3"/>\
      <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" \
      constant="20" id="4"/>\
      <constraint firstAttribute="width" constant="100" id="5"/>\
      <constraint firstAttribute="height" constant="80" id="6"/></constraints></view>
      """
    let outer = """
      <view id="d" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="300" width="375" height="50"/></view>
      """
    let document = try CanvasDocument.storyboard(
      tools: "22505", device: "retina4_7",
      root: CanvasDocument.root(
        container + outer,
        CanvasDocument.at("a", x: 0, y: 40) + CanvasDocument.at("d", x: 0, y: 300)))

    #expect(CanvasDocument.frames(document)["b"] == CGRect(x: 30, y: 20, width: 60, height: 40))
    let local = CanvasDocument.localFrames(document)
    #expect(local["a"] == CGRect(x: 0, y: 40, width: 100, height: 80))
    #expect(local["b"] == CGRect(x: 30, y: 20, width: 160, height: 40))
  }

  @Test(
    "rows keep 16 or 20 points beside their content, by the width of their table",
    arguments: [
      ("22505", 375.0, 16.0), ("22505", 414.0, 20.0), ("24127", 393.0, 20.0),
      ("23504", 390.0, 20.0), ("19529", 390.0, 20.0), ("16096", 375.0, 16.0),
    ])
  func rowMargins(tools: String, width: CGFloat, side: CGFloat) throws {
    let list = """
      <tableView key="view" dataMode="prototypes" style="plain" rowHeight="60" id="r">\
      <rect key="frame" x="0" y="0" width="\(width)" height="667"/>\
      <prototypes>\(CanvasDocument.row(width: width))</prototypes></tableView>
      """
    let document = try CanvasDocument.storyboard(tools: tools, device: "retina4_7", root: list)

    #expect(CanvasDocument.frames(document)["v"]?.minX == side)
    #expect(CanvasDocument.frames(document)["v"]?.minY == (tools == "24127" ? 15 : 11))
  }

  @Test(
    "on devices wider than 375 points tables wider than 320 keep 20 too",
    arguments: [(359.0, 20.0), (375, 20), (300, 16)])
  func wideDevices(width: CGFloat, side: CGFloat) throws {
    let list = """
      <tableView dataMode="prototypes" style="plain" rowHeight="60" id="t">\
      <rect key="frame" x="0" y="0" width="\(width)" height="600"/>\
      <prototypes>\(CanvasDocument.row(width: width))</prototypes></tableView>
      """
    let document = try CanvasDocument.storyboard(
      tools: "16096", device: "retina6_1", root: CanvasDocument.root(list, ""))

    #expect(CanvasDocument.frames(document)["v"]?.minX == side)
  }

  @Test(
    "in a row whose content is ambiguous, ties to the bottom give way",
    arguments: [true, false], [true, false])
  func ambiguousContent(isMarked: Bool, isXib: Bool) throws {
    let row = CanvasDocument.row(width: 320)
      .replacing(#"id="k""#, with: isMarked ? #"id="k" ambiguous="YES""# : #"id="k""#)
      .replacing(
        #"<constraint firstItem="v" firstAttribute="height""#,
        with: #"""
          <constraint firstItem="k" firstAttribute="bottomMargin" secondItem="v" \#
          secondAttribute="bottom" id="5"/><constraint firstItem="v" priority="999" \#
          firstAttribute="height"
          """#)
    let list = """
      <tableView key="view" dataMode="prototypes" style="plain" rowHeight="60" id="r">\
      <rect key="frame" x="0" y="0" width="320" height="667"/>\
      <prototypes>\(row)</prototypes></tableView>
      """
    let document =
      try isXib
      ? CanvasDocument.xib(tools: "16096", device: "retina4_0", row)
      : CanvasDocument.storyboard(tools: "16096", device: "retina4_0", root: list)

    // The view is 9 high by itself, and 60 − 2 · 11 between the margins.
    #expect(CanvasDocument.frames(document)["v"]?.minY == 11)
    #expect(CanvasDocument.frames(document)["v"]?.height == (isMarked ? 9 : 38))
  }

  @Test(
    "a row with what Xcode 26 marked as ambiguous keeps 11 points above",
    arguments: [("24128", true, 11.0), ("24128", false, 15), ("23504", true, 11)])
  func ambiguousRows(tools: String, isMarked: Bool, top: CGFloat) throws {
    let row = CanvasDocument.row(width: 414)
    let marked = isMarked ? row.replacing(#"id="v""#, with: #"ambiguous="YES" id="v""#) : row
    let list = """
      <tableView key="view" dataMode="prototypes" style="plain" rowHeight="60" id="r">\
      <rect key="frame" x="0" y="0" width="414" height="667"/>\
      <prototypes>\(marked)</prototypes></tableView>
      """
    let document = try CanvasDocument.storyboard(tools: tools, device: "retina6_1", root: list)

    #expect(CanvasDocument.frames(document)["v"]?.origin == CGPoint(x: 20, y: top))
  }

  @Test(
    "rows of a table that is no root keep 15 in Xcode 9 and 10",
    arguments: [("13771", 375.0, 15.0), ("14460", 320, 15), ("16096", 375, 16)])
  func innerRowMargins(tools: String, width: CGFloat, side: CGFloat) throws {
    let list = """
      <tableView dataMode="prototypes" style="plain" rowHeight="60" id="t">\
      <rect key="frame" x="0" y="0" width="\(width)" height="600"/>\
      <prototypes>\(CanvasDocument.row(width: width))</prototypes></tableView>
      """
    let document = try CanvasDocument.storyboard(
      tools: tools, device: "retina4_7", root: CanvasDocument.root(list, ""))

    #expect(CanvasDocument.frames(document)["v"]?.minX == side)
  }

  @Test(
    "rows of xibs keep 16 points, 15 in Xcode 11, 20 in wider rows than 320 on wide phones",
    arguments: [
      ("14490", "retina4_7", 320.0, 16.0), ("14854", "retina4_7", 450, 15),
      ("16097", "retina4_7", 375, 15), ("15505", "retina6_1", 320, 16),
      ("13196", "retina4_7", 319, 8),
      ("17701", "retina6_1", 320, 16), ("17701", "retina6_1", 414, 20),
      ("19529", "retina3_5", 414, 16), ("23727", "retina6_1", 396, 20),
      ("14490", "retina6_1", 375, 20), ("14490", "retina4_7", 430, 20),
      ("22138", "retina4_7", 394, 16),
      ("23504", "retina6_0", 414, 20), ("23727", "retina6_0", 414, 16),
    ])
  func xibRowMargins(tools: String, device: String, width: CGFloat, side: CGFloat) throws {
    let document = try CanvasDocument.xib(
      tools: tools, device: device, CanvasDocument.row(width: width))

    #expect(CanvasDocument.frames(document)["v"]?.minX == side)
  }

  @Test(
    "Xcode 13 shows text styles at the smallest size, Xcode 5 at M",
    arguments: [
      // 16 points are 19.09 high at M.
      ("5056", 19.5), ("6254", 20.5),
      ("17701", 20.5), ("18122", 17.0), ("20037", 17.0), ("21507", 20.5),
    ])
  func textStyles(tools: String, height: CGFloat) throws {
    let label = """
      <label id="a" text="Text" translatesAutoresizingMaskIntoConstraints="NO">\
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
    let document = try CanvasDocument.storyboard(
      tools: tools, device: "retina4_7",
      root: CanvasDocument.root(label, CanvasDocument.at("a", x: 0, y: 0)))

    #expect(CanvasDocument.frames(document)["a"]?.height == height)
  }

  @Test(
    "arranged views that nothing sizes have a new view's size, as far as the stack has room",
    arguments: [
      ("21701", "", CGRect(x: 69.5, y: 0, width: 240, height: 20)),
      ("21701", #"width="YES""#, CGRect(x: 139.5, y: 0, width: 100, height: 20)),
      ("11762", "", CGRect(x: 189.5, y: 0, width: 0, height: 20)),
    ])
  func emptyArrangedViews(tools: String, width: String, frame: CGRect) throws {
    let own = width.isEmpty ? "" : #"<constraint firstAttribute="width" constant="100" id="8"/>"#
    let stack = """
      <stackView id="a" axis="vertical" alignment="center" \
      translatesAutoresizingMaskIntoConstraints="NO"><subviews>\
      <view id="e" translatesAutoresizingMaskIntoConstraints="NO"><constraints>\
      <constraint firstAttribute="height" constant="20" id="9"/>\(own)</constraints></view>\
      </subviews><constraints><constraint firstAttribute="width" constant="379" id="7"/>\
      </constraints></stackView>
      """
    let document = try CanvasDocument.storyboard(
      tools: tools, device: "retina4_7",
      root: CanvasDocument.root(stack, CanvasDocument.at("a", x: 0, y: 0)))

    #expect(CanvasDocument.frames(document)["e"] == frame)
  }

  @Test("an image view without a picture in a stack view is 50 points long")
  func emptyArrangedImages() throws {
    let stack = """
      <stackView id="a" axis="vertical" alignment="leading" \
      translatesAutoresizingMaskIntoConstraints="NO"><subviews>\
      <imageView id="i" translatesAutoresizingMaskIntoConstraints="NO"/>\
      </subviews></stackView>
      """
    let document = try CanvasDocument.storyboard(
      tools: "21701", device: "retina4_7",
      root: CanvasDocument.root(stack, CanvasDocument.at("a", x: 0, y: 0)))

    #expect(CanvasDocument.frames(document)["i"] == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test(
    "a plain view around text over several lines is at least 50 points high in a stack view",
    arguments: [
      // A line of 17 points is 20.29 high, and 16 are around it; hugging of 1000 outweighs 750.
      (0, 251, 50.0), (1, 251, 36.5), (0, 1000, 36.5),
    ])
  func arrangedLines(lines: Int, hugging: Int, height: CGFloat) throws {
    let sides = ["top", "leading", "bottom", "trailing"].map { side in
      let isFirst = side == "top" || side == "leading"
      return """
        <constraint \(isFirst ? #"firstItem="l" "# : "")firstAttribute="\(side)" \
        secondItem="\(isFirst ? "v" : "l")" secondAttribute="\(side)" constant="8" \
        id="\(side)"/>
        """
    }
    let stack = """
      <stackView id="a" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO"><subviews>\
      <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><subviews>\
      <label id="l" text="Text" numberOfLines="\(lines)" verticalHuggingPriority="\(hugging)" \
      translatesAutoresizingMaskIntoConstraints="NO"/></subviews>\
      <constraints>\(sides.joined())</constraints></view></subviews></stackView>
      """
    let document = try CanvasDocument.storyboard(
      tools: "21701", device: "retina4_7",
      root: CanvasDocument.root(stack, CanvasDocument.at("a", x: 0, y: 0)))

    #expect(CanvasDocument.frames(document)["v"]?.height == height)
  }

  @Test("a view that no constraint names keeps its frame, where it has a mask")
  func unconstrained() throws {
    let views = """
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="310" y="6.5" width="49" height="31"/>\
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES"/></view>\
      <view id="b" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="310" y="50" width="49" height="31"/>\
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES"/></view>
      """
    let document = try CanvasDocument.storyboard(
      tools: "21701", device: "retina4_7",
      root: CanvasDocument.root(views, CanvasDocument.at("b", x: 12, y: 90)))

    let placed = CanvasDocument.placed(document).filter { ["a", "b"].contains($0.element.id) }

    #expect(placed.map(\.frame.minX) == [310, 12])
    #expect(placed.first?.frame.size == CGSize(width: 49, height: 31))
    #expect(placed.map(\.arrangement) == [.frame, .constraints])
  }

  @Test("a label without text in a stack view is 50 points long, beside others")
  func emptyLabels() throws {
    func frames(_ others: String) throws -> [String: CGRect] {
      let stack = """
        <stackView id="a" axis="vertical" alignment="leading" \
        translatesAutoresizingMaskIntoConstraints="NO"><subviews>\
        <label id="e" text="" translatesAutoresizingMaskIntoConstraints="NO"/>\(others)\
        </subviews></stackView>
        """
      let document = try CanvasDocument.storyboard(
        tools: "22505", device: "retina4_7",
        root: CanvasDocument.root(stack, CanvasDocument.at("a", x: 0, y: 0)))
      return CanvasDocument.frames(document)
    }
    let label = #"<label id="l" text="" translatesAutoresizingMaskIntoConstraints="NO">"#
    let height = #"<constraint firstAttribute="height" constant="21" id="h"/>"#

    #expect(try frames("")["e"]?.size == .zero)
    let pair = try frames("\(label)<constraints>\(height)</constraints></label>")
    #expect(pair["e"] == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(pair["l"] == CGRect(x: 0, y: 50, width: 50, height: 21))
    let hidden = #"<label id="h" hidden="YES" translatesAutoresizingMaskIntoConstraints="NO"/>"#
    #expect(try frames("\(label)</label>\(hidden)")["h"]?.width == 50)
  }

  @Test("a bold system font is as wide as bold on the canvas, on a device as semibold")
  func boldSystem() throws {
    let label = """
      <label id="a" text="Magazine" translatesAutoresizingMaskIntoConstraints="NO">\
      <fontDescription key="fontDescription" type="boldSystem" pointSize="13"/></label>
      """
    let document = try CanvasDocument.storyboard(
      tools: "22505", device: "retina4_7",
      root: CanvasDocument.root(label, CanvasDocument.at("a", x: 0, y: 0)))
    let bold = makeLabel("Magazine", .systemFont(ofSize: 13, weight: .bold))
    let device = try #require(loadNib(label).first as? UILabel)

    #expect(
      CanvasDocument.frames(document)["a"]?.width == bold.intrinsicContentSize.width)
    #expect(device.font.nominal.weight == UIFont.Weight.semibold.rawValue)
  }
}
