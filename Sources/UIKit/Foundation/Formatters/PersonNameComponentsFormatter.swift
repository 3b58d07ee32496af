// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

/// Joins the parts of a person's name (Documentation/SystemFrameworks.md §4).
///
/// Caveats: the given name comes first but for Chinese, Japanese, Korean and Hungarian.
open class PersonNameComponentsFormatter: Formatter {
  public enum Style: Int, Sendable {
    case `default`
    case short
    case medium
    case long
    case abbreviated
  }
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  open var style = Style.default
  open var isPhonetic = false
  open var locale: Locale! = Locale.current

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    return formatter.string(from: components)
  }

  open func string(from components: PersonNameComponents) -> String {
    var parts: [String?]
    switch style {
    case .short: return components.nickname ?? components.givenName ?? components.familyName ?? ""
    case .abbreviated:
      return ordered([components.givenName, components.familyName]).compactMap { $0?.first }
        .map { String($0).uppercased() }.joined()
    case .long:
      parts = ordered([components.givenName, components.middleName, components.familyName])
      parts = [components.namePrefix] + parts + [components.nameSuffix]
    default: parts = ordered([components.givenName, components.familyName])
    }
    return parts.compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: isEastAsian ? "" : " ")
  }

  /// The parts of a written name: the first word, the last word, and what is between.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    var components = PersonNameComponents()
    components.givenName = first
    if words.count > 1 { components.familyName = words[words.count - 1] }
    if words.count > 2 {
      components.middleName = words[1..<(words.count - 1)].joined(separator: " ")
    }
    return components
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }

  private var language: String { locale?.language.languageCode?.identifier ?? "en" }

  private var isEastAsian: Bool { ["zh", "ja", "ko"].contains(language) }

  private func ordered(_ parts: [String?]) -> [String?] {
    isEastAsian || language == "hu" ? parts.reversed() : parts
  }
}
