// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import IBDocument
import Testing

@testable import UIKit

/// Documentation/Controls.md §3 and Fidelity.md §2.7: sizes of buttons on the canvas.
@MainActor
@Suite("Buttons on Interface Builder's canvas", .serialized)
struct CanvasButtonTests {
  private func size(
    _ tools: String, _ device: String, title: String = "", _ content: String
  ) throws -> CGSize {
    let button = """
      <button id="a" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO">\
      <state key="normal" title="\(title)"/>\(content)</button>
      """
    let document = try CanvasDocument.storyboard(
      tools: tools, device: device,
      root: CanvasDocument.root(button, CanvasDocument.at("a", x: 0, y: 0)))
    return try #require(CanvasDocument.frames(document)["a"]?.size)
  }

  @Test(
    "a configuration with a title is whole points high",
    arguments: [
      // A line of body is 20.29 points, with the insets 34.29; at xS 16.7 and 30.7.
      ("21701", "retina6_12", #"style="plain" title="Go""#, 35.0),
      ("24412", "retina6_12", #"style="plain" title="Go""#, 35),
      ("20037", "retina4_7", #"style="plain" title="Go""#, 31),
      ("21701", "retina6_12", #"style="filled" title="Go""#, 35),
    ])
  func configuredHeights(
    tools: String, device: String, words: String, height: CGFloat
  ) throws {
    let found = try size(tools, device, #"<buttonConfiguration key="configuration" \#(words)/>"#)

    #expect(abs(found.height - height) < 0.01, "\(found)")
  }

  @Test("other styles than the plain one are whole points wide too", arguments: ["filled", "gray"])
  func configuredWidths(style: String) throws {
    func width(_ style: String) throws -> CGFloat {
      try size(
        "21701", "retina6_12",
        #"<buttonConfiguration key="configuration" style="\#(style)" title="Resim 1"/>"#
      ).width
    }
    // Of two projects: 82⅓ points, recorded as 83.
    #expect(try width("plain") != width("plain").rounded())
    #expect(try width(style) == width("plain").rounded(.up))
  }

  @Test(
    "a symbol without a scale of its own is large in a configured button",
    arguments: [
      // A chevron is 12.4 points wide at medium scale, 1.28 times that at large; 12 at both sides.
      (#"image="chevron.left" catalog="system"/>"#, 40.0),
      (
        #"><imageReference key="image" image="chevron.left" catalog="system" symbolScale="default"/></buttonConfiguration>"#,
        36.5
      ),
    ])
  func symbolScales(rest: String, width: CGFloat) throws {
    let found = try size(
      "23504", "retina4_7", #"<buttonConfiguration key="configuration" style="tinted" \#(rest)"#)

    #expect(abs(found.width - width) <= 0.5, "\(found)")
  }

  @Test("a stack view in the root leaves plain configurations their pixels")
  func configuredInStacks() throws {
    let button = """
      <button id="a" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO">\
      <buttonConfiguration key="configuration" style="plain" title="Go"/></button>\
      <stackView id="b" translatesAutoresizingMaskIntoConstraints="NO"/>
      """
    let document = try CanvasDocument.storyboard(
      tools: "24506", device: "retina6_12",
      root: CanvasDocument.root(button, CanvasDocument.at("a", x: 0, y: 0)))
    let height = try #require(CanvasDocument.frames(document)["a"]?.height)

    #expect(abs(height - 34 - 1 / 3.0) < 0.01, "\(height)")
  }

  @Test("a font of its own leaves a plain configuration its pixels")
  func configuredFont() throws {
    let found = try size(
      "24412", "retina6_12",
      """
      <buttonConfiguration key="configuration" style="plain" title="Go">\
      <fontDescription key="titleFontDescription" type="system" pointSize="17"/>\
      </buttonConfiguration>
      """)

    #expect(abs(found.height - 34 - 1 / 3.0) < 0.01, "\(found)")
  }

  @Test(
    "from Xcode 26 on a plain configuration is whole points wide",
    arguments: ["24127", "32700"])
  func configuredWidths(tools: String) throws {
    let configuration =
      #"<buttonConfiguration key="configuration" style="plain" title="Turn the page"/>"#
    let width = try size(tools, "retina6_12", configuration).width
    let before = try size("23504", "retina6_12", configuration).width

    #expect(width == before.rounded(.up))
    #expect(before != before.rounded())
  }

  @Test("on the canvas a title in the starting font is rounded up", arguments: ["17701", "23504"])
  func titleWidths(tools: String) throws {
    // 35.17 points by the table of letters, without kerning.
    #expect(try size(tools, "retina4_7", title: "Send", "").width == 36)
  }
}
