// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Reads the declarations of a header in Objective-C: classes, categories, protocols, named numbers,
/// types of blocks, constants and functions. What it does not know is passed over.
struct HeaderReader {
  var classes: [HeaderClass] = []
  var enumerations: [HeaderEnumeration] = []
  var values: [HeaderValue] = []
  /// Other names of types.
  var aliases: [(name: String, type: HeaderType, isNonnull: Bool)] = []
  var frameworks: Set<String> = []

  var tokens: ArraySlice<HeaderToken> = []
  var isNonnull = false

  /// - Complexity: O(characters), and that of the deepest brackets once more for each level.
  init(_ text: String) {
    let read = HeaderText(text)
    tokens = read.tokens[...]
    frameworks = read.frameworks
    while let token = tokens.first { take(token) }
    for (name, value) in read.constants {
      guard let (type, text) = HeaderReader.constant(value) else { continue }
      values.append(
        HeaderValue(
          name: name, type: type, parameters: nil, value: text, isNonnull: true,
          line: value[0].line))
    }
  }

  private mutating func take(_ token: HeaderToken) {
    switch token.text {
    case "@interface": readClass(.class)
    case "@protocol": readClass(.protocol)
    case "@import":
      if let name = takeStatement().dropFirst().first { frameworks.insert(name.text) }
    case "NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END":
      isNonnull = token.text.hasSuffix("BEGIN")
      tokens = tokens.dropFirst()
    case "@class": _ = takeStatement()
    case "typedef": readTypedef()
    case "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "enum": readEnumeration(takeStatement())
    case "}", ";": tokens = tokens.dropFirst()
    default:
      // A macro alone on its line ends nothing and begins something.
      if token.isMacro, tokens.count > 1, tokens[tokens.startIndex + 1].line != token.line {
        tokens = tokens.dropFirst()
      } else {
        readValue(takeStatement())
      }
    }
  }

  // MARK: Tokens

  /// The tokens before the next semicolon that no bracket holds, or up to the brace that closes a
  /// function's body.
  mutating func takeStatement() -> ArraySlice<HeaderToken> {
    var index = tokens.startIndex
    while index < tokens.endIndex, tokens[index].text != ";" {
      let text = tokens[index].text
      if index > tokens.startIndex, text.hasPrefix("@"),
        ["@interface", "@protocol", "@end"].contains(text)
      {
        break
      }
      if ["(", "{", "["].contains(text) { index = HeaderReader.closing(tokens, at: index) }
      let isBody = index < tokens.endIndex && tokens[index].text == "}" && text == "{"
      index = min(index + 1, tokens.endIndex)
      if isBody, index < tokens.endIndex, tokens[index].text != ";", !tokens[index].isWord { break }
      if isBody, tokens.first?.text != "typedef" { break }
    }
    let statement = tokens[tokens.startIndex..<index]
    tokens =
      tokens[
        min(
          index + (index < tokens.endIndex && tokens[index].text == ";" ? 1 : 0), tokens.endIndex)...
      ]
    return statement
  }

  /// Where the bracket at a place is closed; the last place where it is not.
  static func closing(_ tokens: ArraySlice<HeaderToken>, at start: Int) -> Int {
    let pairs = ["(": ")", "{": "}", "[": "]", "<": ">"]
    let open = tokens[start].text
    guard let close = pairs[open] else { return start }
    var depth = 0
    for index in start..<tokens.endIndex {
      if tokens[index].text == open { depth += 1 }
      if tokens[index].text == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return max(start, tokens.endIndex - 1)
  }

  /// What stands in brackets; nothing where they are not closed.
  static func inside(
    _ tokens: ArraySlice<HeaderToken>, _ start: Int, _ end: Int
  ) -> ArraySlice<HeaderToken> {
    start < end && end <= tokens.endIndex ? tokens[start..<end] : []
  }

  /// What stands between commas that no bracket holds.
  ///
  /// - Parameter brackets: In numbers `<` is none.
  static func parted(
    _ tokens: ArraySlice<HeaderToken>, brackets: Set<String> = ["(", "{", "[", "<"]
  ) -> [ArraySlice<HeaderToken>] {
    var parts: [ArraySlice<HeaderToken>] = []
    var start = tokens.startIndex
    var index = start
    while index < tokens.endIndex {
      if brackets.contains(tokens[index].text) {
        index = closing(tokens, at: index)
      } else if tokens[index].text == "," {
        parts.append(tokens[start..<index])
        start = index + 1
      }
      index += 1
    }
    if start < tokens.endIndex { parts.append(tokens[start...]) }
    return parts
  }

  /// Without attributes and the macros that stand for them.
  ///
  /// - Parameter keepsBorrows: Whether `NS_NOESCAPE` stays, which stands for its attribute, too.
  static func plain(
    _ tokens: ArraySlice<HeaderToken>, keepsBorrows: Bool = false
  ) -> [HeaderToken] {
    var result: [HeaderToken] = []
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let token = tokens[index]
      let isAttribute = token.text == "__attribute__" || token.text.hasPrefix("__deprecated")
      guard token.isMacro || isAttribute || token.text == "IBOutletCollection" else {
        result.append(token)
        index += 1
        continue
      }
      index += 1
      var isBorrow = token.text == borrow
      if index < tokens.endIndex, tokens[index].text == "(", !isBorrow {
        let end = closing(tokens, at: index)
        isBorrow = inside(tokens, index + 1, end).contains { $0.text == "noescape" }
        index = end + 1
      }
      if keepsBorrows, isBorrow { result.append(HeaderToken(text: borrow, line: token.line)) }
    }
    return result
  }

