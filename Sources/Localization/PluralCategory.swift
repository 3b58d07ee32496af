// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The form of a noun that a number takes in a language; the raw values are those of tables.
///
/// Rules for integers as the Unicode Common Locale Data Repository states them.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// The form for `number` in a language (`ru`, `pt-BR` …).
  package init(_ number: Int, language: String) {
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let (n, tens, hundreds) = (abs(number), abs(number) % 10, abs(number) % 100)
    switch code {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "my", "lo", "km": self = .other
    case "fr", "pt", "hi", "fa", "am", "bn", "gu", "kn", "zu", "hy": self = n < 2 ? .one : .other
    case "ru", "uk", "be": self = PluralCategory.eastSlavic(tens, hundreds)
    case "sr", "hr", "bs":
      let category = PluralCategory.eastSlavic(tens, hundreds)
      self = category == .many ? .other : category
    case "pl":
      let isFew = (2...4).contains(tens) && !(12...14).contains(hundreds)
      self = n == 1 ? .one : isFew ? .few : .many
    case "cs", "sk": self = n == 1 ? .one : (2...4).contains(n) ? .few : .other
    case "ar": self = PluralCategory.arabic(n, hundreds)
    case "he", "iw": self = n == 1 ? .one : n == 2 ? .two : .other
    case "ro", "mo":
      self = n == 1 ? .one : n == 0 || (1...19).contains(hundreds) ? .few : .other
    case "lt":
      let isTeen = (11...19).contains(hundreds)
      self = tens == 1 && !isTeen ? .one : tens > 1 && !isTeen ? .few : .other
    case "lv":
      self =
        tens == 0 || (11...19).contains(hundreds)
        ? .zero : tens == 1 && hundreds != 11 ? .one : .other
    case "sl":
      self =
        hundreds == 1 ? .one : hundreds == 2 ? .two : [3, 4].contains(hundreds) ? .few : .other
    case "ga":
      self =
        n == 1 ? .one : n == 2 ? .two : n < 7 && n > 2 ? .few : n > 6 && n < 11 ? .many : .other
    case "cy":
      self = [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][n] ?? .other
    default: self = n == 1 ? .one : .other
    }
  }

  private static func eastSlavic(_ tens: Int, _ hundreds: Int) -> PluralCategory {
    if tens == 1, hundreds != 11 { return .one }
    return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
  }

  private static func arabic(_ n: Int, _ hundreds: Int) -> PluralCategory {
    switch n {
    case 0: .zero
    case 1: .one
    case 2: .two
    default: (3...10).contains(hundreds) ? .few : (11...99).contains(hundreds) ? .many : .other
    }
  }
}
