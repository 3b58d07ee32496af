// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Reads the old text form of property lists, which `project.pbxproj` is written in.
///
/// The grammar is Documentation/XcodeProject.md §2. Foundation reads this form too, but drops the
/// places.
struct OpenStepParser {
  private let bytes: [UInt8]
  private let path: String
  private var index = 0
  private var line = 1
  private var lineStart = 0

  init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  /// - Complexity: O(n) in bytes.
  mutating func parse() throws(ProjectError) -> PropertyNode {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    try skipBlanks()
    // A `.strings` file is a dictionary without braces; a project never is.
    let root = try value(depth: 0)
    try skipBlanks()
    guard index == bytes.count else { throw malformed("the end of the file") }
    return root
  }

  private var place: FileLocation {
    FileLocation(path: path, line: line, column: index - lineStart + 1)
  }

  private func malformed(_ expectation: String) -> ProjectError {
    ProjectError(.malformed(expectation), at: place)
  }

  private mutating func value(depth: Int) throws(ProjectError) -> PropertyNode {
    guard depth < 200 else { throw malformed("at most 200 levels") }
    guard index < bytes.count else { throw malformed("a value") }
    let start = place
    switch bytes[index] {
    case UInt8(ascii: "{"):
      return PropertyNode(.dictionary(try dictionary(depth: depth)), at: start)
    case UInt8(ascii: "("): return PropertyNode(.array(try array(depth: depth)), at: start)
    case UInt8(ascii: "<"): return PropertyNode(.data(try data()), at: start)
    default: return PropertyNode(.string(try string()), at: start)
    }
  }

  private mutating func dictionary(
    depth: Int
  ) throws(ProjectError) -> [String: PropertyNode] {
    index += 1
    var entries: [String: PropertyNode] = [:]
    while true {
      try skipBlanks()
      if take("}") { return entries }
      let start = place
      let key = try string()
      try skipBlanks()
      guard take("=") else { throw malformed("'=' after the key '\(key)'") }
      try skipBlanks()
      let node = try value(depth: depth + 1)
      try skipBlanks()
      // The place of an entry is the place of its key: that is the line a person looks for.
      entries[key] = PropertyNode(node.content, at: start)
      guard take(";") else {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "}") else {
          throw malformed("';' after the value of '\(key)'")
        }
        continue
      }
    }
  }

  private mutating func array(depth: Int) throws(ProjectError) -> [PropertyNode] {
    index += 1
    var values: [PropertyNode] = []
    while true {
      try skipBlanks()
      if take(")") { return values }
      values.append(try value(depth: depth + 1))
      try skipBlanks()
      guard take(",") else {
        guard index < bytes.count, bytes[index] == UInt8(ascii: ")") else {
          throw malformed("',' or ')' in a list")
        }
        continue
      }
    }
  }

  private mutating func data() throws(ProjectError) -> Data {
    index += 1
    var digits: [UInt8] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      let byte = bytes[index]
      if let digit = Character(UnicodeScalar(byte)).hexDigitValue {
        digits.append(UInt8(digit))
      } else if !isBlank(byte) {
        throw malformed("a hexadecimal digit")
      }
      advance()
    }
    guard take(">"), digits.count.isMultiple(of: 2) else {
      throw malformed("'>' after whole bytes")
    }
    return Data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
  }

  private mutating func string() throws(ProjectError) -> String {
    guard index < bytes.count else { throw malformed("a string") }
    let byte = bytes[index]
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      return try quotedString(closing: byte)
    }
    let start = index
    while index < bytes.count, isBare(bytes[index]) { index += 1 }
    guard index > start else { throw malformed("a string, '{' or '('") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quotedString(closing quote: UInt8) throws(ProjectError) -> String {
    let start = place
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote {
        index += 1
        return String(decoding: text, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        index += 1
        text += escape()
      } else {
        text.append(byte)
        advance()
      }
    }
    throw ProjectError(.malformed("a closing quote"), at: start)
  }

  /// The character that a backslash introduces; octal (`\123`) and `\U` with four digits too.
  private mutating func escape() -> [UInt8] {
    guard index < bytes.count else { return [] }
    let byte = bytes[index]
    advance()
    switch byte {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "a"): return [7]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "v"): return [11]
    case UInt8(ascii: "U"):
      return Array(String(UnicodeScalar(number(radix: 16, digits: 4, from: 0)) ?? "\u{FFFD}").utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let code = number(radix: 8, digits: 2, from: UInt32(byte - 48))
      return Array(String(UnicodeScalar(code) ?? "\u{FFFD}").utf8)
    default: return [byte]
    }
  }

  private mutating func number(radix: UInt32, digits: Int, from start: UInt32) -> UInt32 {
    var code = start
    for _ in 0..<digits {
      guard index < bytes.count,
        let digit = Character(UnicodeScalar(bytes[index])).hexDigitValue, digit < radix
      else { break }
      code = code * radix + UInt32(digit)
      index += 1
    }
    return code
  }

  private mutating func take(_ character: UnicodeScalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func advance() {
    if bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  private mutating func skipBlanks() throws(ProjectError) {
    while index < bytes.count {
      let byte = bytes[index]
      if isBlank(byte) {
        advance()
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "/")
      {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "*")
      {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(ProjectError) {
    let start = place
    index += 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      advance()
    }
    throw ProjectError(.malformed("'*/' that closes the comment"), at: start)
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  /// Characters that need no quotes: letters, digits and `_ $ / : . -`, and all beyond ASCII.
  private func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"),
      UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"):
      true
    default: false
    }
  }
}
