// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A JSON value that knows where it stands, so that what is wrong in it can be said with its place.
struct PlacedJSON: Equatable, Sendable {
  /// Line and column, both from 1.
  struct Place: Equatable, Sendable {
    var line: Int
    var column: Int
  }

  struct Member: Equatable, Sendable {
    var key: String
    var place: Place
    var value: PlacedJSON
  }

  enum Content: Equatable, Sendable {
    case object([Member])
    case array([PlacedJSON])
    case string(String)
    case number(Double)
    case boolean(Bool)
    case null
  }

  /// Why a text is no JSON.
  struct Failure: Error, Equatable {
    var place: Place
    var sentence: String
  }

  var place: Place
  var content: Content

  /// What people call the kind of value.
  var kind: String {
    switch content {
    case .object: "an object"
    case .array: "a list"
    case .string: "a text"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    }
  }

  /// Reads a whole text; O(n) in its characters.
  init(_ text: String) throws(Failure) {
    var reader = Reader(text)
    self = try reader.document()
  }

  private init(_ place: Place, _ content: Content) {
    self.place = place
    self.content = content
  }

  private struct Reader {
    private let letters: [Character]
    private var index = 0
    private var line = 1
    private var column = 1
    private var depth = 0
    /// No settings are nested deeper; each level takes some of the stack.
    private static let mostDepth = 200

    init(_ text: String) { letters = Array(text) }

    private var next: Character? { index < letters.count ? letters[index] : nil }
    private var place: Place { Place(line: line, column: column) }

    mutating func document() throws(Failure) -> PlacedJSON {
      let value = try value()
      skip()
      if let letter = next { throw failure("'\(letter)' stands after the end; remove it") }
      return value
    }

    private func failure(_ sentence: String) -> Failure {
      Failure(place: place, sentence: sentence)
    }

    private mutating func advance() {
      if next == "\n" || next == "\r\n" {
        line += 1
        column = 1
      } else {
        column += 1
      }
      index += 1
    }

    private mutating func skip() { while let letter = next, letter.isWhitespace { advance() } }

    private mutating func value() throws(Failure) -> PlacedJSON {
      skip()
      let start = place
      depth += 1
      defer { depth -= 1 }
      guard depth <= Self.mostDepth else {
        throw failure("values are nested more than \(Self.mostDepth) deep; make them flatter")
      }
      switch next {
      case "{": return PlacedJSON(start, .object(try members()))
      case "[": return PlacedJSON(start, .array(try elements()))
      case "\"": return PlacedJSON(start, .string(try string()))
      case let letter? where letter == "-" || letter.isNumber:
        return PlacedJSON(start, .number(try number()))
      case let letter? where letter.isLetter: return PlacedJSON(start, try word())
      case let letter?: throw failure("'\(letter)' begins no value")
      case nil: throw failure("the file ends where a value is expected")
      }
    }

    private mutating func members() throws(Failure) -> [Member] {
      advance()
      var members: [Member] = []
      skip()
      if next == "}" {
        advance()
        return members
      }
      while true {
        skip()
        let start = place
        guard next == "\"" else { throw failure("a name in quotes is expected here") }
        let key = try string()
        if members.contains(where: { $0.key == key }) {
          throw Failure(place: start, sentence: "'\(key)' is there twice; remove one")
        }
        skip()
        guard next == ":" else { throw failure("':' is expected after \"\(key)\"") }
        advance()
        members.append(Member(key: key, place: start, value: try value()))
        skip()
        guard try goesOn("}") else { return members }
      }
    }

    private mutating func elements() throws(Failure) -> [PlacedJSON] {
      advance()
      var elements: [PlacedJSON] = []
      skip()
      if next == "]" {
        advance()
        return elements
      }
      while true {
        elements.append(try value())
        skip()
        guard try goesOn("]") else { return elements }
      }
    }

    /// Takes a comma, or the end.
    private mutating func goesOn(_ end: Character) throws(Failure) -> Bool {
      switch next {
      case ",":
        advance()
        skip()
        if next == end { throw failure("a comma before '\(end)' is too many; remove it") }
        return true
      case end:
        advance()
        return false
      case nil: throw failure("the file ends where '\(end)' is expected")
      case let letter?: throw failure("',' or '\(end)' is expected in place of '\(letter)'")
      }
    }

    private mutating func string() throws(Failure) -> String {
      let start = place
      advance()
      var text = ""
      while let letter = next, letter != "\"" {
        if letter.isNewline { break }
        advance()
        guard letter == "\\" else {
          text.append(letter)
          continue
        }
        text.append(try escape())
      }
      guard next == "\"" else {
        throw Failure(place: start, sentence: "the text has no end; add a quotation mark")
      }
      advance()
      return text
    }

    private mutating func escape() throws(Failure) -> Character {
      guard let letter = next else { throw failure("the file ends within a text") }
      defer { advance() }
      switch letter {
      case "\"", "\\", "/": return letter
      case "n": return "\n"
      case "t": return "\t"
      case "r": return "\r"
      case "b": return "\u{8}"
      case "f": return "\u{c}"
      case "u":
        let digits = String(letters[min(index + 1, letters.count)..<min(index + 5, letters.count)])
        guard digits.count == 4, let code = UInt32(digits, radix: 16),
          let scalar = Unicode.Scalar(code)
        else { throw failure("four hexadecimal digits are expected after \\u") }
        for _ in 0..<4 { advance() }
        return Character(scalar)
      default: throw failure("'\\\(letter)' means nothing")
      }
    }

    private mutating func number() throws(Failure) -> Double {
      let start = place
      var text = ""
      while let letter = next, letter.isNumber || "+-.eE".contains(letter) {
        text.append(letter)
        advance()
      }
      guard let value = Double(text) else {
        throw Failure(place: start, sentence: "'\(text)' is no number")
      }
      return value
    }

    private mutating func word() throws(Failure) -> Content {
      let start = place
      var text = ""
      while let letter = next, letter.isLetter {
        text.append(letter)
        advance()
      }
      switch text {
      case "true": return .boolean(true)
      case "false": return .boolean(false)
      case "null": return .null
      default: throw Failure(place: start, sentence: "'\(text)' needs quotes")
      }
    }
  }
}
