// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The functions and variables that C declares and defines, by their names.
///
/// A reading of what the preprocessor leaves: a name with parentheses before a semicolon is a function
/// that lies elsewhere, before braces one that lies here.
struct CDeclarations {
  private(set) var declared: Set<String> = []
  private(set) var defined: Set<String> = []
  /// What was read of the declaration at hand, without braces and quotes.
  private var words = ""

  /// - Parameters:
  ///   - text: What `clang -E` says, with its line markers.
  ///   - isOwn: Whether a file's declarations count.
  init(preprocessed text: String, isOwn: (String) -> Bool) {
    var own = ""
    var isIn = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("# "), line.dropFirst(2).first?.isNumber == true {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        isIn = parts.count > 1 && isOwn(String(parts[1]))
      } else if isIn, !line.hasPrefix("#") {
        own += line + "\n"
      }
    }
    read(own)
  }

  private mutating func read(_ text: String) {
    var braces = 0
    var parentheses = 0
    var isBody = false
    var quote: Character?
    var isEscaped = false
    for character in text {
      if let open = quote {
        if !isEscaped, character == open { quote = nil }
        isEscaped = !isEscaped && character == "\\"
        continue
      }
      switch character {
      case "\"", "'": quote = character
      case "{":
        // `extern "C" {` holds declarations.
        if braces == 0, Self.plain(words) == "extern" {
          words = ""
          continue
        }
        if braces == 0 { isBody = Self.plain(words).contains("(") && !words.contains("=") }
        braces += 1
      case "}":
        braces = max(0, braces - 1)
        guard braces == 0, isBody else { continue }
        if let name = Self.function(Self.plain(words)) { defined.insert(name) }
        (words, isBody) = ("", false)
      case ";" where braces == 0 && parentheses == 0:
        take(Self.plain(words))
        words = ""
      default:
        guard braces == 0 else { continue }
        if character == "(" { parentheses += 1 }
        if character == ")" { parentheses = max(0, parentheses - 1) }
        words.append(character)
      }
    }
  }

  private mutating func take(_ text: String) {
    let first = text.split { !Self.isOfName($0) }.first.map(String.init) ?? ""
    if ["typedef", "static", "_Static_assert", "using", "namespace"].contains(first) { return }
    let head = text.prefix { $0 != "=" }
    if head.contains("(") {
      guard let name = Self.function(String(head)) else { return }
      if head.count == text.count { declared.insert(name) } else { defined.insert(name) }
      return
    }
    let name = head.prefix { $0 != "[" }.split { !Self.isOfName($0) }.last.map(String.init) ?? ""
    if name.isEmpty || Self.keywords.contains(name) { return }
    if first == "extern", head.count == text.count {
      declared.insert(name)
    } else {
      defined.insert(name)
    }
  }

  private static let keywords: Set<String> = [
    "void", "char", "short", "int", "long", "float", "double", "signed", "unsigned", "const",
    "extern", "inline", "struct", "enum", "union", "return", "sizeof", "if", "while", "for",
  ]

  /// The name before the first parenthesis; nil for a variable that holds a function.
  private static func function(_ text: String) -> String? {
    guard let open = text.firstIndex(of: "(") else { return nil }
    let behind = text[text.index(after: open)...].first { !$0.isWhitespace }
    if behind == "*" || behind == "^" { return nil }
    let head = text[..<open]
    let name = String(head.reversed().drop { $0.isWhitespace }.prefix { isOfName($0) }.reversed())
    let isAlone = head.split { !isOfName($0) }.count < 2
    return name.isEmpty || isAlone || keywords.contains(name) ? nil : name
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Without attributes, whose parentheses are none of the declaration's.
  private static func plain(_ text: String) -> String {
    var text = text
    for word in ["__attribute__", "__asm__", "asm", "__declspec", "__asm"] {
      while let range = text.firstRange(of: word + "("), let end = end(of: range, in: text) {
        text.removeSubrange(range.lowerBound..<end)
      }
      while let range = text.firstRange(of: word + " ("), let end = end(of: range, in: text) {
        text.removeSubrange(range.lowerBound..<end)
      }
    }
    let start = text.drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// Behind the parenthesis that closes the one at the end of a range.
  private static func end(of range: Range<String.Index>, in text: String) -> String.Index? {
    var depth = 1
    var next = range.upperBound
    while next < text.endIndex {
      if text[next] == "(" { depth += 1 }
      if text[next] == ")" { depth -= 1 }
      next = text.index(after: next)
      if depth == 0 { return next }
    }
    return nil
  }
}
