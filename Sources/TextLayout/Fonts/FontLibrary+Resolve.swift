// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

extension FontLibrary {
  /// The face, spacing and metrics of a request. Call with the lock held.
  func font(for request: FontRequest) -> ResolvedFont {
    if let font = fonts[request] { return font }
    let font = makeFont(for: request)
    fonts[request] = font
    return font
  }

  private func makeFont(for request: FontRequest) -> ResolvedFont {
    switch request.family {
    case .system(let design): return systemFont(design, request)
    case .named(let name):
      switch lookUp(name) {
      case .system(let design, let style):
        var styled = request
        styled.weight = request.weight != 0 ? request.weight : CGFloat(style.weight)
        styled.isItalic = request.isItalic || style.isItalic
        return systemFont(design, styled)
      case .face(let face): return naturalFont(sibling(of: face, for: request), request)
      case .standIn(let standIn, let style): return standInFont(standIn, style, request)
      case nil: return systemFont(.standard, request)
      }
    case .ofApp(let name):
      if let style = FontNameStyle(ofTextFile: name) { return textFileFont(style, request) }
      guard let found = FamilyStandIn.named(name, among: FamilyStandIn.ofApps) else {
        return systemFont(.standard, request)
      }
      return publishedFont(found.standIn, found.style, request)
    }
  }

  /// A file of the family San Francisco Text that an app brings along: nothing tracks it, and it has
  /// no Display beside it.
  private func textFileFont(_ style: FontNameStyle, _ request: FontRequest) -> ResolvedFont {
    let size = Double(request.pointSize)
    let weight = request.weight != 0 ? Double(request.weight) : style.weight
    let model = SystemFontModel(pointSize: size, weight: weight, generation: .text).untracked
    let file = PinnedFonts.interFile(
      weight: weight, isItalic: request.isItalic || style.isItalic, isDisplay: false)
    return ResolvedFont(
      face: face(file), pointSize: size, spacing: .system(model, scale: 1),
      metrics: .sanFrancisco(size))
  }

  /// A family of ``FamilyStandIn/ofApps``: its own lines and letters, drawn with Inter's glyphs
  /// unless all letters are as wide.
  private func publishedFont(
    _ family: FamilyStandIn, _ style: FontNameStyle, _ request: FontRequest
  ) -> ResolvedFont {
    if family.kind == .monospaced { return standInFont(family, style, request) }
    let weight = request.weight != 0 ? Double(request.weight) : style.weight
    let file = PinnedFonts.interFile(
      weight: weight, isItalic: request.isItalic || style.isItalic, isDisplay: false)
    let share = FamilyStandIn.evenBoldShare(weight)
    return ResolvedFont(
      face: face(file), pointSize: Double(request.pointSize),
      spacing: family.letters.map { .letters($0, bold: share, scale: 1) } ?? .scaled(1),
      metrics: .standIn(family.measures(weight: weight), Double(request.pointSize)))
  }

  private func systemFont(_ design: FontRequest.Design, _ request: FontRequest) -> ResolvedFont {
    let size = Double(request.pointSize)
    let weight = Double(request.weight)
    switch design {
    case .standard, .rounded:
      let model = SystemFontModel(
        pointSize: size, weight: weight, generation: request.generation)
      let file = PinnedFonts.interFile(
        weight: weight, isItalic: request.isItalic, isDisplay: model.displayShare >= 0.5)
      return ResolvedFont(
        face: face(file), pointSize: size, spacing: .system(model, scale: 1),
        metrics: .sanFrancisco(size), hasMonospacedDigits: request.hasMonospacedDigits)
    case .serif:
      let file = PinnedFonts.notoFile(
        script: "", isSerif: true, isBold: weight >= 0.265, isItalic: request.isItalic)
      return ResolvedFont(
        face: face(file), pointSize: size, spacing: .scaled(0.88), metrics: .sanFrancisco(size))
    case .monospaced:
      return ResolvedFont(
        face: monospacedFace(isBold: weight >= 0.265), pointSize: size,
        spacing: .fixed(size * 1266 / 2048), metrics: .sanFrancisco(size),
        slant: request.isItalic ? Self.obliqueSlant : 0)
    }
  }

