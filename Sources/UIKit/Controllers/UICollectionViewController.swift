// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The view of a collection view's controller, which the collection view fills: what an app adds to the
/// view does not scroll (Documentation/CollectionView.md §1.5).
final class UICollectionViewControllerWrapperView: UIView {
  convenience init(around list: UICollectionView) {
    self.init(frame: list.frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    hold(list)
  }

  /// Shows the collection view over all of its bounds, behind what is there.
  final func hold(_ list: UICollectionView) {
    if list.superview !== self { insertSubview(list, at: 0) }
    list.frame = bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}

/// A controller whose view is filled by a collection view, and that supplies it.
///
/// Declares every optional method of data source and delegate, so that subclasses may override
/// them; one that is not overridden counts as not implemented.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private var startingLayout: UICollectionViewLayout?
  private var ownCollectionView: UICollectionView?
  /// The controller below on a navigation stack whose collection view this one shows, and the layout that
  /// it had there.
  private var lender: (controller: UICollectionViewController, layout: UICollectionViewLayout)?

  open var clearsSelectionOnViewWillAppear = true
  open var useLayoutToLayoutNavigationTransitions = false
  open var installsStandardGestureForInteractiveMovement = true {
    didSet {
      ownCollectionView?.reorderPress?.isEnabled = installsStandardGestureForInteractiveMovement
    }
  }

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    startingLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  open class func snugMake(collectionViewLayout layout: UICollectionViewLayout) -> Self {
    let made = snugMake(nibName: nil, bundle: nil)
    made.startingLayout = layout
    return made
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollectionView ?? viewIfLoaded as? UICollectionView
    }
    set {
      let old = ownCollectionView
      ownCollectionView = newValue
      adopt(newValue)
      guard let newValue else { return }
      if let holder = viewIfLoaded as? UICollectionViewControllerWrapperView {
        if let old, old !== newValue, old.superview === holder { old.removeFromSuperview() }
        holder.hold(newValue)
      } else if viewIfLoaded == nil || viewIfLoaded is UICollectionView {
        view = UICollectionViewControllerWrapperView(around: newValue)
      }
    }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    startingLayout ?? collectionView.collectionViewLayout
  }

  open override func loadView() {
    if let shared = lender?.controller.collectionView {
      let holder = UIView(frame: shared.frame)
      holder.backgroundColor = shared.backgroundColor
      view = holder
      ownCollectionView = shared
      return
    }
    guard let layout = startingLayout else {
      super.loadView()
      // A document's view is the collection view itself.
      if let list = viewIfLoaded as? UICollectionView { collectionView = list }
      return
    }
    collectionView = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: layout)
  }

  private func adopt(_ collectionView: UICollectionView?) {
    guard let collectionView else { return }
    if collectionView.dataSource == nil { collectionView.dataSource = self }
    if collectionView.delegate == nil { collectionView.delegate = self }
    if installsStandardGestureForInteractiveMovement { collectionView.installReorderPress() }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard lender == nil else { return }
    guard clearsSelectionOnViewWillAppear, let collectionView = collectionView else { return }
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }

  /// Takes the collection view along, so it loads the view, as in a table's controller.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView?.isEditing = editing
  }

  // MARK: One collection view for several controllers

  /// Whether this controller shows the collection view of another.
  final var borrows: Bool { lender != nil }

  /// Shows the collection view of the controller below instead of one of its own, where that was asked for
  /// (Documentation/Containers.md §3.8).
  final func borrow(from below: UIViewController?) {
    guard useLayoutToLayoutNavigationTransitions, lender == nil, viewIfLoaded == nil,
      let below = below as? UICollectionViewController, let shared = below.collectionView
    else { return }
    lender = (below, shared.collectionViewLayout)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    takeBackCollectionView()
    guard lender != nil, let shared = ownCollectionView, let holder = viewIfLoaded else { return }
    if shared.superview !== holder {
      shared.frame = holder.bounds
      holder.addSubview(shared)
    }
    guard let startingLayout, shared.collectionViewLayout !== startingLayout else { return }
    shared.setCollectionViewLayout(startingLayout, animated: animated)
  }

  /// Shows its collection view again where a controller above had borrowed it.
  private func takeBackCollectionView() {
    guard lender == nil, let own = ownCollectionView,
      let holder = viewIfLoaded as? UICollectionViewControllerWrapperView,
      let other = own.superview, other !== holder,
      other.ownedByController is UICollectionViewController
    else { return }
    holder.hold(own)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard isMovingFromParent, let lender else { return }
    ownCollectionView?.setCollectionViewLayout(lender.layout, animated: animated)
  }

  // MARK: Data source

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    0
  }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    Runtime.raise(
      .internalInconsistency,
      "UICollectionView dataSource \(ProgrammingError.name(of: self)) must return a cell from "
        + "-collectionView:cellForItemAtIndexPath:")
  }

  // Scripts/optional-methods: UICollectionViewDataSource, UICollectionViewDelegate, UIScrollViewDelegate.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { unimplemented(1) }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { unimplemented(UICollectionReusableView(frame: .zero)) }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { unimplemented(false) }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { unimplemented(()) }
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { unimplemented(nil) }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { unimplemented(IndexPath(item: 0, section: 0)) }
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { unimplemented(true) }
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { unimplemented(()) }
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { unimplemented(()) }
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { unimplemented(true) }
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { unimplemented(true) }
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  { unimplemented(()) }
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { unimplemented(()) }
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { unimplemented(true) }
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { unimplemented(()) }
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { unimplemented(()) }
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { unimplemented(()) }
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { unimplemented(()) }
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { unimplemented(()) }
  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { unimplemented(false) }
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { unimplemented(false) }
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) { unimplemented(()) }
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  { unimplemented(true) }
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { unimplemented(true) }
  open func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { unimplemented(()) }
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    unimplemented(nil)
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { unimplemented(proposedContentOffset) }
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { unimplemented(proposedIndexPath) }
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  { unimplemented(false) }
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    unimplemented(UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout))
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { unimplemented(proposedIndexPath) }
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { unimplemented(false) }
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { unimplemented(()) }
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    unimplemented(())
  }
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { unimplemented(false) }
  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { unimplemented(true) }
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { unimplemented(nil) }
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { unimplemented(nil) }
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { unimplemented(nil) }
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { unimplemented(nil) }
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { unimplemented(()) }
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { unimplemented(nil) }
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { unimplemented(nil) }
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
