// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A list of actions and further menus.
open class UIMenu: UIMenuElement {
  public typealias Identifier = UIMenuIdentifier

  public enum ElementSize: Int, Sendable {
    case small, medium, large, automatic
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  public let identifier: Identifier
  public let options: Options
  public let children: [UIMenuElement]
  open var preferredElementSize: ElementSize
  private static var count = 0

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    UIMenu.count += 1
    self.preferredElementSize = preferredElementSize
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UIMenu.count)")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The entries that are on, here and in inline menus.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      switch child {
      case let action as UIAction: action.state == .on ? [action] : []
      case let command as UICommand: command.state == .on ? [command] : []
      case let menu as UIMenu where menu.options.contains(.displayInline): menu.selectedElements
      default: []
      }
    }
  }
}

/// Entries that are made when the menu is shown.
open class UIDeferredMenuElement: UIMenuElement {
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  let provider: Provider
  let isCached: Bool
  private var made: [UIMenuElement]?

  public init(_ elementProvider: @escaping Provider) {
    provider = elementProvider
    isCached = true
    super.init(title: "", image: nil)
  }

  private init(uncached elementProvider: @escaping Provider) {
    provider = elementProvider
    isCached = false
    super.init(title: "", image: nil)
  }

  /// Entries that are made anew each time.
  public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(uncached: elementProvider)
  }

  /// Hands the entries over, at once or when they are there.
  final func resolve(_ use: @escaping ([UIMenuElement]) -> Void) {
    if isCached, let made { return use(made) }
    provider { [weak self] elements in
      self?.made = elements
      use(elements)
    }
  }
}
