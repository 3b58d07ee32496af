// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

@MainActor
@Suite("Font metrics")
struct FontMetricsTests {
  nonisolated private static let ascending = UIContentSizeCategory.ascending

  private func traits(_ category: UIContentSizeCategory, scale: CGFloat = 3) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category),
      UITraitCollection(displayScale: scale),
    ])
  }

  @Test(
    "body 17 scales to the measured values at 3×",
    arguments: zip(
      ascending,
      [14.667, 15.333, 16.333, 17, 18.667, 20, 22.333, 26.333, 31, 37, 43.333, 48]))
  func bodyValues(category: UIContentSizeCategory, value: Double) {
    let scaled = UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits(category))

    #expect(abs(scaled - CGFloat(value)) < 0.0005)
  }

  @Test(
    "scaled fonts have whole point sizes",
    arguments: zip(ascending, [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48]))
  func wholePoints(category: UIContentSizeCategory, size: Int) {
    let font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17), compatibleWith: traits(category))

    #expect(font.pointSize == CGFloat(size))
  }

  @Test(
    "bases of other styles scale by their own leading",
    arguments: [
      (UIFont.TextStyle.caption2, 8.0, UIContentSizeCategory.accessibilityExtraLarge, 22.0),
      (.largeTitle, 34, .accessibilityExtraExtraExtraLarge, 58),
      (.caption1, 12, .accessibilityExtraExtraExtraLarge, 38),
      (.body, 14, .accessibilityExtraExtraExtraLarge, 39),
      (.body, 13, .accessibilityExtraExtraExtraLarge, 37),
    ])
  func otherStyles(
    style: UIFont.TextStyle, base: Double, category: UIContentSizeCategory, size: Double
  ) {
    let font = UIFontMetrics(forTextStyle: style).scaledFont(
      for: .systemFont(ofSize: CGFloat(base)), compatibleWith: traits(category))

    #expect(font.pointSize == CGFloat(size))
  }

  @Test("a maximum clamps the scaled size")
  func maximum() {
    let font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 30,
      compatibleWith: traits(.accessibilityExtraExtraExtraLarge))

    #expect(font.pointSize == 30)
  }

  @Test("a scaled font is scaled again from its base")
  func rescaling() {
    let small = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17), compatibleWith: traits(.extraSmall))

    #expect(small.adjusted(for: traits(.accessibilityExtraLarge)).pointSize == 37)
  }
}
