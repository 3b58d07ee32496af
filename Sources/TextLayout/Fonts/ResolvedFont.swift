// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import Geometry

/// A face at a size with the rule for its advances: what a ``FontRequest`` comes to.
///
/// Not `Sendable`: used under the library's lock.
final class ResolvedFont {
  /// Where advances come from.
  enum Spacing {
    /// The face itself, with its kerning and ligatures, times a factor.
    case natural(Double)
    /// San Francisco's table (Documentation/TextLayout.md §3); `scale` stretches it.
    case system(SystemFontModel, scale: Double)
    /// The face's own, times a factor.
    case scaled(Double)
    /// A table's, with a share of its bold face, times a factor.
    case letters(LetterAdvances, bold: Double, scale: Double)
    /// Every glyph that advances at all takes this many points.
    case fixed(Double)
  }

  let face: FontFace
  let spacing: Spacing
  let metrics: FontMetrics
  let reference: FontFaceReference
  /// Points per font unit.
  let unit: Double
  let hasMonospacedDigits: Bool
  /// Glyph, advance and left shift of U+0000…U+007F where no shaping is needed, else empty.
  private(set) var asciiGlyphs: [UInt32] = []
  private(set) var asciiAdvances: [Double] = []
  private(set) var asciiShifts: [Double] = []
  /// Tracking-free advance of San Francisco over the face's, for characters outside the table.
  private var ratio = 1.0

  init(
    face: FontFace, pointSize: Double, spacing: Spacing, metrics: FontMetrics,
    slant: CGFloat = 0, hasMonospacedDigits: Bool = false
  ) {
    self.face = face
    self.spacing = spacing
    self.metrics = metrics
    self.hasMonospacedDigits = hasMonospacedDigits
    unit = pointSize / face.unitsPerEm
    reference = FontFaceReference(
      path: face.path, index: face.index, variations: face.variations,
      pointSize: CGFloat(pointSize), slant: slant)
    switch spacing {
    case .system(let model, _): ratio = Self.ratio(of: model, to: face, unit: unit)
    case .natural, .scaled, .letters, .fixed: break
    }
    if case .natural = spacing { return }
    if !hasMonospacedDigits { makeASCIITables() }
  }

  /// Whether ASCII text needs no shaping: glyphs and advances come from tables.
  var hasTables: Bool { !asciiAdvances.isEmpty }

  /// The make of San Francisco by which pairs of characters are kerned
  /// (``FontFace/kerning(_:_:_:)``); nil where they are not.
  var kernedGeneration: SystemFontGeneration? {
    if case .system(let model, _) = spacing { return model.generation }
    return nil
  }

  /// Whether a table says what two letters side by side add.
  var hasPairs: Bool {
    if case .letters(let table, _, _) = spacing { return table.pairs != nil }
    return false
  }

  /// What two ASCII characters side by side add by such a table, in points.
  func pull(_ first: UInt8, _ second: UInt8) -> Double {
    guard case .letters(let table, let bold, let scale) = spacing, let pairs = table.pairs
    else { return 0 }
    return pairs.pull(first, second, bold: bold) * unit * face.unitsPerEm * scale
  }

  /// The features that shaping switches.
  func features(usesLigatures: Bool) -> [ShapingBuffer.Feature] {
    var list: [ShapingBuffer.Feature] = []
    if case .natural = spacing {
      if !usesLigatures { list += [.off("liga"), .off("clig")] }
    } else {
      list += [.off("kern"), .off("calt"), .off("liga"), .off("clig")]
    }
    if hasMonospacedDigits { list.append(.on("tnum")) }
    return list
  }

  /// Advance and left shift of a glyph in points, by the font's rule. `natural` is the shaper's
  /// advance in font units.
  func advance(of glyph: UInt32, natural: Double) -> (advance: Double, shift: Double) {
    let own = natural * unit
    guard natural != 0 else { return (0, 0) }
    let wanted: Double
    switch spacing {
    case .natural(let factor): return (own * factor, 0)
    case .scaled(let factor): wanted = own * factor
    case .fixed(let width): wanted = width
    case .letters(let table, let bold, let scale):
      let letter = face.baseLetters[glyph].flatMap { table.advance(of: $0, bold: bold) }
      wanted = (letter.map { $0 * unit * face.unitsPerEm } ?? own) * scale
    case .system(let model, let scale):
      if hasMonospacedDigits, face.tabularDigits.contains(glyph) {
        // All digits as wide as the plus sign: the width of tabular signs in the table.
        wanted = (model.advance(of: 0x2B) ?? own) * scale
      } else if let letter = face.systemLetter(of: glyph) {
        wanted = (model.advance(of: UInt32(letter)) ?? own) * scale
      } else {
        wanted = (own * ratio + model.tracking) * scale
      }
    }
    return (wanted, shift(own: own, wanted: wanted))
  }

  /// Half of what the advance lost or gained, tracking apart, so that glyphs stay centred.
  private func shift(own: Double, wanted: Double) -> Double {
    if case .system(let model, let scale) = spacing {
      return (wanted - model.tracking * scale - own) / 2
    }
    return (wanted - own) / 2
  }

  private func makeASCIITables() {
    asciiGlyphs = [UInt32](repeating: 0, count: 128)
    asciiAdvances = [Double](repeating: 0, count: 128)
    asciiShifts = asciiAdvances
    for scalar in UInt32(0x20)...0x7E {
      guard let glyph = face.glyph(for: scalar) else { continue }
      let placed = advance(of: glyph, natural: face.advance(of: glyph))
      asciiGlyphs[Int(scalar)] = glyph
      asciiAdvances[Int(scalar)] = placed.advance
      asciiShifts[Int(scalar)] = placed.shift
    }
  }

  /// San Francisco's width over the face's, both without tracking, over English text.
  private static func ratio(of model: SystemFontModel, to face: FontFace, unit: Double) -> Double {
    var wanted = 0.0
    var own = 0.0
    for (scalar, frequency) in zip(UInt32(0x61)...0x7A, letterFrequencies) {
      guard let glyph = face.glyph(for: scalar) else { continue }
      wanted += frequency * (model.untrackedAdvance(of: scalar) ?? 0)
      own += frequency * face.advance(of: glyph) * unit
    }
    return own > 0 ? wanted / own : 1
  }

  /// Per mille of a…z in English text.
  private static let letterFrequencies: [Double] = [
    82, 15, 28, 43, 127, 22, 20, 61, 70, 2, 8, 40, 24, 67, 75, 19, 1, 60, 63, 91, 28, 10, 24, 2, 20,
    1,
  ]
}
