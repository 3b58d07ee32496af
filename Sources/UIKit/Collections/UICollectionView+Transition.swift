// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A change of layouts that a gesture drives.
struct LayoutTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

/// Changing from one layout to another (Documentation/CollectionView.md §8).
extension UICollectionView {
  /// Hears whether the transition ran to its end, and whether it was finished or cancelled.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) ->
    Void

  final func switchLayout(
    to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    guard layout !== storedLayout else { return finish(animated: false, completion) }
    let old = storedLayout
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    old.owner = nil
    adopt(layout)
    for view in shown.views.values { view.willTransition(from: old, to: layout) }
    guard announcedBounds != nil else { return finish(animated: false, completion) }
    prepareLayout()
    contentOffset = restingOffset(in: layout)
    let end = { [weak self] (finished: Bool) in
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      guard let self else { return }
      for view in self.shown.views.values { view.didTransition(from: old, to: layout) }
      completion?(finished)
    }
    guard animated, !isShowing else {
      end(true)
      return
    }
    UIView.animate(
      withDuration: Self.updateDuration, animations: { self.layoutIfNeeded() }, completion: end)
  }

  /// Makes `layout` the one that is asked, with nothing known of it.
  private func adopt(_ layout: UICollectionViewLayout) {
    storedLayout = layout
    takeBouncing(of: layout)
    layout.owner = self
    let context = layout.makeContext()
    context.invalidateEverything = true
    layout.invalidateLayout(with: context)
    layoutDidInvalidate(with: context)
  }

  /// Where the content comes to rest after a change: the layout's answer, then the delegate's.
  private func restingOffset(in layout: UICollectionViewLayout) -> CGPoint {
    contentSize = layout.collectionViewContentSize
    let wanted = layout.targetContentOffset(forProposedContentOffset: clamping(contentOffset))
    return optionalCall(on: delegate) {
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: wanted) ?? wanted
    } ?? wanted
  }

  // MARK: By a gesture

  final func beginTransition(
    to next: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    guard transition == nil else {
      Runtime.raise(
        .internalInconsistency,
        "Unable to start an interactive transition while another is in flight")
    }
    let current = storedLayout
    let custom = optionalCall(on: delegate) {
      delegate?.collectionView(self, transitionLayoutForOldLayout: current, newLayout: next)
    }
    let between =
      custom.flatMap { $0 }
      ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
    transition = LayoutTransition(layout: between, completion: completion)
    current.prepareForTransition(to: next)
    next.prepareForTransition(from: current)
    next.owner = self
    for view in shown.views.values { view.willTransition(from: current, to: next) }
    adopt(between)
    return between
  }

  final func endTransition(finishes: Bool) {
    guard let transition else {
      Runtime.raise(
        .internalInconsistency,
        "the collection is not in the middle of an interactive transition")
    }
    self.transition = nil
    let between = transition.layout
    let (kept, left) =
      finishes
      ? (between.nextLayout, between.currentLayout) : (between.currentLayout, between.nextLayout)
    between.owner = nil
    left.owner = nil
    adopt(kept)
    prepareLayout()
    contentOffset = restingOffset(in: kept)
    UIView.animate(
      withDuration: Self.updateDuration, animations: { self.layoutIfNeeded() }
    ) { [weak self] completed in
      left.finalizeLayoutTransition()
      kept.finalizeLayoutTransition()
      for view in self?.shown.views.values.map({ $0 }) ?? [] {
        view.didTransition(from: left, to: kept)
      }
      transition.completion?(completed, finishes)
    }
  }
}
