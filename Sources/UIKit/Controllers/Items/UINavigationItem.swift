// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a navigation bar shows while its controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  open var title: String? { didSet { contentDidChange?() } }
  open var titleView: UIView? { didSet { contentDidChange?() } }
  open var prompt: String? { didSet { contentDidChange?() } }
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var hidesBackButton = false { didSet { contentDidChange?() } }
  open var leftItemsSupplementBackButton = false
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { contentDidChange?() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { contentDidChange?() } }
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { contentDidChange?() }
  }
  open var hidesSearchBarWhenScrolling = true
  /// Set by the bar that shows the item.
  var contentDidChange: (() -> Void)?

  public init(title: String) {
    self.title = title
    super.init()
  }

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
}
