// Part of Snug, under the Apache License 2.0; see LICENSE.

extension FontFace {
  /// The kerning of two ASCII characters in the system font, in font units; zero or negative.
  ///
  /// San Francisco's pairs are unknown. The face's own pairs stand in for them, where they pull
  /// together: in full beside digits in sizes of text, between two small letters from 0.018 em on
  /// (before iOS 14 from 0.012, on newer canvases from 0.004) and elsewhere from 0.045 em on, else half
  /// (Documentation/TextLayout.md §3.5).
  ///
  /// - Complexity: O(1); the first use of a pair shapes it.
  func kerning(_ first: UInt8, _ second: UInt8, _ generation: SystemFontGeneration) -> Double {
    if first <= 0x20 || second <= 0x20 { return 0 }
    if pairs.isEmpty { pairs = [Int16](repeating: .max, count: 128 * 128) }
    let slot = Int(first & 127) * 128 + Int(second & 127)
    if pairs[slot] == .max { pairs[slot] = measureKerning(first, second) }
    let pull = Double(pairs[slot])
    let least =
      switch generation {
      case .variable: 0.018
      case .textAndDisplay, .text: 0.012
      case .closelyKerned: 0.004
      }
    let isLight = pull > -least * unitsPerEm
    let kept = isLight && Self.isSmall(first) && Self.isSmall(second) ? 0 : pull
    guard generation == .closelyKerned, !isDisplay else { return kept }
    return kept - Self.furtherPull(first, second) * unitsPerEm
  }

  /// What San Francisco's sizes of text pull further than Inter's pairs, in em, where recorded
  /// widths of several projects agree on it (Documentation/TextLayout.md §3.5).
  private static func furtherPull(_ first: UInt8, _ second: UInt8) -> Double {
    switch (UnicodeScalar(first), UnicodeScalar(second)) {
    // What is no higher than "x" goes below the bar of "T"; "Th" of the pangram is as it was.
    case ("T", "a"), ("T", "c"), ("T", "e"), ("T", "o"), ("T", "r"), ("T", "s"), ("T", "u"),
      ("T", "w"), ("T", "y"):
      0.015
    case ("R", "a"), ("R", "e"), ("R", "o"): 0.012
    // As Inter's "ow" and "wo", and as its "ox".
    case ("a", "w"), ("e", "w"), ("w", "a"): 0.018
    case ("a", "x"): 0.023
    case ("e", "x"): 0.009
    default: 0
    }
  }

  private var isDisplay: Bool { familyName.hasSuffix("Display") }

  private static func isSmall(_ unit: UInt8) -> Bool { (0x61...0x7A).contains(unit) }

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
    let isDigit = { (unit: UInt8) in (0x30...0x39).contains(unit) }
    let isFull =
      Self.isSmall(first) && Self.isSmall(second)
      || (isDigit(first) || isDigit(second)) && !isDisplay
      || strength >= 0.045
    return Int16((isFull ? min(pull, 0) : min(pull, 0) / 2).rounded())
  }
}
