// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NSCopying, UIAccessibilityIdentification {
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  public let title: String?
  public let style: Style
  open var accessibilityIdentifier: String?
  open var isEnabled = true { didSet { changed?() } }
  let handler: ((UIAlertAction) -> Void)?
  var changed: (() -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
