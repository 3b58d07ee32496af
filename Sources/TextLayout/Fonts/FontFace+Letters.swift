// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CICU

extension FontFace {
  /// The ASCII character that a glyph is, or is an accented form of: é is as wide as e; and the
  /// bullet, which has a row of its own in the table (Documentation/TextLayout.md §3.6).
  ///
  /// - Complexity: O(1); about 700 character look-ups at the first use.
  var baseLetters: [UInt32: UInt8] {
    if let letters { return letters }
    var found: [UInt32: UInt8] = [:]
    for range in [0x1E00...0x1EF9, 0xC0...0x233] {
      for scalar in range {
        var units = [UInt16](repeating: 0, count: 8)
        let length = icu_decompose(Int32(scalar), &units, 8)
        guard length > 1, units[0] < 0x7F, let glyph = glyph(for: UInt32(scalar)) else { continue }
        found[glyph] = UInt8(units[0])
      }
    }
    for scalar in UInt8(0x20)...0x7E {
      if let glyph = glyph(for: UInt32(scalar)) { found[glyph] = scalar }
    }
    if let glyph = glyph(for: 0xA0) { found[glyph] = 0x20 }
    if let glyph = glyph(for: 0x2022) { found[glyph] = SystemFontAdvances.bullet }
    letters = found
    return found
  }

  /// The character of the system font's table that a glyph is as wide as: the lira's sign is as wide
  /// as the dollar's (Documentation/TextLayout.md §3.6).
  func systemLetter(of glyph: UInt32) -> UInt8? {
    baseLetters[glyph] ?? (glyph == self.glyph(for: 0x20BA) ? 0x24 : nil)
  }

  /// The glyphs of the digits 0…9 of one common width.
  var tabularDigits: Set<UInt32> {
    if let digits { return digits }
    let buffer = ShapingBuffer()
    buffer.shape(
      Array("0123456789".utf16), range: 0..<10, with: self, script: 0, isRightToLeft: false,
      locale: "", features: [.on("tnum"), .off("calt")])
    let found = Set((0..<buffer.count).map { buffer[$0].id })
    digits = found
    return found
  }
}
