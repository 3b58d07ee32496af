// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A part of a search that is an object, not text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  public let icon: UIImage?
  public let text: String
  open var representedObject: Any?

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

/// The field of a search bar. Caveat: tokens are kept and not drawn.
open class UISearchTextField: UITextField {
  open var tokens: [UISearchToken] = []
  open var tokenBackgroundColor: UIColor! = .systemFill
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true

  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }

  open func removeToken(at tokenIndex: Int) {
    guard tokens.indices.contains(tokenIndex) else { return }
    tokens.remove(at: tokenIndex)
  }

  /// The whole text; tokens stand before it.
  open var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }

  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  /// All tokens of a range that begins before the text.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : []
  }

  /// Takes text away and puts a token in its stead.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }
}
