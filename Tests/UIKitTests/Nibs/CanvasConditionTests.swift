// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation
import IBDocument
import Testing

@testable import CanvasModel
@testable import UIKit

@MainActor
@Suite("Conditions of Interface Builder's canvas", .serialized)
struct CanvasConditionTests {
  private func document(_ labels: [(font: String, height: String)], version: String = "15505")
    throws
    -> Document
  {
    let elements = labels.enumerated().map { index, label in
      """
      <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="l\(index)">
      <rect key="frame" x="0.0" y="0.0" width="100" height="\(label.height)"/>
      <fontDescription key="fontDescription" \(label.font)/></label>
      """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects><view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(elements.joined())</subviews></view></objects></document>
      """
    return try Document(data: Data(text.utf8), file: "Test.xib")
  }

  private static let body = #"style="UICTFontTextStyleBody""#
  private static let title = #"style="UICTFontTextStyleTitle1""#
  private static let system = #"type="system" pointSize="17""#

  @Test("labels of the usual heights leave the usual conditions")
  func usual() throws {
    // Semantics 2.6: 17 points are 20.5 high at 2×, 28 points 33.5.
    let document = try document([(Self.body, "20.5"), (Self.title, "33.5")])

    #expect(CanvasConditions(recordedIn: document) == .usual(of: document))
  }

  @Test("heights that only one text size explains give that size")
  func textSize() throws {
    // At xS body has 14 points (16.7, so 17) and title 1 has 25 (29.8, so 30).
    let document = try document([(Self.body, "17"), (Self.title, "30")])

    #expect(CanvasConditions(recordedIn: document).textSize == .xS)
  }

  @Test("texts of whole points were not laid out after they were typed")
  func typed() throws {
    let document = try document(
      [(Self.system, "21"), (Self.system, "21"), (Self.system, "20.5"), (Self.body, "20.5")])

    #expect(CanvasConditions(recordedIn: document).roundsTextToPoints)
  }

  @Test(
    "at 3× labels of one line have whole points until Xcode 26 in roots without stack views",
    arguments: [
      ("23504", "", 42.0, 21.0), ("23504", #"numberOfLines="0""#, 41.333, 20.333),
      ("24765", "", 41.333, 20.333),
    ])
  func wholePoints(tools: String, lines: String, width: CGFloat, height: CGFloat) throws {
    let label = """
      <label id="a" text="Label" \(lines) translatesAutoresizingMaskIntoConstraints="NO">\
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    func size(_ other: String) throws -> CGSize? {
      let document = try CanvasDocument.storyboard(
        tools: tools, device: "retina5_5",
        root: CanvasDocument.root(label + other, CanvasDocument.at("a", x: 0, y: 0)))
      return CanvasDocument.frames(document)["a"]?.size
    }
    let alone = try #require(try size(""))
    let beside = try #require(
      try size(#"<stackView id="s" translatesAutoresizingMaskIntoConstraints="NO"/>"#))

    #expect(abs(alone.width - width) < 0.001 && abs(alone.height - height) < 0.001)
    #expect(abs(beside.width - 41.333) < 0.001 && abs(beside.height - 20.333) < 0.001)
  }

  @Test(
    "at 2× labels of the system font have whole heights in roots without stack views",
    arguments: [
      // 17 points are 20.29 high: 20.5 in pixels, 21 in points; "Label" is 41.3 wide.
      (font: #"type="system""#, tools: "23504", alone: 21.0),
      (font: #"type="system""#, tools: "24765", alone: 21.0),
      (font: #"name="Unknown-Face""#, tools: "23504", alone: 20.5),
    ])
  func wholeHeights(font: String, tools: String, alone: CGFloat) throws {
    let label = """
      <label id="a" text="Label" translatesAutoresizingMaskIntoConstraints="NO">\
      <fontDescription key="fontDescription" \(font) pointSize="17"/></label>
      """
    func size(_ other: String) throws -> CGSize? {
      let document = try CanvasDocument.storyboard(
        tools: tools, device: "retina4_7",
        root: CanvasDocument.root(label + other, CanvasDocument.at("a", x: 0, y: 0)))
      return CanvasDocument.frames(document)["a"]?.size
    }
    let beside = try size(#"<stackView id="s" translatesAutoresizingMaskIntoConstraints="NO"/>"#)

    #expect(try size("") == CGSize(width: 41.5, height: alone))
    #expect(beside == CGSize(width: 41.5, height: 20.5))
  }

  @Test(
    "controls have the measures of the release that an Xcode shows",
    arguments: [
      (version: "11762", stepper: 29.0, progress: 2.0, field: 30.0),
      (version: "14460.31", stepper: 29.0, progress: 2.0, field: 30.0),
      (version: "15505", stepper: 32.0, progress: 2.0, field: 34.0),
      (version: "18122", stepper: 32.0, progress: 4.0, field: 34.0),
    ])
  func releases(version: String, stepper: CGFloat, progress: CGFloat, field: CGFloat) throws {
    let document = try document([(Self.system, "20.5")], version: version)
    let outer = Runtime.current.release
    defer { Runtime.current.release = outer }
    Runtime.current.release = DocumentCanvas.release(ofToolsVersion: document.majorToolsVersion)
    let textField = UITextField()
    textField.borderStyle = .roundedRect
    textField.font = .systemFont(ofSize: 14)

    #expect(UIStepper().intrinsicContentSize.height == stepper)
    #expect(UIProgressView().intrinsicContentSize.height == progress)
    #expect(textField.intrinsicContentSize.height == field)
  }

  @Test(
    "up to iOS 12 a rounded field is at least 30 points high and its line in whole points and 4",
    arguments: [(17, 30), (20, 30), (25, 34), (50, 64)] as [(CGFloat, CGFloat)])
  func olderFields(size: CGFloat, height: CGFloat) {
    let outer = Runtime.current.release
    defer { Runtime.current.release = outer }
    Runtime.current.release = .iOS12
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: size)

    #expect(field.intrinsicContentSize.height == height)
  }

  @Test("outlined segments are as wide as the widest title, 14 points and a line between")
  func flatSegments() {
    let outer = Runtime.current.release
    defer { Runtime.current.release = outer }
    Runtime.current.release = .iOS12
    let control = UISegmentedControl(items: ["Hotel", "Museum"])

    // "Museum" is 51.59 points wide at 13: 2 · (52 + 14) + 1.
    #expect(control.intrinsicContentSize == CGSize(width: 133, height: 28))
    #expect(control.sizeThatFits(.zero).height == 29)
  }
}
