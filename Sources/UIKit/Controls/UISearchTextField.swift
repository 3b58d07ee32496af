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
}
