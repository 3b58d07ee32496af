// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Gives the parts of an SVG file names that count from zero.
///
/// Cairo names parts by counters of the process (`surface7`, `image12`), so that the second
/// document of a run would differ from the first.
enum SVGNames {
  private static let prefixes = ["surface", "image", "source", "mask", "clip", "pattern", "glyph"]

  static func renumbered(_ data: Data) -> Data {
    let bytes = [UInt8](data)
    var result = [UInt8]()
    result.reserveCapacity(bytes.count)
    var numbers: [String: Int] = [:]
    var index = 0
    // A name stands after `id="` or `#`; text is drawn as glyphs, so there is no prose.
    while index < bytes.count {
      let isName = index > 0 && (bytes[index - 1] == UInt8(ascii: "#") || isID(bytes, index))
      if isName, let (prefix, end) = name(in: bytes, at: index) {
        let old = String(decoding: bytes[index..<end], as: UTF8.self)
        let number = numbers[old] ?? numbers.count
        numbers[old] = number
        result += Array("\(prefix)\(number)".utf8)
        index = end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return Data(result)
  }

  private static func isID(_ bytes: [UInt8], _ index: Int) -> Bool {
    index >= 4 && bytes[(index - 4)..<index].elementsEqual("id=\"".utf8)
  }

  /// A known prefix with digits, and where it ends.
  private static func name(in bytes: [UInt8], at start: Int) -> (prefix: String, end: Int)? {
    for prefix in prefixes where bytes[start...].starts(with: prefix.utf8) {
      var end = start + prefix.utf8.count
      let digits = end
      while end < bytes.count, (48...57).contains(bytes[end]) { end += 1 }
      // `glyph0-3` is already numbered by document.
      if end > digits, end < bytes.count, bytes[end] != UInt8(ascii: "-") { return (prefix, end) }
    }
    return nil
  }
}
