// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// YAML as configurations of tools use it: maps and lists by indentation, lists in brackets, quoted and
/// plain scalars, texts of several lines. Anchors, tags and several documents are not known.
enum YAMLText: Equatable {
  case scalar(String)
  case list([YAMLText])
  case map([String: YAMLText])

  /// - Parameter text: Lines; what fits nowhere is passed over.
  /// - Complexity: O(characters).
  init(_ text: String) {
    var reader = YAMLReader(text)
    self = reader.document()
  }

  subscript(key: String) -> YAMLText? {
    if case .map(let entries) = self { entries[key] } else { nil }
  }

  /// A scalar's text, empty ones apart.
  var text: String? {
    if case .scalar(let text) = self, !text.isEmpty { text } else { nil }
  }

  /// The members of a list; anything else is a list of one.
  var elements: [YAMLText] {
    if case .list(let elements) = self { elements } else { [self] }
  }
}

/// Reads lines of which each is deeper, as deep as or less deep than the one before.
private struct YAMLReader {
  private struct Line {
    /// Blanks before the text.
    let depth: Int
    var text: String
  }

  /// Lists and maps within each other; deeper ones are empty.
  private static let deepest = 64

  private var lines: [Line]
  private var index = 0

  init(_ text: String) {
    lines = text.split(whereSeparator: \.isNewline).compactMap { line in
      let text = YAMLReader.withoutComment(line).trimmingCharacters(in: .whitespaces)
      guard !text.isEmpty, text != "---" else { return nil }
      return Line(depth: line.prefix { $0 == " " }.count, text: text)
    }
  }

  mutating func document() -> YAMLText {
    lines.isEmpty ? .map([:]) : block(lines[0].depth, level: 0)
  }

  private mutating func block(_ depth: Int, level: Int) -> YAMLText {
    guard level < YAMLReader.deepest else {
      index = lines.count
      return .scalar("")
    }
    return YAMLReader.isElement(lines[index].text)
      ? list(depth, level: level) : map(depth, level: level)
  }

  private mutating func list(_ depth: Int, level: Int) -> YAMLText {
    var elements: [YAMLText] = []
    while let line = line(at: depth), YAMLReader.isElement(line.text) {
      let rest = line.text.dropFirst().drop { $0 == " " }
      if rest.isEmpty {
        index += 1
        elements.append(value(below: depth, level: level))
      } else if YAMLReader.entry(rest) != nil {
        let inner = depth + line.text.count - rest.count
        lines[index] = Line(depth: inner, text: String(rest))
        elements.append(block(inner, level: level + 1))
      } else {
        index += 1
        elements.append(YAMLReader.scalar(rest))
      }
    }
    return .list(elements)
  }

  private mutating func map(_ depth: Int, level: Int) -> YAMLText {
    var entries: [String: YAMLText] = [:]
    while let line = line(at: depth), !YAMLReader.isElement(line.text) {
      index += 1
      guard let (key, written) = YAMLReader.entry(line.text[...]) else { continue }
      if written.isEmpty {
        entries[key] = value(below: depth, level: level, orListAt: true)
      } else if let first = written.first, "|>".contains(first) {
        entries[key] = .scalar(longText(below: depth))
      } else {
        entries[key] = YAMLReader.scalar(written)
      }
    }
    return .map(entries)
  }

  /// The next line of a block; deeper ones, which belong to nothing, are passed over.
  private mutating func line(at depth: Int) -> Line? {
    while index < lines.count, lines[index].depth > depth { index += 1 }
    guard index < lines.count, lines[index].depth == depth else { return nil }
    return lines[index]
  }

  private mutating func value(below depth: Int, level: Int, orListAt: Bool = false) -> YAMLText {
    guard index < lines.count else { return .scalar("") }
    let next = lines[index]
    let isListHere = orListAt && next.depth == depth && YAMLReader.isElement(next.text)
    return next.depth > depth || isListHere ? block(next.depth, level: level + 1) : .scalar("")
  }

  private mutating func longText(below depth: Int) -> String {
    var parts: [String] = []
    while index < lines.count, lines[index].depth > depth {
      parts.append(lines[index].text)
      index += 1
    }
    return parts.joined(separator: "\n")
  }

  private static func isElement(_ text: String) -> Bool { text == "-" || text.hasPrefix("- ") }

  /// A key and what stands behind its colon, or nil when the line has no key.
  private static func entry(_ text: Substring) -> (String, Substring)? {
    guard
      let colon = text.indices.first(where: { place in
        let next = text.index(after: place)
        return text[place] == ":" && (next == text.endIndex || text[next] == " ")
      })
    else { return nil }
    let key = String(text[..<colon])
    guard let first = key.first, !"[{".contains(first) else { return nil }
    return (unquoted(key[...]), text[text.index(after: colon)...].drop { $0 == " " })
  }

  private static func scalar(_ text: Substring) -> YAMLText {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return .scalar(unquoted(text)) }
    let parts = text.dropFirst().dropLast().split(separator: ",")
    return .list(
      parts.map { .scalar(unquoted($0.trimmingCharacters(in: .whitespaces)[...])) })
  }

  private static func unquoted(_ text: Substring) -> String {
    guard text.count > 1, let first = text.first, "\"'".contains(first), text.last == first else {
      return String(text)
    }
    return String(text.dropFirst().dropLast())
  }

  /// A comment begins at the line's start or behind a blank, outside of quotes.
  private static func withoutComment(_ line: Substring) -> Substring {
    var quote: Character?
    var before: Character = " "
    for place in line.indices {
      let character = line[place]
      if let open = quote {
        if character == open { quote = nil }
      } else if "\"'".contains(character), before == " " {
        quote = character
      } else if character == "#", before == " " || before == "\t" {
        return line[..<place]
      }
      before = character
    }
    return line
  }
}
