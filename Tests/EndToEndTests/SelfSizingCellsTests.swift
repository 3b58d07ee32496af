// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// `Examples/SelfSizingCells` on an iPhone 8 (375 × 667 points at 2 pixels), turned and with large
/// text; every number is calculated by hand.
///
/// A chip has 24 points more than its widest line and 16 more than its lines, which are 22 apart and
/// 20.287 high at L, 48 apart and 47.734 high at AX3. Lines are 12 apart, chips at least 8; a line
/// that is followed by another is justified, a chip alone is in the middle. On the last line one chip
/// stands at the left when a second one as wide would fit beside it (Documentation/FlowLayout.md).
@Suite("The example of self-sizing cells")
struct SelfSizingCellsTests {
  private static let configuration = "iPhone-8_portrait_L"

  /// 319 points for text: 3 and 4 lines of the long ones, the widest of them 314.1 and 287.8.
  private let portrait = [
    ExpectedCell(y: 16, height: 36.5, width: 57.4, x: 16),
    ExpectedCell(y: 16, height: 36.5, width: 204.2, x: 154.8),
    ExpectedCell(y: 64.5, height: 36.5, width: 75.3),
    ExpectedCell(y: 113, height: 36.5, width: 269.1),
    ExpectedCell(y: 161.5, height: 80.5, width: 338.1),
    ExpectedCell(y: 254, height: 36.5, width: 85.8),
    ExpectedCell(y: 302.5, height: 102.5, width: 311.8),
    ExpectedCell(y: 417, height: 36.5, width: 162, x: 16),
  ]

  /// 611 points for text: 2 lines of the long ones; 57.5 + 204.5 + 75.5 + 269.5 leave 28 points to
  /// three gaps.
  private let landscape = [
    ExpectedCell(y: 16, height: 36.5, width: 57.4, x: 16),
    ExpectedCell(y: 16, height: 36.5, width: 204.2, x: 82.8),
    ExpectedCell(y: 16, height: 36.5, width: 75.3, x: 296.7),
    ExpectedCell(y: 16, height: 36.5, width: 269.1, x: 381.9),
    ExpectedCell(y: 64.5, height: 58.5, width: 601),
    ExpectedCell(y: 135, height: 36.5, width: 85.8),
    ExpectedCell(y: 183.5, height: 58.5, width: 635),
    ExpectedCell(y: 254, height: 36.5, width: 162, x: 16),
  ]

  @Test("chips are as large as their texts, and are filled again for another width")
  func turning() throws {
    let run = try ExampleRun(
      "SelfSizingCells", ["--device", "iPhone 8"], steps: ["rotate", "rotate"])
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")

    for (step, expected) in [portrait, landscape, portrait].enumerated() {
      let dump = try run.dump(Self.configuration, after: step)
      expect(
        dump.frames(of: "TeaCell"), are: expected, in: step == 1 ? 667 : 375, kerning: 0.007)
      // 417 and 254, a line of 36.5, 16 below.
      #expect(
        dump.scrolling("UICollectionView")?.content.height == (step == 1 ? 306.5 : 469.5))
    }
  }

  @Test("at AX3 only words that are short share a line")
  func largeText() throws {
    let run = try ExampleRun(
      "SelfSizingCells", ["--device", "iPhone 8"], steps: ["text-size AX3", "scroll to bottom"])
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")

    // 1, 2, 1, 2, 6, 1, 8 and 1 lines, seven gaps of 12, 16 above and below.
    let end = try run.dump(Self.configuration, after: 2)
    #expect(end.scrolling("UICollectionView")?.content == CGSize(width: 375, height: 1300))
    let last = try #require(end.cells("TeaCell", showing: ["Nettle"]).first ?? nil)
    expect(
      [last], are: [ExpectedCell(y: 1220, height: 64, width: 331.2)], in: 375, kerning: 0.007)
  }
}
