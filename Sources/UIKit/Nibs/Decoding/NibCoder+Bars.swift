// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument

/// Bars and their items.
extension NibCoder {
  func decodeBar(_ bar: UINavigationBar, from element: Element) {
    if let flag = element.boolean("translucent") { bar.isTranslucent = flag }
    if let flag = element.boolean("largeTitles") { bar.prefersLargeTitles = flag }
    if let color = element.color("barTintColor") { bar.barTintColor = loader.color(color) }
    if let attributes = element.child("textAttributes", key: "titleTextAttributes") {
      bar.titleTextAttributes = textAttributes(attributes)
    }
    if let attributes = element.child("textAttributes", key: "largeTitleTextAttributes") {
      bar.largeTitleTextAttributes = textAttributes(attributes)
    }
  }

  private func textAttributes(_ element: Element) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = element.font().map(loader.font)
    result[.foregroundColor] = element.color("textColor").map(loader.color)
    return result
  }

  /// What comes with a controller: navigation item, tab item, toolbar items.
  func decodeBars(of controller: UIViewController) {
    if let item = element.child("navigationItem", key: "navigationItem"),
      let made = loader.make(item) as? UINavigationItem
    {
      controller.ownNavigationItem = made
    }
    if let item = element.child("tabBarItem", key: "tabBarItem"),
      let made = loader.make(item) as? UITabBarItem
    {
      controller.ownTabBarItem = made
    }
    let items = element.items(of: "toolbarItems")
    if !items.isEmpty {
      controller.toolbarItems = items.compactMap { loader.make($0) as? UIBarButtonItem }
    }
  }

  func decodeOther(_ object: AnyObject, isFirst: Bool) {
    guard isFirst else { return }
    switch object {
    case let layout as UICollectionViewFlowLayout: decode(layout)
    case let item as UINavigationItem: decode(item)
    case let item as UIBarButtonItem:
      decodeItem(item)
      decode(item)
    case let item as UITabBarItem:
      decodeItem(item)
      item.selectedImage = image(of: element, key: "selectedImage")
      item.badgeValue = element["badgeValue"]
      if let system = element["systemItem"].flatMap(NibCoder.tabItem) {
        item.title = system.title
        item.image = UIImage(systemName: system.symbolName)
      }
    default: break
    }
  }

  private func decodeItem(_ item: UIBarItem) {
    if let title = element.string("title") { item.title = title }
    if let image = image(of: element, key: "image") { item.image = image }
    if let flag = element.boolean("enabled") { item.isEnabled = flag }
    if let tag = element.integer("tag") { item.tag = tag }
  }

  private func decode(_ item: UINavigationItem) {
    item.title = element.string("title")
    item.prompt = element["prompt"]
    switch element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    if let view = element.child(key: "titleView"), view.name != "nil" {
      item.titleView = loader.make(view) as? UIView
    }
    if let back = element.child("barButtonItem", key: "backBarButtonItem") {
      item.backBarButtonItem = loader.make(back) as? UIBarButtonItem
    }
    item.leftBarButtonItems = items("leftBarButtonItem", "leftBarButtonItems")
    item.rightBarButtonItems = items("rightBarButtonItem", "rightBarButtonItems")
  }

  private func items(_ single: String, _ several: String) -> [UIBarButtonItem]? {
    let elements =
      element.child("barButtonItem", key: single).map { [$0] } ?? element.items(of: several)
    let made = elements.compactMap { loader.make($0) as? UIBarButtonItem }
    return made.isEmpty ? nil : made
  }

  private func decode(_ item: UIBarButtonItem) {
    if let width = element.number("width") { item.width = width }
    if element["style"] == "done" { item.style = .done }
    if let color = element.color("tintColor") { item.tintColor = loader.color(color) }
    if let word = element["systemItem"], let system = NibCoder.systemItem(word) {
      item.systemItem = system
      if item.title == nil { item.title = system.title }
      item.style = system.style
    }
    if let view = element.child(key: "customView") ?? element.child("view") {
      item.customView = loader.make(view) as? UIView
    }
  }

  private static func systemItem(_ word: String) -> UIBarButtonItem.SystemItem? {
    switch word {
    case "done": .done
    case "cancel": .cancel
    case "edit": .edit
    case "save": .save
    case "add": .add
    case "flexibleSpace": .flexibleSpace
    case "fixedSpace": .fixedSpace
    case "compose": .compose
    case "reply": .reply
    case "action": .action
    case "organize": .organize
    case "bookmarks": .bookmarks
    case "search": .search
    case "refresh": .refresh
    case "stop": .stop
    case "camera": .camera
    case "trash": .trash
    case "play": .play
    case "pause": .pause
    case "rewind": .rewind
    case "fastForward": .fastForward
    case "undo": .undo
    case "redo": .redo
    default: nil
    }
  }

  private static func tabItem(_ word: String) -> UITabBarItem.SystemItem? {
    switch word {
    case "more": .more
    case "favorites": .favorites
    case "featured": .featured
    case "topRated": .topRated
    case "recents": .recents
    case "contacts": .contacts
    case "history": .history
    case "bookmarks": .bookmarks
    case "search": .search
    case "downloads": .downloads
    case "mostRecent": .mostRecent
    case "mostViewed": .mostViewed
    default: nil
    }
  }
}
