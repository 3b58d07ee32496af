// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Controllers side by side, one shown at a time, chosen in a bar at the bottom, or at the top of a
/// tablet.
///
/// Behaviour note: Documentation/Containers.md §5.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }
  public let tabBar: UITabBar
  open weak var delegate: (any UITabBarControllerDelegate)?
  open var customizableViewControllers: [UIViewController]?
  /// The list of the controllers that have no place in the bar; made when there are some.
  public private(set) lazy var moreNavigationController: UINavigationController = {
    let list = MoreListController()
    list.tabs = self
    let navigation = UINavigationController(rootViewController: list)
    navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    return navigation
  }()

  private var controllers: [UIViewController]?
  /// The tabs of iOS 18; empty while an app sets controllers instead.
  var ownTabs: [UITab] = []
  var hidesTabBar = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var mode = Mode.automatic
  open var bottomAccessory: UITabAccessory? {
    didSet {
      guard oldValue !== bottomAccessory else { return }
      oldValue?.contentView.removeFromSuperview()
      viewIfLoaded?.setNeedsLayout()
    }
  }
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  public let sidebar = Sidebar()
  open var customizationIdentifier: String?
  private var index = 0
  private var shown: UIViewController?
  /// The tabs of a tablet of regular width, and whether they are shown.
  private(set) lazy var floatingTabs: FloatingTabBar = {
    let bar = FloatingTabBar(frame: .zero)
    bar.itemChosen = { [weak self] in if $0.isEnabled { self?.choose($0) } }
    return bar
  }()
  package internal(set) final var showsFloatingTabs = false
  /// What scrolls under the bar now.
  private var scrollsUnderBar: [WeakHolder<UIScrollView>] = []
  private var transition: ControllerTransition?
  /// Whether the controller on screen hides the bar (`hidesBottomBarWhenPushed`).
  private var hidesBar: Bool {
    guard let navigation = shown as? UINavigationController else { return false }
    return navigation.stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  /// Loads its view at once, so `viewDidLoad()` runs before the initialiser of a subclass is through.
  public override init(nibName: String?, bundle: Bundle?) {
    tabBar = UITabBar()
    super.init(nibName: nibName, bundle: bundle)
    setUp()
    loadViewIfNeeded()
  }

  public required init?(coder: NSCoder) {
    tabBar = (coder as? any ArchiveDecoding)?.customPart("tabBar") as? UITabBar ?? UITabBar()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    tabBar.itemChosen = { [weak self] in self?.choose($0) }
    tabBar.contentChanged = { [weak self] in
      if let self, showsFloatingTabs { viewIfLoaded?.setNeedsLayout() }
    }
  }

  /// Told of every touch on an item, before anything changes.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: Selection

  open var selectedIndex: Int {
    get { controllers?.isEmpty ?? true ? NSNotFound : index }
    set {
      guard let controllers, controllers.indices.contains(newValue), newValue != index else {
        return
      }
      index = newValue
      showSelected()
    }
  }

  open var selectedViewController: UIViewController? {
    get { controllers.flatMap { $0.indices.contains(index) ? $0[index] : nil } }
    set {
      guard let newValue else { return }
      guard let position = controllers?.firstIndex(where: { $0 === newValue }) else {
        Runtime.raise(
          .invalidArgument,
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
            + "controller's list of view controllers can be selected.")
      }
      selectedIndex = position
    }
  }

  /// A finger chose an item: the delegate may object; a second touch pops to the root.
  private func choose(_ item: UITabBarItem) {
    guard let position = tabBar.items?.firstIndex(where: { $0 === item }), let controllers else {
      return
    }
    let isMore = usesMore && position == UITabBarController.places - 1
    let target = isMore ? moreNavigationController : controllers[position]
    let oldTab = selectedTab
    tabBar(tabBar, didSelect: item)
    guard mayShowTab(of: target) else { return }
    if let delegate,
      optionalCall(on: delegate, { delegate.tabBarController(self, shouldSelect: target) }) == false
    {
      return
    }
    if target === shown {
      (target as? UINavigationController)?.popToRootViewController(animated: true)
    } else if isMore {
      show(moreNavigationController)
    } else {
      selectedIndex = position
      if shown !== target { showSelected() }
    }
    optionalCall(on: delegate) { delegate?.tabBarController(self, didSelect: target) }
    tellOfTab(from: oldTab, to: target)
  }

  // MARK: Children

  /// A child that an app adds becomes the last tab.
  open override func addChild(_ childController: UIViewController) {
    let tabs = controllers ?? []
    if tabs.contains(childController) {
      super.addChild(childController)
    } else {
      setViewControllers(tabs + [childController], animated: false)
    }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = controllers ?? []
    let new = viewControllers ?? []
    let selected = selectedViewController
    controllers = viewControllers
    for gone in old where !new.contains(gone) {
      gone.willMove(toParent: nil)
      if gone === shown {
        gone.beginAppearance(false)
        gone.viewIfLoaded?.removeFromSuperview()
        gone.endAppearance()
        shown = nil
      }
      gone.removeFromParent()
    }
    for child in new where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    index =
      selected.flatMap { one in new.firstIndex { $0 === one } } ?? min(index, max(0, new.count - 1))
    if !new.indices.contains(index) { index = 0 }
    showSelected()
  }

  /// A phone's bar has five places; with more controllers the last of them leads to the rest.
  static let places = 5
  private var usesMore: Bool {
    (controllers?.count ?? 0) > UITabBarController.places
      && traitCollection.horizontalSizeClass != .regular
  }

  /// The controllers behind the last place.
  var overflow: [UIViewController] {
    usesMore ? Array((controllers ?? []).dropFirst(UITabBarController.places - 1)) : []
  }

  private var items: [UITabBarItem] {
    let controllers = controllers ?? []
    guard usesMore else { return controllers.map(\.tabBarItem) }
    return controllers.prefix(UITabBarController.places - 1).map(\.tabBarItem)
      + [moreNavigationController.tabBarItem]
  }

  // MARK: View

  open override func loadView() {
    let root = TabBarContainerView(frame: UIScreen.main.bounds)
    root.controller = self
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = root
    root.addSubview(tabBar)
    showSelected()
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    optionalCall(
      on: delegate, { delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? .all })
      ?? super.supportedInterfaceOrientations
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  private func showSelected() {
    guard isViewLoaded, let selected = selectedViewController else {
      if isViewLoaded { tabBar.setItems(items, animated: false) }
      return
    }
    tabBar.setItems(items, animated: false)
    if overflow.contains(selected) {
      moreNavigationController.loadViewIfNeeded()
      show(moreNavigationController)
    } else {
      show(selected)
    }
  }

  private func show(_ controller: UIViewController) {
    guard let root = viewIfLoaded else { return }
    tabBar.selectedItem = controller.tabBarItem
    guard shown !== controller else { return }
    if controller.parent !== self {
      super.addChild(controller)
      controller.didMove(toParent: self)
    }
    let old = shown
    shown = controller
    let isOnScreen = appearance == .appeared || appearance == .appearing
    controller.loadViewIfNeeded()
    if isOnScreen {
      old?.beginAppearance(false)
      controller.beginAppearance(true)
    }
    let animator = isOnScreen && transition == nil ? animator(from: old, to: controller) : nil
    let view: UIView = controller.view
    view.frame = root.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    root.insertSubview(view, at: 0)
    layOutBar(in: root)
    if isOnScreen { controller.isAppearing() }
    guard let animator, let old else {
      old?.viewIfLoaded?.removeFromSuperview()
      if isOnScreen {
        old?.endAppearance()
        Runtime.current.afterNextLayout { controller.endAppearance() }
      }
      return
    }
    run(animator, from: old, to: controller, in: root)
  }

  /// Lets the app's animator exchange the views.
  private func run(
    _ animator: any UIViewControllerAnimatedTransitioning, from old: UIViewController,
    to controller: UIViewController, in root: UIView
  ) {
    let coordinator = TransitionCoordinator(
      containerView: root, duration: animator.transitionDuration(using: nil))
    activeTransition = coordinator
    let transition = ControllerTransition(
      container: root, coordinator: coordinator, animator: animator
    ) { [weak self] _ in
      self?.transition = nil
      self?.activeTransition = nil
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearance()
      controller.endAppearance()
    }
    self.transition = transition
    transition.controllers = [
      UITransitionContextViewControllerKey.from: old,
      UITransitionContextViewControllerKey.to: controller,
    ]
    transition.views = [UITransitionContextViewKey.to: controller.view]
    transition.views[UITransitionContextViewKey.from] = old.viewIfLoaded
    for one in [old, controller] {
      transition.initialFrames[ObjectIdentifier(one)] = root.bounds
      transition.finalFrames[ObjectIdentifier(one)] = root.bounds
    }
    transition.start()
  }

  private func animator(
    from old: UIViewController?, to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let old, let delegate else { return nil }
    return optionalCall(
      on: delegate,
      {
        delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
      }) ?? nil
  }

  // MARK: Layout

  /// Puts the bar where the stack on screen wants it, without waiting for a layout pass.
  func placeBar() {
    if let root = viewIfLoaded { layOutBar(in: root) }
  }

  fileprivate func layOutBar(in root: UIView) {
    let items = items
    if tabBar.items != items { tabBar.setItems(items, animated: false) }
    // A tab may get another item while it is shown.
    if let item = shown?.tabBarItem, items.contains(item), tabBar.selectedItem !== item {
      tabBar.selectedItem = item
    }
    let isHidden = tabBar.isHidden || hidesBar || hidesTabBar
    let isAtTop = placesTabsAtTop
    let height = isHidden || isAtTop ? 0 : tabBar.rowHeight
    let full = tabBar.rowHeight + root.safeAreaInsets.bottom
    tabBar.alpha = hidesBar || hidesTabBar || isAtTop ? 0 : 1
    tabBar.frame = CGRect(
      x: 0, y: root.bounds.height - full, width: root.bounds.width, height: full)
    layOutFloatingTabs(in: root, isShown: isAtTop && !isHidden)
    let edge = root.bounds.height - root.safeAreaInsets.bottom
    let taken = placeAccessory(in: root, above: isHidden || isAtTop ? edge : tabBar.frame.minY)
    guard let shown, let view = shown.viewIfLoaded else { return }
    var frame = root.bounds
    if !isHidden, endsAboveBar(shown, isAtTop: isAtTop) { frame.size.height -= full }
    let bottom = (frame.height < root.bounds.height ? 0 : height) + taken
    let top = insetByFloatingTabs(shown, frame: &frame)
    shown.containerSafeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    if transition == nil, view.frame != frame { view.frame = frame }
    followScrolling()
  }

  /// Whether a child's view ends where the bar begins; an opaque bar leaves its room empty below even
  /// while the tabs are at the top.
  private func endsAboveBar(_ child: UIViewController, isAtTop: Bool) -> Bool {
    let isOpaque =
      !tabBar.isTranslucent && !child.extendedLayoutIncludesOpaqueBars
      && !(child is UINavigationController)
    return isOpaque || (!isAtTop && !child.edgesForExtendedLayout.contains(.bottom))
  }

  /// The bar is clear while the end of the content lies above it.
  func followScrolling() {
    let scrolls = shown?.scrollViewsAtBottom ?? []
    scrollsUnderBar = scrolls.map(WeakHolder.init)
    for scroll in scrolls {
      scroll.bottomObserver = { [weak self] scroll in
        // Content of other tabs may change while this one is shown.
        guard let self, scrollsUnderBar.contains(where: { $0.object === scroll }) else { return }
        updateEdge()
      }
    }
    updateEdge()
  }

  private func updateEdge() {
    tabBar.isAtScrollEdge = scrollsUnderBar.compactMap(\.object).allSatisfy { scroll in
      let end = scroll.contentSize.height + scroll.adjustedContentInset.bottom
      return scroll.contentOffset.y + scroll.bounds.height >= end - 0.5
    }
  }
}

extension UIViewController {
  /// The scroll views whose content passes under a bar at the bottom: of a stack that of its top, of a
  /// split view those of its columns.
  fileprivate var scrollViewsAtBottom: [UIScrollView] {
    if let stack = self as? UINavigationController { return stack.shown?.scrollViewsAtBottom ?? [] }
    if let split = self as? UISplitViewController {
      return split.shownColumns.compactMap { split.columns[$0] }.flatMap(\.scrollViewsAtBottom)
    }
    return isViewLoaded ? [scrollViewUnderBars(at: .bottom)].compactMap(\.self) : []
  }
}

/// The root view of a tab bar controller.
final class TabBarContainerView: UIView {
  weak var controller: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutBar(in: self)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
