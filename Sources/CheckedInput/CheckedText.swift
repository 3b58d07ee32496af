// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// Turns the bytes of a text file into UTF-8, or says where they are none
/// (Documentation/HostileFiles.md §1).
package enum CheckedText {
  /// The text as UTF-8 without a byte order mark.
  ///
  /// - Parameter declared: The encoding that the text itself names; nil for none. A byte order
  ///   mark wins over it.
  /// - Complexity: O(n) in bytes.
  package static func utf8(_ data: Data, declared: String? = nil) throws(TextProblem) -> [UInt8] {
    guard data.count <= FileLimits.size else { throw TextProblem(.tooLarge(data.count)) }
    let bytes: [UInt8]
    if data.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes = [UInt8](data.dropFirst(3))
    } else if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      bytes = try converted(data, from: .utf16, named: "UTF-16")
    } else if let declared, !isUnicode(declared) {
      guard let encoding = encodings[declared.lowercased()] else {
        throw TextProblem(.unknownEncoding(declared))
      }
      bytes = try converted(data, from: encoding, named: declared)
    } else {
      bytes = [UInt8](data)
    }
    if String(validating: bytes, as: UTF8.self) == nil {
      throw TextProblem(
        .wrongByte(encoding: "UTF-8"), at: place(of: firstWrongByte(bytes), in: bytes))
    }
    if let zero = bytes.firstIndex(of: 0) {
      throw TextProblem(.zeroByte, at: place(of: zero, in: bytes))
    }
    return bytes
  }

  /// The place of a byte in UTF-8.
  package static func place(of index: Int, in bytes: [UInt8]) -> TextPlace {
    var place = TextPlace()
    for byte in bytes[..<min(index, bytes.count)] {
      if byte == UInt8(ascii: "\n") {
        place = TextPlace(line: place.line + 1)
      } else if byte & 0xC0 != 0x80 {
        place.column += 1
      }
    }
    return place
  }

  /// A declaration that can be read byte by byte is not written in UTF-16, whatever it says.
  private static func isUnicode(_ name: String) -> Bool { name.lowercased().hasPrefix("utf") }

  /// The encodings that XML declarations of old Mac and Windows tools name.
  private static let encodings: [String: String.Encoding] = [
    "us-ascii": .ascii, "ascii": .ascii, "iso-8859-1": .isoLatin1, "latin1": .isoLatin1,
    "iso-8859-2": .isoLatin2, "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251,
    "windows-1252": .windowsCP1252, "macintosh": .macOSRoman, "x-mac-roman": .macOSRoman,
    "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC,
  ]

  private static func converted(
    _ data: Data, from encoding: String.Encoding, named name: String
  ) throws(TextProblem) -> [UInt8] {
    guard let text = String(data: data, encoding: encoding) else {
      throw TextProblem(.wrongByte(encoding: name))
    }
    return Array((text.first == "\u{FEFF}" ? text.dropFirst() : text[...]).utf8)
  }

  private static func firstWrongByte(_ bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var index = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      index += UTF8.width(scalar)
    }
    return index
  }
}
