// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The variants of a system colour; sources and values in Documentation/Drawing.md §2.
struct Palette: Sendable {
  let light: CGColor
  let dark: CGColor
  var lightHighContrast: CGColor?
  var darkHighContrast: CGColor?
  var elevated: CGColor?
  var elevatedHighContrast: CGColor?

  /// The variant for an appearance; what is not listed falls back to the plainer one.
  func color(in appearance: Appearance) -> CGColor {
    guard appearance.isDark else {
      return appearance.isHighContrast ? lightHighContrast ?? light : light
    }
    if appearance.isElevated, let elevated {
      return appearance.isHighContrast ? elevatedHighContrast ?? elevated : elevated
    }
    return appearance.isHighContrast ? darkHighContrast ?? dark : dark
  }
}

extension CGColor {
  /// A colour from components that run from 0 to 255, with alpha from 0 to 1.
  static func rgb(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) -> CGColor {
    CGColor(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
  }
}

extension Palette {
  /// The system's colours by their selector names.
  static let system: [String: Palette] = [
    "systemRedColor": Palette(
      light: .rgb(255, 59, 48), dark: .rgb(255, 69, 58),
      lightHighContrast: .rgb(215, 0, 21), darkHighContrast: .rgb(255, 105, 97)),
    "systemOrangeColor": Palette(
      light: .rgb(255, 149, 0), dark: .rgb(255, 159, 10),
      lightHighContrast: .rgb(201, 52, 0), darkHighContrast: .rgb(255, 179, 64)),
    "systemYellowColor": Palette(
      light: .rgb(255, 204, 0), dark: .rgb(255, 214, 10),
      lightHighContrast: .rgb(178, 80, 0), darkHighContrast: .rgb(255, 212, 38)),
    "systemGreenColor": Palette(
      light: .rgb(52, 199, 89), dark: .rgb(48, 209, 88),
      lightHighContrast: .rgb(36, 138, 61), darkHighContrast: .rgb(48, 219, 91)),
    "systemMintColor": Palette(
      light: .rgb(0, 199, 190), dark: .rgb(99, 230, 226),
      lightHighContrast: .rgb(12, 129, 123), darkHighContrast: .rgb(102, 212, 207)),
    "systemTealColor": Palette(
      light: .rgb(48, 176, 199), dark: .rgb(64, 200, 224),
      lightHighContrast: .rgb(0, 130, 153), darkHighContrast: .rgb(93, 230, 255)),
    "systemCyanColor": Palette(
      light: .rgb(50, 173, 230), dark: .rgb(100, 210, 255),
      lightHighContrast: .rgb(0, 113, 164), darkHighContrast: .rgb(112, 215, 255)),
    "systemBlueColor": Palette(
      light: .rgb(0, 122, 255), dark: .rgb(10, 132, 255),
      lightHighContrast: .rgb(0, 64, 221), darkHighContrast: .rgb(64, 156, 255)),
    "systemIndigoColor": Palette(
      light: .rgb(88, 86, 214), dark: .rgb(94, 92, 230),
      lightHighContrast: .rgb(54, 52, 163), darkHighContrast: .rgb(125, 122, 255)),
    "systemPurpleColor": Palette(
      light: .rgb(175, 82, 222), dark: .rgb(191, 90, 242),
      lightHighContrast: .rgb(137, 68, 171), darkHighContrast: .rgb(218, 143, 255)),
    "systemPinkColor": Palette(
      light: .rgb(255, 45, 85), dark: .rgb(255, 55, 95),
      lightHighContrast: .rgb(211, 15, 69), darkHighContrast: .rgb(255, 100, 130)),
    "systemBrownColor": Palette(
      light: .rgb(162, 132, 94), dark: .rgb(172, 142, 104),
      lightHighContrast: .rgb(127, 101, 69), darkHighContrast: .rgb(181, 148, 105)),
    "systemGrayColor": Palette(
      light: .rgb(142, 142, 147), dark: .rgb(142, 142, 147),
      lightHighContrast: .rgb(108, 108, 112), darkHighContrast: .rgb(174, 174, 178)),
    "systemGray2Color": Palette(
      light: .rgb(174, 174, 178), dark: .rgb(99, 99, 102),
      lightHighContrast: .rgb(142, 142, 147), darkHighContrast: .rgb(124, 124, 128)),
    "systemGray3Color": Palette(
      light: .rgb(199, 199, 204), dark: .rgb(72, 72, 74),
      lightHighContrast: .rgb(174, 174, 178), darkHighContrast: .rgb(84, 84, 86)),
    "systemGray4Color": Palette(
      light: .rgb(209, 209, 214), dark: .rgb(58, 58, 60),
      lightHighContrast: .rgb(188, 188, 192), darkHighContrast: .rgb(68, 68, 70)),
    "systemGray5Color": Palette(
      light: .rgb(229, 229, 234), dark: .rgb(44, 44, 46),
      lightHighContrast: .rgb(216, 216, 220), darkHighContrast: .rgb(54, 54, 56)),
    "systemGray6Color": Palette(
      light: .rgb(242, 242, 247), dark: .rgb(28, 28, 30),
      lightHighContrast: .rgb(235, 235, 240), darkHighContrast: .rgb(36, 36, 38)),
    "labelColor": Palette(
      light: .rgb(0, 0, 0), dark: .rgb(255, 255, 255)),
    "secondaryLabelColor": Palette(
      light: .rgb(60, 60, 67, 0.6), dark: .rgb(235, 235, 245, 0.6),
      lightHighContrast: .rgb(60, 60, 67, 0.8), darkHighContrast: .rgb(235, 235, 245, 0.7)),
    "tertiaryLabelColor": Palette(
      light: .rgb(60, 60, 67, 0.3), dark: .rgb(235, 235, 245, 0.3),
      lightHighContrast: .rgb(60, 60, 67, 0.7), darkHighContrast: .rgb(235, 235, 245, 0.55)),
    "quaternaryLabelColor": Palette(
      light: .rgb(60, 60, 67, 0.18), dark: .rgb(235, 235, 245, 0.16),
      lightHighContrast: .rgb(60, 60, 67, 0.55), darkHighContrast: .rgb(235, 235, 245, 0.4)),
    "placeholderTextColor": Palette(
      light: .rgb(60, 60, 67, 0.3), dark: .rgb(235, 235, 245, 0.3),
      lightHighContrast: .rgb(60, 60, 67, 0.7), darkHighContrast: .rgb(235, 235, 245, 0.55)),
    "linkColor": Palette(
      light: .rgb(0, 122, 255), dark: .rgb(9, 132, 255),
      lightHighContrast: .rgb(0, 64, 221), darkHighContrast: .rgb(64, 156, 255)),
    "separatorColor": Palette(
      light: .rgb(60, 60, 67, 0.29), dark: .rgb(84, 84, 88, 0.6),
      lightHighContrast: .rgb(60, 60, 67, 0.37), darkHighContrast: .rgb(84, 84, 88, 0.65)),
    "opaqueSeparatorColor": Palette(
      light: .rgb(198, 198, 200), dark: .rgb(56, 56, 58),
      lightHighContrast: .rgb(184, 184, 187), darkHighContrast: .rgb(71, 71, 74)),
    "systemFillColor": Palette(
      light: .rgb(120, 120, 128, 0.2), dark: .rgb(120, 120, 128, 0.36),
      lightHighContrast: .rgb(120, 120, 128, 0.28), darkHighContrast: .rgb(120, 120, 128, 0.44)),
    "secondarySystemFillColor": Palette(
      light: .rgb(120, 120, 128, 0.16), dark: .rgb(120, 120, 128, 0.32),
      lightHighContrast: .rgb(120, 120, 128, 0.24), darkHighContrast: .rgb(120, 120, 128, 0.4)),
    "tertiarySystemFillColor": Palette(
      light: .rgb(118, 118, 128, 0.12), dark: .rgb(118, 118, 128, 0.24),
      lightHighContrast: .rgb(118, 118, 128, 0.2), darkHighContrast: .rgb(118, 118, 128, 0.32)),
    "quaternarySystemFillColor": Palette(
      light: .rgb(116, 116, 128, 0.08), dark: .rgb(118, 118, 128, 0.18),
      lightHighContrast: .rgb(116, 116, 128, 0.16), darkHighContrast: .rgb(118, 118, 128, 0.26)),
    "systemBackgroundColor": Palette(
      light: .rgb(255, 255, 255), dark: .rgb(0, 0, 0),
      elevated: .rgb(28, 28, 30), elevatedHighContrast: .rgb(36, 36, 38)),
    "secondarySystemBackgroundColor": Palette(
      light: .rgb(242, 242, 247), dark: .rgb(28, 28, 30),
      lightHighContrast: .rgb(235, 235, 240), darkHighContrast: .rgb(36, 36, 38),
      elevated: .rgb(44, 44, 46), elevatedHighContrast: .rgb(54, 54, 56)),
    "tertiarySystemBackgroundColor": Palette(
      light: .rgb(255, 255, 255), dark: .rgb(44, 44, 46),
      darkHighContrast: .rgb(54, 54, 56), elevated: .rgb(58, 58, 60),
      elevatedHighContrast: .rgb(68, 68, 70)),
    "systemGroupedBackgroundColor": Palette(
      light: .rgb(242, 242, 247), dark: .rgb(0, 0, 0),
      lightHighContrast: .rgb(235, 235, 240), elevated: .rgb(28, 28, 30),
      elevatedHighContrast: .rgb(36, 36, 38)),
    "secondarySystemGroupedBackgroundColor": Palette(
      light: .rgb(255, 255, 255), dark: .rgb(28, 28, 30),
      darkHighContrast: .rgb(36, 36, 38), elevated: .rgb(44, 44, 46),
      elevatedHighContrast: .rgb(54, 54, 56)),
    "tertiarySystemGroupedBackgroundColor": Palette(
      light: .rgb(242, 242, 247), dark: .rgb(44, 44, 46),
      lightHighContrast: .rgb(235, 235, 240), darkHighContrast: .rgb(54, 54, 56),
      elevated: .rgb(58, 58, 60), elevatedHighContrast: .rgb(68, 68, 70)),
  ]
}
