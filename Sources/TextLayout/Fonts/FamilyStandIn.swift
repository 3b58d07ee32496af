// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A family of iOS that the pinned fonts do not hold, and what is drawn in its place.
///
/// Vertical measures are those of the original family (line heights come out right), glyphs are
/// Inter, Noto Serif or Noto Sans Mono CJK, with advances scaled towards the original's
/// (Documentation/TextLayout.md §7).
struct FamilyStandIn {
  enum Kind: Equatable {
    case sans
    case serif
    case monospaced
    case metric(MetricFamily)
  }

  let family: String
  /// Start of the family's PostScript names: "HelveticaNeue" of "HelveticaNeue-Thin".
  let prefix: String
  let kind: Kind
  /// Shares of the em; `descent` is positive below the baseline.
  let ascent: Double
  let descent: Double
  /// Factor on the stand-in's advances; for monospaced families the advance itself, in em.
  let width: Double
  /// The family's faces where their measures differ; else empty.
  let faces: [FaceMeasures]
  /// The family's own advances where they are known.
  let letters: LetterAdvances?

  init(
    _ family: String, _ prefix: String, _ kind: Kind, _ ascent: Double, _ descent: Double,
    _ width: Double, faces: [FaceMeasures] = [], letters: LetterAdvances? = nil
  ) {
    self.family = family
    self.prefix = prefix
    self.kind = kind
    self.ascent = ascent
    self.descent = descent
    self.width = width
    self.faces = faces
    self.letters = letters
  }

  /// The measures of the face that comes nearest to a weight.
  func measures(weight: Double) -> FaceMeasures {
    faces.min { abs($0.weight - weight) < abs($1.weight - weight) }
      ?? FaceMeasures(weight: weight, ascent: ascent, descent: descent, width: width)
  }

