// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a tab bar shows for one controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  open var selectedImage: UIImage? { didSet { changed?() } }
  open var badgeValue: String? { didSet { changed?() } }
  open var badgeColor: UIColor? { didSet { changed?() } }
  open var titlePositionAdjustment: UIOffset = .zero { didSet { changed?() } }
  open var standardAppearance: UITabBarAppearance? { didSet { changed?() } }
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed?() } }
  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
  }

  open class func snugMake(title: String?, image: UIImage?, selectedImage: UIImage?) -> Self {
    let item = snugMake()
    item.title = title
    item.image = image
    item.selectedImage = selectedImage
    return item
  }

  open class func snugMake(title: String?, image: UIImage?, tag: Int) -> Self {
    let item = snugMake(title: title, image: image, selectedImage: nil)
    item.tag = tag
    return item
  }

  open class func snugMake(tabBarSystemItem systemItem: SystemItem, tag: Int) -> Self {
    snugMake(title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
  }

  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
    changed?()
  }

  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state.rawValue] }
}

@MainActor
extension UITabBarItem.SystemItem {
  var title: String {
    switch self {
    case .more: SystemWord.more.localized
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: SystemWord.search.localized
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  var symbolName: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down"
    case .mostViewed: "list.number"
    }
  }
}
