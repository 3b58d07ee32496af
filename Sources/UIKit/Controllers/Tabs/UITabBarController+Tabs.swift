// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Tabs as values, as of iOS 18 (Documentation/Containers.md §5.5).
extension UITabBarController {
  public enum Mode: Int, Sendable {
    case automatic, tabBar, tabSidebar
  }

  public enum MinimizeBehavior: Int, Sendable {
    case automatic, never, onScrollDown, onScrollUp
  }

  /// The list of tabs beside the content of a tablet; stored, the bar is shown.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    public enum Layout: Int, Sendable {
      case automatic, overlap, tile
    }

    public enum ScrollTarget {
      case header, footer, tab(UITab)
    }

    open var isHidden = true
    open var preferredLayout = Layout.automatic
    open var bottomBarView: UIView?
    open var navigationOverflowItems: UIDeferredMenuElement?
    open var headerContentConfiguration: (any UIContentConfiguration)?
    open var footerContentConfiguration: (any UIContentConfiguration)?

    open func reconfigureItem(for tab: UITab) {}
    open func scroll(to target: ScrollTarget, animated: Bool) {}
  }

  /// Which tabs a narrow bar shows; kept.
  public var compactTabIdentifiers: [String]? {
    get { kept() }
    set { keep(newValue) }
  }

  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  public var tabs: [UITab] {
    get { ownTabs }
    set { setTabs(newValue, animated: false) }
  }

  public func setTabs(_ tabs: [UITab], animated: Bool) {
    ownTabs = tabs
    for tab in tabs { tab.tabBarController = self }
    tabsMayHaveChanged()
  }

  public var selectedTab: UITab? {
    get { selectedViewController.flatMap(tab) }
    set { if let controller = newValue?.viewController { selectedViewController = controller } }
  }

  public func tab(forIdentifier identifier: String) -> UITab? {
    func search(_ tabs: [UITab]) -> UITab? {
      for tab in tabs {
        if tab.identifier == identifier { return tab }
        if let found = (tab as? UITabGroup).flatMap({ search($0.children) }) { return found }
      }
      return nil
    }
    return search(ownTabs)
  }

  /// Searching stands at the end, hidden tabs are away.
  func tabsMayHaveChanged() {
    guard !ownTabs.isEmpty else { return }
    let shown = ownTabs.filter { !$0.isHidden && $0.preferredPlacement != .sidebarOnly }
    let ordered = shown.filter { !($0 is UISearchTab) } + shown.filter { $0 is UISearchTab }
    setViewControllers(ordered.compactMap(\.viewController), animated: false)
  }

  private func tab(of controller: UIViewController) -> UITab? {
    ownTabs.first { $0.viewController === controller }
  }

  func mayShowTab(of controller: UIViewController) -> Bool {
    guard let delegate, let tab = tab(of: controller) else { return true }
    return optionalCall(on: delegate, { delegate.tabBarController(self, shouldSelectTab: tab) })
      ?? true
  }

  func tellOfTab(from old: UITab?, to controller: UIViewController) {
    guard let delegate, let tab = tab(of: controller) else { return }
    optionalCall(on: delegate) {
      delegate.tabBarController(self, didSelectTab: tab, previousTab: old)
    }
  }

  // MARK: The bar

  public var isTabBarHidden: Bool {
    get { hidesTabBar }
    set { setTabBarHidden(newValue, animated: false) }
  }

  public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidesTabBar != hidden else { return }
    hidesTabBar = hidden
    guard animated, let root = viewIfLoaded, root.window != nil else { return }
    UIView.animate(withDuration: 0.2) { root.layoutIfNeeded() }
  }
}
