// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ListGeometry

/// Shows rows of a data source below each other, in sections.
///
/// Everything that a subclass may override is declared here; the work is done in the extensions,
/// one file a topic. Behaviour notes: Documentation/TableView.md, Documentation/StandingStill.md.
open class UITableView: UIScrollView {
  open private(set) var style: Style
  /// Sections that a storyboard gives instead of a data source.
  package var staticSections: [StaticTableSection]? { didSet { reloadData() } }

  var registry = TableRegistry()
  /// Rows of each section; nil while they must be asked for again.
  var knownCounts: [Int]?
  /// Whether the batch that is being stated was the first to ask the data source.
  var batchIsFirst = false
  /// The geometry; nil while heights must be asked for again.
  var geometry: RowList?
  /// What the geometry's heights depend on, and what was known of other widths and text sizes.
  var geometryKey = HeightKey()
  var heights = HeightMemory()
  var shownCells: [IndexPath: UITableViewCell] = [:]
  var shownBoundaries: [TableBoundary: UIView] = [:]
  var selected: [IndexPath] = []
  var highlighted: IndexPath?
  var batch: UpdateBatch?
  /// How the changes of the open batch are shown.
  var rowAnimations: [ListChange: RowAnimation] = [:]
  /// What the pass that runs now is to show on its way.
  var rowMotion: RowMotion?
  /// Cells on their way out.
  var leaving: [ObjectIdentifier: RowMotion.Leaver] = [:]
  /// Whether the next pass follows cells that said their height changed.
  var resizeIsAnimated = false
  /// Rows whose heights were asked for again while they were laid out.
  var swings: [ObjectIdentifier: RowSwing] = [:]
  /// Headers and footers whose height is known, not expected.
  var measuredBoundaries: Set<TableBoundary> = []
  /// Whether the delegate supplies views of headers and footers; nil while it was not asked.
  var givesViews: (header: Bool?, footer: Bool?) = (nil, nil)
  var isShowing = false
  var screenAnchor = ScreenAnchor()
  /// Whether the delegate decides heights, as of the last time that the rows were gone through.
  var delegateGivesHeights = false
  /// The row that was scrolled to since the last layout pass, and the offset that was found for it.
  var scrollTarget: (path: IndexPath, position: ScrollPosition, offset: CGPoint)?
  /// The row that an animated scroll leads to, and which scroll that is.
  var glideTarget: (path: IndexPath, position: ScrollPosition, glide: Int)?
  /// The row that a finger carries by its grip.
  var drag: RowDrag?
  /// Scrolls while a row is carried near an edge.
  var edgeScroll: EdgeScroll?
  /// Lines in the place of rows below the last one.
  var fillers: [RowSeparatorView] = []
  var reloadIsDue = false
  /// Rows measured in this pass, so that one that swings is not asked for ever.
  var measuredInPass: Set<IndexPath> = []
  /// The buttons beside the row that is swiped.
  var swiped: SwipeActionsView?
  var indexView: TableIndexView?
  /// The titles of the index; nil while they must be asked for.
  var indexTitles: [String]?
  var prefetched: Set<IndexPath> = []
  private weak var storedDelegate: (any UITableViewDelegate)?
  var contextMenu: ListContextMenu?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    takeStyle()
  }

  open class func snugMake(frame: CGRect, style: Style) -> Self {
    let made = self.init(frame: frame)
    made.decodeStyle(style)
    return made
  }

  public required init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
    takeStyle()
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    takeStyle()
  }

  /// Gives a table that is being decoded the style of its document.
  package func decodeStyle(_ style: Style) {
    self.style = style
    takeStyle()
  }

  override func takeClassDefaults() {
    super.takeClassDefaults()
    alwaysBounceVertical = true
  }

  private func takeStyle() {
    if backgroundColor == nil {
      backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
  }

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      geometry = nil
      heights.forgetAll()
      dataDidChange()
    }
  }
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  open var dragInteractionEnabled = true
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open weak var delegate: (any UITableViewDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      snugScrollDelegate = newValue
      givesViews = (nil, nil)
      watchContextPress()
      heightsDidChange()
    }
  }

  open var rowHeight = automaticDimension {
    didSet {
      rowHeightOrigin = .current
      Runtime.tellLarge(rowHeight, from: "rowHeight")
      if rowHeight != oldValue { heightsDidChange() }
    }
  }
  /// Where the app last gave ``rowHeight``, while an app is checked.
  package private(set) final var rowHeightOrigin = CreationOrigin.unknown
  open var sectionHeaderHeight = automaticDimension {
    didSet {
      Runtime.tellLarge(sectionHeaderHeight, from: "sectionHeaderHeight")
      if sectionHeaderHeight != oldValue { heightsDidChange() }
    }
  }
  open var sectionFooterHeight = automaticDimension {
    didSet {
      Runtime.tellLarge(sectionFooterHeight, from: "sectionFooterHeight")
      if sectionFooterHeight != oldValue { heightsDidChange() }
    }
  }
  open var estimatedRowHeight = automaticDimension {
    didSet {
      Runtime.tellLarge(estimatedRowHeight, from: "estimatedRowHeight")
      if estimatedRowHeight != oldValue { heightsDidChange() }
    }
  }
  open var estimatedSectionHeaderHeight = automaticDimension
  open var estimatedSectionFooterHeight = automaticDimension
  open var sectionHeaderTopPadding = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
  }
  open var fillerRowHeight = automaticDimension {
    didSet { if fillerRowHeight != oldValue { setNeedsLayout() } }
  }
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { setNeedsLayout() } }
  }
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
  /// Points; until it is set, lines begin where texts do, and it says the side margin.
  open var separatorInset: UIEdgeInsets {
    get { storedSeparatorInset.resolved(UITableViewCell.sideMargin(for: bounds.width)) }
    set { storedSeparatorInset = newValue }
  }
  /// As it was set; a left end below zero stands for “as far as the text”.
  final var storedSeparatorInset = UIEdgeInsets.automaticSeparator { didSet { setNeedsLayout() } }
  open var separatorEffect: UIVisualEffect?
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { heightsDidChange() } }
  }
  open var sectionIndexMinimumDisplayRowCount = 0
  open var sectionIndexColor: UIColor? { didSet { indexView?.setNeedsDisplay() } }
  open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
  open var sectionIndexTrackingBackgroundColor: UIColor?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var selectionFollowsFocus = false
  open var allowsFocus = false
  open var allowsFocusDuringEditing = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isPrefetchingEnabled = true
  open var remembersLastFocusedIndexPath = false
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  override var definesContentExtent: Bool { false }

  // MARK: Registering

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registry.cells[identifier] = cellClass.flatMap { TableRegistry.Source($0) }
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registry.cells[identifier] = nib.map(TableRegistry.Source.nib)
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registry.boundaries[identifier] = aClass.flatMap { TableRegistry.Source($0) }
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registry.boundaries[identifier] = nib.map(TableRegistry.Source.nib)
  }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    MethodExchange.run("dequeueReusableCellWithIdentifier:", self, identifier) { $0.dequeue($1) }
  }
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    requireExchangeably(identifier, indexPath)
  }
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    dequeueBoundary(identifier)
  }

  // MARK: Data

  /// The numbers of sections and rows are asked for at once, the cells in the next layout pass.
  open func reloadData() { MethodExchange.run("reloadData", self) { $0.reload() } }
  open func reloadSectionIndexTitles() { indexDidChange() }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    MethodExchange.run("reloadRowsAtIndexPaths:withRowAnimation:", self, indexPaths, animation) {
      $0.change($1.map { .reloadItem(ListPath($0)) }, $2)
    }
  }
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    MethodExchange.run("insertRowsAtIndexPaths:withRowAnimation:", self, indexPaths, animation) {
      $0.change($1.map { .insertItem(ListPath($0)) }, $2)
    }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    MethodExchange.run("deleteRowsAtIndexPaths:withRowAnimation:", self, indexPaths, animation) {
      $0.change($1.map { .deleteItem(ListPath($0)) }, $2)
    }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    MethodExchange.run("moveRowAtIndexPath:toIndexPath:", self, indexPath, newIndexPath) {
      $0.change([.moveItem(from: ListPath($1), to: ListPath($2))])
    }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    MethodExchange.run("reloadSections:withRowAnimation:", self, sections, animation) {
      $0.change($1.map { .reloadSection($0) }, $2)
    }
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    MethodExchange.run("insertSections:withRowAnimation:", self, sections, animation) {
      $0.change($1.map { .insertSection($0) }, $2)
    }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    MethodExchange.run("deleteSections:withRowAnimation:", self, sections, animation) {
      $0.change($1.map { .deleteSection($0) }, $2)
    }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    MethodExchange.run("moveSection:toSection:", self, section, newSection) {
      $0.change([.moveSection(from: $1, to: $2)])
    }
  }
  open func beginUpdates() { MethodExchange.run("beginUpdates", self) { $0.openBatch() } }
  open func endUpdates() { MethodExchange.run("endUpdates", self) { $0.closeBatch(nil) } }
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    MethodExchange.run("performBatchUpdates:completion:", self, updates, completion) {
      $0.update($1, $2)
    }
  }
  open var numberOfSections: Int {
    dataSource == nil && staticSections == nil ? 1 : counts.count
  }
  open func numberOfRows(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }
  open var hasUncommittedUpdates: Bool { batch != nil }

  // MARK: What is shown

  open var visibleCells: [UITableViewCell] {
    MethodExchange.run("visibleCells", self) { $0.cellsInOrder() }
  }
  open var indexPathsForVisibleRows: [IndexPath]? {
    MethodExchange.run("indexPathsForVisibleRows", self) { $0.pathsInOrder() }
  }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    MethodExchange.run("cellForRowAtIndexPath:", self, indexPath) { $0.cellInSight(at: $1) }
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    MethodExchange.run("indexPathForCell:", self, cell) { $0.shownPath(of: $1) }
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { rowPath(at: point) }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rowPaths(in: rect) }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownBoundaries[.header(section)] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownBoundaries[.footer(section)] as? UITableViewHeaderFooterView
  }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
  open func rectForHeader(inSection section: Int) -> CGRect { boundaryRect(.header(section)) }
  open func rectForFooter(inSection section: Int) -> CGRect { boundaryRect(.footer(section)) }
  open func rect(forSection section: Int) -> CGRect {
    let header = rectForHeader(inSection: section)
    let footer = rectForFooter(inSection: section)
    return CGRect(
      x: header.minX, y: header.minY, width: header.width, height: footer.maxY - header.minY)
  }

  // MARK: Selection and scrolling

  open var indexPathForSelectedRow: IndexPath? { selected.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    selectExchangeably(indexPath, animated, scrollPosition)
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    MethodExchange.run("deselectRowAtIndexPath:animated:", self, indexPath, animated) {
      $0.deselect($1, animated: $2)
    }
  }
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scrollExchangeably(indexPath, scrollPosition, animated)
  }
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = nearestSelected { scroll(to: path, scrollPosition, animated: animated) }
  }

  override func systemTraitsDidChange(from previous: UITraitCollection) {
    super.systemTraitsDidChange(from: previous)
    traitsDidChange(from: previous)
  }

  override func dragWillBegin() { hideSwipeActions() }

  override func installOwnRecognizers() {
    let swipe = RowSwipeRecognizer()
    swipe.list = self
    attach(swipe)
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if let swipe = gestureRecognizer as? RowSwipeRecognizer, swipe.list === self {
      return maySwipe(swipe)
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func glideDidArrive() { landGlide() }

  override func contentTouch(_ touch: UITouch, _ phase: UITouch.Phase) { rowTouch(touch, phase) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    endSwipeOfOtherWidth()
    showRows()
  }
}
