// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A list of places beside what is chosen in it: two or three columns where there is width, one
/// where there is not.
///
/// Behaviour note: Documentation/Containers.md §11.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// Without columns in its name (`unspecified`) it has a list and a detail, as before iOS 14.
  public internal(set) var style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var presentsWithGesture = true { didSet { columnsMayHaveChanged() } }
  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet {
      guard preferredDisplayMode != oldValue else { return }
      chosenMode = nil
      columnsMayHaveChanged()
    }
  }
  open var preferredSplitBehavior: SplitBehavior = .automatic { didSet { columnsMayHaveChanged() } }
  open var primaryEdge: PrimaryEdge = .leading { didSet { columnsMayHaveChanged() } }
  open var primaryBackgroundStyle: BackgroundStyle = .none
  open var showsSecondaryOnlyButton = false
  open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic {
    didSet { columnsMayHaveChanged() }
  }
  open var preferredPrimaryColumnWidthFraction = automaticDimension {
    didSet { columnsMayHaveChanged() }
  }
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { columnsMayHaveChanged() } }
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { columnsMayHaveChanged() } }
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { columnsMayHaveChanged() } }
  open var preferredSupplementaryColumnWidthFraction = automaticDimension {
    didSet { columnsMayHaveChanged() }
  }
  open var preferredSupplementaryColumnWidth = automaticDimension {
    didSet { columnsMayHaveChanged() }
  }
  open var minimumSupplementaryColumnWidth = automaticDimension {
    didSet { columnsMayHaveChanged() }
  }
  open var maximumSupplementaryColumnWidth = automaticDimension {
    didSet { columnsMayHaveChanged() }
  }

  /// The controllers of the columns, as they stand beside each other.
  var columns: [Column: UIViewController] = [:]
  /// What was asked for by button, touch or `show`, until the preference or the size changes.
  var chosenMode: DisplayMode?
  /// Whether the columns are pushed onto one another; nil before the first layout.
  var collapsed: Bool?
  /// The mode that is on screen.
  var shownMode: DisplayMode?
  /// What was taken from a column's stack to stand on the primary one's.
  var borrowed: [Borrowed] = []
  let surroundingsOfColumns = SplitSurroundings()
  private(set) lazy var modeButton = makeModeButton()

  struct Borrowed {
    let column: Column
    let navigation: UINavigationController
    var controllers: [UIViewController]
  }

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  open class func snugMake(style: Style) -> Self {
    let made = snugMake(nibName: nil, bundle: nil)
    made.style = style
    return made
  }

  // MARK: Columns

  /// The controllers from the leading edge on; one where they are collapsed.
  open var viewControllers: [UIViewController] {
    get {
      if collapsed == true { return shownColumns.compactMap { columns[$0] } }
      return [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }
    set {
      let places: [Column] =
        newValue.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      let compact = columns[.compact]
      columns = Dictionary(uniqueKeysWithValues: zip(places, newValue))
      columns[.compact] = compact
      columnsMayHaveChanged()
    }
  }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    // A column shows its controller under a bar.
    let needsBar = style != .unspecified && column != .compact
    let old = columns[column]
    columns[column] = vc.map {
      needsBar && !($0 is UINavigationController)
        ? UINavigationController(rootViewController: $0) : $0
    }
    if collapsed == true, column != .compact, let old { replaceCollapsed(old, in: column) }
    columnsMayHaveChanged()
  }

  open func viewController(for column: Column) -> UIViewController? {
    if let own = borrowed.first(where: { $0.column == column })?.controllers.first { return own }
    let shown = columns[column]
    guard style != .unspecified, column != .compact else { return shown }
    return (shown as? UINavigationController)?.viewControllers.first ?? shown
  }

  /// Brings a column on screen; where columns are collapsed it becomes the top one.
  open func show(_ column: Column) {
    if collapsed == true { return showCollapsed(column) }
    switch column {
    case .primary: chosenMode = style == .tripleColumn ? wideMode : sideMode
    case .supplementary:
      if shownColumns.contains(.supplementary) { return } else { chosenMode = sideMode }
    case .inspector: return
    case .secondary, .compact:
      if displayMode.isOverlay { chosenMode = .secondaryOnly }
    }
    modeMayHaveChanged()
  }

  open func hide(_ column: Column) {
    if collapsed == true { return hideCollapsed(column) }
    switch column {
    case .primary:
      chosenMode = shownColumns.contains(.supplementary) ? sideMode : .secondaryOnly
    case .supplementary: chosenMode = .secondaryOnly
    case .secondary, .compact, .inspector: return
    }
    modeMayHaveChanged()
  }

  /// Whether the columns stand on each other, as in compact width.
  open var isCollapsed: Bool { collapsed ?? isNarrow }

  var isNarrow: Bool { traitCollection.horizontalSizeClass == .compact }

  /// Opens and closes the list; in the middle of a bar's leading end in styles with columns.
  open var displayModeButtonItem: UIBarButtonItem { modeButton }

  // MARK: Showing

  open override func show(_ vc: UIViewController, sender: Any?) {
    if let delegate,
      optionalCall(on: delegate, { delegate.splitViewController(self, show: vc, sender: sender) })
        == true
    {
      return
    }
    if isCollapsed, let top = columns[.primary] {
      top.show(vc, sender: sender)
    } else if style == .unspecified, columns[.primary] == nil {
      setViewController(vc, for: .primary)
    } else {
      showDetailViewController(vc, sender: sender)
    }
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let delegate,
      optionalCall(
        on: delegate, { delegate.splitViewController(self, showDetail: vc, sender: sender) })
        == true
    {
      return
    }
    guard collapsed ?? isNarrow else {
      setViewController(vc, for: .secondary)
      if displayMode.isOverlay {
        chosenMode = .secondaryOnly
        modeMayHaveChanged()
      }
      return
    }
    guard let host = columns[.compact] == nil ? columns[.primary] as? UINavigationController : nil
    else {
      columns[.secondary] = vc
      present(vc, animated: true)
      return
    }
    columns[.secondary] = vc
    push(vc, from: .secondary, onto: host, animated: true)
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    surroundingsOfColumns.outside.addAction(
      UIAction { [weak self] _ in self?.touchedOutside() }, for: .touchUpInside)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    arrangeColumns()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrangeColumns()
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    chosenMode = nil
    super.viewWillTransition(to: size, with: coordinator)
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard collapsed != true,
      let column = columns.first(where: { $0.value === container })?.key
    else { return parentSize }
    return SplitColumns(self, size: parentSize).frames[column]?.size ?? parentSize
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    optionalCall(
      on: delegate, { delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? .all })
      ?? super.supportedInterfaceOrientations
  }

  open override var childForStatusBarStyle: UIViewController? { topColumn }
  open override var childForStatusBarHidden: UIViewController? { topColumn }

  private var topColumn: UIViewController? { shownColumns.last.flatMap { columns[$0] } }
}
