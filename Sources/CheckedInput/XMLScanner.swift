// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Finds where each start tag of an XML text begins, before the text is parsed.
///
/// libxml2 reports where a tag ends; people want to know where it starts. The scan also refuses
/// entity declarations, so none can be expanded or fetched, and what is too deep or too much; it
/// blanks out processing instructions, which mean nothing to a reader of documents.
///
/// - Complexity: O(n) in bytes; one pass.
struct XMLScanner {
  private(set) var bytes: [UInt8]
  private(set) var tags: [TextPlace] = []
  private let allowsDocumentType: Bool
  private var index = 0
  private var place = TextPlace()
  /// Where the elements begin that are not ended yet.
  private(set) var open: [TextPlace] = []

  init(_ bytes: [UInt8], allowsDocumentType: Bool) {
    self.bytes = bytes
    self.allowsDocumentType = allowsDocumentType
  }

  mutating func scan() throws(TextProblem) {
    while index < bytes.count {
      if bytes[index] != UInt8(ascii: "<") {
        advance()
      } else if follows("<!--") {
        skip(through: "-->")
      } else if follows("<?") {
        blank(through: "?>")
      } else if follows("<![CDATA[") {
        skip(through: "]]>")
      } else if follows("<!") {
        try skipDeclaration()
      } else if follows("</") {
        _ = open.popLast()
        skip(through: ">")
      } else {
        try skipStartTag()
      }
    }
  }

  /// What an XML declaration at the start names as its encoding.
  static func declaredEncoding(_ head: some Collection<UInt8>) -> String? {
    let text = String(decoding: head, as: UTF8.self)
    guard text.hasPrefix("<?xml"), let end = text.range(of: "?>"),
      let name = text[..<end.lowerBound].range(of: "encoding")
    else { return nil }
    let value = text[name.upperBound..<end.lowerBound].drop { $0 == " " || $0 == "=" }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    return String(value.dropFirst().prefix { $0 != quote })
  }

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
      place = TextPlace(line: place.line + 1)
    } else if byte & 0xC0 != 0x80 {
      place.column += 1
    }
  }

  /// Moves behind a text; false, and to the end, where it does not come.
  @discardableResult
  private mutating func skip(through end: StaticString) -> Bool {
    let first = end.utf8Start[0]
    while index < bytes.count {
      if bytes[index] == first, follows(end) {
        for _ in 0..<end.utf8CodeUnitCount { advance() }
        return true
      }
      advance()
    }
    return false
  }

  /// Like ``skip(through:)``; what is passed becomes spaces where it ends at all.
  private mutating func blank(through end: StaticString) {
    let start = index
    if skip(through: end) { blank(start..<index) }
  }

  private mutating func blank(_ range: Range<Int>) {
    for passed in range where bytes[passed] != UInt8(ascii: "\n") {
      bytes[passed] = UInt8(ascii: " ")
    }
  }

  /// Apple's document type of property lists names a file and declares nothing.
  private mutating func skipDeclaration() throws(TextProblem) {
    guard allowsDocumentType, follows("<!DOCTYPE") else {
      throw TextProblem(.declaration, at: place)
    }
    let start = (index, place)
    skip(through: ">")
    if bytes[start.0..<index].contains(UInt8(ascii: "[")) {
      throw TextProblem(.declaration, at: start.1)
    }
    blank(start.0..<index)
  }

  /// Moves over a start tag; `>` inside a quoted value does not end it.
  private mutating func skipStartTag() throws(TextProblem) {
    tags.append(place)
    guard tags.count <= FileLimits.nodes else { throw TextProblem(.tooMany, at: place) }
    open.append(place)
    guard open.count <= FileLimits.depth else { throw TextProblem(.tooDeep, at: place) }
    var quote: UInt8?
    var before: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      advance()
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        if before == UInt8(ascii: "/") { open.removeLast() }
        return
      }
      before = byte
    }
  }
}
