// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A place in a tab bar, whose controller is made when it is first wanted.
@preconcurrency @MainActor
open class UITab: NSObject {
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  public let identifier: String
  open var title: String { didSet { item.title = title } }
  open var image: UIImage? { didSet { item.image = image } }
  open var subtitle: String?
  open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
  open var userInfo: Any?
  open var preferredPlacement: Placement = .automatic
  open var allowsHiding = false
  open var isHiddenByDefault = false
  open var isEnabled = true { didSet { item.isEnabled = isEnabled } }
  /// Whether the bar has a place for the tab.
  open var hasVisiblePlacement: Bool { !isHidden && preferredPlacement != .sidebarOnly }
  /// The outermost group with a navigation controller that shows the tab.
  open var managingTabGroup: UITabGroup? {
    guard let parent else { return nil }
    return parent.managingTabGroup
      ?? (parent.managingNavigationController == nil ? nil : parent)
  }
  open var isHidden = false { didSet { tabBarController?.tabsMayHaveChanged() } }
  open internal(set) weak var parent: UITabGroup?
  open internal(set) weak var tabBarController: UITabBarController?
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?
  let item: UITabBarItem

  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    item = UITabBarItem(title: title, image: image, selectedImage: nil)
    super.init()
  }

  /// The tab's controller; asked for once.
  open var viewController: UIViewController? {
    if let made { return made }
    made = provider?(self)
    made?.tabBarItem = item
    return made
  }
}

/// The place for searching, at the end of the bar.
open class UISearchTab: UITab {
  open var automaticallyActivatesSearch = false

  public init(viewControllerProvider: @escaping (UITab) -> UIViewController) {
    super.init(
      title: SystemWord.search.localized, image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.SearchTab", viewControllerProvider: viewControllerProvider)
  }

  public override init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
  }
}

/// Several tabs; in a bar it shows the chosen one of them.
open class UITabGroup: UITab {
  open var children: [UITab] { didSet { adopt() } }
  open var selectedChild: UITab?
  open var defaultChildIdentifier: String?
  open var sidebarActions: [UIAction] = []
  open var managingNavigationController: UINavigationController?
  open var allowsReordering = false
  open var sidebarAppearance = SidebarAppearance.automatic
  /// Identifiers in the order that a user gave; children that it does not name follow.
  open var displayOrderIdentifiers: [String] = []

  public enum SidebarAppearance: UInt, Sendable {
    case automatic, inline, rootSection
  }

  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in
      children.first { $0.identifier == name }
    }
    return named + children.filter { child in !named.contains { $0 === child } }
  }

  /// The child of that name, in groups within too.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in children {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adopt()
  }

  private func adopt() { for child in children { child.parent = self } }

  open override var viewController: UIViewController? {
    if let own = super.viewController { return own }
    let shown =
      selectedChild ?? children.first { $0.identifier == defaultChildIdentifier }
      ?? children.first
    shown?.viewController?.tabBarItem = item
    return shown?.viewController
  }
}
