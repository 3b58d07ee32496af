// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import IBDocument
import Testing

@testable import UIKit

/// A view whose calls tell the order in which a nib is loaded.
final class RecordingView: UIView {
  static var log: [String] = []
  var label: UILabel? { didSet { RecordingView.log.append("outlet") } }
  var labels: [UILabel] = [] { didSet { RecordingView.log.append("collection") } }
  var corner: CGFloat = 0 { didSet { RecordingView.log.append("attribute") } }

  required init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    RecordingView.log.append("init \(subviews.count)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    RecordingView.log.append("awake")
  }

  static func register() {
    let entry = RuntimeRegistry.register("Nibs.RecordingView", RecordingView.self)
    entry.property("label", \RecordingView.label)
    entry.property("labels", \RecordingView.labels)
    entry.property("corner", \RecordingView.corner)
  }
}

/// A view that adds what its nib holds after loading, and has a weak outlet to it.
private final class OwningView: UIView {
  weak var content: UIView?

  static func register() {
    RuntimeRegistry.register("Nibs.OwningView", OwningView.self)
      .property("content", \OwningView.content)
  }
}

/// Is told by everybody.
private final class Judge: NSObject, UISearchBarDelegate, UITextViewDelegate, UITabBarDelegate,
  UITabBarControllerDelegate, UIPickerViewDelegate, UIPickerViewDataSource
{
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
}

/// A layout that is no flow layout.
final class RadialLayout: UICollectionViewLayout {}

