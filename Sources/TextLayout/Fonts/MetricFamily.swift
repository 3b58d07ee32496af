// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A family of Debian's `fonts-urw-base35`, whose advances and kerning are those of one of
/// PostScript's base families (Documentation/TextLayout.md §7.2).
enum MetricFamily {
  /// As Helvetica, and so as Arial.
  case nimbusSans
  /// As Times, and so as Times New Roman.
  case nimbusRoman
  /// As Palatino.
  case p052

  func file(isBold: Bool, isItalic: Bool) -> String {
    let names: (regular: String, bold: String, italic: String, boldItalic: String) =
      switch self {
      case .nimbusSans:
        (
          "NimbusSans-Regular", "NimbusSans-Bold", "NimbusSans-Italic", "NimbusSans-BoldItalic"
        )
      case .nimbusRoman:
        (
          "NimbusRoman-Regular", "NimbusRoman-Bold", "NimbusRoman-Italic",
          "NimbusRoman-BoldItalic"
        )
      case .p052: ("P052-Roman", "P052-Bold", "P052-Italic", "P052-BoldItalic")
      }
    let upright = isBold ? names.bold : names.regular
    let slanted = isBold ? names.boldItalic : names.italic
    return "\(PinnedFonts.urw)/\(isItalic ? slanted : upright).otf"
  }
}

/// Vertical measures of a face and its advances over those of its stand-in, by weight.
struct FaceMeasures {
  /// On the scale of ``FontWeight``.
  let weight: Double
  /// Shares of the em; `descent` is positive below the baseline.
  let ascent: Double
  let descent: Double
  /// Factor on the stand-in's advances.
  let width: Double

  /// Helvetica Neue, over the tables of its regular face and, from semibold on, of its bold one
  /// (Documentation/TextLayout.md §7.3).
  static let helveticaNeue: [FaceMeasures] = [
    FaceMeasures(weight: -0.8, ascent: 0.931, descent: 0.213, width: 0.86),
    FaceMeasures(weight: -0.6, ascent: 0.967, descent: 0.213, width: 0.9),
    FaceMeasures(weight: -0.4, ascent: 0.967, descent: 0.213, width: 0.953),
    FaceMeasures(weight: 0, ascent: 0.952, descent: 0.213, width: 1),
    FaceMeasures(weight: 0.23, ascent: 0.975, descent: 0.217, width: 1.039),
    FaceMeasures(weight: 0.4, ascent: 0.975, descent: 0.217, width: 1),
  ]

  /// Avenir Next, over what its two tables make of a weight (Documentation/TextLayout.md §7.5).
  static let avenirNext: [FaceMeasures] = [
    FaceMeasures(weight: -0.8, ascent: 1, descent: 0.366, width: 0.96),
    FaceMeasures(weight: 0, ascent: 1, descent: 0.366, width: 1),
    FaceMeasures(weight: 0.4, ascent: 1, descent: 0.366, width: 1),
    FaceMeasures(weight: 0.56, ascent: 1, descent: 0.366, width: 1.055),
  ]
}
