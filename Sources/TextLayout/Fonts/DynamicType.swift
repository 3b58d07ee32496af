// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// The text styles and content size categories of iOS, and the sizes they give.
///
/// Pure data and arithmetic: Documentation/TextLayout.md §4.
package enum DynamicType {
  /// A text style; raw values are Apple's.
  package enum Style: String, CaseIterable, Hashable, Sendable {
    case largeTitle = "UICTFontTextStyleTitle0"
    case title1 = "UICTFontTextStyleTitle1"
    case title2 = "UICTFontTextStyleTitle2"
    case title3 = "UICTFontTextStyleTitle3"
    case headline = "UICTFontTextStyleHeadline"
    case subheadline = "UICTFontTextStyleSubhead"
    case body = "UICTFontTextStyleBody"
    case callout = "UICTFontTextStyleCallout"
    case footnote = "UICTFontTextStyleFootnote"
    case caption1 = "UICTFontTextStyleCaption1"
    case caption2 = "UICTFontTextStyleCaption2"
  }

  /// A text size chosen by the user; raw values are Apple's, order is by size.
  package enum Category: String, CaseIterable, Hashable, Sendable, Comparable {
    case extraSmall = "UICTContentSizeCategoryXS"
    case small = "UICTContentSizeCategoryS"
    case medium = "UICTContentSizeCategoryM"
    case large = "UICTContentSizeCategoryL"
    case extraLarge = "UICTContentSizeCategoryXL"
    case extraExtraLarge = "UICTContentSizeCategoryXXL"
    case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
    case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
    case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
    case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
    case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
    case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

    /// Position from the smallest, 0…11.
    package var rank: Int { Self.ranks[self] ?? 0 }

    package var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    package static func < (left: Category, right: Category) -> Bool { left.rank < right.rank }

    private static let ranks = Dictionary(
      uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
  }

  /// The font size of a style, in whole points.
  package static func pointSize(of style: Style, at category: Category) -> CGFloat {
    CGFloat(entry(style, category).size)
  }

  /// The distance between the baselines of a style's lines, in points.
  package static func leading(of style: Style, at category: Category) -> CGFloat {
    CGFloat(entry(style, category).leading)
  }

  /// The weight of a style, on the scale of ``FontWeight``.
  ///
  /// Regular except for the headline; emphasised (the bold trait): bold for the three largest
  /// titles, semibold otherwise.
  package static func weight(of style: Style, emphasized: Bool = false) -> CGFloat {
    guard emphasized else { return style == .headline ? FontWeight.semibold : FontWeight.regular }
    switch style {
    case .largeTitle, .title1, .title2: return FontWeight.bold
    default: return FontWeight.semibold
    }
  }

  /// A length that grows with the text of a style: `value` × leading / leading at `large`, moved to
  /// the nearest pixel, ties upward.
  ///
  /// At `large` it is `value` itself. `scale` is pixels per point, greater than zero.
  package static func scaledValue(
    _ value: CGFloat, for style: Style, at category: Category, scale: CGFloat
  ) -> CGFloat {
    precondition(scale > 0 && scale.isFinite, "scale must be finite and > 0, got \(scale)")
    guard category != .large else { return value }
    let grown = value * leading(of: style, at: category) / leading(of: style, at: .large)
    return (grown * scale + 0.5).rounded(.down) / scale
  }

  /// The size of a scaled font: the scaled value to a whole point, ties upward, at most `maximum`.
  package static func scaledPointSize(
    _ pointSize: CGFloat, for style: Style, at category: Category, scale: CGFloat,
    maximum: CGFloat = .infinity
  ) -> CGFloat {
    guard category != .large else { return min(pointSize, maximum) }
    let value = scaledValue(pointSize, for: style, at: category, scale: scale)
    return min((value + 0.5).rounded(.down), maximum)
  }

  private static func entry(_ style: Style, _ category: Category) -> (size: Int, leading: Int) {
    table[styleRanks[style] ?? 0][category.rank]
  }

  private static let styleRanks = Dictionary(
    uniqueKeysWithValues: Style.allCases.enumerated().map { ($1, $0) })
}
