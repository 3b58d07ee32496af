// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The looks of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { follow() }
  }
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { follow() }
  }
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { follow() }
  }
  open var selectionIndicatorTintColor: UIColor? { didSet { changed?() } }
  open var selectionIndicatorImage: UIImage? { didSet { changed?() } }
  open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic {
    didSet { changed?() }
  }
  open var stackedItemWidth: CGFloat = 0 { didSet { changed?() } }
  open var stackedItemSpacing: CGFloat = 0 { didSet { changed?() } }
  override var changed: (() -> Void)? { didSet { for item in items { item.changed = changed } } }

  private var items: [UITabBarItemAppearance] {
    [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance]
  }

  private func follow() {
    for item in items { item.changed = changed }
    changed?()
  }

  override func takeDetails(of other: UIBarAppearance) {
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
    inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}

/// The looks of tab bar items in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  open var titlePositionAdjustment: UIOffset = .zero { didSet { changed?() } }
  open var iconColor: UIColor? { didSet { changed?() } }
  open var badgeBackgroundColor: UIColor? { didSet { changed?() } }
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  open var badgePositionAdjustment: UIOffset = .zero { didSet { changed?() } }
  open var badgeTitlePositionAdjustment: UIOffset = .zero { didSet { changed?() } }
  var changed: (() -> Void)?

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}

/// The looks of tab bar items in all states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }

  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
  private var style: Style
  var changed: (() -> Void)? {
    didSet { for state in [normal, selected, disabled, focused] { state.changed = changed } }
  }

  public init(style: Style) {
    self.style = style
    super.init()
  }

  public convenience override init() { self.init(style: .stacked) }

  open func configureWithDefault(for style: Style) {
    self.style = style
    for state in [normal, selected, disabled, focused] {
      state.take(UITabBarItemStateAppearance())
    }
  }

  open func copy() -> UITabBarItemAppearance { duplicate() }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    callOnMainActor(self, ()) { original, _ in original.duplicate() }
  }

  func duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: style)
    for (new, old) in [
      (copy.normal, normal), (copy.selected, selected), (copy.disabled, disabled),
      (copy.focused, focused),
    ] {
      new.take(old)
    }
    return copy
  }
}
