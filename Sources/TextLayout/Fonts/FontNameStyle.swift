// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Weight and slant as a font name's ending tells them ("-BoldItalicMT").
struct FontNameStyle: Hashable, Sendable {
  /// On the scale of ``FontWeight``.
  var weight: Double = 0
  var isItalic = false

  init() {}

  /// Reads a style; `nil` when a word in it is unknown. Case, hyphens and spaces do not matter.
  ///
  /// Of a variable font's instance, "9ptRegular_Bold", the words behind the line count, and optical
  /// sizes do not (Documentation/TextLayout.md §7.6).
  init?(parsing text: some StringProtocol) {
    var rest = Self.instance(text.lowercased())
      .filter { $0 != "-" && $0 != " " && $0 != "_" && $0 != "," }[...]
    var weights: [Double] = []
    while !rest.isEmpty {
      guard let word = Self.words.first(where: { rest.hasPrefix($0.text) }) else { return nil }
      if let weight = word.weight { weights.append(weight) }
      if word.isItalic { isItalic = true }
      rest = rest.dropFirst(word.text.count)
    }
    // "RalewayRoman-Bold" is bold: upright and regular say nothing beside another weight.
    weight = weights.first { $0 != 0 } ?? 0
  }

  /// The style of a file of San Francisco Text, such as `SFUIText-Bold`; nil for another name.
  init?(ofTextFile name: String) {
    let prefix = "SFUIText"
    guard name.hasPrefix(prefix) else { return nil }
    self.init(parsing: name.dropFirst(prefix.count))
  }

  /// What counts of an instance's name; the whole text of any other.
  private static func instance(_ text: String) -> String {
    guard let size = text.firstMatch(of: #/[0-9]+pt/#) else { return text }
    let behind = text[size.range.upperBound...]
    let style = behind.isEmpty ? text[..<size.range.lowerBound] : behind
    return String(style.split(separator: "_").last ?? style)
  }

  private struct Word {
    var text: String
    var weight: Double?
    var isItalic = false
  }

  /// Longer words before their own starts.
  private static let words: [Word] = [
    Word(text: "ultralight", weight: -0.8), Word(text: "extralight", weight: -0.6),
    Word(text: "thin", weight: -0.6), Word(text: "light", weight: -0.4),
    Word(text: "regular", weight: 0), Word(text: "roman", weight: 0), Word(text: "book", weight: 0),
    Word(text: "normal", weight: 0), Word(text: "medium", weight: 0.23),
    Word(text: "demibold", weight: 0.3), Word(text: "semibold", weight: 0.3),
    Word(text: "extrabold", weight: 0.5), Word(text: "ultrabold", weight: 0.5),
    Word(text: "bold", weight: 0.4), Word(text: "heavy", weight: 0.56),
    Word(text: "extrablack", weight: 0.62), Word(text: "black", weight: 0.62),
    Word(text: "wide", weight: nil), Word(text: "condensed", weight: nil),
    Word(text: "italic", weight: nil, isItalic: true),
    Word(text: "oblique", weight: nil, isItalic: true),
    Word(text: "ital", weight: nil, isItalic: true), Word(text: "psmt", weight: nil),
    Word(text: "mt", weight: nil), Word(text: "ps", weight: nil),
    Word(text: "w3", weight: -0.2), Word(text: "w6", weight: 0.3), Word(text: "plain", weight: 0),
  ]

  /// "Regular", "Semibold Italic", …
  var faceName: String {
    let name = Self.weightName(weight)
    guard isItalic else { return name }
    return name == "Regular" ? "Italic" : "\(name) Italic"
  }

  /// Apple's name of the nearest weight.
  static func weightName(_ weight: Double) -> String {
    let names: [(weight: Double, name: String)] = [
      (-0.8, "Ultralight"), (-0.6, "Thin"), (-0.4, "Light"), (0, "Regular"), (0.23, "Medium"),
      (0.3, "Semibold"), (0.4, "Bold"), (0.56, "Heavy"), (0.62, "Black"),
    ]
    return names.min { abs($0.weight - weight) < abs($1.weight - weight) }?.name ?? "Regular"
  }
}
