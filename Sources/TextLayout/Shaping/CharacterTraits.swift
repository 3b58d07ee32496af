// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CICU

/// What shaping and breaking need to know about characters; from ICU's tables.
enum CharacterTraits {
  /// ISO 15924 tag of a script as HarfBuzz takes it; 0 for characters of any script.
  static func scriptTag(of scalar: UInt32) -> UInt32 {
    let script = Int(icu_script(Int32(bitPattern: scalar)))
    let anywhere = [ICU_SCRIPT_COMMON, ICU_SCRIPT_INHERITED, ICU_SCRIPT_UNKNOWN]
    guard !anywhere.contains(where: { $0 == script }),
      let name = icu_script_name(Int32(script))
    else { return 0 }
    return (0..<4).reduce(0) { $0 << 8 | UInt32(UInt8(bitPattern: name[$1])) }
  }

  /// Whether a cluster has its picture form: emoji by default, from U+1F000 on or by variation
  /// selector, flags, keycaps and joined sequences, unless a text selector follows.
  static func isEmoji(_ cluster: [UInt32]) -> Bool {
    guard let first = cluster.first, !cluster.contains(0xFE0E) else { return false }
    if first < 0x80 { return cluster.contains(0xFE0F) && cluster.contains(0x20E3) }
    if has(first, ICU_EMOJI_PRESENTATION) { return true }
    if has(first, ICU_REGIONAL_INDICATOR) { return true }
    guard has(first, ICU_EMOJI) else { return false }
    // No text face of iOS draws these, whatever Unicode's default is.
    if first >= 0x1F000 { return true }
    let hasModifier = cluster.contains { (0x1F3FB...0x1F3FF).contains($0) }
    // 0x200D joins; of joined pictures the first may lack its selector (UTS 51, minimally qualified).
    return cluster.contains(0xFE0F) || cluster.contains(0x200D) || hasModifier
  }

  /// Characters that need no glyph of their own in a font.
  static func isIgnorable(_ scalar: UInt32) -> Bool {
    has(scalar, ICU_DEFAULT_IGNORABLE)
  }

  private static func has(_ scalar: UInt32, _ property: Int) -> Bool {
    icu_has_property(Int32(bitPattern: scalar), Int32(property)) != 0
  }

  /// Spaces that hang over the end of a line and are not counted there.
  static func isTrimmed(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }

  static func isHangul(_ unit: UInt16) -> Bool {
    (0xAC00...0xD7A3).contains(unit) || (0x1100...0x11FF).contains(unit)
  }

  /// Characters that end a line wherever they stand.
  static func isTerminator(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
