// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How the items of a list in a text are marked; kept in a paragraph's style. As in TextKit, the markers are
/// text of their own: ``marker(forItemNumber:)`` makes it.
open class NSTextList: NSObject, @unchecked Sendable {
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let box = MarkerFormat("{box}")
    public static let check = MarkerFormat("{check}")
    public static let circle = MarkerFormat("{circle}")
    public static let diamond = MarkerFormat("{diamond}")
    public static let disc = MarkerFormat("{disc}")
    public static let hyphen = MarkerFormat("{hyphen}")
    public static let square = MarkerFormat("{square}")
    public static let decimal = MarkerFormat("{decimal}")
    public static let octal = MarkerFormat("{octal}")
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }

  public let markerFormat: MarkerFormat
  public let listOptions: Options
  open var startingItemNumber: Int

  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  public convenience init(markerFormat: MarkerFormat, options: Int) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: options))
  }

  /// Whether items are counted.
  open var isOrdered: Bool {
    ListMarker.ordered.contains { markerFormat.rawValue.contains($0.name) }
  }

  /// The mark of an item; the first has the number 1, whatever the list starts with.
  open func marker(forItemNumber itemNumber: Int) -> String {
    let number = itemNumber + startingItemNumber - 1
    var text = markerFormat.rawValue
    for (name, sign) in ListMarker.signs { text = text.replacingOccurrences(of: name, with: sign) }
    for (name, form) in ListMarker.ordered where text.contains(name) {
      text = text.replacingOccurrences(of: name, with: form(number))
    }
    return text
  }
}

/// The parts of a marker's format.
private enum ListMarker {
  static let signs = [
    "{box}": "\u{25a1}", "{check}": "\u{2713}", "{circle}": "\u{25e6}",
    "{diamond}": "\u{25c6}", "{disc}": "\u{2022}", "{hyphen}": "\u{2043}",
    "{square}": "\u{25aa}",
  ]

  static let ordered: [(name: String, form: @Sendable (Int) -> String)] = [
    ("{decimal}", { "\($0)" }), ("{octal}", { String($0, radix: 8) }),
    ("{lower-alpha}", letters), ("{upper-alpha}", { letters($0).uppercased() }),
    ("{lower-latin}", letters), ("{upper-latin}", { letters($0).uppercased() }),
    ("{lower-roman}", { roman($0).lowercased() }), ("{upper-roman}", roman),
    ("{lower-hexadecimal}", { String($0, radix: 16) }),
    ("{upper-hexadecimal}", { String($0, radix: 16, uppercase: true) }),
  ]

  /// a to z, then aa, ab and on.
  @Sendable
  private static func letters(_ number: Int) -> String {
    var (rest, text) = (number, "")
    while rest > 0 {
      rest -= 1
      text = String(UnicodeScalar(UInt8(97 + rest % 26))) + text
      rest /= 26
    }
    return text
  }

  @Sendable
  private static func roman(_ number: Int) -> String {
    let parts = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    guard (1..<4000).contains(number) else { return "\(number)" }
    var (rest, text) = (number, "")
    for (value, letters) in parts {
      while rest >= value {
        text += letters
        rest -= value
      }
    }
    return text
  }
}
