// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What can be touched within the text of a text view (iOS 17): a link, an attachment, or what the app tagged.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  public let content: Content
  /// In units of UTF-16, as all ranges of attributed strings.
  public let range: NSRange

  init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }

  /// The menu of an item, with what is shown above it.
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    let menu: UIMenu
    let preview: Preview?

    public init(preview: Preview? = .default, menu: UIMenu) {
      (self.preview, self.menu) = (preview, menu)
      super.init()
    }
  }

  /// What is shown above a menu: what the system shows, or a view of the app's.
  @preconcurrency @MainActor
  open class Preview: NSObject {
    let view: UIView?

    public init(view: UIView) {
      self.view = view
      super.init()
    }

    private override init() {
      view = nil
      super.init()
    }

    public static let `default` = Preview()
  }
}
