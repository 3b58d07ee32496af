// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// The colours that follow light and dark, elevation and contrast (Documentation/Drawing.md §2).
extension UIColor {
  /// One shared object for each system colour, so that equal names are equal objects.
  private static let systemColors: [String: UIColor] = Palette.system.reduce(into: [:]) {
    let palette = $1.value
    $0[$1.key] = UIColor(
      content: .dynamic { UIColor(cgColor: palette.color(in: $0)) }, catalogName: $1.key)
  }

  /// The system colour of a name such as `labelColor`, as archives spell it.
  static func system(named name: String) -> UIColor? {
    systemColors[name] ?? (name == "darkTextColor" ? .darkText : nil)
      ?? (name == "lightTextColor" ? .lightText : nil)
      ?? (name == "groupTableViewBackgroundColor" ? .systemGroupedBackground : nil)
  }

  /// The names of the system's colours in Objective-C.
  static var systemNames: [String] { systemColors.keys.sorted() }

  private static func listed(_ name: String) -> UIColor {
    guard let color = systemColors[name] else {
      preconditionFailure("the palette has no colour named \(name)")
    }
    return color
  }

  public class var systemRed: UIColor { listed("systemRedColor") }
  public class var systemOrange: UIColor { listed("systemOrangeColor") }
  public class var systemYellow: UIColor { listed("systemYellowColor") }
  public class var systemGreen: UIColor { listed("systemGreenColor") }
  public class var systemMint: UIColor { listed("systemMintColor") }
  public class var systemTeal: UIColor { listed("systemTealColor") }
  public class var systemCyan: UIColor { listed("systemCyanColor") }
  public class var systemBlue: UIColor { listed("systemBlueColor") }
  public class var systemIndigo: UIColor { listed("systemIndigoColor") }
  public class var systemPurple: UIColor { listed("systemPurpleColor") }
  public class var systemPink: UIColor { listed("systemPinkColor") }
  public class var systemBrown: UIColor { listed("systemBrownColor") }
  public class var systemGray: UIColor { listed("systemGrayColor") }
  public class var systemGray2: UIColor { listed("systemGray2Color") }
  public class var systemGray3: UIColor { listed("systemGray3Color") }
  public class var systemGray4: UIColor { listed("systemGray4Color") }
  public class var systemGray5: UIColor { listed("systemGray5Color") }
  public class var systemGray6: UIColor { listed("systemGray6Color") }
  public class var label: UIColor { listed("labelColor") }
  public class var secondaryLabel: UIColor { listed("secondaryLabelColor") }
  public class var tertiaryLabel: UIColor { listed("tertiaryLabelColor") }
  public class var quaternaryLabel: UIColor { listed("quaternaryLabelColor") }
  public class var placeholderText: UIColor { listed("placeholderTextColor") }
  public class var link: UIColor { listed("linkColor") }
  public class var separator: UIColor { listed("separatorColor") }
  public class var opaqueSeparator: UIColor { listed("opaqueSeparatorColor") }
  public class var systemFill: UIColor { listed("systemFillColor") }
  public class var secondarySystemFill: UIColor { listed("secondarySystemFillColor") }
  public class var tertiarySystemFill: UIColor { listed("tertiarySystemFillColor") }
  public class var quaternarySystemFill: UIColor { listed("quaternarySystemFillColor") }
  public class var systemBackground: UIColor { listed("systemBackgroundColor") }
  public class var secondarySystemBackground: UIColor { listed("secondarySystemBackgroundColor") }
  public class var tertiarySystemBackground: UIColor { listed("tertiarySystemBackgroundColor") }
  public class var systemGroupedBackground: UIColor { listed("systemGroupedBackgroundColor") }
  public class var secondarySystemGroupedBackground: UIColor {
    listed("secondarySystemGroupedBackgroundColor")
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    listed("tertiarySystemGroupedBackgroundColor")
  }
  /// The tint of the view that is laid out or drawn now (Documentation/Drawing.md §2).
  public class var tintColor: UIColor { CurrentTint.color }
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }
}
