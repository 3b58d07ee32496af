// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Takes the words of one step one after the other.
struct StepReader {
  let verb: StepVerb
  private(set) var words: ArraySlice<StepWord>
  /// Where a word that is missing would stand.
  private let end: StepPlace

  init(verb: StepVerb, _ statement: StepStatement) {
    self.verb = verb
    words = statement.words.dropFirst()
    let last = statement.words[statement.words.count - 1]
    let length = last.text.count + (last.isQuoted ? 2 : 0)
    end = StepPlace(
      source: last.place.source, line: last.place.line, column: last.place.column + length)
  }

  var isAtEnd: Bool { words.isEmpty }
  var next: StepWord? { words.first }

  mutating func take() -> StepWord? { words.popFirst() }

  /// Takes the bare word `word` when it stands next.
  mutating func takes(_ word: String) -> Bool {
    guard words.first?.isWord(word) == true else { return false }
    words.removeFirst()
    return true
  }

  func missing(_ what: String) -> StepError {
    StepError(.missing(what, example: verb.example), at: words.first?.place ?? end)
  }

  /// A word that nothing takes is an error.
  func finish() throws(StepError) {
    guard let word = words.first else { return }
    throw StepError(.unexpected(word.text, example: verb.example), at: word.place)
  }

  // MARK: Values

  /// One of the words of a table.
  mutating func choice<Value>(
    _ what: String, _ table: [(String, Value)]
  ) throws(StepError) -> Value {
    guard let word = take() else { throw missing("the \(what)") }
    if let found = table.first(where: { $0.0.lowercased() == word.text.lowercased() }) {
      return found.1
    }
    throw StepError(
      .unknownWord(word.text, what: what, known: table.map(\.0)), at: word.place)
  }

  /// A length such as `400`, `400pt` or `-12.5`.
  mutating func points() throws(StepError) -> Double {
    guard let word = take() else { throw missing("a number of points") }
    let digits = word.text.hasSuffix("pt") ? String(word.text.dropLast(2)) : word.text
    guard let value = Double(digits), value.isFinite else {
      throw StepError(
        .malformed(word.text, expected: "a number of points such as 400"), at: word.place)
    }
    return value
  }

  /// A time such as `1s`, `500ms`, `2 s` or `0.5`, in seconds.
  mutating func seconds() throws(StepError) -> Double {
    guard let word = take() else { throw missing("a time") }
    var text = word.text.lowercased()
    if Double(text) != nil, let unit = next, unit.isWord("s") || unit.isWord("ms") {
      text += unit.text.lowercased()
      words.removeFirst()
    }
    guard let seconds = StepReader.seconds(text), seconds <= 3600 else {
      throw StepError(
        .malformed(word.text, expected: "a time such as 1s or 500ms, an hour at most"),
        at: word.place)
    }
    return seconds
  }

  private static func seconds(_ text: String) -> Double? {
    let (digits, factor): (Substring, Double) =
      text.hasSuffix("ms")
      ? (text.dropLast(2), 0.001)
      : text.hasSuffix("s") ? (text.dropLast(), 1) : (text[...], 1)
    guard let value = Double(digits), value >= 0, value.isFinite else { return nil }
    return value * factor
  }

  // MARK: Elements

  /// The words up to a bare `stops` word, or to the end, as an element.
  mutating func element(until stops: String...) throws(StepError) -> ElementQuery {
    var phrase: [StepWord] = []
    while let word = words.first, phrase.isEmpty || !stops.contains(where: word.isWord) {
      phrase.append(word)
      words.removeFirst()
    }
    guard let first = phrase.first else { throw missing("an element") }
    if let point = try StepReader.point(phrase) { return point }
    return try StepReader.query(phrase, at: first.place, verb: verb)
  }

  /// `at 10,20`, `at 10 20` or `10,20`.
  private static func point(_ phrase: [StepWord]) throws(StepError) -> ElementQuery? {
    let isMarked = phrase[0].isWord("at") && phrase.count > 1
    let rest = isMarked ? phrase[1...] : phrase[...]
    guard !rest.contains(where: \.isQuoted) else { return nil }
    let parts = rest.flatMap { $0.text.split(separator: ",") }
    let numbers = parts.compactMap { Double($0) }
    let hasComma = rest.contains { $0.text.contains(",") }
    guard numbers.count == 2, parts.count == 2, isMarked || hasComma,
      numbers.allSatisfy(\.isFinite)
    else {
      guard isMarked, parts.first.flatMap({ Double($0) }) != nil else { return nil }
      throw StepError(
        .malformed(rest.map(\.text).joined(separator: " "), expected: "a point such as 100,250"),
        at: rest[rest.startIndex].place)
    }
    return .point(x: numbers[0], y: numbers[1])
  }

  /// A phrase without stop words: a name, perhaps a number, perhaps `in` another element.
  private static func query(
    _ phrase: [StepWord], at place: StepPlace, verb: StepVerb
  ) throws(StepError) -> ElementQuery {
    if let split = phrase.indices.dropFirst().dropLast().last(where: { phrase[$0].isWord("in") }) {
      var inner = try name(phrase[..<split], at: place, verb: verb)
      let rest = Array(phrase[(split + 1)...])
      let outer = try query(rest, at: rest[0].place, verb: verb)
      inner.phrase =
        phrase.contains(where: \.isQuoted) || inner.kind != .any
        ? nil : phrase.map(\.text).joined(separator: " ")
      return .inside(inner, outer)
    }
    return .named(try name(phrase[...], at: place, verb: verb))
  }

  private static func name(
    _ phrase: ArraySlice<StepWord>, at place: StepPlace, verb: StepVerb
  ) throws(StepError) -> ElementName {
    var phrase = phrase
    var name = ElementName("")
    var wasQuoted = phrase.contains(where: \.isQuoted)
    if let first = phrase.first, !first.isQuoted,
      let kind = ElementName.Kind.allCases.dropFirst().first(where: {
        first.text.lowercased().hasPrefix("\($0.rawValue):")
      })
    {
      name.kind = kind
      phrase.removeFirst()
      let rest = String(first.text.dropFirst(kind.rawValue.count + 1))
      wasQuoted = wasQuoted || kind != .any
      if !rest.isEmpty {
        phrase.insert(
          StepWord(text: rest, isQuoted: false, place: first.place), at: phrase.startIndex)
      }
    }
    let words = phrase.map(\.text)
    guard !words.isEmpty else {
      throw StepError(.missing("an element", example: verb.example), at: place)
    }
    name.text = words.joined(separator: " ")
    if let last = phrase.last, phrase.count > 1, !last.isQuoted, let number = Int(last.text),
      number >= 0
    {
      if !wasQuoted { name.phrase = name.text }
      name.text = words.dropLast().joined(separator: " ")
      name.number = number
    }
    return name
  }
}
