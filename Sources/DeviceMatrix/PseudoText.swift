// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Texts of a language that nobody speaks (Documentation/Check.md §2.3).
package enum PseudoText {
  /// The text made as long as a translation may become.
  ///
  /// By how much follows the lower bounds of the table that the W3C quotes from IBM: short texts
  /// grow to twice their length, long ones by three tenths. The text's own words are repeated, so
  /// that lines can break where they could before. Formats such as `%@` are never repeated.
  package static func lengthened(_ text: String) -> String {
    let count = text.count
    guard count > 0, text.contains(where: \.isLetter) else { return text }
    let target = Int((Double(count) * growth(count)).rounded(.up))
    let words = text.split(whereSeparator: \.isWhitespace)
      .filter { !$0.contains("%") && $0.contains(where: \.isLetter) }
    guard !words.isEmpty else { return text }
    var result = text
    var index = 0
    while result.count < target {
      let word = String(words[index % words.count])
      let missing = target - result.count - 1
      guard missing > 0 else { break }
      result += " " + (word.count > missing ? String(word.prefix(missing)) : word)
      index += 1
    }
    return result
  }

  private static func growth(_ count: Int) -> Double {
    switch count {
    case ...10: 2
    case ...20: 1.8
    case ...30: 1.6
    case ...70: 1.4
    default: 1.3
    }
  }
}
