// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CFreeType
private import CHarfBuzz
internal import Foundation
internal import Geometry

/// One face of a font file, opened for measuring and shaping.
///
/// Owns one HarfBuzz font whose units are the face's own. Not `Sendable`: the library that opened
/// it uses it under its lock.
final class FontFace {
  let path: String
  let index: Int
  let variations: [FontFaceReference.Variation]
  let postScriptName: String
  let familyName: String
  let styleName: String
  /// 100 (thin) … 900 (black).
  let weightClass: Int
  let isItalic: Bool
  let isMonospaced: Bool
  /// Glyphs are pictures in colour.
  let isColor: Bool
  let unitsPerEm: Double
  /// In font units; the descender is negative, as in the file.
  let ascender: Double
  let descender: Double
  let lineGap: Double
  let capHeight: Double
  let xHeight: Double
  let underlinePosition: Double
  let underlineThickness: Double
  /// The `hb_font_t`.
  let shaper: OpaquePointer
  /// Adjustments of pairs of ASCII characters in font units, by first × 128 + second; filled as
  /// pairs are met. See ``kerning(_:_:_:)``.
  var pairs: [Int16] = []
  /// Kept answers of ``baseLetters`` and ``tabularDigits``.
  var letters: [UInt32: UInt8]?
  var digits: Set<UInt32>?

  deinit { hb_font_destroy(shaper) }

  /// Opens a face.
  init(
    path: String, index: Int = 0, variations: [FontFaceReference.Variation] = [],
    postScriptName instanceName: String? = nil
  ) throws(FontError) {
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw .unreadable(path: path)
    }
    var library: FT_Library?
    var opened: FT_Face?
    FT_Init_FreeType(&library)
    defer { FT_Done_FreeType(library) }
    guard FT_New_Face(library, path, index, &opened) == 0, let opened,
      let blob = hb_blob_create_from_file_or_fail(path)
    else { throw .notAFont(path: path) }
    self.path = path
    self.index = index
    self.variations = variations
    let face = opened.pointee
    let tables = FontFaceTables(opened)
    familyName = face.family_name.map { String(cString: $0) } ?? ""
    styleName = face.style_name.map { String(cString: $0) } ?? "Regular"
    let fileName = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    postScriptName =
      instanceName ?? FT_Get_Postscript_Name(opened).map { String(cString: $0) } ?? fileName
    isItalic = face.style_flags & 1 != 0
    isMonospaced = face.face_flags & 4 != 0
    isColor = face.face_flags & (1 << 14) != 0
    unitsPerEm = face.units_per_EM > 0 ? Double(face.units_per_EM) : 1000
    ascender = Double(face.ascender)
    descender = Double(face.descender)
    lineGap = max(0, Double(face.height) - ascender + descender)
    weightClass = tables.weightClass ?? (face.style_flags & 2 != 0 ? 700 : 400)
    capHeight = tables.capHeight ?? 0.7 * unitsPerEm
    xHeight = tables.xHeight ?? 0.5 * unitsPerEm
    underlinePosition = Double(face.underline_position)
    underlineThickness = Double(face.underline_thickness)
    FT_Done_Face(opened)

    let data = hb_face_create(blob, UInt32(index))
    hb_blob_destroy(blob)
    guard let font = hb_font_create(data) else { throw .notAFont(path: path) }
    hb_face_destroy(data)
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    if !variations.isEmpty {
      let values = variations.map { hb_variation_t(tag: $0.tag, value: Float($0.value)) }
      hb_font_set_variations(font, values, UInt32(values.count))
    }
    shaper = font
  }

  /// The glyph of a character, or `nil` when the face has none.
  func glyph(for scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(shaper, scalar, &glyph) != 0 ? glyph : nil
  }

  /// The advance of a glyph, in font units.
  func advance(of glyph: UInt32) -> Double {
    Double(hb_font_get_glyph_h_advance(shaper, glyph))
  }
}

/// The numbers of a face that only its OS/2 table holds.
private struct FontFaceTables {
  var weightClass: Int?
  var capHeight: Double?
  var xHeight: Double?

  init(_ face: FT_Face) {
    guard let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2) else { return }
    let values = table.assumingMemoryBound(to: TT_OS2.self).pointee
    weightClass = values.usWeightClass > 0 ? Int(values.usWeightClass) : nil
    guard values.version >= 2, values.version != 0xFFFF else { return }
    capHeight = values.sCapHeight > 0 ? Double(values.sCapHeight) : nil
    xHeight = values.sxHeight > 0 ? Double(values.sxHeight) : nil
  }
}