  private static let borrow = "NS_NOESCAPE"

  /// Whether Swift does not see a declaration.
  static func isHidden(_ tokens: ArraySlice<HeaderToken>) -> Bool {
    let words: Set<String> = [
      "NS_UNAVAILABLE", "UNAVAILABLE_ATTRIBUTE", "NS_SWIFT_UNAVAILABLE", "unavailable",
    ]
    return tokens.contains { words.contains($0.text) }
  }

  /// What stands before the Swift name of a declaration: two underscores where the author writes one
  /// for Swift beside it (`NS_REFINED_FOR_SWIFT`).
  static func prefix(_ tokens: ArraySlice<HeaderToken>) -> String {
    let words: Set<String> = ["NS_REFINED_FOR_SWIFT", "CF_REFINED_FOR_SWIFT", "swift_private"]
    return tokens.contains { words.contains($0.text) } ? "__" : ""
  }

  /// What `NS_SWIFT_NAME` says.
  static func swiftName(_ tokens: ArraySlice<HeaderToken>) -> String? {
    guard let place = tokens.firstIndex(where: { $0.text == "NS_SWIFT_NAME" }),
      place + 1 < tokens.endIndex
    else { return nil }
    let end = closing(tokens, at: place + 1)
    return inside(tokens, place + 2, end).map(\.text).joined()
  }

  // MARK: Classes

  private mutating func readClass(_ kind: HeaderClass.Kind) {
    let line = tokens[tokens.startIndex].line
    tokens = tokens.dropFirst()
    let head = takeHead()
    guard let name = head.first?.text else { return }
    // `@protocol Shape;` only names it.
    if kind == .protocol, tokens.first?.text == ";" || head.contains(where: { $0.text == "," }) {
      return
    }
    var isCategory = false
    var node = HeaderClass(name: name, kind: kind, isNonnull: isNonnull, line: line)
    var index = head.startIndex + 1
    while index < head.endIndex {
      switch head[index].text {
      case ":": node.superclass = index + 1 < head.endIndex ? head[index + 1].text : nil
      case "(":
        isCategory = true
        index = HeaderReader.closing(head, at: index)
      case "<":
        let end = HeaderReader.closing(head, at: index)
        // Before the colon these are the class's generic parameters.
        let isParameters = kind == .class && !isCategory && node.superclass == nil
        if !isParameters { node.protocols = head[index..<end].filter(\.isWord).map(\.text) }
        index = end
      default: break
      }
      index += 1
    }
    if isCategory {
      var other = HeaderClass(name: name, kind: .category, isNonnull: isNonnull, line: line)
      other.protocols = node.protocols
      node = other
    }
    readMembers(of: &node)
    classes.append(node)
  }

  /// Everything before the first member.
  private mutating func takeHead() -> ArraySlice<HeaderToken> {
    let ends: Set<String> = ["-", "+", "@property", "@end", "@required", "@optional", ";", "{"]
    let end = tokens.firstIndex { ends.contains($0.text) } ?? tokens.endIndex
    let head = tokens[..<end]
    tokens = tokens[end...]
    if tokens.first?.text == "{" {
      tokens = tokens.dropFirst(HeaderReader.closing(tokens, at: end) + 1 - end)
    }
    return head.drop { !$0.isWord || $0.isMacro }
  }

