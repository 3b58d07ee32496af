// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How early the keyboard's focus comes to something within its group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}

extension UIView {
  public var focusGroupIdentifier: String? {
    get { kept() }
    set { keep(newValue) }
  }
  public var focusGroupPriority: UIFocusGroupPriority {
    get { kept(or: .ignored) }
    set { keep(newValue) }
  }
  public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { kept() }
    set { keep(newValue) }
  }
}

extension UIScrollView {
  /// The size of what is seen of the content.
  public var visibleSize: CGSize { bounds.size }
  public var contentAlignmentPoint: CGPoint {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }
  public var transfersHorizontalScrollingToParent: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
  public var transfersVerticalScrollingToParent: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
}

extension UITableView: UISpringLoadedInteractionSupporting {
  public var isSpringLoaded: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// Cells' menus come from the list's own interaction, which a phone shows and this is not.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {
  public var isSpringLoaded: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
  public var allowsFocusDuringEditing: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
}

extension UIImageView {
  public var adjustsImageWhenAncestorFocused: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  public var preferredImageDynamicRange: UIImage.DynamicRange {
    get { kept(or: .unspecified) }
    set { keep(newValue) }
  }
  public var imageDynamicRange: UIImage.DynamicRange { .standard }
}

/// Which parts of a table are as wide as their content; stored.
public struct UITableViewContentHuggingElements: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1 << 0)
}

extension UITableView {
  public var contentHuggingElements: UITableViewContentHuggingElements {
    get { kept(or: []) }
    set { keep(newValue) }
  }
}
