// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CICU

/// The Unicode bidirectional algorithm over one paragraph (UAX 9).
enum BidiLevels {
  /// Whether a UTF-16 unit can take part in right-to-left text.
  static func mayReorder(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0590...0x08FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xD802, 0xD803, 0xD83A, 0xD83B,
      0xFB1D...0xFDFF, 0xFE70...0xFEFF:
      true
    default: false
    }
  }

  /// The embedding level of each unit, and the base level; `direction` natural follows the first
  /// strong character.
  static func levels(
    of text: ArraySlice<UInt16>, direction: TextDirection
  ) -> (levels: [UInt8], base: UInt8) {
    let flat: UInt8 = direction == .rightToLeft ? 1 : 0
    let unchanged = ([UInt8](repeating: flat, count: text.count), flat)
    guard let bidi = icu_bidi_open(Int32(text.count)) else { return unchanged }
    defer { icu_bidi_close(bidi) }
    let wanted: UInt8
    switch direction {
    case .natural: wanted = 0xFE
    case .leftToRight: wanted = 0
    case .rightToLeft: wanted = 1
    }
    return text.withUnsafeBufferPointer { units in
      guard let found = icu_bidi_levels(bidi, units.baseAddress, Int32(units.count), wanted)
      else { return unchanged }
      let levels = Array(UnsafeBufferPointer(start: found, count: units.count))
      return (levels, icu_bidi_base_level(bidi))
    }
  }

  /// The visual order of pieces with these levels: rule L2. Element `i` of the result is the
  /// logical index of the piece that stands `i`th from the left.
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else {
      return order
    }
    for level in stride(from: Int(highest), through: Int(lowestOdd), by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
