// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A part of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }

  /// Actions and commands change both, and libraries ask for that of them by a protocol; a menu's are
  /// as it was made.
  open var title: String
  open var image: UIImage?
  open var subtitle: String?
  open var accessibilityIdentifier: String?
  /// What rows show in place of ``title``; a customary key (Documentation/InterfaceBuilder.md §6.5).
  final var attributedTitle: NSAttributedString?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}
