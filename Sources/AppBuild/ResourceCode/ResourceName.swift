// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Names of resources as Swift identifiers, by the rules that SwiftGen documents for its filters
/// (Documentation/AppBuild.md §3.3).
enum ResourceName {
  /// `FooBarBaz` of `foo_bar.baz`, `SnakeCased` of `SNAKE_CASED`, `_42Hello` of `42 hello`.
  static func type(_ name: String) -> String { escaped(pretty(name)) }

  /// The same with its first word in lower case: `peoplePicker`, `urlChooser`, `id`.
  static func member(_ name: String) -> String { escaped(lowered(pretty(name))) }

  /// What is no letter, number or line becomes a line; the first letter is a capital.
  static func plain(_ name: String) -> String {
    let allowed = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return escaped(guarded(raised(allowed[...])))
  }

  private static func pretty(_ name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber) }
    guard !words.isEmpty else { return "_" }
    // A name without a small letter is one of capitals, whose words become words again.
    let isCapitals = !name.contains(where: \.isLowercase)
    return guarded(
      words.map { word in
        let word = isCapitals ? word.lowercased()[...] : word
        return raised(word)
      }.joined())
  }

  private static func raised(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func guarded(_ name: String) -> String {
    name.first?.isNumber == true ? "_" + name : name
  }

  /// The capitals before the last one of a run belong to the first word, where a letter follows.
  private static func lowered(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let next = name.dropFirst(capitals.count).first
    let kept = capitals.count > 1 && next?.isLetter == true ? capitals.count - 1 : capitals.count
    return name.prefix(kept).lowercased() + name.dropFirst(kept)
  }

  private static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "open", "operator", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// A literal of any text.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
