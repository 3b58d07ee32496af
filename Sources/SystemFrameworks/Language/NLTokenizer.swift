// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum NLTokenUnit: Int, Sendable {
  case word, sentence, paragraph, document

  /// The units of a text that touch a part of it, in their order.
  ///
  /// A word is letters and digits in a row, and apostrophes and points between them; nothing cuts
  /// languages that are written without spaces. A sentence ends with its marks and the spaces behind.
  func ranges(in text: String, _ part: Range<String.Index>) -> [Range<String.Index>] {
    let units: [Range<String.Index>] =
      switch self {
      case .word: words(of: text)
      case .sentence: sentences(of: text)
      case .paragraph:
        text.split(whereSeparator: \.isNewline).map { $0.startIndex..<$0.endIndex }
      case .document: text.isEmpty ? [] : [text.startIndex..<text.endIndex]
      }
    return units.filter { $0.overlaps(part) }
  }

  private func words(of text: String) -> [Range<String.Index>] {
    var words: [Range<String.Index>] = []
    for index in text.indices where text[index].isLetter || text[index].isNumber {
      let next = text.index(after: index)
      if let last = words.last, joins(text[last.upperBound..<index]) {
        words[words.count - 1] = last.lowerBound..<next
      } else {
        words.append(index..<next)
      }
    }
    return words
  }

  /// Whether what stands between two letters leaves them in one word.
  private func joins(_ between: Substring) -> Bool {
    between.isEmpty || (between.count == 1 && between.allSatisfy("'\u{2019}.".contains))
  }

  private func sentences(of text: String) -> [Range<String.Index>] {
    var sentences: [Range<String.Index>] = []
    var (start, hasEnded) = (text.startIndex, false)
    for index in text.indices {
      let sign = text[index]
      let isMark = ".!?".contains(sign)
      let isWideMark = "\u{3002}\u{FF01}\u{FF1F}".contains(sign)
      let before = index > text.startIndex ? text[text.index(before: index)] : nil
      if hasEnded, !sign.isWhitespace, !isMark, !isWideMark {
        sentences.append(start..<index)
        (start, hasEnded) = (index, false)
      }
      let followsMark = before.map(".!?".contains) ?? false
      hasEnded = hasEnded || isWideMark || sign.isNewline || (sign.isWhitespace && followsMark)
    }
    return start < text.endIndex ? sentences + [start..<text.endIndex] : sentences
  }
}

public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let undetermined = NLLanguage("und")
  public static let arabic = NLLanguage("ar")
  public static let bulgarian = NLLanguage("bg")
  public static let catalan = NLLanguage("ca")
  public static let croatian = NLLanguage("hr")
  public static let czech = NLLanguage("cs")
  public static let danish = NLLanguage("da")
  public static let dutch = NLLanguage("nl")
  public static let english = NLLanguage("en")
  public static let finnish = NLLanguage("fi")
  public static let french = NLLanguage("fr")
  public static let german = NLLanguage("de")
  public static let greek = NLLanguage("el")
  public static let hebrew = NLLanguage("he")
  public static let hindi = NLLanguage("hi")
  public static let hungarian = NLLanguage("hu")
  public static let indonesian = NLLanguage("id")
  public static let italian = NLLanguage("it")
  public static let japanese = NLLanguage("ja")
  public static let korean = NLLanguage("ko")
  public static let malay = NLLanguage("ms")
  public static let norwegian = NLLanguage("nb")
  public static let persian = NLLanguage("fa")
  public static let polish = NLLanguage("pl")
  public static let portuguese = NLLanguage("pt")
  public static let romanian = NLLanguage("ro")
  public static let russian = NLLanguage("ru")
  public static let simplifiedChinese = NLLanguage("zh-Hans")
  public static let slovak = NLLanguage("sk")
  public static let spanish = NLLanguage("es")
  public static let swedish = NLLanguage("sv")
  public static let thai = NLLanguage("th")
  public static let traditionalChinese = NLLanguage("zh-Hant")
  public static let turkish = NLLanguage("tr")
  public static let ukrainian = NLLanguage("uk")
  public static let vietnamese = NLLanguage("vi")
}

/// Cuts a text into words, sentences or paragraphs, by its signs.
open class NLTokenizer: NSObject {
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let numeric = Attributes(rawValue: 1)
    public static let symbolic = Attributes(rawValue: 1 << 1)
    public static let emoji = Attributes(rawValue: 1 << 2)
  }

  public let unit: NLTokenUnit
  open var string: String?

  public init(unit: NLTokenUnit) {
    self.unit = unit
    super.init()
  }

  /// Texts are cut alike in every language.
  open func setLanguage(_ language: NLLanguage) {}

  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    string.map { unit.ranges(in: $0, range) } ?? []
  }

  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    guard let string else { return index..<index }
    return tokens(for: string.startIndex..<string.endIndex).first { $0.contains(index) }
      ?? index..<index
  }

  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    for token in tokens(for: range) {
      let isNumber = string?[token].allSatisfy(\.isNumber) ?? false
      guard block(token, isNumber ? .numeric : []) else { return }
    }
  }
}

/// Tells languages by their letters: those that share letters with others it does not know.
open class NLLanguageRecognizer: NSObject {
  open var languageHints: [NLLanguage: Double] = [:]
  open var languageConstraints: [NLLanguage] = []
  private var text = ""

  public override init() { super.init() }

  open func processString(_ string: String) { text += string }
  open func reset() { text = "" }
  open var dominantLanguage: NLLanguage? { NLLanguageRecognizer.dominantLanguage(for: text) }

  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    dominantLanguage.map { [$0: 1] } ?? [:]
  }

  open class func dominantLanguage(for string: String) -> NLLanguage? {
    var counts: [NLLanguage: Int] = [:]
    for letter in string.unicodeScalars {
      if let language = language(of: letter) { counts[language, default: 0] += 1 }
    }
    // Japanese is written with Chinese signs, too.
    if let kana = counts[.japanese] { counts[.japanese] = kana + (counts[.simplifiedChinese] ?? 0) }
    return counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key
  }

  private class func language(of letter: Unicode.Scalar) -> NLLanguage? {
    switch letter.value {
    case 0x0370...0x03FF: .greek
    case 0x0400...0x04FF: .russian
    case 0x0590...0x05FF: .hebrew
    case 0x0600...0x06FF: .arabic
    case 0x0900...0x097F: .hindi
    case 0x0E00...0x0E7F: .thai
    case 0x3040...0x30FF: .japanese
    case 0xAC00...0xD7AF, 0x1100...0x11FF: .korean
    case 0x4E00...0x9FFF: .simplifiedChinese
    default: nil
    }
  }
}
