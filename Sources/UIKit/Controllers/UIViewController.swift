// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Owns a view, fills it, and takes part in its life (Documentation/Lifecycle.md).
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, LayoutObserving {
  // MARK: Loading

  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?
  open internal(set) var storyboard: UIStoryboard?
  /// The scene that the controller was made of.
  var sceneKey: SceneKey?
  /// Makes the view that a storyboard or nib describes and connects it; set by the decoder.
  package var loadArchivedView: (() -> Void)?
  final var loadedView: UIView?
  private var isLoadingView = false

  // MARK: Place in the hierarchy

  open internal(set) weak var parent: UIViewController? { didSet { tellOfParent(oldValue) } }
  open internal(set) var children: [UIViewController] = []
  /// The window whose root this controller is.
  @Loose var window: UIWindow?
  var appearance: Appearance = .disappeared
  /// What this controller or one that contains it presents.
  open internal(set) var presentedViewController: UIViewController? {
    get { surroundings.presented ?? parent?.presentedViewController }
    set { surroundings.presented = newValue }
  }
  /// Who presents this controller or one that contains it.
  open internal(set) var presentingViewController: UIViewController? {
    get { surroundings.presenter ?? parent?.presentingViewController }
    set { surroundings.presenter = newValue }
  }
  /// Whether `viewIsAppearing` was sent in the present change.
  var toldIsAppearing = false
  /// Whether a view that an app added or removed began the present change.
  var followsHierarchy = false
  var overrideTraits: [ObjectIdentifier: UITraitCollection] = [:]
  /// What the controller sets for itself and what is below it.
  var traitOverrideValues: TraitValues?
  var traitRegistrations: [TraitChangeRegistration] = []
  /// The transition that the controller itself takes part in; nil at rest.
  var activeTransition: TransitionCoordinator?
  /// What containers and presentations keep with the controller.
  lazy var surroundings = ControllerSurroundings()

  // MARK: What apps set

  open var title: String? {
    didSet { titleDidChange() }
  }
  /// Never read as automatic (Documentation/Containers.md §6.2).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { surroundings.presentationStyle.concrete }
    set { surroundings.presentationStyle = newValue }
  }
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var isModalInPresentation = false
  /// Kept; presentations that leave their presenter in sight do not decide about the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var hidesBottomBarWhenPushed = false
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var restorationIdentifier: String?
  open var toolbarItems: [UIBarButtonItem]? { didSet { toolbarItemsDidChange(animated: false) } }
  open var traitCollection: UITraitCollection {
    MethodExchange.run("traitCollection", self) { $0.resolvedTraits() }
  }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet {
      if oldValue != overrideUserInterfaceStyle { viewIfLoaded?.traitsMayHaveChanged() }
    }
  }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { ownCoordinator }
  /// Whether the content can be changed; setting it is `setEditing(_:animated:)` without animation.
  open var isEditing: Bool {
    get { surroundings.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.marginsMayHaveChanged() }
  }
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      if oldValue != additionalSafeAreaInsets { viewIfLoaded?.insetsMayHaveChanged() }
    }
  }
  /// What the bars of the container cover; set by the container, points.
  package var containerSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      if oldValue != containerSafeAreaInsets { viewIfLoaded?.insetsMayHaveChanged() }
    }
  }
  open var preferredContentSize: CGSize = .zero {
    didSet {
      if oldValue != preferredContentSize {
        let above: (any UIContentContainer)? = parent ?? surroundings.presentation
        above?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }
  /// Segues that leave this controller, by identifier; filled by the storyboard.
  var segues: [StoryboardSegueTemplate] = []
  var storyboardIdentifier: String?
  /// Top-level objects of the scene or nib: they live as long as the controller.
  var archivedObjects: [AnyObject] = []
  lazy var ownNavigationItem = UINavigationItem(title: title ?? "")
  /// Given, or made when it was first asked for.
  var ownTabBarItem: UITabBarItem?

  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    nibBundle = bundle
    super.init()
  }

  @_disfavoredOverload
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller of the class that this is called on, as `T()` does where only a metatype is
  /// known (Documentation/SourceLowering.md §4.5).
  open class func snugMake() -> Self { snugMake(nibName: nil, bundle: nil) }

  /// A class with initialisers of its own makes its objects itself; the others have what decoding
  /// nothing gives.
  open class func snugMake(nibName: String?, bundle: Bundle?) -> Self {
    guard let made = self.init(coder: BlankCoder()) else {
      unimplementedInitializer("init(nibName:bundle:)", String(reflecting: self))
    }
    made.nibName = nibName
    made.nibBundle = bundle
    return made
  }

  public required init?(coder: NSCoder) {
    super.init()
    decode(from: coder)
  }
  open func encode(with coder: NSCoder) { archive(into: coder) }

  // MARK: The view

  /// The controller's view, loaded when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      let old = loadedView
      guard old !== newValue else { return }
      old?.owningController = nil
      loadedView = newValue
      newValue?.owningController = self
      noteChange(of: "view", from: old as Any)
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    guard loadedView != nil else {
      Runtime.raise(
        "NSInternalInconsistencyException",
        "loadView of \(type(of: self)) returned without setting the view.")
    }
    viewDidLoad()
  }

  /// Makes the view: from the storyboard or nib, else a plain one as large as the screen.
  open func loadView() { MethodExchange.run("loadView", self) { $0.loadArchivedOrPlainView() } }

  // MARK: Callbacks that apps override

  open func viewDidLoad() { MethodExchange.run("viewDidLoad", self) { _ in } }
  open func viewWillAppear(_ animated: Bool) { tell("viewWillAppear:", animated) }
  open func viewIsAppearing(_ animated: Bool) { tell("viewIsAppearing:", animated) }
  open func viewDidAppear(_ animated: Bool) { tell("viewDidAppear:", animated) }
  open func viewWillDisappear(_ animated: Bool) { tell("viewWillDisappear:", animated) }
  open func viewDidDisappear(_ animated: Bool) { tell("viewDidDisappear:", animated) }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { endTransition() }
  /// Sets what depends on data and traits, before layout; sent once after each request.
  open func updateProperties() {}
  open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
  /// Sets what is shown in place of content, or nil; told before the screen appears and after each
  /// request.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  open func viewWillLayoutSubviews() { MethodExchange.run("viewWillLayoutSubviews", self) { _ in } }
  open func viewDidLayoutSubviews() { MethodExchange.run("viewDidLayoutSubviews", self) { _ in } }
  open func updateViewConstraints() { updateConstraintsExchangeably() }
  open func viewLayoutMarginsDidChange() { tell("viewLayoutMarginsDidChange") }
  open func viewSafeAreaInsetsDidChange() { tell("viewSafeAreaInsetsDidChange") }
  open func didReceiveMemoryWarning() { tell("didReceiveMemoryWarning") }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    MethodExchange.run("traitCollectionDidChange:", self, previousTraitCollection) { _, _ in }
  }
  open func willMove(toParent parent: UIViewController?) {
    willMoveExchangeably(toParent: parent)
  }
  open func didMove(toParent parent: UIViewController?) { didMoveExchangeably(toParent: parent) }
  open func awakeFromNib() { tell("awakeFromNib") }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) { tellOfSegue(segue, sender) }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Whether an unwind may end here: by default where the action is implemented.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { RuntimeRegistry.responds(self, to: action) }
  /// The children to search, nearest first; containers look from the top of what they show.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { children.reversed() }
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) { unwindSegue.source.unwind(to: unwindSegue.destination, animated: unwindSegue.isAnimated) }
  open func setEditing(_ editing: Bool, animated: Bool) {
    surroundings.isEditing = editing
    editingDidChange()
  }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    UIScreen.main.device.interfaceOrientation
  }
  open var shouldAutorotate: Bool { true }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    UIApplication.shared.supportedOrientationsMayHaveChanged()
  }
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { usualStatusBarStyle }
  /// What ``preferredStatusBarStyle`` is without an app's answer; apart, so that extensions of UIKit's
  /// classes may give one.
  var usualStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var prefersPointerLocked: Bool { false }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// The controller keeps what it gives until that is unregistered (Documentation/Touches.md §4).
  @discardableResult
  open func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { keepPreviewing(with: delegate, sourceView) }
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    surroundings.previewings.removeAll { $0 === previewing }
  }
  open var disablesAutomaticKeyboardDismissal: Bool { wantedPresentationStyle == .formSheet }
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() { UIApplication.shared.updateStatusBar() }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { surroundings.transitioningDelegate }
    set { surroundings.transitioningDelegate = newValue }
  }

  open var navigationItem: UINavigationItem { ownNavigationItem }
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let made = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = made
      return made
    }
    set { if let newValue { ownTabBarItem = newValue } }
  }

  open override var keyCommands: [UIKeyCommand]? {
    surroundings.keyCommands.isEmpty ? nil : surroundings.keyCommands
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent ?? window }

  // MARK: Size changes (overridden by containers; Documentation/Lifecycle.md §6)

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    willTransitionExchangeably(to: size, with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { predictedSize(ofChild: container, withParentSize: parentSize) }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  // MARK: Presentation that containers override

  open func show(_ vc: UIViewController, sender: Any?) { showExchangeably(vc, sender) }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailExchangeably(vc, sender)
  }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentExchangeably(viewControllerToPresent, flag, completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissExchangeably(flag, completion)
  }

  /// Starts a segue of the storyboard by its identifier; raises where there is none.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    startSegueExchangeably(identifier, sender)
  }

  /// How the nearest presented controller among this one and its parents is shown.
  open var presentationController: UIPresentationController? { nearestPresentation }
  open var popoverPresentationController: UIPopoverPresentationController? { popoverExchangeably() }
  /// True from `viewWillAppear` to the end of `viewDidAppear` of a controller that is being shown.
  open var isBeingPresented: Bool { surroundings.movement == .presenting }
  open var isBeingDismissed: Bool { surroundings.movement == .dismissing }

  // MARK: Containers

  open var navigationController: UINavigationController? { nearestAncestor() }
  open var tabBarController: UITabBarController? { nearestAncestor() }
  open var splitViewController: UISplitViewController? { nearestAncestor() }
  /// Turns editing on and off: *Edit*, or *Done* while editing.
  open var editButtonItem: UIBarButtonItem { ownEditButtonItem }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  open var isMovingToParent: Bool { surroundings.movement == .enteringParent }
  open var isMovingFromParent: Bool { surroundings.movement == .leavingParent }

  // MARK: Containment that containers override

  open func addChild(_ childController: UIViewController) {
    MethodExchange.run("addChildViewController:", self, childController) { $0.takeChild($1) }
  }

  open func removeFromParent() {
    MethodExchange.run("removeFromParentViewController", self) { $0.goFromParent() }
  }

  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    overrideTraits[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.traitsMayHaveChanged()
  }
}
