// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// The fonts that Snug lays text out with, and nothing else (Documentation/TextLayout.md §1).
enum PinnedFonts {
  static let inter = "/usr/share/fonts/opentype/inter"
  static let noto = "/usr/share/fonts/truetype/noto"
  static let notoCJK = "/usr/share/fonts/opentype/noto"

  static let urw = "/usr/share/fonts/opentype/urw-base35"

  static let emoji = "\(noto)/NotoColorEmoji.ttf"
  static let sansCJK = (
    regular: "\(notoCJK)/NotoSansCJK-Regular.ttc", bold: "\(notoCJK)/NotoSansCJK-Bold.ttc"
  )
  static let serifCJK = (
    regular: "\(notoCJK)/NotoSerifCJK-Regular.ttc", bold: "\(notoCJK)/NotoSerifCJK-Bold.ttc"
  )

  /// A file of each Debian package: when it is there, so is the package.
  static let witnesses: [(path: String, debianPackage: String)] = [
    ("\(inter)/Inter-Regular.otf", "fonts-inter"),
    ("\(inter)/InterDisplay-Regular.otf", "fonts-inter"),
    ("\(noto)/NotoSans-Regular.ttf", "fonts-noto-core"),
    (sansCJK.regular, "fonts-noto-cjk"),
    (emoji, "fonts-noto-color-emoji"),
    (MetricFamily.nimbusSans.file(isBold: false, isItalic: false), "fonts-urw-base35"),
  ]

  /// Throws for the first package that is not installed.
  static func check() throws(FontError) {
    for witness in witnesses
    where !FileManager.default.isReadableFile(atPath: witness.path) {
      throw .missingPinnedFont(path: witness.path, debianPackage: witness.debianPackage)
    }
  }

  /// The Debian package that holds a pinned file.
  static func debianPackage(of path: String) -> String {
    if path.hasPrefix(inter) { return "fonts-inter" }
    if path.hasPrefix(urw) { return "fonts-urw-base35" }
    if path.hasPrefix(notoCJK) { return "fonts-noto-cjk" }
    return path == emoji ? "fonts-noto-color-emoji" : "fonts-noto-core"
  }

  /// The Inter file of a weight and optical size.
  static func interFile(weight: Double, isItalic: Bool, isDisplay: Bool) -> String {
    // Limits halfway between the named weights of the trait scale.
    let steps: [(below: Double, name: String)] = [
      (-0.7, "Thin"), (-0.5, "ExtraLight"), (-0.2, "Light"), (0.115, "Regular"),
      (0.265, "Medium"), (0.35, "SemiBold"), (0.48, "Bold"), (0.59, "ExtraBold"),
    ]
    let style = steps.first { weight < $0.below }?.name ?? "Black"
    let name = isItalic ? (style == "Regular" ? "Italic" : style + "Italic") : style
    return "\(inter)/\(isDisplay ? "InterDisplay" : "Inter")-\(name).otf"
  }

  /// The Noto Sans or Noto Serif file nearest to a weight; `script` is the part after the family
  /// ("Arabic"), empty for Latin, Greek and Cyrillic.
  static func notoFile(script: String, isSerif: Bool, isBold: Bool, isItalic: Bool) -> String {
    let family = (isSerif ? "NotoSerif" : "NotoSans") + script
    let style = script.isEmpty && isItalic ? (isBold ? "BoldItalic" : "Italic") : nil
    return "\(noto)/\(family)-\(style ?? (isBold ? "Bold" : "Regular")).ttf"
  }
}
