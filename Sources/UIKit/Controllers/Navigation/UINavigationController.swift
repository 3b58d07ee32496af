// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A stack of controllers under a bar that names the topmost.
///
/// A change of the stack takes effect in the next layout of the controller's view, as in UIKit:
/// only then is the new controller's view loaded. Behaviour note: Documentation/Containers.md §3.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  public static let hideShowBarDuration: CGFloat = 0.2

  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  /// The controllers of the stack, root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  public private(set) final var navigationBar: UINavigationBar
  public private(set) final var toolbar: UIToolbar!
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenVerticallyCompact = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var hidesBarsWhenKeyboardAppears = false
  public let barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  public let barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  /// Popping by a swipe from the leading edge.
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    BackEdgeGestureRecognizer()

  /// Popping by a swipe anywhere; stored, the edge's is used.
  public let interactiveContentPopGestureRecognizer: UIGestureRecognizer? =
    UIPanGestureRecognizer()

  var stack: [UIViewController] = []
  var hidesBar = false
  var hidesToolbar = true
  /// The controller whose view is shown; differs from the top while a change waits for layout.
  var shown: UIViewController?
  /// What waits for the next layout.
  var pending: PendingChange?
  /// The transition under way.
  var transition: ControllerTransition?
  /// How much of large title and search bar is unfolded, by controller.
  var unfolding = BarUnfolding()
  var activeSearch: UISearchController?
  /// The pop that a finger drives.
  var popGesture: InteractivePop?

  struct PendingChange {
    var operation: Operation
    var isAnimated: Bool
    /// The transactions that it was made in.
    var waiting: [AnimationGroup] = []
  }

  /// What waits for the end of the transition under way.
  var waiting: [AnimationGroup] = []

  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    setUp()
    // A subclass's own `pushViewController(_:animated:)` hears of the root controller, too.
    pushViewController(rootViewController, animated: false)
  }

  open class func snugMake(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) -> Self {
    let made = snugMake(nibName: nil, bundle: nil)
    made.navigationBar = bar(navigationBarClass)
    made.toolbar = toolbar(toolbarClass)
    made.setUp()
    return made
  }

  private static func bar(_ type: AnyClass?) -> UINavigationBar {
    ((type as? UINavigationBar.Type) ?? UINavigationBar.self).init(frame: .zero)
  }

  private static func toolbar(_ type: AnyClass?) -> UIToolbar {
    ((type as? UIToolbar.Type) ?? UIToolbar.self).init(frame: .zero)
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = Self.bar(navigationBarClass)
    toolbar = Self.toolbar(toolbarClass)
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  public override init(nibName: String?, bundle: Bundle?) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(nibName: nibName, bundle: bundle)
    setUp()
  }

  open class func snugMake(rootViewController: UIViewController) -> Self {
    let made = snugMake(nibName: nil, bundle: nil)
    made.pushViewController(rootViewController, animated: false)
    return made
  }

  public required init?(coder: NSCoder) {
    let archive = coder as? any ArchiveDecoding
    navigationBar = archive?.customPart("navigationBar") as? UINavigationBar ?? UINavigationBar()
    toolbar = archive?.customPart("toolbar") as? UIToolbar ?? UIToolbar()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    navigationBar.needsOwnerLayout = { [weak self] in self?.barDidChange() }
    navigationBar.popInOwner = { [weak self] in _ = self?.popViewController(animated: true) }
    unfolding.changed = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
  }

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? presentedViewController ?? topViewController
  }

  open override func loadView() {
    let root = NavigationView(frame: UIScreen.main.bounds)
    root.controller = self
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = root
    // Controllers measure by the bar in viewDidLoad, before any layout.
    navigationBar.frame = CGRect(
      x: 0, y: UIApplication.shared.statusBarFrame.maxY, width: root.bounds.width,
      height: NavigationBarMetrics.rowHeight(traitCollection))
    root.addSubview(navigationBar)
    root.addSubview(toolbar)
    if let edge = interactivePopGestureRecognizer {
      edge.addTarget(self, action: Selector("handleInteractivePop:"))
      root.addGestureRecognizer(edge)
    }
    UINavigationController.describeGestures()
    root.setNeedsLayout()
  }

  // MARK: The stack

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    MethodExchange.run("setViewControllers:animated:", self, viewControllers, animated) {
      $0.replaceStack($1, animated: $2)
    }
  }

  /// Children are the stack, so one that is added before anything is shown is its top; later it is a
  /// view that the app lays over the stack (Documentation/Containers.md §3.9).
  open override func addChild(_ childController: UIViewController) {
    guard !isViewLoaded, !stack.contains(childController) else {
      return super.addChild(childController)
    }
    change(to: stack + [childController], operation: .push, animated: false)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    MethodExchange.run("pushViewController:animated:", self, viewController, animated) {
      $0.push($1, animated: $2)
    }
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    MethodExchange.run("popViewControllerAnimated:", self, animated) { $0.pop(animated: $1) }
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    MethodExchange.run("popToRootViewControllerAnimated:", self, animated) {
      $0.popToRoot(animated: $1)
    }
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    MethodExchange.run("popToViewController:animated:", self, viewController, animated) {
      $0.pop(to: $1, animated: $2)
    }
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    // A stack cannot lie in another one.
    guard !(vc is UINavigationController) else { return present(vc, animated: true) }
    pushViewController(vc, animated: true)
  }

  // MARK: Bars

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    MethodExchange.run("setNavigationBarHidden:animated:", self, hidden, animated) {
      $0.hideBar($1, animated: $2)
    }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidesToolbar != hidden else { return }
    hidesToolbar = hidden
    barsDidChange(animated: animated)
  }

  /// The delegate's answer; without one every orientation the device's controllers have.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    optionalCall(
      on: delegate, { delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? .all })
      ?? super.supportedInterfaceOrientations
  }

  /// Where none was given, that of the first controller (Documentation/Containers.md §5).
  open override var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? viewControllers.first.flatMap(\.tabBarItem) ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  // MARK: What the top controller answers for the stack

  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  /// The bar's style says it while the bar is there.
  override var usualStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    guard container === topViewController, container.preferredContentSize != .zero else { return }
    var size = container.preferredContentSize
    if !hidesBar { size.height += NavigationBarMetrics.rowHeight(traitCollection) }
    preferredContentSize = size
  }

  /// The columns of a split view become one stack.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    splitViewController.push(
      secondaryViewController, from: .secondary, onto: self, animated: false)
  }

  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    let navigation = splitViewController.borrowed.first?.navigation
    splitViewController.giveBack()
    return navigation
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(vc, sender: sender)
    } else {
      pushViewController(vc, animated: true)
    }
  }
}
