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
  // What apps set by key (InterfaceBuilder.md §6.5).
  final var image: UIImage? { didSet { changed?() } }
  final var imageTintColor: UIColor? { didSet { changed?() } }
  final var titleTextColor: UIColor? { didSet { changed?() } }
  /// `CATextLayerAlignmentMode`, its name or the number of an `NSTextAlignment`.
  final var titleTextAlignment: Any? { didSet { changed?() } }
  final var isChecked = false

  final var isAtLeadingEdge: Bool {
    switch titleTextAlignment {
    case let mode as CATextLayerAlignmentMode: mode == .left || mode == .natural
    case let name as String: name == "left" || name == "natural"
    case let number as Int: number == NSTextAlignment.left.rawValue
    default: false
    }
  }

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIAlertAction: SenderClass {
  static func makeSender() -> AnyObject { UIAlertAction(title: nil, style: .default) }
}
