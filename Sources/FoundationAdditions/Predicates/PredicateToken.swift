// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A word of a predicate's format.
enum PredicateToken: Equatable {
  /// A name, a keyword or `@count`.
  case word(String)
  case text(String)
  case number(Double)
  /// Digits without a point.
  case wholeNumber(Int)
  /// `%@`, `%K` or a number's conversion; its letter.
  case argument(Character)
  case variable(String)
  /// Operators and brackets.
  case sign(String)

  /// Splits a format; nil when a text does not end.
  ///
  /// - Complexity: O(characters).
  static func tokens(of format: String) -> [PredicateToken]? {
    var rest = Array(format)[...]
    var tokens: [PredicateToken] = []
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        guard let text = text(&rest) else { return nil }
        tokens.append(.text(text))
      } else if first == "%" {
        tokens.append(.argument(argument(&rest)))
      } else if first == "$" {
        rest.removeFirst()
        tokens.append(.variable(word(&rest)))
      } else if first.isNumber {
        tokens.append(number(&rest))
      } else if first.isLetter || first == "_" || first == "@" || first == "#" {
        tokens.append(.word(word(&rest)))
      } else {
        tokens.append(.sign(sign(&rest)))
      }
    }
    return tokens
  }

  private static func text(_ rest: inout ArraySlice<Character>) -> String? {
    let quote = rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == quote { return text }
      if character == "\\", let next = rest.popFirst() {
        text.append(next == "n" ? "\n" : next == "t" ? "\t" : next)
      } else {
        text.append(character)
      }
    }
    return nil
  }

  private static func argument(_ rest: inout ArraySlice<Character>) -> Character {
    rest.removeFirst()
    while let first = rest.first, "lhqz0123456789.".contains(first) { rest.removeFirst() }
    return rest.popFirst() ?? "@"
  }

  private static func word(_ rest: inout ArraySlice<Character>) -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || "_@.#".contains($0) }
    rest.removeFirst(word.count)
    return String(word)
  }

  private static func number(_ rest: inout ArraySlice<Character>) -> PredicateToken {
    let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "e" || $0 == "E" }
    rest.removeFirst(digits.count)
    return Int(String(digits)).map { .wholeNumber($0) } ?? .number(Double(String(digits)) ?? 0)
  }

  private static let pairs: Set<String> = [
    "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "**", ":=",
  ]

  private static func sign(_ rest: inout ArraySlice<Character>) -> String {
    let two = String(rest.prefix(2))
    rest.removeFirst(pairs.contains(two) ? 2 : 1)
    return pairs.contains(two) ? two : String(two.prefix(1))
  }
}
