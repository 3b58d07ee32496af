// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a navigation bar shows while its controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
    case inline
  }

  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  public enum SearchBarPlacement: UInt, Sendable {
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }

  public enum ItemStyle: Int, Sendable {
    case navigator, browser, editor
  }

  open var title: String? { didSet { contentDidChange?() } }
  open var titleView: UIView? { didSet { contentDidChange?() } }
  open var prompt: String? { didSet { contentDidChange?() } }
  open var backBarButtonItem: UIBarButtonItem? { didSet { contentDidChange?() } }
  open var backButtonTitle: String? { didSet { contentDidChange?() } }
  open var backButtonDisplayMode: BackButtonDisplayMode = .default {
    didSet { contentDidChange?() }
  }
  open var backAction: UIAction? { didSet { contentDidChange?() } }
  open var hidesBackButton = false { didSet { contentDidChange?() } }
  open var leftItemsSupplementBackButton = false { didSet { contentDidChange?() } }
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { itemsDidChange(leftBarButtonItems) }
  }
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { itemsDidChange(rightBarButtonItems) }
  }
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { contentDidChange?() }
  }
  open var searchController: UISearchController? {
    didSet { if oldValue !== searchController { contentDidChange?() } }
  }
  open var hidesSearchBarWhenScrolling = true { didSet { contentDidChange?() } }
  open var preferredSearchBarPlacement: SearchBarPlacement = .automatic
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  open var style: ItemStyle = .navigator
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  open var standardAppearance: UINavigationBarAppearance? { didSet { contentDidChange?() } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { contentDidChange?() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { contentDidChange?() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { contentDidChange?() }
  }
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { contentDidChange?() } }
  open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { contentDidChange?() } }
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { contentDidChange?() } }
  open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { contentDidChange?() } }
  open var customizationIdentifier: String?
  open var subtitle: String? { didSet { contentDidChange?() } }
  open var largeTitle: String? { didSet { contentDidChange?() } }
  open var largeSubtitle: String? { didSet { contentDidChange?() } }
  open var subtitleView: UIView?
  open var largeSubtitleView: UIView?
  open var largeAttributedSubtitle: AttributedString?
  open var attributedSubtitle: AttributedString?
  /// The title with attributes; the bar shows its words.
  open var attributedTitle: AttributedString? {
    didSet { title = attributedTitle.map { String($0.characters) } }
  }
  open var searchBarPlacementAllowsToolbarIntegration = true
  open var searchBarPlacementAllowsExternalIntegration = false
  /// Stands for the search bar among a toolbar's items.
  public private(set) lazy var searchBarPlacementBarButtonItem = UIBarButtonItem(
    barButtonSystemItem: .search, target: nil, action: nil)
  /// What a split view shows before the items at the leading end.
  var splitButton: UIBarButtonItem? { didSet { contentDidChange?() } }
  /// Set by the bar that shows the item.
  var contentDidChange: (() -> Void)?

  public init(title: String) {
    self.title = title
    super.init()
  }

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    (coder as? any ArchiveDecoding)?.decode(into: self)
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

  /// What stands at the leading end, from there on (Documentation/Containers.md §1.6).
  var shownLeading: [UIBarButtonItem] {
    (splitButton.map { [$0] } ?? []) + (leftBarButtonItems ?? [])
      + leadingItemGroups.flatMap(\.shownItems)
  }

  /// What stands at the trailing end, from there on.
  var shownTrailing: [UIBarButtonItem] {
    let groups = trailingItemGroups.flatMap(\.shownItems) + (pinnedTrailingGroup?.shownItems ?? [])
    return groups.reversed() + (rightBarButtonItems ?? [])
  }

  private func itemsDidChange(_ items: [UIBarButtonItem]?) { contentDidChange?() }

  /// What the back button to this item says where there is room; nil for the chevron alone
  /// (Documentation/Containers.md §1.6).
  var titleOfBackButton: String? {
    if let own = backBarButtonItem?.title { return own }
    switch backButtonDisplayMode {
    case .minimal: return nil
    case .generic: return SystemWord.back.localized
    case .default:
      if let backButtonTitle { return backButtonTitle.isEmpty ? nil : backButtonTitle }
      guard let title, !title.isEmpty else { return SystemWord.back.localized }
      return title
    }
  }
}
