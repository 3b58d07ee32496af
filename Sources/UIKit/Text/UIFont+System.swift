// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import TextLayout

extension UIFont {
  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(request: .system(max(fontSize, 0)))
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(request: .system(max(fontSize, 0), weight: weight.rawValue))
  }

  public class func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: UIFont.Width
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    // The family Display, from 20 points on, had a bold of its own (Documentation/Label.md §2.5).
    let isDisplay = Runtime.fontGeneration == .textAndDisplay && fontSize >= 20
    return systemFont(ofSize: fontSize, weight: isDisplay ? .bold : .semibold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(request: FontRequest(pointSize: max(fontSize, 0), isItalic: true))
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      request: FontRequest(
        family: .system(.monospaced), pointSize: max(fontSize, 0), weight: weight.rawValue))
  }

  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    var request = FontRequest(pointSize: max(fontSize, 0), weight: weight.rawValue)
    request.apply([.monospacedDigits])
    return UIFont(request: request)
  }

  /// The font of a text style at the current text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the text size of a trait collection, or at the current one.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: style, compatibleWith: traitCollection)
    return UIFont(descriptor: descriptor, size: 0)
  }

  /// How wide the system font's glyphs are drawn. Caveat: accepted, all widths look standard.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Width(rawValue: -0.3)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }
}
