// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import TextLayout

/// Sizes, line pitches and weights of UIKit's text styles for each text size.
///
/// The table itself is ``DynamicType``; this adds the two titles that it lacks and the rules for
/// names nobody knows (Documentation/Label.md §1).
package enum TextStyleTable {
  /// The style and size category as the engine knows them, with the base of a title that is
  /// published at the large category only.
  private struct Row {
    let style: DynamicType.Style
    /// Point size and leading at large, if they are not those of `style`.
    let title: (pointSize: CGFloat, leading: CGFloat)?
  }

  /// Unknown styles count as body.
  private static func row(of style: UIFont.TextStyle) -> Row {
    switch style {
    case .extraLargeTitle: Row(style: .largeTitle, title: (36, 43))
    case .extraLargeTitle2: Row(style: .title1, title: (28, 34))
    default: Row(style: DynamicType.Style(rawValue: style.rawValue) ?? .body, title: nil)
    }
  }

  /// The style of the table that a style grows with.
  static func style(of style: UIFont.TextStyle) -> DynamicType.Style { row(of: style).style }

  /// Unspecified and unknown categories count as large.
  static func category(of category: UIContentSizeCategory) -> DynamicType.Category {
    DynamicType.Category(rawValue: category.rawValue) ?? .large
  }

  /// The size of a style, in whole points.
  package static func pointSize(
    of style: UIFont.TextStyle, at category: UIContentSizeCategory
  ) -> CGFloat {
    let row = row(of: style)
    let category = self.category(of: category)
    guard let title = row.title else { return DynamicType.pointSize(of: row.style, at: category) }
    return (title.pointSize * growth(of: row.style, at: category)).rounded()
  }

  /// The distance of the baselines of two lines of a style, in points.
  static func leading(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
    let row = row(of: style)
    let category = self.category(of: category)
    guard let title = row.title else { return DynamicType.leading(of: row.style, at: category) }
    return (title.leading * growth(of: row.style, at: category)).rounded()
  }

  private static func growth(
    of style: DynamicType.Style, at category: DynamicType.Category
  ) -> CGFloat {
    DynamicType.leading(of: style, at: category) / DynamicType.leading(of: style, at: .large)
  }

  /// The weight of a style's plain face.
  static func weight(of style: UIFont.TextStyle) -> CGFloat {
    let row = row(of: style)
    if row.title != nil { return FontWeight.bold }
    return DynamicType.weight(of: row.style)
  }

  /// The weight of a style's emphasised face.
  static func emphasizedWeight(of style: UIFont.TextStyle) -> CGFloat {
    DynamicType.weight(of: row(of: style).style, emphasized: true)
  }

  /// The system font of a style in a category.
  static func request(
    for style: UIFont.TextStyle, category: UIContentSizeCategory
  ) -> FontRequest {
    .system(pointSize(of: style, at: category), weight: weight(of: style))
  }
}