/// Loads an inline xib whose objects are `body`.
@MainActor
func loadNib(_ body: String, owner: AnyObject? = nil) -> [Any] {
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
    <objects>\(body)</objects>
    </document>
    """
  return UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner)
}

@MainActor
@Suite("Nibs", .serialized)
struct NibTests {
  @Test("objects, then attributes, outlets, collections, and waking last")
  func followsOrder() throws {
    RecordingView.register()
    RecordingView.log = []
    let objects = loadNib(
      """
      <view id="v" customClass="RecordingView" customModule="Nibs">
      <subviews><label id="l" text="Hi"/></subviews>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="corner">
      <integer key="value" value="4"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      <connections><outlet property="label" destination="l"/>
      <outletCollection property="labels" destination="l"/></connections></view>
      """)
    let view = try #require(objects.first as? RecordingView)

    #expect(RecordingView.log == ["init 1", "attribute", "outlet", "collection", "awake"])
    #expect(view.corner == 4)
    #expect(view.label?.text == "Hi")
    #expect(view.labels.count == 1)
  }

  @Test("File's Owner is connected and not among the top-level objects")
  func connectsOwner() throws {
    RecordingView.register()
    let owner = RecordingView(frame: .zero)
    let objects = loadNib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
      <connections><outlet property="label" destination="l"/></connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
      <label id="l" text="Owned"/>
      """, owner: owner)

    #expect(objects.count == 1)
    #expect(owner.label?.text == "Owned")
  }

  @Test("top-level objects live to the turn's end; a key with a capital sets the property")
  func weakOutlet() throws {
    OwningView.register()
    let owner = OwningView(frame: .zero)
    let load = { (body: String) in _ = loadNib(body, owner: owner) }
    load(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
      <connections><outlet property="Content" destination="v"/></connections></placeholder>
      <view id="v"/>
      """)

    #expect(owner.content != nil)
    Runtime.current.turn()
    #expect(owner.content == nil)
  }

  @Test("a title that a document keeps beside a configuration is not shown")
  func configuredButton() throws {
    let objects = loadNib(
      """
      <button id="a" buttonType="system"><state key="normal" title="Old"/>
      <buttonConfiguration key="configuration" style="plain" subtitle="New"/></button>
      <button id="b" buttonType="system"><state key="normal" title="Old"/>
      <buttonConfiguration key="configuration" style="plain" title="New"/></button>
      """)
    let buttons = objects.compactMap { $0 as? UIButton }
    #expect(buttons.map(\.currentTitle) == [nil, "New"])
    #expect(buttons.first?.configuration?.subtitle == "New")
  }

  @Test("a configuration's title has the font that the document gives it")
  func configuredTitleFont() throws {
    let objects = loadNib(
      """
      <button id="a" buttonType="system">
      <buttonConfiguration key="configuration" style="filled" title="Text">
      <fontDescription key="titleFontDescription" type="system" pointSize="30"/>
      </buttonConfiguration></button>
      """)
    let button = try #require(objects.first as? UIButton)

    // 30 × 1.193359375 is 35.8 between insets of 7.
    #expect(abs(button.intrinsicContentSize.height - 49.8) < 0.5)
  }

  @Test("an unknown class is said, with its place, and the base class takes over")
  func reportsUnknownClass() throws {
    Runtime.current.clearIssues()
    let objects = loadNib("<label id=\"l\" customClass=\"Gone\" customModule=\"App\" text=\"x\"/>")

    #expect(type(of: objects[0] as AnyObject) == UILabel.self)
    #expect(
      Runtime.current.issues.map(\.consoleText) == [
        "Unknown class App.Gone in Interface Builder file."
      ])
    #expect(Runtime.current.issues.map(\.description)[0].hasPrefix("data.xib:2:10: warning: "))
  }

  @Test("any layout class may stand where the document says flow layout")
  func layoutClass() throws {
    RuntimeRegistry.register("Nibs.RadialLayout", RadialLayout.self)
    Runtime.current.clearIssues()
    let objects = loadNib(
      """
      <collectionView id="c"><collectionViewFlowLayout key="collectionViewLayout" id="l"
      minimumLineSpacing="10" customClass="RadialLayout" customModule="Nibs">
      <size key="itemSize" width="50" height="50"/></collectionViewFlowLayout></collectionView>
      """)
    let view = try #require(objects.first as? UICollectionView)

    #expect(type(of: view.collectionViewLayout) == RadialLayout.self)
    #expect(Runtime.current.issues.isEmpty)
  }

  @Test("a collection cell's content view has the document's class, and is connected as it")
  func contentViewClass() throws {
    RecordingView.register()
    let objects = loadNib(
      """
      <collectionViewCell id="c"><rect key="frame" x="0" y="0" width="80" height="60"/>
      <collectionViewCellContentView key="contentView" id="k" customClass="RecordingView" \
      customModule="Nibs"><rect key="frame" x="0" y="0" width="80" height="60"/>
      <subviews><label id="l" text="Hi" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="k" \
      secondAttribute="leading" constant="7" id="1"/></constraints>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="corner">
      <integer key="value" value="4"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      <connections><outlet property="label" destination="l"/></connections>
      </collectionViewCellContentView></collectionViewCell>
      """)
    let cell = try #require(objects.first as? UICollectionViewCell)
    let content = try #require(cell.contentView as? RecordingView)
    cell.frame.size.width = 120
    cell.layoutIfNeeded()

    #expect(cell.subviews == [content])
    #expect(content.corner == 4)
    #expect(content.label?.frame.minX == 7)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 120, height: 60))
  }

  @Test("a runtime attribute that the object lacks is written down, and loading goes on")
  func unknownRuntimeAttribute() throws {
    Runtime.current.clearIssues()
    let objects = loadNib(
      """
      <view id="v"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="sparkle">
      <integer key="value" value="4"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="tag">
      <integer key="value" value="7"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """)

    #expect((objects.first as? UIView)?.tag == 7)
    #expect(Runtime.current.issues.count == 1)
    #expect(
      Runtime.current.issues.first?.consoleText.hasPrefix(
        "Failed to set (sparkle) user defined inspected property on (UIKit.UIView)") == true)
  }

  @Test("whom controls, bars and lists tell is connected")
  func delegateOutlets() throws {
    let judge = Judge()
    let outlets = """
      <connections><outlet property="delegate" destination="-1"/>
      <outlet property="dataSource" destination="-1"/></connections>
      """
    let one = outlets.replacingOccurrences(
      of: "<outlet property=\"dataSource\" destination=\"-1\"/>", with: "")
    let objects = loadNib(
      """
      <searchBar id="s">\(one)</searchBar><textView id="t">\(one)</textView>
      <pickerView id="p">\(outlets)</pickerView><tabBar id="b">\(one)</tabBar>
      <tabBarController id="c">\(one)</tabBarController>
      """, owner: judge)

    #expect(objects.compactMap { ($0 as? UISearchBar)?.delegate }.first === judge)
    #expect(objects.compactMap { ($0 as? UITextView)?.delegate }.first === judge)
    #expect(objects.compactMap { ($0 as? UIPickerView)?.delegate }.first === judge)
    #expect(objects.compactMap { ($0 as? UIPickerView)?.dataSource }.first === judge)
    #expect(objects.compactMap { ($0 as? UITabBar)?.delegate }.first === judge)
    #expect(objects.compactMap { ($0 as? UITabBarController)?.delegate }.first === judge)
  }

  @Test("an outlet that the class lacks ends the process with UIKit's text")
  func stopsAtUnknownOutlet() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = loadNib(
          """
          <view id="v"><connections><outlet property="title" destination="v"/></connections></view>
          """)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)

    #expect(text.contains("NSUnknownKeyException"))
    #expect(
      text.contains(
        "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key title."
      ))
    // The connection begins behind `<view id="v"><connections>`.
    #expect(text.contains("data.xib:2:36: error: 'title' is connected here\n***"), "\(text)")
  }

  @Test("an action that the class lacks is told when it is sent, with its place")
  func stopsAtUnknownAction() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        RecordingView.register()
        let objects = loadNib(
          """
          <view id="v" customClass="RecordingView" customModule="Nibs"><subviews><button id="b">
          <connections><action selector="press:" destination="v" eventType="touchUpInside" id="a"/>
          </connections></button></subviews></view>
          """)
        let button = (objects.first as? UIView)?.subviews.first as? UIButton
        button?.sendActions(for: .touchUpInside)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)

    #expect(text.contains("data.xib:3:14: error: 'press:' is connected here\n***"), "\(text)")
    #expect(text.contains("press:]: unrecognized selector sent to instance"), "\(text)")
  }

  @Test("a missing image is said once, with its place, however many objects want it")
  func missingImage() throws {
    Runtime.current.clearIssues()
    let loader = { _ = loadNib("<imageView image=\"Lost\" id=\"i\"/>") }
    loader()
    loader()

    let said = Runtime.current.issues.map(\.description)
    #expect(said.count == 1)
    #expect(
      said.first?.hasPrefix(
        "data.xib:2:10: warning: Could not load the \"Lost\" image referenced from a nib in the "
          + "bundle with identifier ") == true)
  }

  @Test("views take what their elements say")
  func decodesViews() throws {
    let view = try #require(
      loadNib(
        """
        <view tag="7" alpha="0.5" hidden="YES" clipsSubviews="YES" contentMode="center"
          horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <rect key="frame" x="1" y="2" width="30" height="40"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"
          customColorSpace="sRGB"/>
        </view>
        """
      ).first as? UIView)

    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.tag == 7)
    #expect(view.alpha == 0.5)
    #expect(view.isHidden)
    #expect(view.clipsToBounds)
    #expect(view.contentMode == .center)
    #expect(view.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("a fixed frame in an Auto Layout document follows its autoresizing mask")
  func keepsFixedFrames() throws {
    let view = try #require(
      loadNib(
        "<view fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\"/>"
      )
      .first as? UIView)

    #expect(view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("constraints are active, with the owner where the first item is omitted")
  func activatesConstraints() throws {
    let root = try #require(
      loadNib(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews><view id="s" translatesAutoresizingMaskIntoConstraints="NO">
        <constraints><constraint firstAttribute="height" constant="30" id="h"/></constraints>
        </view></subviews>
        <constraints>
        <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading"
          constant="10"/>
        <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" constant="20"/>
        <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top"
          constant="5" priority="750" identifier="top"/>
        </constraints></view>
        """
      ).first as? UIView)
    Runtime.current.settle(root)

    #expect(root.subviews[0].frame == CGRect(x: 10, y: 5, width: 170, height: 30))
    #expect(root.constraints.map(\.identifier) == [nil, nil, "top"])
    #expect(root.constraints[2].priority == UILayoutPriority(750))
  }

  @Test("a view that is not installed exists, but in no tree, and its constraints are left out")
  func leavesUninstalledViewsOut() throws {
    RecordingView.register()
    let root = try #require(
      loadNib(
        """
        <view id="v" customClass="RecordingView" customModule="Nibs">
        <subviews><label id="l" text="x"/></subviews>
        <constraints><constraint firstItem="l" firstAttribute="top" secondItem="v"
          secondAttribute="top" id="c"/></constraints>
        <variation key="default"><mask key="subviews"><exclude reference="l"/></mask></variation>
        <connections><outlet property="label" destination="l"/></connections></view>
        """
      ).first as? RecordingView)

    #expect(root.subviews.isEmpty)
    #expect(root.constraints.isEmpty)
  }
}
