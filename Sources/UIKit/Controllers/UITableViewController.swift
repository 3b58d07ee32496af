// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A controller whose view is a table view and that supplies it.
///
/// Declares every optional method of data source and delegate, so that subclasses may override
/// them; one that is not overridden counts as not implemented. A static table of a storyboard
/// answers for itself.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private var style = UITableView.Style.plain
  private var ownTableView: UITableView?
  private var isArchived = false

  open var clearsSelectionOnViewWillAppear = true
  open var refreshControl: UIRefreshControl? {
    get { viewIfLoaded == nil ? nil : tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  open class func snugMake(style: UITableView.Style) -> Self {
    let made = snugMake(nibName: nil, bundle: nil)
    made.style = style
    return made
  }

  public required init?(coder: NSCoder) {
    isArchived = !(coder is BlankCoder)
    super.init(coder: coder)
  }

  open var tableView: UITableView! {
    get {
      loadViewIfNeeded()
      return ownTableView ?? viewIfLoaded as? UITableView
    }
    set {
      ownTableView = newValue
      adopt(newValue)
      if viewIfLoaded == nil || viewIfLoaded is UITableView { view = newValue }
    }
  }

  open override func loadView() {
    guard !isArchived, nibName == nil else {
      super.loadView()
      adopt(viewIfLoaded as? UITableView)
      return
    }
    let made = UITableView(frame: UIScreen.main.bounds, style: style)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ownTableView = made
    adopt(made)
    view = made
  }

  private func adopt(_ tableView: UITableView?) {
    guard let tableView else { return }
    if tableView.dataSource == nil { tableView.dataSource = self }
    if tableView.delegate == nil { tableView.delegate = self }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let tableView = tableView else { return }
    for path in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: path, animated: animated)
    }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  // MARK: Data source

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticSections?[section].cells.count ?? 0
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let statics = tableView.staticSections else {
      Runtime.raise(
        .internalInconsistency,
        "UITableView (\(ProgrammingError.name(of: tableView))) failed to obtain a cell from its "
          + "dataSource (\(ProgrammingError.name(of: self)))")
    }
    return statics[indexPath.section].cells[indexPath.row]
  }

  // Scripts/optional-methods: UITableViewDataSource, UITableViewDelegate, UIScrollViewDelegate.
  open func numberOfSections(in tableView: UITableView) -> Int { unimplemented(1) }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    unimplemented(nil)
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    unimplemented(nil)
  }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    unimplemented(true)
  }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    unimplemented(false)
  }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { unimplemented(nil) }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { unimplemented(0) }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { unimplemented(()) }
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { unimplemented(()) }
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { unimplemented(()) }
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { unimplemented(()) }
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { unimplemented(()) }
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { unimplemented(()) }
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { unimplemented(()) }
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { unimplemented(()) }
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    unimplemented(0)
  }
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    unimplemented(0)
  }
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    unimplemented(0)
  }
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { unimplemented(0) }
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  { unimplemented(0) }
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  { unimplemented(0) }
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    unimplemented(nil)
  }
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    unimplemented(nil)
  }
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { unimplemented(()) }
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    unimplemented(true)
  }
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    unimplemented(())
  }
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    unimplemented(())
  }
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  { unimplemented(indexPath) }
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { unimplemented(indexPath) }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    unimplemented(())
  }
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    unimplemented(())
  }
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { unimplemented(.delete) }
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { unimplemented(nil) }
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { unimplemented(true) }
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    unimplemented(())
  }
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    unimplemented(())
  }
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { unimplemented(proposedDestinationIndexPath) }
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { unimplemented(0) }
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  { unimplemented(false) }
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { unimplemented(false) }
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { unimplemented(()) }
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    unimplemented(true)
  }
  open func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { unimplemented(true) }
  open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { unimplemented(()) }
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    unimplemented(nil)
  }
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { unimplemented(nil) }
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { unimplemented(nil) }
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { unimplemented(nil) }
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { unimplemented(false) }
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { unimplemented(()) }
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    unimplemented(())
  }
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { unimplemented(true) }
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    unimplemented(())
  }
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  { unimplemented(false) }
  open func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { unimplemented(true) }
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { unimplemented(nil) }
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { unimplemented(nil) }
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { unimplemented(nil) }
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { unimplemented(()) }
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { unimplemented(()) }
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { unimplemented(()) }
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { unimplemented(()) }
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { unimplemented(()) }
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    unimplemented(())
  }
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { unimplemented(()) }
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { unimplemented(()) }
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { unimplemented(()) }
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { unimplemented(nil) }
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    unimplemented(())
  }
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { unimplemented(()) }
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { unimplemented(true) }
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { unimplemented(()) }
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    unimplemented(())
  }
  // Scripts/optional-methods ends.
}
