// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import IBDocument

@testable import CanvasModel
@testable import UIKit

/// Small documents and where the canvas puts their views.
@MainActor
enum CanvasDocument {
  static func storyboard(
    tools: String, device: String?, controller: String = "", root: String, others: String = ""
  ) throws -> Document {
    try document(
      "Storyboard.XIB", tools: tools, device: device,
      """
      <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">\
      \(controller)\(root)</viewController></objects></scene>\(others)</scenes>
      """)
  }

  static func xib(tools: String, device: String?, _ objects: String) throws -> Document {
    try document("XIB", tools: tools, device: device, "<objects>\(objects)</objects>")
  }

  private static func document(
    _ type: String, tools: String, device: String?, _ content: String
  ) throws -> Document {
    let device = device.map { #"<device id="\#($0)" orientation="portrait"/>"# } ?? ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">\(device)\
      \(content)</document>
      """
    return try Document(data: Data(text.utf8), file: "Test.\(type)")
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
    let outer = Runtime.current
    defer { Runtime.current = outer }
    Runtime.current = Runtime()
    let placed = DocumentCanvas(document: document, conditions: .usual(of: document)).placed()
    return Dictionary(
      placed.compactMap { view in view.element.id.map { ($0, view.frame) } },
      uniquingKeysWith: { first, _ in first })
  }

  static func localFrames(_ document: Document) -> [String: CGRect] {
    let outer = Runtime.current
    defer { Runtime.current = outer }
    Runtime.current = Runtime()
    let frames = DocumentCanvas(document: document, conditions: .usual(of: document)).localFrames()
    var result: [String: CGRect] = [:]
    document.root.forEachDescendant { element, _ in
      if let id = element.id { result[id] = frames[element.location] }
    }
    return result
  }
}
