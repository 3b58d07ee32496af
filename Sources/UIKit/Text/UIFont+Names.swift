// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import TextLayout

extension UIFont {
  /// The families that ``init(name:size:)`` finds, sorted.
  public class var familyNames: [String] { FontLibrary.pinned.families }

  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontLibrary.pinned.fontNames(forFamily: familyName)
  }

  /// Makes the fonts of `UIAppFonts` known to ``init(name:size:)``: files by their way from the
  /// bundle's folder.
  ///
  /// - Returns: What is not there or is no font: that changes nothing, as on a device.
  package static func registerFonts(
    named names: [String], in folder: String
  ) -> [(name: String, isThere: Bool)] {
    names.compactMap { name in
      let path = "\(folder)/\(name)"
      guard (try? FontLibrary.pinned.register(fontFile: path)) == nil else { return nil }
      return (name, FileManager.default.fileExists(atPath: path))
    }
  }

  /// The request for a family or PostScript name; nil when the name means nothing.
  ///
  /// Faces of the library come first. Names of Apple's own fonts, which no Linux machine has, fall
  /// back to the system font of the same design, weight and slope.
  static func request(named name: String, size: CGFloat) -> FontRequest? {
    let size = max(size, 0)
    if let found = FontLibrary.pinned.resolves(name) {
      return FontRequest(
        family: .named(name), pointSize: size, weight: found.weight, isItalic: found.isItalic)
    }
    guard let design = appleDesign(of: name) else { return nil }
    var request = FontRequest(family: .system(design), pointSize: size)
    if let dash = name.firstIndex(of: "-") {
      request.apply(face: String(name[name.index(after: dash)...]))
    }
    return request
  }

  /// The design nearest to a font of Apple's; nil for names that are not Apple's.
  private static func appleDesign(of name: String) -> FontRequest.Design? {
    let family = name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
    let matches = { (families: [String]) in families.contains { family.hasPrefix($0) } }
    if matches(monospacedFamilies) { return .monospaced }
    if matches(roundedFamilies) { return .rounded }
    if matches(serifFamilies) { return .serif }
    return matches(plainFamilies) ? .standard : nil
  }

  private static let monospacedFamilies = [
    ".applesystemuifontmono", "menlo", "courier", "sfmono", "americantypewriter", "monaco",
  ]
  private static let roundedFamilies = [
    ".applesystemuifontrounded", ".sfuirounded", "arialrounded", "chalkboard", "sfrounded",
    "sfprorounded", "markerfelt", "noteworthy",
  ]
  private static let serifFamilies = [
    ".applesystemuifontserif", ".newyork", "newyork", "georgia", "times", "palatino", "baskerville",
    "didot", "bodoni", "cochin", "hoefler", "charter", "iowan", "athelas", "superclarendon",
    "rockwell", "bigcaslon", "apple garamond",
  ]
  private static let plainFamilies = [
    ".applesystemuifont", ".sfui", ".sfns", "helvetica", "avenir", "arial", "gillsans", "futura",
    "verdana", "trebuchet", "optima", "sfpro", "sfui", "sfcompact", "sanfrancisco", "copperplate",
    "marion", "dinalternate", "dincondensed", "phosphate", "impact", "applesdgothic", "pingfang",
    "hiragino", "heiti", "stheiti", "thonburi", "damascus", "geezapro", "kohinoor", "euphemia",
    "papyrus", "partylet", "snellroundhand", "zapf", "zapfino", "savoyelet", "bradleyhand",
    "chalkduster", "academyengraved", "applecoloremoji", "applesymbols", "symbol", "kefa",
    "farah", "diwan", "mishafi", "galvji", "grantha", "khmersangam", "laosangam", "malayalam",
    "tamil", "telugu", "kannada", "gujarati", "gurmukhi", "oriya", "bangla", "sinhala", "mukta",
    "notonastaliq", "alnile", "tahoma", "skia", "luminari", "lucidagrande", "geneva",
  ]
}
