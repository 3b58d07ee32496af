// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Finds where a property list of the old form, or a `.strings` file, breaks: by the grammar that Foundation
/// reads them with, which tells a line at most and prints words of its own
/// (CFOldStylePList.c of swift-corelibs-foundation).
///
/// Its caller has seen to the depth.
struct OldStyleList {
  private let bytes: [UInt8]
  private var index = 0
  /// Where the last value or sign ended.
  private var end = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Complexity: O(bytes).
  static func check(_ bytes: [UInt8]) throws(TextProblem) {
    var list = OldStyleList(bytes)
    guard list.skipBlanks() != nil else { return }
    let isText = try list.value()
    guard list.skipBlanks() != nil else { return }
    guard isText else { throw list.problem("nothing is expected after this", at: list.end) }
    // Foundation takes what stands before a key that is none.
    list.index = 0
    try list.entries()
  }

  private func problem(_ words: String, at place: Int) -> TextProblem {
    TextProblem(.brokenPropertyList(words), at: CheckedText.place(of: place, in: bytes))
  }

  /// Goes on to what is neither blank nor comment.
  ///
  /// - Returns: The byte there; nil at the end.
  private mutating func skipBlanks() -> UInt8? {
    while index < bytes.count {
      let rest = bytes[index...]
      if rest.starts(with: "//".utf8) {
        while index < bytes.count, bytes[index] != 0x0a, bytes[index] != 0x0d,
          !isSeparator(at: index)
        {
          index += 1
        }
      } else if rest.starts(with: "/*".utf8) {
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
        index = min(index + 2, bytes.count)
      } else if isSeparator(at: index) {
        index += 3
      } else if bytes[index] == 0x20 || (0x09...0x0d).contains(bytes[index]) {
        index += 1
      } else {
        return bytes[index]
      }
    }
    return nil
  }

  /// Whether the line or paragraph separator of Unicode stands there.
  private func isSeparator(at index: Int) -> Bool {
    bytes[index] == 0xe2 && index + 2 < bytes.count && bytes[index + 1] == 0x80
      && (0xa8...0xa9).contains(bytes[index + 2])
  }

  /// Whether a text without quotes may have a byte.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-".utf8.contains(byte)
    }
  }

  private static func beginsText(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || isPlain(byte)
  }

  /// - Returns: Whether it is a text.
  private mutating func value() throws(TextProblem) -> Bool {
    guard let first = skipBlanks() else { throw problem("a value is missing", at: end) }
    switch first {
    case UInt8(ascii: "{"):
      index += 1
      try entries()
      try close("}")
    case UInt8(ascii: "("):
      index += 1
      try elements()
      try close(")")
    case UInt8(ascii: "<"): try data()
    case _ where Self.beginsText(first):
      try text()
      return true
    default: throw problem("a value is expected", at: index)
    }
    end = index
    return false
  }

  private mutating func text() throws(TextProblem) {
    let start = index
    guard skipText() else { throw problem("this text has no end", at: start) }
    end = index
  }

  /// - Returns: Whether the text has an end.
  private mutating func skipText() -> Bool {
    let start = index
    let quote = bytes[start]
    if Self.isPlain(quote) {
      while index < bytes.count, Self.isPlain(bytes[index]) { index += 1 }
    } else {
      index += 1
      while index < bytes.count, bytes[index] != quote {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard index < bytes.count else { return false }
      index += 1
    }
    return true
  }

  /// Keys, each with a value or alone, to what is no key.
  private mutating func entries() throws(TextProblem) {
    while let first = skipBlanks(), Self.beginsText(first), skipText() {
      end = index
      switch skipBlanks() {
      case UInt8(ascii: "="):
        index += 1
        end = index
        _ = try value()
      case UInt8(ascii: ";"): break
      case nil: throw problem("'=' or ';' is missing", at: end)
      default: throw problem("'=' or ';' is expected after a key", at: end)
      }
      guard skipBlanks() == UInt8(ascii: ";") else { throw problem("';' is missing", at: end) }
      index += 1
      end = index
    }
  }

  private mutating func elements() throws(TextProblem) {
    while let first = skipBlanks(), first != UInt8(ascii: ")") {
      _ = try value()
      guard skipBlanks() == UInt8(ascii: ",") else { return }
      index += 1
      end = index
    }
  }

  private mutating func close(_ sign: Character) throws(TextProblem) {
    guard let next = skipBlanks(), next == sign.asciiValue else {
      throw problem("'\(sign)' is missing", at: end)
    }
    index += 1
  }

  /// Two digits a byte, with blanks between bytes.
  private mutating func data() throws(TextProblem) {
    index += 1
    func isDigit(_ index: Int) -> Bool {
      index < bytes.count && Character(UnicodeScalar(bytes[index])).isHexDigit
    }
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      if isDigit(index), isDigit(index + 1) {
        index += 2
      } else if [0x20, 0x09, 0x0a, 0x0d].contains(bytes[index]) {
        index += 1
      } else {
        throw problem("two hexadecimal digits are expected for each byte", at: index)
      }
    }
    guard index < bytes.count else { throw problem("'>' is missing", at: index) }
    index += 1
  }
}