  static let all: [FamilyStandIn] = [
    FamilyStandIn("American Typewriter", "AmericanTypewriter", .serif, 0.903, 0.243, 0.92),
    FamilyStandIn(
      "Arial", "Arial", .metric(.nimbusSans), 0.905, 0.212, 1, letters: .helvetica),
    FamilyStandIn("Arial Rounded MT Bold", "ArialRoundedMTBold", .sans, 0.946, 0.211, 1.05),
    FamilyStandIn("Avenir", "Avenir", .sans, 1, 0.366, 1, letters: .avenir),
    FamilyStandIn(
      "Avenir Next", "AvenirNext", .sans, 1, 0.366, 1.02, faces: FaceMeasures.avenirNext,
      letters: .avenirNext),
    FamilyStandIn("Avenir Next Condensed", "AvenirNextCondensed", .sans, 1, 0.366, 0.85),
    FamilyStandIn("Baskerville", "Baskerville", .serif, 0.898, 0.246, 0.8),
    FamilyStandIn("Bodoni 72", "BodoniSvtyTwoITCTT", .serif, 0.943, 0.257, 0.78),
    FamilyStandIn("Bradley Hand", "BradleyHandITCTT", .sans, 0.835, 0.415, 0.9),
    FamilyStandIn("Chalkboard SE", "ChalkboardSE", .sans, 1.12, 0.286, 1.02),
    FamilyStandIn("Chalkduster", "Chalkduster", .sans, 0.98, 0.277, 1.15),
    FamilyStandIn("Charter", "Charter", .serif, 0.98, 0.238, 0.86),
    FamilyStandIn("Cochin", "Cochin", .serif, 0.897, 0.25, 0.8),
    FamilyStandIn("Copperplate", "Copperplate", .serif, 0.763, 0.248, 1.05),
    FamilyStandIn("Courier", "Courier", .monospaced, 0.754, 0.246, 0.6001),
    FamilyStandIn("Courier New", "CourierNew", .monospaced, 0.833, 0.3, 0.6001),
    FamilyStandIn("Damascus", "Damascus", .sans, 1.07, 0.5, 1),
    FamilyStandIn("Didot", "Didot", .serif, 0.943, 0.324, 0.82),
    FamilyStandIn("DIN Alternate", "DINAlternate", .sans, 0.937, 0.227, 0.88),
    FamilyStandIn("DIN Condensed", "DINCondensed", .sans, 0.712, 0.288, 0.65),
    FamilyStandIn("Futura", "Futura", .sans, 1.039, 0.29, 1),
    FamilyStandIn("Geeza Pro", "GeezaPro", .sans, 0.999, 0.432, 1),
    FamilyStandIn("Georgia", "Georgia", .serif, 0.917, 0.219, 1, letters: .georgia),
    FamilyStandIn("Gill Sans", "GillSans", .sans, 0.918, 0.23, 0.9),
    // 1577 and 471 of 2048 units, and the 0.15 that Core Text adds: exact, so that labels and
    // `boundingRect` agree at 20 points: a public suite demands no more (LayoutKit's, 1 to 50
    // points). No source has the height itself; 23⅓ was once a remainder here.
    FamilyStandIn(
      "Helvetica", "Helvetica", .metric(.nimbusSans), 0.92001953125, 0.22998046875, 1,
      letters: .helvetica),
    FamilyStandIn(
      "Helvetica Neue", "HelveticaNeue", .metric(.nimbusSans), 0.952, 0.213, 1.004,
      faces: FaceMeasures.helveticaNeue, letters: .helveticaNeue),
    FamilyStandIn("Hiragino Sans", "HiraginoSans", .sans, 0.88, 0.12, 1),
    FamilyStandIn("Hoefler Text", "HoeflerText", .serif, 0.717, 0.283, 0.82),
    FamilyStandIn("Impact", "Impact", .sans, 1.009, 0.211, 1, letters: .impact),
    FamilyStandIn("Iowan Old Style", "IowanOldStyle", .serif, 0.98, 0.273, 0.85),
    FamilyStandIn("Kohinoor Devanagari", "KohinoorDevanagari", .sans, 1.03, 0.4, 1),
    FamilyStandIn("Marker Felt", "MarkerFelt", .sans, 0.866, 0.22, 0.9),
    FamilyStandIn("Menlo", "Menlo", .monospaced, 0.928, 0.236, 0.6021),
    FamilyStandIn("New York", "NewYork", .serif, 0.952, 0.241, 0.88),
    FamilyStandIn("Noteworthy", "Noteworthy", .sans, 1.268, 0.332, 0.98),
    FamilyStandIn("Optima", "Optima", .sans, 0.919, 0.268, 0.95),
    FamilyStandIn("Palatino", "Palatino", .metric(.p052), 0.732, 0.283, 1),
    FamilyStandIn("Papyrus", "Papyrus", .sans, 0.94, 0.603, 0.95),
    FamilyStandIn("PingFang HK", "PingFangHK", .sans, 1.06, 0.34, 1),
    FamilyStandIn("PingFang SC", "PingFangSC", .sans, 1.06, 0.34, 1),
    FamilyStandIn("PingFang TC", "PingFangTC", .sans, 1.06, 0.34, 1),
    FamilyStandIn("Rockwell", "Rockwell", .serif, 0.903, 0.271, 0.92),
    FamilyStandIn("Savoye LET", "SavoyeLET", .serif, 0.708, 0.5, 0.6),
    FamilyStandIn("Snell Roundhand", "SnellRoundhand", .serif, 0.94, 0.33, 0.75),
    FamilyStandIn("Symbol", "Symbol", .serif, 0.701, 0.299, 0.9),
    FamilyStandIn("Thonburi", "Thonburi", .sans, 1.072, 0.306, 1),
    FamilyStandIn(
      "Times New Roman", "TimesNewRoman", .metric(.nimbusRoman), 0.891, 0.216, 1),
    FamilyStandIn("Trebuchet MS", "TrebuchetMS", .sans, 0.939, 0.222, 1, letters: .trebuchet),
    FamilyStandIn("Verdana", "Verdana", .sans, 1.005, 0.21, 1, letters: .verdana),
    FamilyStandIn("Zapfino", "Zapfino", .serif, 1.875, 1.508, 0.9),
  ]

  /// The family and style that a family or PostScript name says; `nil` when either is unknown.
  static func named(
    _ name: String, among families: [FamilyStandIn] = all
  ) -> (standIn: FamilyStandIn, style: FontNameStyle)? {
    let compact = name.filter { $0 != " " }.lowercased()
    // The longest prefix decides, so that "AvenirNext-Bold" is no "Avenir".
    let matches = families.filter { compact.hasPrefix($0.prefix.lowercased()) }
    for standIn in matches.sorted(by: { $0.prefix.count > $1.prefix.count }) {
      let rest = compact.dropFirst(standIn.prefix.count)
      if let style = FontNameStyle(parsing: rest) { return (standIn, style) }
    }
    return nil
  }
}
