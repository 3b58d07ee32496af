// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The kerning of a family of iOS or of an app that the pinned fonts do not hold, by two ASCII
/// characters (Documentation/TextLayout.md §7.2, §7.8).
struct LetterPairs: Sendable {
  private let regular: [Int16]
  private let bold: [Int16]

  /// Reads two tables.
  ///
  /// A line has the first characters, "|" and groups that "~" parts: what they add in thousandths
  /// of the em, "^" and the second characters. "_" is a space.
  init(regular: String, bold: String) {
    self.regular = Self.table(regular)
    self.bold = Self.table(bold)
  }

  /// What the second character is moved away from the first, in em; negative where it comes nearer.
  ///
  /// - Parameter share: Of the bold face, 0 to 1.
  func pull(_ first: UInt8, _ second: UInt8, bold share: Double) -> Double {
    guard first < 128, second < 128 else { return 0 }
    let slot = Int(first) * 128 + Int(second)
    let plain = Double(regular[slot])
    return (plain + share * (Double(bold[slot]) - plain)) / 1000
  }

  private static func table(_ text: String) -> [Int16] {
    var table = [Int16](repeating: 0, count: 128 * 128)
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "|", maxSplits: 1)
      for group in parts.dropFirst().flatMap({ $0.split(separator: "~") }) {
        let sides = group.split(separator: "^", maxSplits: 1)
        guard sides.count == 2, let value = Int16(sides[0]) else { continue }
        for first in parts[0].utf8 {
          for second in sides[1].utf8 {
            table[Int(character(first)) * 128 + Int(character(second))] = value
          }
        }
      }
    }
    return table
  }

  private static func character(_ unit: UInt8) -> UInt8 { unit == 0x5F ? 0x20 : unit & 127 }
}
