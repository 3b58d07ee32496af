// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIListContentConfiguration {
  /// How a text of a row looks.
  public struct TextProperties: Hashable {
    public enum TextAlignment: Int, Sendable {
      case natural
      case center
      case justified
    }

    public enum TextTransform: Int, Sendable {
      case none
      case uppercase
      case lowercase
      case capitalized
    }

    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var showsExpansionTextWhenTruncated = false
    public var transform = TextTransform.none
    var isDimmed = false

    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    public static func == (first: TextProperties, second: TextProperties) -> Bool {
      first.font == second.font && first.color == second.color
        && first.alignment == second.alignment && first.lineBreakMode == second.lineBreakMode
        && first.numberOfLines == second.numberOfLines && first.transform == second.transform
        && first.adjustsFontSizeToFitWidth == second.adjustsFontSizeToFitWidth
        && first.minimumScaleFactor == second.minimumScaleFactor
        && first.adjustsFontForContentSizeCategory == second.adjustsFontForContentSizeCategory
        && first.isDimmed == second.isDimmed
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(numberOfLines)
    }

    /// The text as it is shown.
    func transformed(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }
  }

  /// How the image of a row looks.
  public struct ImageProperties: Hashable {
    /// Stands for the size that images of a list line up with.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    /// Zero in a dimension is no limit.
    public var maximumSize = CGSize.zero
    /// Zero in a dimension is the image's own, for symbols the standard width; see
    /// ``standardDimension``.
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    public static func == (first: ImageProperties, second: ImageProperties) -> Bool {
      first.preferredSymbolConfiguration == second.preferredSymbolConfiguration
        && first.tintColor == second.tintColor && first.cornerRadius == second.cornerRadius
        && first.strokeColor == second.strokeColor && first.strokeWidth == second.strokeWidth
        && first.maximumSize == second.maximumSize
        && first.reservedLayoutSize == second.reservedLayoutSize
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(cornerRadius)
      hasher.combine(maximumSize.width)
    }
  }
}
