// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry

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
      for view in shown.views.values { view.needsPreferredSize = true }
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
  ///
  /// - Returns: The old bounds where their size changes in an animation.
  private func announceBounds() -> CGRect? {
    let new = super.bounds
    guard let old = announcedBounds, old != new else {
      announcedBounds = new
      return nil
    }
    announcedBounds = new
    boundsSeenByLayout = old
    let isStale = storedLayout.shouldInvalidateLayout(forBoundsChange: new)
    let context = isStale ? storedLayout.invalidationContext(forBoundsChange: new) : nil
    boundsSeenByLayout = nil
    if let context {
      if old.size == new.size { context.isForScrolling = true }
      storedLayout.invalidateLayout(with: context)
    }
    return old.size != new.size && UIView.inheritedAnimationDuration > 0 ? old : nil
  }

  // MARK: The pass

  /// The layout pass: prepares, sizes cells, shows what is visible (Documentation/CollectionView.md §3).
  final func showItems() {
    guard !isShowing else { return }
    isShowing = true
    defer { isShowing = false }
    let resize = resizeMotion()
    // What is on screen is held in a view of another size, also where the layout does not care.
    if let announcedBounds, announcedBounds.size != super.bounds.size { contentSizeIsStale = true }
    let animatedFrom = announceBounds()
    if items.reloadIsDue {
      items.reloadIsDue = false
      recycleEverything()
    }
    sizing.answers.removeAll(keepingCapacity: true)
    if let found = scrollTarget?.offset, found != contentOffset { scrollTarget = nil }
    var hold = screenAnchor.hold(in: self, anchorAxis)
    var rounds = 0
    var frames: [CGRect] = []
    if let animatedFrom {
      prepareLayout()
      storedLayout.prepare(forAnimatedBoundsChange: animatedFrom)
    }
    while true {
      settleContentSize(hold)
      let isNew = showRound(&hold)
      if !layoutIsStale { break }
      rounds = isNew ? 0 : rounds + 1
      if rounds == SelfSizing.maximumRounds { frames = subviews.map(\.frame) }
      if rounds > SelfSizing.maximumRounds {
        reportLoop(rounds - 1, isStill: subviews.map(\.frame) == frames)
        break
      }
    }
    storedLayout.sizesDidSettle()
    if animatedFrom != nil { storedLayout.finalizeAnimatedBoundsChange() }
    if scrollTarget?.offset != nil { scrollTarget = nil }
    if let resize {
      arrive(resize)
      endMotion(resize)
    }
    prefetch()
    placeBackground()
  }

  /// The motion of cells that said their size changed, unless a batch moves them already.
  private func resizeMotion() -> UpdateMotion? {
    defer { resizeIsAnimated = false }
    guard resizeIsAnimated, UIView.areAnimationsEnabled, updateMotion == nil, !items.reloadIsDue,
      announcedBounds?.size == super.bounds.size
    else { return nil }
    let motion = beginMotion(nil) { _ in true }
    updateMotion = motion
    return motion
  }

  /// Prepares the layout, adopts its content size and keeps what is on screen where it is.
  private func settleContentSize(_ hold: ScreenAnchor.Hold?) {
    prepareLayout()
    guard contentSizeIsStale else {
      if scrollersAreTurned { placeScrollers() }
      return
    }
    contentSizeIsStale = false
    placeScrollers()
    var size = storedLayout.collectionViewContentSize
    size.width += pendingSizeAdjustment.width
    size.height += pendingSizeAdjustment.height
    pendingSizeAdjustment = .zero
    if size != contentSize { contentSize = size }
    guard pendingOffsetAdjustment != .zero else { return keep(hold) }
    let offset = contentOffset
    shift(
      to: clamping(
        CGPoint(x: offset.x + pendingOffsetAdjustment.x, y: offset.y + pendingOffsetAdjustment.y)))
    pendingOffsetAdjustment = .zero
  }

  /// Scrolls to the item that was asked for, else so that a held item stays where it was on screen.
  private func keep(_ hold: ScreenAnchor.Hold?) {
    if let target = scrollTarget, hasItem(target.path) {
      let offset = offset(showing: target.path, target.position)
      if offset != contentOffset { contentOffset = offset }
      scrollTarget?.offset = offset
      return
    }
    if let hold, hasItem(hold.path), Runtime.current.listsStandStill,
      let frame = storedLayout.layoutAttributesForItem(at: hold.path)?.frame
    {
      let before = contentOffset
      follow(hold, at: frame, anchorAxis)
      if updateMotion == nil {
        shiftLeavers(by: CGPoint(x: contentOffset.x - before.x, y: contentOffset.y - before.y))
      }
    }
    guard let target = glideTarget else { return }
    if target.glide == currentGlide, hasItem(target.path) {
      redirectGlide(to: offset(showing: target.path, target.position))
    } else {
      glideTarget = nil
    }
  }

  /// The axis along which items are held: the one along which there is more than fits.
  private var anchorAxis: Axis {
    let isWide = contentSize.width > super.bounds.width + 0.5
    return isWide && contentSize.height <= super.bounds.height + 0.5 ? .horizontal : .vertical
  }

  /// One round: what is visible gets views, cells are asked for their sizes.
  ///
  /// - Returns: Whether an item was asked that was not asked before in this pass.
  private func showRound(_ hold: inout ScreenAnchor.Hold?) -> Bool {
    guard !layoutIsStale else { return false }
    let visible = visibleAttributes()
    if hold == nil { hold = firstHold(visible) }
    var asked = 0
    var isNew = false
    for attributes in visible {
      guard let view = shownView(for: attributes) else { continue }
      put(view, attributes)
      guard attributes.representedElementCategory != .decorationView else { continue }
      let isFirst = sizing.answers[attributes.key] == nil
      guard askForSize(of: view, attributes) else { continue }
      isNew = isNew || isFirst
      asked += 1
      if asked == SelfSizing.batch, layoutIsStale { break }
    }
    guard !layoutIsStale else { return isNew }
    recycleHidden(visible)
    announce(visible)
    // What a finger carries is nowhere.
    let cells = visible.filter {
      $0.representedElementCategory == .cell && $0.indexPath != movement?.current
    }
    screenAnchor.note(
      self, anchorAxis,
      cells.sorted { $0.indexPath < $1.indexPath }
        .map { ($0.indexPath, $0.frame) }, last: lastItem(of: counts))
    return isNew
  }

  /// What the layout puts into the bounds, each element once, in the layout's order.
  private func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    var rect = super.bounds
    if showsOrigin, window == nil, rect.isEmpty {
      rect.size = CGSize(width: max(rect.width, 1), height: max(rect.height, 1))
    }
    var seen: Set<ElementKey> = []
    let elements = (storedLayout.layoutAttributesForElements(in: rect) ?? []).filter {
      $0.visibleFrame.intersects(rect) && !$0.isHidden && seen.insert($0.key).inserted
    }
    return movement == nil ? elements : following(movement, elements)
  }

  /// The first item below the visible edge, to be held where the estimates put it.
  private func firstHold(_ visible: [UICollectionViewLayoutAttributes]) -> ScreenAnchor.Hold? {
    let axis = anchorAxis
    guard !ends(along: axis).start else { return nil }
    let free = super.bounds.inset(by: adjustedContentInset)
    let edge = axis == .vertical ? free.minY : free.minX
    func start(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
      axis == .vertical ? attributes.frame.minY : attributes.frame.minX
    }
    let first = visible.first {
      $0.representedElementCategory == .cell && start($0) >= edge - 0.5
    }
    return first.map { .start($0.indexPath, start($0) - edge) }
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
    let host = attributes.scroller.flatMap { scrollers[$0.section] } ?? self
    insert(view, zIndex: attributes.zIndex, in: host)
    return view
  }

  /// Gives a view its attributes; one that is new takes no part in animations of now.
  private func put(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    guard !AnimationBlock.open.isEmpty, view.appliedAttributes == nil || updateMotion != nil else {
      return view.take(attributes)
    }
    UIView.performWithoutAnimation { view.take(attributes) }
  }

  /// Puts a view in front of those with a lesser or equal zIndex.
  private func insert(_ view: UICollectionReusableView, zIndex: Int, in host: UIView) {
    let above = host.subviews.firstIndex {
      guard let other = $0 as? UICollectionReusableView else { return false }
      return (other.appliedAttributes?.zIndex ?? 0) > zIndex
    }
    if let above { host.insertSubview(view, at: above) } else { host.addSubview(view) }
  }

  private func reportLoop(_ rounds: Int, isStill: Bool) {
    layoutIsStale = false
    let text =
      "UICollectionView (\(description)) is stuck in its update/layout loop. This can happen for "
      + "many reasons, including self-sizing views whose preferred attributes are not returning a "
      + "consistent size. To debug this issue, check the Console app for logs in the "
      + "\"UICollectionViewRecursion\" category."
    Runtime.current.report(
      LayoutIssue(.listDidNotSettle(rounds: rounds, text: text), view: self, isStill: isStill))
  }

  private func placeBackground() {
    guard let backgroundView else { return }
    let frame = super.bounds
    if backgroundView.frame != frame { backgroundView.frame = frame }
    if subviews.first !== backgroundView { sendSubviewToBack(backgroundView) }
  }
}
