// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A button of a navigation bar or toolbar, or the space between such buttons.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case bordered = 1
    case done = 2

    public static var prominent: Style { .done }
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, pageCurl, close, writingTools
    // Without names in UIKit's headers, where every number is an item: apps make them by number.
    case back101 = 101, forward102, up103, down104, left105, right106
  }

  open var style: Style = .plain { didSet { changed?() } }
  open var width: CGFloat = 0 { didSet { changed?() } }
  open var customView: UIView? { didSet { changed?() } }
  open var action: Selector?
  open weak var target: AnyObject?
  open var tintColor: UIColor? { didSet { changed?() } }
  open var possibleTitles: Set<String>? { didSet { changed?() } }
  open var isHidden = false { didSet { changed?() } }
  open var isSelected = false { didSet { changed?() } }
  open var isSpringLoaded = false
  open var changesSelectionAsPrimaryAction = false
  open var menu: UIMenu? { didSet { changed?() } }
  open var primaryAction: UIAction? { didSet { takeLooks(of: primaryAction) } }
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  open var menuRepresentation: UIMenuElement?
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
  open var hidesSharedBackground = false
  open var sharesBackground = true
  /// By which an item is the same one in another bar.
  open var identifier: String?
  open var badge: Badge? { didSet { changed?() } }
  /// The item's standard meaning; nil for items with a title or picture of their own.
  var systemItem: SystemItem?
  private var backgrounds: [UInt: UIImage] = [:]
  private var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  private var backgroundOffsets: [UIBarMetrics: CGFloat] = [:]

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: Any? = nil, action: Selector? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    takeLooks(of: primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  public convenience init(primaryAction: UIAction) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: nil)
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil
  ) {
    self.init(title: systemItem.title, style: systemItem.style, target: target, action: action)
    self.systemItem = systemItem
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem)
    self.primaryAction = primaryAction
    takeLooks(of: primaryAction)
    self.menu = menu
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  open class func snugMake(
    title: String?, style: Style, target: Any?, action: Selector?
  ) -> Self {
    let item = snugMake()
    item.title = title
    item.style = style
    item.target = target.map { $0 as AnyObject }
    item.action = action
    return item
  }

  open class func snugMake(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) -> Self {
    let item = snugMake(title: nil, style: style, target: target, action: action)
    item.image = image
    return item
  }

  open class func snugMake(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) -> Self {
    let item = snugMake(
      title: systemItem.title, style: systemItem.style, target: target, action: action)
    item.systemItem = systemItem
    return item
  }

  open class func snugMake(customView: UIView) -> Self {
    let item = snugMake()
    item.customView = customView
    return item
  }

  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
  }

  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// An item shows its action's title and picture where it has none of its own.
  private func takeLooks(of action: UIAction?) {
    guard let action else { return }
    if systemItem == nil {
      if !action.title.isEmpty { title = action.title }
      if let picture = action.image { image = picture }
    }
    changed?()
  }

  // MARK: Looks of bars before iOS 13

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds[state.rawValue] = backgroundImage
    changed?()
  }

  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[state.rawValue] }

  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
  }

  open func setTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    titleOffsets[barMetrics] = adjustment
    changed?()
  }

  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleOffsets[barMetrics] ?? titleOffsets[.default] ?? .zero
  }

  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    setTitlePositionAdjustment(adjustment, for: barMetrics)
  }

  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    backgroundOffsets[barMetrics] = adjustment
  }

  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) {
    guard style == self.style else { return }
    setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
  }
}

@MainActor
extension UIBarButtonItem.SystemItem {
  /// The word that the item shows, in the app's language; nil for items that show a symbol.
  var title: String? {
    switch self {
    case .done: SystemWord.done.localized
    case .cancel: SystemWord.cancel.localized
    case .edit: SystemWord.edit.localized
    case .save: SystemWord.save.localized
    case .undo: SystemWord.undo.localized
    case .redo: SystemWord.redo.localized
    default: nil
    }
  }

  var style: UIBarButtonItem.Style { self == .done || self == .save ? .done : .plain }

  /// The symbol that stands for the item; nil for items that show a word or nothing.
  var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .pageCurl: "doc"
    case .writingTools: "sparkles"
    case .back101, .left105: "chevron.left"
    case .forward102, .right106: "chevron.right"
    case .up103: "chevron.up"
    case .down104: "chevron.down"
    default: nil
    }
  }

  /// What steps and accessibility call an item that shows a symbol.
  var label: String? {
    switch self {
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .close: "Close"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .pageCurl: "Page Curl"
    case .back101, .left105: "Back"
    case .forward102, .right106: "Forward"
    case .up103: "Up"
    case .down104: "Down"
    default: title
    }
  }
}

extension UIBarButtonItem: SenderClass {
  static func makeSender() -> AnyObject { UIBarButtonItem() }
}
