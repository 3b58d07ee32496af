// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Names of C: typedefs, named numbers, constants and functions.
extension HeaderReader {
  mutating func readTypedef() {
    let written = takeStatement()
    let words = written.dropFirst()
    if words.contains(where: { $0.text == "{" })
      || words.first.map({ HeaderReader.isEnumeration($0.text) }) == true
    {
      return readEnumeration(words)
    }
    let plain = HeaderReader.plain(words)[...]
    let name: String?
    if let place = plain.firstIndex(where: { $0.text == "^" }) {
      name = plain[place...].dropFirst().first { $0.isWord && !$0.text.hasPrefix("_N") }?.text
    } else if plain.contains(where: { $0.text == "(" || $0.text == "[" }) {
      return
    } else {
      name = plain.last?.text
    }
    let isBlock = plain.contains { $0.text == "^" }
    guard let name, let type = HeaderType(isBlock ? plain : plain.dropLast()) else { return }
    if type.name != name { aliases.append((name, type, isNonnull)) }
  }

  private static func isEnumeration(_ word: String) -> Bool {
    ["enum", "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM"].contains(word)
  }

  /// `NS_ENUM(NSInteger, Tone) {…}`, `enum Tone {…} Tone`, `enum {…}`.
  mutating func readEnumeration(_ words: ArraySlice<HeaderToken>) {
    guard let word = words.first?.text, HeaderReader.isEnumeration(word),
      let brace = words.firstIndex(where: { $0.text == "{" })
    else { return }
    let end = HeaderReader.closing(words, at: brace)
    var name = ""
    var type = "UInt32"
    if word == "enum" {
      let head = HeaderReader.inside(words, words.startIndex + 1, brace).filter(\.isWord).map(
        \.text)
      let tail = words[end...].dropFirst().filter { $0.isWord && !$0.isMacro }.map(\.text)
      name = tail.first ?? head.first ?? ""
    } else {
      let inside = HeaderReader.parted(
        HeaderReader.inside(words, words.startIndex + 2, brace).dropLast())
      guard inside.count == 2, let number = HeaderType(inside[0])?.swift(isNonnull: true) else {
        return
      }
      type = number
      name = inside[1].last?.text ?? ""
    }
    let kind: HeaderEnumeration.Kind =
      word == "enum" ? .plain : word == "NS_OPTIONS" ? .options : .cases
    let cases = HeaderReader.parted(HeaderReader.inside(words, brace + 1, end), brackets: ["("])
      .compactMap {
        part -> (name: String, value: String?)? in
        // What looks like a macro is the case itself.
        guard let first = part.first, first.isWord else { return nil }
        let value = HeaderReader.expression(part.drop { $0.text != "=" }.dropFirst())
        return (first.text, value.isEmpty ? nil : value)
      }
    enumerations.append(HeaderEnumeration(name: name, kind: kind, type: type, cases: cases))
  }

  /// A case's value without the attributes behind it: what looks like a macro is one behind an operand.
  private static func expression(_ tokens: ArraySlice<HeaderToken>) -> String {
    var words: [String] = []
    for token in tokens {
      let isBehind = words.last.map { !["|", "<", "(", "-", "+", "~"].contains($0) } == true
      if isBehind, token.isMacro || token.text.hasPrefix("__") { break }
      words.append(token.text)
    }
    return words.joined(separator: " ")
  }

  mutating func readValue(_ written: ArraySlice<HeaderToken>) {
    guard !HeaderReader.isHidden(written), let line = written.first?.line else { return }
    let plain = HeaderReader.plain(written)[...]
    let head = plain.prefix { $0.text != "=" && $0.text != "{" }
    let value = plain.drop { $0.text != "=" }.dropFirst()
    let text = value.count == 1 ? HeaderReader.constant(Array(value))?.text : nil
    if let open = head.firstIndex(where: { $0.text == "(" }),
      !head.contains(where: { $0.text == "^" })
    {
      guard open > head.startIndex + 1, head[open - 1].isWord else { return }
      let end = HeaderReader.closing(head, at: open)
      var parameters: [(name: String, type: HeaderType)] = []
      for part in HeaderReader.parted(HeaderReader.inside(head, open + 1, end))
      where part.map(\.text) != ["void"] {
        guard let type = HeaderType(part), part.count > 1, let name = part.last, name.isWord else {
          return
        }
        parameters.append((name.text, type))
      }
      guard let type = HeaderType(head[..<(open - 1)]) else { return }
      values.append(
        HeaderValue(
          name: HeaderReader.prefix(written) + head[open - 1].text, type: type,
          parameters: parameters, value: nil,
          isNonnull: isNonnull, line: line))
      return
    }
    guard head.count > 1, let name = head.last, name.isWord, let type = HeaderType(head.dropLast())
    else { return }
    // Who looks at a constant of C's knows that it is there.
    values.append(
      HeaderValue(
        name: HeaderReader.prefix(written) + name.text, type: type, parameters: nil, value: text,
        isNonnull: true, line: line))
  }

  /// The type and Swift's text of a literal; nil for anything else.
  static func constant(_ written: [HeaderToken]) -> (type: HeaderType, text: String)? {
    var tokens = written
    if tokens.count > 2, tokens.first?.text == "(", tokens.last?.text == ")" {
      tokens = Array(tokens.dropFirst().dropLast())
    }
    let isNegative = tokens.count == 2 && tokens[0].text == "-"
    guard tokens.count == 1 || isNegative, let last = tokens.last?.text else { return nil }
    func named(_ name: String) -> HeaderType {
      .named(name, arguments: [], stars: name == "NSString" ? 1 : 0, mayBeNil: false)
    }
    if last.hasPrefix("@\"") {
      return isNegative ? nil : (named("NSString"), String(last.dropFirst()))
    }
    if last.hasPrefix("\"") { return isNegative ? nil : (named("NSString"), last) }
    if last == "YES" || last == "NO" { return (named("BOOL"), last == "YES" ? "true" : "false") }
    guard last.first?.isNumber == true else { return nil }
    return HeaderNumber.literal(last, isNegative: isNegative).map { (named($0.type), $0.text) }
  }
}
