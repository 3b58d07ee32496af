// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import TextLayout

/// Apple's published sizes, and the leadings and scaled values measured on devices
/// (Documentation/TextLayout.md §4).
@Suite struct DynamicTypeTests {
  /// Smallest category first; "size/leading".
  private static let published: [(style: DynamicType.Style, cells: String)] = [
    (.largeTitle, "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"),
    (.title1, "25/31 26/32 27/33 28/34 30/36 32/38 34/41 38/46 43/51 48/57 53/61 58/68"),
    (.title2, "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"),
    (.title3, "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"),
    (.headline, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/51 53/62"),
    (.body, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
    (.callout, "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"),
    (.subheadline, "12/16 13/18 14/19 15/20 17/22 19/24 21/26 25/31 30/36 36/43 42/50 49/58"),
    (.footnote, "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52"),
    (.caption1, "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/27 26/32 32/39 37/44 43/51"),
    (.caption2, "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/29 29/35 34/41 40/48"),
  ]

  @Test("size and leading of every style at every category", arguments: published.indices)
  func table(index: Int) {
    let row = Self.published[index]
    let cells = row.cells.split(separator: " ")
    #expect(cells.count == DynamicType.Category.allCases.count)
    for (category, cell) in zip(DynamicType.Category.allCases, cells) {
      let size = Int(DynamicType.pointSize(of: row.style, at: category))
      let leading = Int(DynamicType.leading(of: row.style, at: category))
      #expect("\(size)/\(leading)" == cell, "\(row.style) at \(category)")
    }
  }

  @Test("all styles are covered")
  func coverage() {
    #expect(Set(Self.published.map(\.style)) == Set(DynamicType.Style.allCases))
  }

  @Test("raw strings are Apple's")
  func rawStrings() {
    #expect(DynamicType.Style(rawValue: "UICTFontTextStyleTitle0") == .largeTitle)
    #expect(DynamicType.Style(rawValue: "UICTFontTextStyleSubhead") == .subheadline)
    #expect(DynamicType.Category(rawValue: "UICTContentSizeCategoryL") == .large)
    #expect(
      DynamicType.Category(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
        == .accessibilityExtraExtraExtraLarge)
  }

  @Test("accessibility categories begin above the largest ordinary one")
  func categories() {
    #expect(!DynamicType.Category.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(DynamicType.Category.accessibilityMedium.isAccessibilityCategory)
    #expect(DynamicType.Category.allCases.sorted() == DynamicType.Category.allCases)
  }

  @Test("only the headline is semibold; large titles emphasise to bold, others to semibold")
  func weights() {
    for style in DynamicType.Style.allCases {
      let isHeadline = style == .headline
      #expect(DynamicType.weight(of: style) == (isHeadline ? FontWeight.semibold : 0))
    }
    #expect(DynamicType.weight(of: .title2, emphasized: true) == FontWeight.bold)
    #expect(DynamicType.weight(of: .title3, emphasized: true) == FontWeight.semibold)
  }

  @Test(
    "17 points of body at every category, at 3 pixels a point",
    arguments: zip(
      DynamicType.Category.allCases,
      [14.667, 15.333, 16.333, 17, 18.667, 20, 22.333, 26.333, 31, 37, 43.333, 48]))
  func scaledBody(category: DynamicType.Category, expected: CGFloat) {
    let value = DynamicType.scaledValue(17, for: .body, at: category, scale: 3)
    #expect(abs(value - expected) < 0.0005)
  }

  @Test(
    "scaled fonts have whole points",
    arguments: zip(
      DynamicType.Category.allCases, [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48]))
  func scaledBodyFont(category: DynamicType.Category, expected: CGFloat) {
    #expect(DynamicType.scaledPointSize(17, for: .body, at: category, scale: 3) == expected)
  }

  @Test("further measured values")
  func scaledOthers() {
    let ax3 = DynamicType.Category.accessibilityExtraLarge
    let ax5 = DynamicType.Category.accessibilityExtraExtraExtraLarge
    let caption = DynamicType.scaledValue(8, for: .caption2, at: ax3, scale: 3)
    #expect(abs(caption - 21.667) < 0.0005)
    #expect(DynamicType.scaledPointSize(8, for: .caption2, at: ax3, scale: 3) == 22)
    #expect(DynamicType.scaledPointSize(34, for: .largeTitle, at: ax5, scale: 3) == 58)
    #expect(DynamicType.scaledPointSize(12, for: .caption1, at: ax5, scale: 3) == 38)
    #expect(DynamicType.scaledPointSize(14, for: .body, at: ax5, scale: 3) == 39)
    #expect(DynamicType.scaledPointSize(13, for: .body, at: ax5, scale: 3) == 37)
    #expect(DynamicType.scaledPointSize(17, for: .body, at: ax5, scale: 3, maximum: 30) == 30)
    #expect(DynamicType.scaledValue(13.37, for: .body, at: .large, scale: 2) == 13.37)
  }
}
