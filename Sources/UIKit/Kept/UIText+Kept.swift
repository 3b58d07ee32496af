// Part of Snug, under the Apache License 2.0; see LICENSE.

public enum UITextInlinePredictionType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextMathExpressionCompletionType: Int, Sendable {
  case `default`, no, yes
}

public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default`, complete, limited
}

public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
}

/// How a label's height counts letters that reach beyond their line; stored.
public enum UILetterformAwareSizingRule: Int, Sendable {
  case typographic, oversize
}

public enum UILabelVibrancy: Int, Sendable {
  case none, automatic
}

extension UILabel {
  public var sizingRule: UILetterformAwareSizingRule {
    get { kept(or: .typographic) }
    set { keep(newValue) }
  }
  public var preferredVibrancy: UILabelVibrancy {
    get { kept(or: .none) }
    set { keep(newValue) }
  }
}

extension UITextField {
  public var inlinePredictionType: UITextInlinePredictionType {
    get { kept(or: .default) }
    set { keep(newValue) }
  }
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { kept(or: .default) }
    set { keep(newValue) }
  }
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { kept(or: .default) }
    set { keep(newValue) }
  }
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { kept(or: []) }
    set { keep(newValue) }
  }
  public var interactionState: Any? {
    get { kept() }
    set { keep(newValue) }
  }
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { kept() }
    set { keepWeakly(newValue as AnyObject?) }
  }
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { kept() }
    set { keepWeakly(newValue as AnyObject?) }
  }
}

extension UITextView {
  /// Nil until the app lets its text be searched.
  public var findInteraction: UIFindInteraction? {
    guard isFindInteractionEnabled else { return nil }
    if let made: UIFindInteraction = kept() { return made }
    let made = UIFindInteraction()
    addInteraction(made)
    keep(made)
    return made
  }

  public enum BorderStyle: Int, Sendable {
    case none, roundedRect
  }

  public var borderStyle: BorderStyle {
    get { kept(or: .none) }
    set { keep(newValue) }
  }
  public var inlinePredictionType: UITextInlinePredictionType {
    get { kept(or: .default) }
    set { keep(newValue) }
  }
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { kept(or: .default) }
    set { keep(newValue) }
  }
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { kept(or: .default) }
    set { keep(newValue) }
  }
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { kept(or: []) }
    set { keep(newValue) }
  }
  public var isWritingToolsActive: Bool { false }
  public var textHighlightAttributes: [NSAttributedString.Key: Any] {
    get { kept(or: [:]) }
    set { keep(newValue) }
  }
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { kept() }
    set { keepWeakly(newValue as AnyObject?) }
  }
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { kept() }
    set { keepWeakly(newValue as AnyObject?) }
  }
}

extension NSTextAttachment {
  public var allowsTextAttachmentView: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
  public var usesTextAttachmentView: Bool { false }
  public var lineLayoutPadding: CGFloat {
    get { kept(or: 0) }
    set { keep(newValue) }
  }
}

extension NSLayoutManager {
  public var hasNonContiguousLayout: Bool { false }
  public var showsControlCharacters: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  public var limitsLayoutForSuspiciousContents: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  public var usesDefaultHyphenation: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
}

extension NSTextContainer {
  /// Whether lines have the container's whole width everywhere.
  public var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }
}

extension NSAttributedString {
  public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = TextHighlightStyle(
      rawValue: "NSTextHighlightStyleDefault")
  }

  public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = scheme("Default")
    public static let purple = scheme("Purple")
    public static let pink = scheme("Pink")
    public static let orange = scheme("Orange")
    public static let mint = scheme("Mint")
    public static let blue = scheme("Blue")

    private static func scheme(_ name: String) -> Self {
      Self(rawValue: "NSTextHighlightColorScheme\(name)")
    }
  }
}

extension NSAttributedString.Key {
  /// Stored; highlights are not drawn.
  public static let textHighlightStyle = NSAttributedString.Key("NSTextHighlightStyle")
  public static let textHighlightColorScheme = NSAttributedString.Key(
    "NSTextHighlightColorScheme")
}
