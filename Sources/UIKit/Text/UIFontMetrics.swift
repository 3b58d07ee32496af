// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import TextLayout

/// Scales sizes and fonts with the text size category as a text style does.
///
/// Rules: Documentation/Label.md §3.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  private static let body = UIFontMetrics(forTextStyle: .body)

  open class var `default`: UIFontMetrics { body }

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length scaled by the growth of the style's leading, rounded to the nearest pixel.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    DynamicType.scaledValue(
      value, for: TextStyleTable.style(of: style), at: engineCategory(in: traitCollection),
      scale: UIFont.displayScale(in: traitCollection))
  }

  /// The size of a scaled font: a scaled length rounded to a whole point, ties upward.
  func scaledPointSize(
    for base: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    DynamicType.scaledPointSize(
      base, for: TextStyleTable.style(of: style), at: engineCategory(in: traitCollection),
      scale: UIFont.displayScale(in: traitCollection))
  }

  private func engineCategory(in traits: UITraitCollection?) -> DynamicType.Category {
    TextStyleTable.category(of: UIFont.category(in: traits))
  }

  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: nil, traits: traitCollection, selector: "scaledFontForFont:")
  }

  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(
      font, maximum: maximumPointSize, traits: traitCollection,
      selector: "scaledFontForFont:maximumPointSize:")
  }

  private func scaled(
    _ font: UIFont, maximum: CGFloat?, traits: UITraitCollection?, selector: String
  ) -> UIFont {
    // A font of a text style may be scaled once more.
    if case .scaled? = font.scaling?.kind {
      ProgrammingError.raise(
        "NSInvalidArgumentException",
        "*** -[UIFontMetrics \(selector)]: may not pass an already scaled font")
    }
    let limit = maximum.flatMap { $0 > 0 ? $0 : nil }
    let size = scaledPointSize(for: font.pointSize, compatibleWith: traits)
    var request = font.nominal
    request.pointSize = limit.map { min(size, $0) } ?? size
    let scaling = FontScaling(
      style: style, category: UIFont.category(in: traits),
      kind: .scaled(base: font.pointSize, maximum: limit))
    return UIFont(request: request, scaling: scaling, name: font.fontDescriptor.givenName)
  }
}

extension UIFont {
  /// The text size category that a trait collection, or else the surroundings, ask for.
  static func category(in traits: UITraitCollection?) -> UIContentSizeCategory {
    let given = traits?.preferredContentSizeCategory ?? .unspecified
    if given != .unspecified { return given }
    let current = UITraitCollection.current.preferredContentSizeCategory
    return current == .unspecified ? .large : current
  }

  /// Pixels per point of a trait collection, or else of the surroundings.
  static func displayScale(in traits: UITraitCollection?) -> CGFloat {
    if let traits, traits.displayScale > 0 { return traits.displayScale }
    let current = UITraitCollection.current.displayScale
    return current > 0 ? current : 2
  }
}

extension UIFont.TextStyle {
  /// What scales sizes as the style grows.
  public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
}
