// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let tokenType = NLTagScheme("TokenType")
  public static let lexicalClass = NLTagScheme("LexicalClass")
  public static let nameType = NLTagScheme("NameType")
  public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
  public static let lemma = NLTagScheme("Lemma")
  public static let language = NLTagScheme("Language")
  public static let script = NLTagScheme("Script")
  public static let sentimentScore = NLTagScheme("SentimentScore")
}

public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let word = NLTag("Word")
  public static let punctuation = NLTag("Punctuation")
  public static let whitespace = NLTag("Whitespace")
  public static let other = NLTag("Other")
  public static let noun = NLTag("Noun")
  public static let verb = NLTag("Verb")
  public static let adjective = NLTag("Adjective")
  public static let adverb = NLTag("Adverb")
  public static let pronoun = NLTag("Pronoun")
  public static let determiner = NLTag("Determiner")
  public static let particle = NLTag("Particle")
  public static let preposition = NLTag("Preposition")
  public static let number = NLTag("Number")
  public static let conjunction = NLTag("Conjunction")
  public static let interjection = NLTag("Interjection")
  public static let classifier = NLTag("Classifier")
  public static let idiom = NLTag("Idiom")
  public static let otherWord = NLTag("OtherWord")
  public static let sentenceTerminator = NLTag("SentenceTerminator")
  public static let personalName = NLTag("PersonalName")
  public static let placeName = NLTag("PlaceName")
  public static let organizationName = NLTag("OrganizationName")
}

/// Names what is in a text. No model is here: words are words, of no class and no name, and a text
/// is neither glad nor sad.
open class NLTagger: NSObject {
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let omitWords = Options(rawValue: 1)
    public static let omitPunctuation = Options(rawValue: 1 << 1)
    public static let omitWhitespace = Options(rawValue: 1 << 2)
    public static let omitOther = Options(rawValue: 1 << 3)
    public static let joinNames = Options(rawValue: 1 << 4)
    public static let joinContractions = Options(rawValue: 1 << 5)
  }

  public let tagSchemes: [NLTagScheme]
  open var string: String?
  open var dominantLanguage: NLLanguage? {
    string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) }
  }

  public init(tagSchemes: [NLTagScheme]) {
    self.tagSchemes = tagSchemes
    super.init()
  }

  private func tag(_ scheme: NLTagScheme) -> NLTag? {
    switch scheme {
    case .tokenType: .word
    case .lexicalClass, .nameType, .nameTypeOrLexicalClass: .otherWord
    case .sentimentScore: NLTag("0.0")
    case .language: dominantLanguage.map { NLTag($0.rawValue) }
    default: nil
    }
  }

  open func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) {
    let range = tokenRange(at: index, unit: unit)
    return (range.isEmpty ? nil : tag(scheme), range)
  }

  open func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
    guard let string else { return index..<index }
    return unit.ranges(in: string, string.startIndex..<string.endIndex)
      .first { $0.contains(index) } ?? index..<index
  }

  open func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    guard let string, !options.contains(.omitWords) || unit != .word else { return [] }
    return unit.ranges(in: string, range).map { (tag(scheme), $0) }
  }

  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for (tag, token) in tags(in: range, unit: unit, scheme: scheme, options: options) {
      guard block(tag, token) else { return }
    }
  }

  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
  open class func availableTagSchemes(
    for unit: NLTokenUnit, language: NLLanguage
  ) -> [NLTagScheme] { [.tokenType, .language] }
}

/// How near words are to each other; there is no model.
open class NLEmbedding: NSObject {
  open var dimension: Int { 0 }
  open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  open func contains(_ string: String) -> Bool { false }
  open func distance(between firstString: String, and secondString: String) -> Double { 2 }
  open func neighbors(for string: String, maximumCount: Int) -> [(String, Double)] { [] }
  open func vector(for string: String) -> [Double]? { nil }
}

/// A model of texts; none can be read.
open class NLModel: NSObject {
  public init(mlModel: MLModel) throws { throw CocoaError(.featureUnsupported) }
  public init(contentsOf url: URL) throws { throw CocoaError(.fileNoSuchFile) }
  open func predictedLabel(for string: String) -> String? { nil }
}
