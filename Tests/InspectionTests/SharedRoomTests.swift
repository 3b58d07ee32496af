// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Foundation
import Testing
import UIKit

/// One cause is one finding, where a stack view parts its room equally (Documentation/Check.md §5.4).
@Suite("Room that a stack view parts equally")
@MainActor
struct SharedRoomTests {
  /// A board of three keys, each an element of a document.
  ///
  /// - Parameters:
  ///   - height: Of the board, points.
  ///   - fixed: The height that each key has of its own, points.
  private func keys(height: CGFloat, fixed: CGFloat? = nil) throws -> [Finding] {
    let keys = ["tea", "jam", "pie"].map { name in
      let own =
        fixed.map {
          "<constraints><constraint firstAttribute=\"height\" constant=\"\($0)\" id=\"c-\(name)\"/>"
            + "</constraints>"
        } ?? ""
      return """
        <button opaque="NO" contentMode="scaleToFill" buttonType="custom" id="\(name)" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
        <accessibility key="accessibilityConfiguration" identifier="\(name)"/>\(own)
        <state key="normal" title="gy \(name)"/></button>
        """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects><stackView opaque="NO" contentMode="scaleToFill" axis="vertical" id="b"
        distribution="fillEqually"><subviews>
      \(keys.joined(separator: "\n"))
      </subviews></stackView></objects></document>
      """
    return try findings { controller in
      let made = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
      guard let board = made.first as? UIStackView else { return }
      controller.view.put(board, 20, 100, 300, height)
    }
  }

  private func causes(_ found: [Finding], _ kind: FindingKind) -> Int {
    Set(found.of(kind).map(\.cause)).count
  }

  @Test("keys that are too low for a finger and for their titles have one cause each")
  func lowKeys() throws {
    // 60 points in three parts are 20: less than 24, and than a line of title 1 at 28 points.
    let found = try keys(height: 60)
    #expect(found.of(.smallHitTarget).count == 3)
    #expect(causes(found, .smallHitTarget) == 1)
    #expect(found.of(.truncatedText).count == 3)
    #expect(causes(found, .truncatedText) == 1)
  }

  @Test("near miss: room enough")
  func highKeys() throws {
    let found = try keys(height: 180)
    #expect(found.of(.smallHitTarget).isEmpty)
    #expect(found.of(.truncatedText).isEmpty)
  }

  @Test("near miss: a height that each key has of its own is each key's cause")
  func ownHeights() throws {
    let found = try keys(height: 60, fixed: 20)
    #expect(found.of(.smallHitTarget).count == 3)
    #expect(causes(found, .smallHitTarget) == 3)
  }
}
