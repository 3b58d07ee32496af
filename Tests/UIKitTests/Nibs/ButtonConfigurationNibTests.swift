// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// What a document says of a button's configuration (Documentation/InterfaceBuilder.md §4.5).
@MainActor
@Suite("Configurations of documents' buttons")
struct ButtonConfigurationNibTests {
  @Test("the background has the document's colours, corners and stroke")
  func background() throws {
    let objects = loadNib(
      """
      <button id="a" buttonType="system">
      <buttonConfiguration key="configuration" style="plain" title="Next">
      <backgroundConfiguration key="background" cornerRadius="12" strokeWidth="2">
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <color key="strokeColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </backgroundConfiguration></buttonConfiguration></button>
      """)
    let button = try #require(objects.first as? UIButton)
    let background = try #require(button.configuration?.background)
    #expect(background.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(background.strokeColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(background.cornerRadius == 12 && background.strokeWidth == 2)
  }

  @Test("corners and the titles' side are the document's, else the style's")
  func shape() throws {
    let objects = loadNib(
      """
      <button id="a" buttonType="system">
      <buttonConfiguration key="configuration" style="filled" title="Go" cornerStyle="capsule" titleAlignment="trailing"/>
      </button>
      <button id="b" buttonType="system">
      <buttonConfiguration key="configuration" style="filled" title="Go"/></button>
      """)
    let buttons = objects.compactMap { $0 as? UIButton }
    #expect(buttons.map { $0.configuration?.cornerStyle } == [.capsule, .dynamic])
    #expect(buttons.map { $0.configuration?.titleAlignment } == [.trailing, .automatic])
    let style = UIButton.Configuration.filled().background.cornerRadius
    #expect(buttons.last?.configuration?.background.cornerRadius == style)
  }
}
