// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Breaks files: a seed and a number give the same bytes on every machine
/// (Documentation/HostileFiles.md §4).
package struct Mutator {
  private var state: UInt64

  package init(seed: UInt64, number: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 ^ (number &+ 1) &* 0xD1B5_4A32_D192_ED03
  }

  /// No mutant is larger; nesting and doubling would fill the memory.
  private static let largest = 4 << 20

  /// One to four changes, one after the other.
  package mutating func mutant(of bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0...below(4) {
      change(&result)
      if result.count > Mutator.largest { result.removeLast(result.count - Mutator.largest) }
    }
    return result
  }

  /// SplitMix64 (Steele, Lea and Flood 2014).
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 up to, and without, `count`; 0 for none.
  private mutating func below(_ count: Int) -> Int {
    count > 0 ? Int(next() % UInt64(count)) : 0
  }

  private mutating func one<T>(of values: [T]) -> T { values[below(values.count)] }

  /// A part of the bytes, short as a rule.
  private mutating func part(of bytes: [UInt8]) -> Range<Int> {
    let start = below(bytes.count)
    let most = one(of: [1, 8, 64, 512, bytes.count])
    return start..<min(bytes.count, start + 1 + below(most))
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return bytes = Array("<".utf8) }
    switch below(13) {
    case 0: bytes[below(bytes.count)] ^= 1 << UInt8(below(8))
    case 1:
      bytes[below(bytes.count)] = one(of: Array("\0\u{1}<>\"'&{}()[];=,/\\\n".utf8) + [0xFF, 0xE9])
    case 2: bytes.removeLast(bytes.count - below(bytes.count))
    case 3: bytes.removeSubrange(part(of: bytes))
    case 4: bytes.insert(contentsOf: bytes[part(of: bytes)], at: below(bytes.count))
    case 5: swapParts(&bytes)
    case 6: nest(&bytes)
    case 7, 8: changeNumber(&bytes)
    case 9: changeEncoding(&bytes)
    case 10: bytes.insert(contentsOf: Array(one(of: Mutator.tokens).utf8), at: below(bytes.count))
    default: exchangeTexts(&bytes)
    }
  }

  private mutating func swapParts(_ bytes: inout [UInt8]) {
    let first = part(of: bytes)
    let second = part(of: bytes)
    guard first.upperBound <= second.lowerBound else { return }
    let early = bytes[first]
    let late = bytes[second]
    bytes.replaceSubrange(second, with: early)
    bytes.replaceSubrange(first, with: late)
  }

  /// A short part again and again: levels inside each other where it opens something.
  private mutating func nest(_ bytes: inout [UInt8]) {
    let opening = bytes.indices.filter { "<{([".utf8.contains(bytes[$0]) }
    guard !opening.isEmpty else { return }
    let start = one(of: opening)
    let closing = bytes[start...].prefix(400).firstIndex { ">{(;,\n".utf8.contains($0) } ?? start
    let part = bytes[start...closing]
    let count = one(of: [3, 199, 250, 5_000, 100_000])
    let repeated = repeatElement(part, count: min(count, Mutator.largest / part.count)).joined()
    bytes.insert(contentsOf: repeated, at: start)
  }

  private static let numbers = [
    "-1", "0", "NaN", "nan", "inf", "-inf", "1e309", "1e10", "-1e18", "9223372036854775808",
    "-9223372036854775808", "18446744073709551616", "0x10", "1e-320", "infinite", "", "1/0", "0:0",
    "2147483648", "65536", "1e9", "٣",
  ]

  private mutating func changeNumber(_ bytes: inout [UInt8]) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let starts = bytes.indices.filter {
      digits.contains(bytes[$0]) && ($0 == 0 || !digits.contains(bytes[$0 - 1]))
    }
    guard !starts.isEmpty else { return }
    let start = one(of: starts)
    let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: Array(one(of: Mutator.numbers).utf8))
  }

  private mutating func changeEncoding(_ bytes: inout [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    switch below(5) {
    case 0: bytes = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case 1: bytes = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case 2: bytes = [0xEF, 0xBB, 0xBF] + bytes
    case 3: bytes.insert(0xE9, at: below(bytes.count))
    default:
      let name = one(of: ["ISO-8859-1", "UTF-16", "Shift_JIS", "EBCDIC-US", "x\u{0}y", ""])
      bytes = Array(text.replacing("UTF-8", with: name, maxReplacements: 1).utf8)
    }
  }

  private static let tokens = [
    "<?pi some thing?>", "<?", "<!DOCTYPE a [<!ENTITY b \"c\">]>", "<!ENTITY", "]]>", "&amp;",
    "&b;", "&#0;",
    "&#xFFFFFFFF;", "<![CDATA[", "<!--", "-->", "\0", "/*", "*/", "//", "\\U12", "\\", "\"", "</",
    "/>",
    "\u{FEFF}", "\u{202E}", "%@%n%s",
  ]

  /// Values in quotes take each other's place: ids and references among them.
  private mutating func exchangeTexts(_ bytes: inout [UInt8]) {
    let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
    guard quotes.count >= 4 else { return }
    let first = below(quotes.count / 2) * 2
    let second = below(quotes.count / 2) * 2
    let value = bytes[quotes[second] + 1..<max(quotes[second] + 1, quotes[second + 1])]
    bytes.replaceSubrange(quotes[first] + 1..<quotes[first + 1], with: Array(value))
  }
}
