// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Finds where each start tag of an XML text begins, before the text is parsed.
///
/// libxml2 reports where a tag ends; people want to know where it starts. The scan also refuses
/// declarations (`<!DOCTYPE`, `<!ENTITY`), so no entity is ever defined and none can be expanded
/// or fetched.
///
/// - Complexity: O(n) in bytes; one pass.
struct TagScanner {
  private let bytes: [UInt8]
  private let file: String
  private var index = 0
  private var line = 1
  private var column = 1

  init(bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// The locations of the start tags (empty-element tags too), in document order.
  mutating func startTags() throws(DocumentError) -> [Location] {
    var places: [Location] = []
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        advance()
        continue
      }
      if follows("<!--") {
        skip(through: "-->")
      } else if follows("<![CDATA[") {
        skip(through: "]]>")
      } else if follows("<?") {
        skip(through: "?>")
      } else if follows("<!") {
        throw DocumentError(.declarationRefused, at: place)
      } else if follows("</") {
        skip(through: ">")
      } else {
        places.append(place)
        skipTag()
      }
    }
    return places
  }

  private var place: Location { Location(file: file, line: line, column: column) }

  private func follows(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// Moves over one byte; continuation bytes of UTF-8 do not count as columns.
  private mutating func advance() {
    let byte = bytes[index]
    index += 1
    if byte == UInt8(ascii: "\n") {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }

  private mutating func skip(through end: StaticString) {
    while index < bytes.count {
      if follows(end) {
        for _ in 0..<end.utf8CodeUnitCount { advance() }
        return
      }
      advance()
    }
  }

  /// Moves over a start tag; `>` inside a quoted value does not end it.
  private mutating func skipTag() {
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      advance()
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return
      }
    }
  }
}
