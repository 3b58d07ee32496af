// Part of Snug, under the Apache License 2.0; see LICENSE.

extension FamilyStandIn {
  /// The PostScript names of the family's faces on iOS, sorted (Documentation/TextLayout.md §7).
  var faceNames: [String] {
    guard let ends = Self.faceEnds[family] else {
      return ["-Bold", "-BoldItalic", "-Italic", "-Regular"].map { prefix + $0 }
    }
    // A point stands for the face that is named as the family is.
    return ends.split(separator: " ").map { $0 == "." ? prefix : prefix + $0 }.sorted()
  }

  /// What follows the prefix in the names of a family's faces, as Apple lists the fonts of iOS.
  private static let faceEnds: [String: String] = [
    "American Typewriter":
      ". -Bold -Condensed -CondensedBold -CondensedLight -Light -Semibold",
    "Arial": "MT -BoldItalicMT -BoldMT -ItalicMT",
    "Arial Rounded MT Bold": ".",
    "Avenir":
      """
    -Black -BlackOblique -Book -BookOblique -Heavy -HeavyOblique -Light -LightOblique -Medium \
    -MediumOblique -Oblique -Roman
    """,
    "Avenir Next": avenirNextEnds,
    "Avenir Next Condensed": avenirNextEnds,
    "Baskerville": ". -Bold -BoldItalic -Italic -SemiBold -SemiBoldItalic",
    "Bradley Hand": "-Bold",
    "Chalkboard SE": "-Bold -Light -Regular",
    "Chalkduster": ".",
    "Charter": "-Black -BlackItalic -Bold -BoldItalic -Italic -Roman",
    "Cochin": ". -Bold -BoldItalic -Italic",
    "Copperplate": ". -Bold -Light",
    "Courier": ". -Bold -BoldOblique -Oblique",
    "Courier New": "PSMT PS-BoldItalicMT PS-BoldMT PS-ItalicMT",
    "Damascus": ". Bold Light Medium SemiBold",
    "Didot": ". -Bold -Italic",
    "DIN Alternate": "-Bold",
    "DIN Condensed": "-Bold",
    "Futura": "-Bold -CondensedExtraBold -CondensedMedium -Medium -MediumItalic",
    "Geeza Pro": ". -Bold",
    "Georgia": ". -Bold -BoldItalic -Italic",
    "Gill Sans":
      ". -Bold -BoldItalic -Italic -Light -LightItalic -SemiBold -SemiBoldItalic -UltraBold",
    "Helvetica": ". -Bold -BoldOblique -Light -LightOblique -Oblique",
    "Helvetica Neue":
      """
    . -Bold -BoldItalic -CondensedBlack -CondensedBold -Italic -Light -LightItalic -Medium \
    -MediumItalic -Thin -ThinItalic -UltraLight -UltraLightItalic
    """,
    "Hiragino Sans": "-W3 -W6",
    "Hoefler Text": "-Black -BlackItalic -Italic -Regular",
    "Impact": ".",
    "Iowan Old Style": "-Bold -BoldItalic -Italic -Roman",
    "Kohinoor Devanagari": "-Light -Regular -Semibold",
    "Marker Felt": "-Thin -Wide",
    "Noteworthy": "-Bold -Light",
    "Optima": "-Bold -BoldItalic -ExtraBlack -Italic -Regular",
    "Palatino": "-Bold -BoldItalic -Italic -Roman",
    "Papyrus": ". -Condensed",
    "PingFang HK": pingFangEnds,
    "PingFang SC": pingFangEnds,
    "PingFang TC": pingFangEnds,
    "Snell Roundhand": ". -Black -Bold",
    "Symbol": ".",
    "Thonburi": ". -Bold -Light",
    "Times New Roman": "PSMT PS-BoldItalicMT PS-BoldMT PS-ItalicMT",
    "Trebuchet MS": ". -Bold -Italic",
    "Verdana": ". -Bold -BoldItalic -Italic",
    "Zapfino": ".",
  ]

  private static let avenirNextEnds =
    """
    -Bold -BoldItalic -DemiBold -DemiBoldItalic -Heavy -HeavyItalic -Italic -Medium -MediumItalic \
    -Regular -UltraLight -UltraLightItalic
    """
  private static let pingFangEnds = "-Light -Medium -Regular -Semibold -Thin -Ultralight"
}
