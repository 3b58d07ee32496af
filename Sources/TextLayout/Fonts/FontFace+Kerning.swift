// Part of Snug, under the Apache License 2.0; see LICENSE.

extension FontFace {
  /// The kerning of two ASCII characters in the system font, in font units; zero or negative.
  ///
  /// San Francisco's pairs are unknown. The face's own pairs stand in for them, where they pull
  /// together: in full between two small letters from 0.018 em on and elsewhere from 0.055 em on,
  /// else half (Documentation/TextLayout.md §3.5).
  ///
  /// - Complexity: O(1); the first use of a pair shapes it.
  func kerning(_ first: UInt8, _ second: UInt8) -> Double {
    if first <= 0x20 || second <= 0x20 { return 0 }
    if pairs.isEmpty { pairs = [Int16](repeating: .max, count: 128 * 128) }
    let slot = Int(first & 127) * 128 + Int(second & 127)
    if pairs[slot] == .max { pairs[slot] = measureKerning(first, second) }
    return Double(pairs[slot])
  }

  private func measureKerning(_ first: UInt8, _ second: UInt8) -> Int16 {
    let buffer = ShapingBuffer()
    buffer.shape(
      [UInt16(first), UInt16(second)], range: 0..<2, with: self, script: 0, isRightToLeft: false,
      locale: "", features: [.off("calt")])
    guard buffer.count == 2 else { return 0 }
    let glyph = buffer[0]
    let natural = advance(of: glyph.id)
    let pull = glyph.advance - natural
    let strength = -pull / unitsPerEm
    let isSmall = { (unit: UInt8) in (0x61...0x7A).contains(unit) }
    if isSmall(first), isSmall(second) { return strength >= 0.018 ? Int16(pull.rounded()) : 0 }
    return Int16((strength >= 0.055 ? pull : min(pull, 0) / 2).rounded())
  }
}