  private func standInFont(
    _ standIn: FamilyStandIn, _ style: FontNameStyle, _ request: FontRequest
  ) -> ResolvedFont {
    let size = Double(request.pointSize)
    let weight = request.weight != 0 ? Double(request.weight) : style.weight
    let isItalic = request.isItalic || style.isItalic
    let measures = standIn.measures(weight: weight)
    let metrics = FontMetrics.standIn(measures, size)
    switch standIn.kind {
    case .sans:
      // San Francisco's text advances at 17 pt, tracking included, are about Helvetica's.
      let model = SystemFontModel(pointSize: 17, weight: weight)
      let file = PinnedFonts.interFile(weight: weight, isItalic: isItalic, isDisplay: false)
      let spacing: ResolvedFont.Spacing =
        standIn.letters.map {
          .letters($0, bold: Self.boldShare(weight), scale: measures.width)
        } ?? .system(model.scaled(to: size), scale: standIn.width)
      return ResolvedFont(face: face(file), pointSize: size, spacing: spacing, metrics: metrics)
    case .serif:
      let file = PinnedFonts.notoFile(
        script: "", isSerif: true, isBold: weight >= 0.265, isItalic: isItalic)
      let spacing: ResolvedFont.Spacing =
        standIn.letters.map {
          .letters($0, bold: Self.boldShare(weight), scale: measures.width)
        } ?? .scaled(standIn.width)
      return ResolvedFont(
        face: face(file), pointSize: size, spacing: spacing, metrics: metrics)
    case .metric(let family):
      let file = family.file(isBold: weight >= 0.265, isItalic: isItalic)
      let spacing: ResolvedFont.Spacing =
        standIn.letters.map {
          .letters($0, bold: weight >= 0.265 ? 1 : 0, scale: measures.width)
        } ?? .natural(measures.width)
      return ResolvedFont(
        face: face(file), pointSize: size, spacing: spacing, metrics: metrics)
    case .monospaced:
      return ResolvedFont(
        face: monospacedFace(isBold: weight >= 0.265), pointSize: size,
        spacing: .fixed(size * standIn.width), metrics: metrics,
        slant: isItalic ? Self.obliqueSlant : 0)
    }
  }

  /// How much of the step from regular to bold the letters of Avenir Next have at a weight: a fifth
  /// at medium, all of it from bold on (Documentation/TextLayout.md §7.5).
  private static func boldShare(_ weight: Double) -> Double {
    if weight <= 0 { return 0 }
    if weight <= 0.23 { return weight / 0.23 * 0.2 }
    return min(0.2 + (weight - 0.23) / 0.17 * 0.8, 1)
  }

  func naturalFont(_ face: FontFace, _ request: FontRequest) -> ResolvedFont {
    ResolvedFont(
      face: face, pointSize: Double(request.pointSize), spacing: .natural(1),
      metrics: .ownMetrics(of: face, Double(request.pointSize)),
      slant: request.isItalic && !face.isItalic ? Self.obliqueSlant : 0)
  }

  /// The face of the same family that comes nearest to a request's weight and slant.
  private func sibling(of face: FontFace, for request: FontRequest) -> FontFace {
    guard request.weight != 0 || request.isItalic else { return face }
    let style = face.style
    let weight = request.weight != 0 ? Double(request.weight) : style.weight
    let isItalic = request.isItalic || style.isItalic
    let family = facesOfFamily(face.familyName)
    let distance = { (face: FontFace) -> Double in
      abs(face.style.weight - weight) + (face.style.isItalic == isItalic ? 0 : 10)
    }
    return family.min { distance($0) < distance($1) } ?? face
  }

  private func monospacedFace(isBold: Bool) -> FontFace {
    let file = isBold ? PinnedFonts.sansCJK.bold : PinnedFonts.sansCJK.regular
    return face(file, index: PinnedFonts.HanStyle.japanese.monospacedIndex)
  }

  /// Shear of faces that have no italic: tan 12°.
  static let obliqueSlant: CGFloat = 0.2126
}

extension FontMetrics {
  /// San Francisco's measures (Documentation/TextLayout.md §2).
  static func sanFrancisco(_ size: Double) -> FontMetrics {
    FontMetrics(
      ascender: CGFloat(size * 1950 / 2048), descender: CGFloat(size * -494 / 2048), leading: 0,
      capHeight: CGFloat(size * 1443 / 2048), xHeight: CGFloat(size * 1078 / 2048),
      underlinePosition: CGFloat(size * -0.1), underlineThickness: CGFloat(size * 0.05))
  }

  static func standIn(_ face: FaceMeasures, _ size: Double) -> FontMetrics {
    FontMetrics(
      ascender: CGFloat(size * face.ascent), descender: CGFloat(size * -face.descent),
      leading: 0, capHeight: CGFloat(size * 0.7), xHeight: CGFloat(size * 0.5),
      underlinePosition: CGFloat(size * -0.1), underlineThickness: CGFloat(size * 0.05))
  }

  /// What the file says.
  static func ownMetrics(of face: FontFace, _ size: Double) -> FontMetrics {
    let unit = size / face.unitsPerEm
    return FontMetrics(
      ascender: CGFloat(face.ascender * unit), descender: CGFloat(face.descender * unit),
      leading: CGFloat(face.lineGap * unit), capHeight: CGFloat(face.capHeight * unit),
      xHeight: CGFloat(face.xHeight * unit),
      underlinePosition: CGFloat(face.underlinePosition * unit),
      underlineThickness: CGFloat(face.underlineThickness * unit))
  }
}
