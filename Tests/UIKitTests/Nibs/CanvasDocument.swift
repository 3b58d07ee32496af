// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import IBDocument

@testable import CanvasModel
@testable import UIKit

/// Small documents and where the canvas puts their views.
@MainActor
enum CanvasDocument {
  static func storyboard(
    tools: String, device: String?, orientation: String = "portrait", controller: String = "",
    root: String, others: String = "", rest: String = ""
  ) throws -> Document {
    try document(
      "Storyboard.XIB", tools: tools, device: device, orientation,
      """
      <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">\
      \(controller)\(root)</viewController></objects></scene>\(others)</scenes>\(rest)
      """)
  }

  static func xib(tools: String, device: String?, _ objects: String) throws -> Document {
    try document("XIB", tools: tools, device: device, "portrait", "<objects>\(objects)</objects>")
  }

  private static func document(
    _ type: String, tools: String, device: String?, _ orientation: String, _ content: String
  ) throws -> Document {
    let device = device.map { #"<device id="\#($0)" orientation="\#(orientation)"/>"# } ?? ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">\(device)\
      \(content)</document>
      """
    return try Document(data: Data(text.utf8), file: "Test.\(type)")
  }

  /// A root as large as a phone's screen of 4.7 inches.
  static func root(_ subviews: String, _ constraints: String) -> String {
    """
    <view key="view" id="r"><rect key="frame" x="0" y="0" width="375" height="667"/>\
    <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></view>
    """
  }

  /// Ties a view to the top left corner of the root.
  static func at(_ id: String, x: CGFloat, y: CGFloat) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="r" \
    secondAttribute="leading" constant="\(x)" id="\(id)x"/>\
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="r" \
    secondAttribute="top" constant="\(y)" id="\(id)y"/>
    """
  }

  /// A row with a view 9 points high that lies in its content's margins.
  ///
  /// - Parameter margins: The content view's own at each side, points.
  static func row(width: CGFloat, margins: CGFloat? = nil) -> String {
    let own = margins.map {
      """
      <edgeInsets key="layoutMargins" top="\($0)" left="\($0)" bottom="\($0)" right="\($0)"/>
      """
    }
    return """
      <tableViewCell id="x" reuseIdentifier="x" preservesSuperviewLayoutMargins="YES">\
      <rect key="frame" x="0" y="28" width="\(width)" height="60"/>\
      <tableViewCellContentView key="contentView" tableViewCell="x" id="k" \
      preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO">\
      <rect key="frame" x="0" y="0" width="\(width)" height="60"/><subviews>\
      <view id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>\
      <constraint firstItem="v" firstAttribute="leading" secondItem="k" \
      secondAttribute="leadingMargin" id="1"/>\
      <constraint firstItem="v" firstAttribute="top" secondItem="k" \
      secondAttribute="topMargin" id="2"/>\
      <constraint firstItem="v" firstAttribute="trailing" secondItem="k" \
      secondAttribute="trailingMargin" id="3"/>\
      <constraint firstItem="v" firstAttribute="height" constant="9" id="4"/></constraints>\
      \(own ?? "")</tableViewCellContentView></tableViewCell>
      """
  }

  /// A root with a view 10 points high at the top of its safe area, or at its bottom.
  static func tied(
    to edge: String, width: CGFloat, height: CGFloat, y: CGFloat = 0, key: String = #"key="view""#
  ) -> String {
    """
    <view \(key) id="r"><rect key="frame" x="0" y="\(y)" width="\(width)" height="\(height)"/>\
    <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews><constraints>\
    <constraint firstItem="v" firstAttribute="\(edge)" secondItem="g" \
    secondAttribute="\(edge)" id="1"/>\
    <constraint firstItem="v" firstAttribute="leading" secondItem="r" \
    secondAttribute="leadingMargin" id="2"/>\
    <constraint firstItem="v" firstAttribute="width" constant="10" id="3"/>\
    <constraint firstItem="v" firstAttribute="height" constant="10" id="4"/></constraints>\
    <viewLayoutGuide key="safeArea" id="g"/></view>
    """
  }

  /// The frames of views, by id.
  static func frames(_ document: Document) -> [String: CGRect] {
    Dictionary(
      placed(document).compactMap { view in view.element.id.map { ($0, view.frame) } },
      uniquingKeysWith: { first, _ in first })
  }

  static func placed(_ document: Document) -> [DocumentCanvas.Placed] {
    let (outer, traits) = (Runtime.current, UITraitCollection.current)
    defer { (Runtime.current, UITraitCollection.current) = (outer, traits) }
    Runtime.current = Runtime()
    return DocumentCanvas(document: document, conditions: .usual(of: document)).placed()
  }

  static func localFrames(_ document: Document) -> [String: CGRect] {
    let (outer, traits) = (Runtime.current, UITraitCollection.current)
    defer { (Runtime.current, UITraitCollection.current) = (outer, traits) }
    Runtime.current = Runtime()
    let frames = DocumentCanvas(document: document, conditions: .usual(of: document)).localFrames()
    var result: [String: CGRect] = [:]
    document.root.forEachDescendant { element, _ in
      if let id = element.id { result[id] = frames[element.location] }
    }
    return result
  }
}