  private mutating func readMembers(of node: inout HeaderClass) {
    while let token = tokens.first, token.text != "@end" {
      switch token.text {
      case "-", "+":
        if let method = method(takeStatement()) { node.methods.append(method) }
      case "@property":
        node.properties += properties(takeStatement())
      case "@interface", "@protocol": return
      case "NS_ASSUME_NONNULL_END", "NS_ASSUME_NONNULL_BEGIN":
        isNonnull = token.text.hasSuffix("BEGIN")
        tokens = tokens.dropFirst()
      default: tokens = tokens.dropFirst()
      }
    }
    tokens = tokens.dropFirst()
  }

  private func method(_ written: ArraySlice<HeaderToken>) -> HeaderMethod? {
    guard !HeaderReader.isHidden(written), let sign = written.first else { return nil }
    let tokens = HeaderReader.plain(written.dropFirst(), keepsBorrows: true)[...]
    var index = tokens.startIndex
    var result: HeaderType?
    if index < tokens.endIndex, tokens[index].text == "(" {
      let end = HeaderReader.closing(tokens, at: index)
      let type = HeaderType(HeaderReader.inside(tokens, index + 1, end))
      let isNothing = HeaderReader.inside(tokens, index + 1, end).map(\.text).contains {
        ["void", "IBAction"].contains($0)
      }
      guard type != nil || isNothing else { return nil }
      result = type.flatMap { $0.isVoid || $0.name == "IBAction" ? nil : $0 }
      index = end + 1
    }
    var pieces: [HeaderMethod.Piece] = []
    while index < tokens.endIndex {
      var word = ""
      if tokens[index].text != ":" {
        word = tokens[index].text
        index += 1
      }
      guard index < tokens.endIndex, tokens[index].text == ":" else {
        guard pieces.isEmpty, index == tokens.endIndex else { return nil }
        pieces.append(HeaderMethod.Piece(word: word, type: nil, name: ""))
        break
      }
      index += 1
      guard index < tokens.endIndex, tokens[index].text == "(" else { return nil }
      let end = HeaderReader.closing(tokens, at: index)
      let typed = HeaderReader.inside(tokens, index + 1, end)
      let plain = typed.filter { $0.text != HeaderReader.borrow }
      guard let type = HeaderType(plain[...]), end + 1 < tokens.endIndex else { return nil }
      pieces.append(
        HeaderMethod.Piece(
          word: word, type: type, name: tokens[end + 1].text,
          isBorrowed: plain.count < typed.count))
      index = end + 2
    }
    guard !pieces.isEmpty else { return nil }
    return HeaderMethod(
      isOfClass: sign.text == "+", result: result, pieces: pieces,
      swiftName: HeaderReader.swiftName(written), prefix: HeaderReader.prefix(written),
      line: sign.line)
  }

  private func properties(_ written: ArraySlice<HeaderToken>) -> [HeaderProperty] {
    guard !HeaderReader.isHidden(written), let sign = written.first else { return [] }
    var tokens = HeaderReader.plain(written.dropFirst())[...]
    var attributes: [ArraySlice<HeaderToken>] = []
    if tokens.first?.text == "(" {
      let end = HeaderReader.closing(tokens, at: tokens.startIndex)
      attributes = HeaderReader.parted(HeaderReader.inside(tokens, tokens.startIndex + 1, end))
      tokens = tokens.dropFirst(end + 1 - tokens.startIndex)
    }
    let words = Set(attributes.compactMap { $0.first?.text })
    let said = attributes.first { $0.first?.text == "getter" }?.last?.text
    let nullability = attributes.flatMap { $0 }.filter {
      ["nullable", "nonnull", "null_resettable"].contains($0.text)
    }
    // `void (^done)(BOOL)` has its name within; the others behind the type.
    let isBlock = tokens.contains { $0.text == "^" }
    let names: [HeaderToken]
    if isBlock {
      let place = tokens.firstIndex { $0.text == "^" } ?? tokens.startIndex
      names = tokens[place...].dropFirst().prefix { $0.text != ")" }.filter(\.isWord)
    } else {
      names = HeaderReader.parted(tokens).compactMap { $0.last }
    }
    let typed =
      isBlock ? Array(tokens) : Array((HeaderReader.parted(tokens).first ?? []).dropLast())
    guard let type = HeaderType((nullability.filter { $0.text != "null_resettable" } + typed)[...])
    else { return [] }
    return names.filter(\.isWord).map { name in
      HeaderProperty(
        name: HeaderReader.prefix(written) + (said ?? HeaderReader.swiftName(written) ?? name.text),
        type: type,
        isOfClass: words.contains("class"), isReadOnly: words.contains("readonly"),
        isWeak: words.contains("weak") || words.contains("assign"), line: sign.line)
    }
  }
}
