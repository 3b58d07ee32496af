// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Reporting

/// The text of a `snug.json` to which accepted findings are added; everything else in it stays as it
/// was written, the way its lists are indented included.
struct AcceptanceText {
  private let letters: [Character]
  private let root: PlacedJSON

  init(_ text: String, path: String) throws(CheckSettings.Failure) {
    letters = Array(text)
    do {
      root = try PlacedJSON(text)
    } catch {
      throw CheckSettings.Failure(path: path, place: error.place, sentence: error.sentence)
    }
  }

  /// - Complexity: O(n) in the text.
  func adding(_ acceptances: [Acceptance]) -> String {
    guard !acceptances.isEmpty, case .object(let members) = root.content else {
      return String(letters)
    }
    guard let list = members.first(where: { $0.key == "accept" })?.value,
      case .array(let entries) = list.content
    else { return addingList(of: acceptances, beside: members) }
    let outer = members.first.map { indent(at: $0.place) ?? "  " } ?? "  "
    let inner = entries.first.flatMap { indent(at: $0.place) } ?? outer + outer
    guard let last = entries.last else {
      return replacing(
        list, with: "[\n" + Self.lines(acceptances, inner) + "\n" + outer + "]")
    }
    return inserting(",\n" + Self.lines(acceptances, inner), at: end(of: last))
  }

  private func addingList(of acceptances: [Acceptance], beside members: [PlacedJSON.Member])
    -> String
  {
    let outer = members.first.flatMap { indent(at: $0.place) } ?? "  "
    let list =
      "\n\(outer)\"accept\": [\n" + Self.lines(acceptances, outer + outer) + "\n\(outer)]"
    guard let last = members.last?.value else { return replacing(root, with: "{\(list)\n}") }
    let end = end(of: last)
    // What ends on the line of its last member ends below the list.
    let blank = letters[end...].prefix(while: \.isWhitespace)
    let rest = blank.contains(where: \.isNewline) ? letters[end...] : letters[blank.endIndex...]
    return String(letters[..<end]) + "," + list
      + (rest.startIndex > end || blank.isEmpty ? "\n" : "")
      + String(rest)
  }

  private static func lines(_ acceptances: [Acceptance], _ indent: String) -> String {
    acceptances.map { indent + line($0) }.joined(separator: ",\n")
  }

  private static func line(_ one: Acceptance) -> String {
    let members: [(String, String?)] = [
      ("kind", one.kind?.rawValue), ("screen", one.screen), ("view", one.view),
      ("fingerprint", one.fingerprint), ("reason", one.reason),
    ]
    let words = members.compactMap { key, value in
      value.map { "\"\(key)\": \(JSONText.string($0).compact)" }
    }
    return "{\(words.joined(separator: ", "))}"
  }

  // MARK: Places

  private func inserting(_ text: String, at index: Int) -> String {
    String(letters[..<index]) + text + String(letters[index...])
  }

  private func replacing(_ value: PlacedJSON, with text: String) -> String {
    String(letters[..<index(of: value.place)]) + text + String(letters[end(of: value)...])
  }

  /// The white space before what begins a line; nil for what stands behind something.
  private func indent(at place: PlacedJSON.Place) -> String? {
    let start = index(of: place)
    let before = letters[..<start].reversed().prefix { !$0.isNewline }
    return before.allSatisfy(\.isWhitespace) && before.count < start ? String(before) : nil
  }

  private func index(of place: PlacedJSON.Place) -> Int {
    var (line, column) = (1, 1)
    for (index, letter) in letters.enumerated() {
      if line == place.line, column == place.column { return index }
      if letter == "\n" || letter == "\r\n" {
        (line, column) = (line + 1, 1)
      } else {
        column += 1
      }
    }
    return letters.count
  }

  /// Where the first letter behind a value stands.
  private func end(of value: PlacedJSON) -> Int {
    var index = index(of: value.place)
    var depth = 0
    var isText = false
    while index < letters.count {
      let letter = letters[index]
      if isText {
        if letter == "\\" { index += 1 } else if letter == "\"" { isText = false }
      } else if letter == "\"" {
        isText = true
      } else if letter == "[" || letter == "{" {
        depth += 1
      } else if letter == "]" || letter == "}" {
        if depth == 0 { return index }
        depth -= 1
      } else if depth == 0, letter == "," || letter.isWhitespace {
        return index
      }
      index += 1
      let closes = letter == "\"" || letter == "]" || letter == "}"
      if depth == 0, !isText, closes { return index }
    }
    return index
  }
}
