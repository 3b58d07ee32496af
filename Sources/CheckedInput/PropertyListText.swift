// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// Reads property lists of all three forms through Foundation, after their bytes, depth and size
/// were checked (Documentation/HostileFiles.md §1).
package enum PropertyListText {
  /// The value that a file stands for, in Foundation's classes.
  package static func object(_ data: Data) throws(TextProblem) -> Any {
    let checked: Data
    if isBinary(data) {
      try BinaryPropertyList.check(data)
      checked = data
    } else if isXML(data) {
      checked = Data(try XMLText.checked(data, allowsDocumentType: true).bytes)
    } else {
      let bytes = try CheckedText.utf8(data)
      try checkDepth(of: bytes)
      try OldStyleList.check(bytes)
      checked = Data(bytes)
    }
    do {
      return try PropertyListSerialization.propertyList(from: checked, format: nil)
    } catch {
      let words = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      throw problem(words ?? error.localizedDescription)
    }
  }

  /// The dictionary that a file stands for: the texts of a `.strings` file, for one.
  package static func dictionary(_ data: Data) throws(TextProblem) -> [String: Any] {
    guard let dictionary = try object(data) as? [String: Any] else {
      throw TextProblem(.brokenPropertyList("a dictionary is expected"))
    }
    return dictionary
  }

  package static func isBinary(_ data: Data) -> Bool { data.starts(with: Array("bplist".utf8)) }

  /// OpenStep data is `<0fbd…>`: hexadecimal digits, never `<?`, `<!` or `<plist`.
  package static func isXML(_ data: Data) -> Bool {
    let head = data.prefix(256).filter { $0 != 0 }
    let text = String(decoding: head, as: UTF8.self)
    guard text.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) == "<" else { return false }
    return text.contains("<?xml") || text.contains("<plist") || text.contains("<!")
  }

  /// Braces and parentheses outside of quotes; what stands in comments counts as well.
  private static func checkDepth(of bytes: [UInt8]) throws(TextProblem) {
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    for (index, byte) in bytes.enumerated() {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if !isQuoted, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") {
        depth += 1
      } else if !isQuoted, byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") {
        depth -= 1
      }
      guard depth <= FileLimits.depth else {
        throw TextProblem(.tooDeep, at: CheckedText.place(of: index, in: bytes))
      }
    }
  }

  /// Foundation tells the line in words only: "… on line 3".
  private static func problem(_ words: String) -> TextProblem {
    let line = words.firstMatch(of: /line (\d+)/).flatMap { Int($0.1) }
    return TextProblem(.brokenPropertyList(words), at: TextPlace(line: max(1, line ?? 1)))
  }
}
