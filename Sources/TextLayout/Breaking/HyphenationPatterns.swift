// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Where words of one language may be parted: Liang's patterns (Documentation/TextLayout.md §6.7).
///
/// Each pattern holds digits between letters; at every place in a word the greatest digit of the
/// patterns that match there counts, and an odd one allows a hyphen.
struct HyphenationPatterns: Sendable {
  /// Digits by letters; a word is looked up with "." at both ends.
  private var digits: [[UInt16]: [UInt8]] = [:]
  private var longest = 0
  /// The fewest letters before the first and after the last hyphen.
  private(set) var leastBefore = 2
  private(set) var leastAfter = 2

  private static let dot: UInt16 = 0x2E

  /// Reads a dictionary of the form that Debian's hyphen packages hold; nil for one in another
  /// encoding than UTF-8 or Latin 1.
  init?(dictionary: Data) {
    let head = dictionary.prefix { $0 != 0x0A && $0 != 0x0D }
    let text: String?
    switch String(decoding: head, as: UTF8.self).trimmingCharacters(in: .whitespaces) {
    case "UTF-8": text = String(data: dictionary, encoding: .utf8)
    case "ISO8859-1": text = String(data: dictionary, encoding: .isoLatin1)
    default: text = nil
    }
    guard let text else { return nil }
    for line in text.split(whereSeparator: \.isNewline).dropFirst() {
      guard let first = line.first, first != "%", first != "#" else { continue }
      let words = line.split(separator: " ")
      switch words[0] {
      case "LEFTHYPHENMIN": leastBefore = words.count > 1 ? Int(words[1]) ?? 2 : 2
      case "RIGHTHYPHENMIN": leastAfter = words.count > 1 ? Int(words[1]) ?? 2 : 2
      // The second level holds the parts of compound words; the first alone misses few of them.
      case "NEXTLEVEL": return
      default:
        // Replacements ("/") change letters at a hyphen, capitals are settings.
        if !line.contains("/"), !first.isUppercase { add(words[0]) }
      }
    }
  }

  private mutating func add(_ pattern: Substring) {
    var letters: [UInt16] = []
    var values: [UInt8] = [0]
    for unit in pattern.utf16 {
      if (0x30...0x39).contains(unit) {
        values[values.count - 1] = UInt8(unit - 0x30)
      } else {
        letters.append(unit)
        values.append(0)
      }
    }
    digits[letters] = values
    longest = max(longest, letters.count)
  }

  /// The UTF-16 offsets in a word of small letters before which it may be parted, ascending.
  ///
  /// - Complexity: O(n · m) look-ups for n letters and patterns of at most m.
  func offsets(in word: [UInt16]) -> [Int] {
    guard word.count >= leastBefore + leastAfter else { return [] }
    let framed = [Self.dot] + word + [Self.dot]
    var values = [UInt8](repeating: 0, count: framed.count + 1)
    for start in framed.indices {
      for end in start + 1..<min(start + longest, framed.count) + 1 {
        guard let pattern = digits[Array(framed[start..<end])] else { continue }
        for (index, value) in pattern.enumerated() {
          values[start + index] = max(values[start + index], value)
        }
      }
    }
    // Between letters i − 1 and i of the word lies place i + 1 of the framed one.
    return (leastBefore..<word.count - leastAfter + 1).filter { values[$0 + 1] % 2 == 1 }
  }
}
