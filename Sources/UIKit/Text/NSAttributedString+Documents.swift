// Part of Snug, under the Apache License 2.0; see LICENSE.

extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
  }

  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// Reads plain text and HTML. Of HTML the text is taken with its paragraphs and the bold, italic
  /// and underlined parts in Times of 12 points, WebKit's own default; no style sheet is read.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dictionary: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding =
      (options[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) } ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let type = options[.documentType]
    let kind = type as? DocumentType ?? (type as? String).map { DocumentType(rawValue: $0) }
    switch kind {
    case .html?: self.init(attributedString: MarkupReader(text).read())
    case .rtf?, .rtfd?: throw CocoaError(.featureUnsupported)
    default: self.init(string: text)
    }
  }
}

/// Reads the text and the plain emphasis of HTML.
private struct MarkupReader {
  private let source: String
  private var result = NSMutableAttributedString(string: "")
  private var open: [String] = []
  private var text = ""

  init(_ source: String) { self.source = source }

  func read() -> NSAttributedString {
    var reader = self
    return reader.run()
  }

  private mutating func run() -> NSAttributedString {
    var rest = Substring(source)
    while let start = rest.firstIndex(of: "<") {
      text += rest[..<start]
      guard let end = rest[start...].firstIndex(of: ">") else { break }
      take(tag: rest[rest.index(after: start)..<end])
      rest = rest[rest.index(after: end)...]
    }
    text += rest
    flush()
    return result
  }

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "li", "ul", "ol", "tr", "blockquote",
  ]

  private mutating func take(tag: Substring) {
    let isClosing = tag.hasPrefix("/")
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    flush()
    if name == "br" || (isClosing && MarkupReader.blocks.contains(name)) {
      result.append(NSAttributedString(string: "\n", attributes: attributes))
    }
    guard !tag.hasSuffix("/"), name != "br" else { return }
    if isClosing {
      if let index = open.lastIndex(of: name) { open.remove(at: index) }
    } else {
      open.append(name)
    }
  }

  private mutating func flush() {
    defer { text = "" }
    guard !open.contains(where: { ["style", "script", "head", "title"].contains($0) }) else {
      return
    }
    var words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty || text.contains(" ") else { return }
    if text.first?.isWhitespace == true, result.length > 0, !result.string.hasSuffix("\n") {
      words = " " + words
    }
    if text.last?.isWhitespace == true, !words.isEmpty { words += " " }
    for (entity, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", "\u{A0}"),
      ("&amp;", "&"),
    ] { words = words.replacingOccurrences(of: entity, with: character) }
    result.append(NSAttributedString(string: words, attributes: attributes))
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let isBold = open.contains { ["b", "strong", "h1", "h2", "h3", "h4"].contains($0) }
    let isItalic = open.contains { ["i", "em"].contains($0) }
    let size: CGFloat = open.contains("h1") ? 24 : open.contains("h2") ? 18 : 12
    let name =
      "TimesNewRomanPS"
      + (isBold ? (isItalic ? "-BoldItalicMT" : "-BoldMT") : isItalic ? "-ItalicMT" : "MT")
    var values: [NSAttributedString.Key: Any] = [
      .font: UIFont(name: name, size: size) ?? UIFont.systemFont(ofSize: size)
    ]
    if open.contains("u") { values[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    return values
  }
}
