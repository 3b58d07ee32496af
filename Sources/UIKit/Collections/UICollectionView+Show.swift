// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UICollectionView {
  // MARK: The layout

  /// Follows an invalidation; the work is done in the next layout pass, or in this one's next round.
  final func layoutDidInvalidate(with context: UICollectionViewLayoutInvalidationContext) {
    layoutIsStale = true
    pendingOffsetAdjustment.x += context.contentOffsetAdjustment.x
    pendingOffsetAdjustment.y += context.contentOffsetAdjustment.y
    pendingSizeAdjustment.width += context.contentSizeAdjustment.width
    pendingSizeAdjustment.height += context.contentSizeAdjustment.height
    if !context.isForPreferredSize, !context.isForScrolling {
      for case let cell as UICollectionViewCell in shown.views.values {
        cell.needsPreferredSize = true
      }
    }
    if !isShowing { setNeedsLayout() }
  }

  /// Prepares the layout if it was invalidated.
  final func prepareLayout() {
    guard layoutIsStale, !isPreparing else { return }
    isPreparing = true
    layoutIsStale = false
    _ = counts
    storedLayout.prepare()
    isPreparing = false
    contentSizeIsStale = true
  }

  /// Tells the layout of new bounds, which it may answer by an invalidation.
  private func announceBounds() {
    let new = super.bounds
    guard let old = announcedBounds, old != new else {
      announcedBounds = new
      return
    }
    announcedBounds = new
    boundsSeenByLayout = old
    let isStale = storedLayout.shouldInvalidateLayout(forBoundsChange: new)
    let context = isStale ? storedLayout.invalidationContext(forBoundsChange: new) : nil
    boundsSeenByLayout = nil
    guard let context else { return }
    if old.size == new.size { context.isForScrolling = true }
    storedLayout.invalidateLayout(with: context)
  }

  // MARK: The pass

  /// The layout pass: prepares, sizes cells, shows what is visible (Documentation/CollectionView.md §3).
  final func showItems() {
    guard !isShowing else { return }
    isShowing = true
    defer { isShowing = false }
    announceBounds()
    if items.reloadIsDue {
      items.reloadIsDue = false
      recycleEverything()
    }
    sizing.answers.removeAll(keepingCapacity: true)
    var rounds = 0
    while true {
      settleContentSize()
      let isNew = showRound()
      if !layoutIsStale { break }
      rounds = isNew ? 0 : rounds + 1
      if rounds > SelfSizing.maximumRounds {
        reportLoop(rounds - 1)
        break
      }
    }
    sizing.anchor = nil
    prefetch()
    placeBackground()
  }

  /// Prepares the layout, adopts its content size and keeps what is on screen where it is.
  private func settleContentSize() {
    prepareLayout()
    guard contentSizeIsStale else { return }
    contentSizeIsStale = false
    var size = storedLayout.collectionViewContentSize
    size.width += pendingSizeAdjustment.width
    size.height += pendingSizeAdjustment.height
    pendingSizeAdjustment = .zero
    if size != contentSize { contentSize = size }
    if let (path, position) = waitingScroll, hasItem(path) {
      waitingScroll = nil
      scroll(to: path, position, animated: false)
    }
    followAnchor()
    guard pendingOffsetAdjustment != .zero else { return }
    let offset = contentOffset
    contentOffset = clamping(
      CGPoint(x: offset.x + pendingOffsetAdjustment.x, y: offset.y + pendingOffsetAdjustment.y))
    pendingOffsetAdjustment = .zero
  }

  /// One round: what is visible gets views, cells are asked for their sizes.
  ///
  /// - Returns: Whether an item was asked that was not asked before in this pass.
  private func showRound() -> Bool {
    guard !layoutIsStale else { return false }
    let visible = visibleAttributes()
    var asked = 0
    var isNew = false
    for attributes in visible {
      guard let view = shownView(for: attributes) else { continue }
      view.take(attributes)
      guard let cell = view as? UICollectionViewCell else { continue }
      let isFirst = sizing.answers[attributes.indexPath] == nil
      guard askForSize(of: cell, attributes) else { continue }
      isNew = isNew || isFirst
      asked += 1
      if asked == SelfSizing.batch, layoutIsStale { break }
    }
    guard !layoutIsStale else {
      if asked > 0 { holdStill(visible) }
      return isNew
    }
    recycleHidden(visible)
    announce(visible)
    return isNew
  }

  /// What the layout puts into the bounds, each element once, in the layout's order.
  private func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    let rect = super.bounds
    var seen: Set<ElementKey> = []
    let elements = (storedLayout.layoutAttributesForElements(in: rect) ?? []).filter {
      $0.frame.intersects(rect) && !$0.isHidden && seen.insert($0.key).inserted
    }
    return movement == nil ? elements : following(movement, elements)
  }

  /// Remembers where the first item is that was on screen before this pass, or else the first below
  /// the visible edge, so that it stays there on screen.
  private func holdStill(_ visible: [UICollectionViewLayoutAttributes]) {
    let start = CGPoint(
      x: contentOffset.x + adjustedContentInset.left, y: contentOffset.y + adjustedContentInset.top)
    guard start.x > 0 || start.y > 0 else { return }
    let below = visible.filter {
      $0.representedElementCategory == .cell && $0.frame.minY >= start.y - 0.5
        && $0.frame.minX >= start.x - 0.5
    }
    let anchor = below.first { shown.views[$0.key]?.isAnnounced == true } ?? below.first
    if let anchor { sizing.anchor = (anchor.indexPath, anchor.frame.origin) }
  }

  /// Scrolls by as much as the remembered item was moved.
  private func followAnchor() {
    guard let (path, old) = sizing.anchor else { return }
    sizing.anchor = nil
    guard let new = storedLayout.layoutAttributesForItem(at: path)?.frame.origin else { return }
    let offset = clamping(
      CGPoint(x: contentOffset.x + new.x - old.x, y: contentOffset.y + new.y - old.y))
    if offset != contentOffset { contentOffset = offset }
  }

  /// The view of an element, made and put in its place if there is none.
  private func shownView(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let key = attributes.key
    if let view = shown.views[key] { return view }
    guard let view = makeView(for: attributes) else { return nil }
    shown.views[key] = view
    view.appliedAttributes = nil
    view.isAnnounced = false
    if let cell = view as? UICollectionViewCell {
      cell.isSelected = selected.contains(attributes.indexPath)
    }
    insert(view, zIndex: attributes.zIndex)
    return view
  }

  /// Puts a view in front of those with a lesser or equal zIndex.
  private func insert(_ view: UICollectionReusableView, zIndex: Int) {
    let above = subviews.firstIndex {
      guard let other = $0 as? UICollectionReusableView else { return false }
      return (other.appliedAttributes?.zIndex ?? 0) > zIndex
    }
    if let above { insertSubview(view, at: above) } else { addSubview(view) }
  }

  private func reportLoop(_ rounds: Int) {
    layoutIsStale = false
    let text =
      "UICollectionView (\(description)) is stuck in its update/layout loop. This can happen for "
      + "many reasons, including self-sizing views whose preferred attributes are not returning a "
      + "consistent size. To debug this issue, check the Console app for logs in the "
      + "\"UICollectionViewRecursion\" category."
    Runtime.current.report(
      LayoutIssue(.listDidNotSettle(rounds: rounds, text: text), view: self))
  }

  private func placeBackground() {
    guard let backgroundView else { return }
    let frame = super.bounds
    if backgroundView.frame != frame { backgroundView.frame = frame }
    if subviews.first !== backgroundView { sendSubviewToBack(backgroundView) }
  }
}
