// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Cuts text into steps and their words (Documentation/Steps.md §1).
struct StepScanner {
  private let source: String
  private let letters: [Character]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var statements: [StepStatement] = []
  private var words: [StepWord] = []
  /// The letters of the current step so far, as an index range.
  private var start: Int?
  private var end = 0

  private static let closing: [Character: Character] = ["\"": "\"", "'": "'", "“": "”", "‘": "’"]

  private init(_ text: String, source: String) {
    self.source = source
    letters = Array(text)
  }

  static func statements(
    in text: String, source: String
  ) throws(StepError) -> [StepStatement] {
    var scanner = StepScanner(text, source: source)
    return try scanner.scan()
  }

  private var place: StepPlace {
    StepPlace(source: source, line: line, column: index - lineStart + 1)
  }

  private mutating func scan() throws(StepError) -> [StepStatement] {
    while index < letters.count {
      let letter = letters[index]
      switch letter {
      case _ where letter.isNewline:
        endStatement()
        index += 1
        line += 1
        lineStart = index
      case ";":
        endStatement()
        index += 1
      case _ where letter.isWhitespace: index += 1
      case "#": skipLine()
      default: try word()
      }
    }
    endStatement()
    return statements
  }

  private mutating func skipLine() {
    while index < letters.count, !letters[index].isNewline { index += 1 }
  }

  private mutating func word() throws(StepError) {
    if start == nil { start = index }
    if let close = Self.closing[letters[index]] {
      try quoted(until: close)
    } else {
      bare()
    }
    end = index
  }

  /// A word without quotes; one that ends in a colon ends there when a quoted text follows.
  private mutating func bare() {
    let (start, place) = (index, place)
    while index < letters.count {
      let letter = letters[index]
      if letter.isWhitespace || letter == ";" { break }
      if index > start, letters[index - 1] == ":", Self.closing[letter] != nil { break }
      index += 1
    }
    words.append(StepWord(text: String(letters[start..<index]), isQuoted: false, place: place))
  }

  private mutating func quoted(until close: Character) throws(StepError) {
    let place = place
    index += 1
    var text = ""
    while true {
      guard index < letters.count, !letters[index].isNewline else {
        throw StepError(.unterminatedQuote, at: place)
      }
      let letter = letters[index]
      if letter == close { break }
      text.append(letter == "\\" ? try escape() : letter)
      index += 1
    }
    index += 1
    words.append(StepWord(text: text, isQuoted: true, place: place))
  }

  private mutating func escape() throws(StepError) -> Character {
    let place = place
    index += 1
    guard index < letters.count else { throw StepError(.unterminatedQuote, at: place) }
    switch letters[index] {
    case "n": return "\n"
    case "t": return "\t"
    case "\\", "\"", "'", "”", "’": return letters[index]
    case let other: throw StepError(.unknownEscape(other), at: place)
    }
  }

  private mutating func endStatement() {
    defer {
      words = []
      start = nil
    }
    guard let start, !words.isEmpty else { return }
    statements.append(StepStatement(words: words, text: String(letters[start..<end])))
  }
}
