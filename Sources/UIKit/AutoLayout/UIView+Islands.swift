// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry

/// Which island a view belongs to, and what it tells its island.
extension UIView {
  /// Whether the frame is given from outside Auto Layout.
  final var hasGivenFrame: Bool {
    translatesAutoresizingMaskIntoConstraints || isLayoutIslandRoot
  }

  /// Whether the view is the root of an island of its own: nothing outside constrains it or
  /// anything inside it (Documentation/AutoLayout.md §3).
  final var isLayoutRoot: Bool {
    guard parent != nil else { return true }
    return constraintStorage.memberIsland == nil && constraintStorage.crossings == 0
      && !constraintStorage.joinsOuterIsland && hasGivenFrame
      && (isLayoutIslandRoot || constraintStorage.ownSizeConstraints == 0)
  }

  /// The root of the island that this view is a member of; itself when it is a root. O(depth).
  final var layoutRoot: UIView {
    if let root = constraintStorage.memberIsland?.root { return root }
    var view = self
    while !view.isLayoutRoot, let above = view.parent { view = above }
    return view
  }

  /// The island this view has variables in, or is the root of; nil before the first solve.
  final var currentIsland: LayoutIsland? {
    constraintStorage.memberIsland ?? (isLayoutRoot ? constraintStorage.island : nil)
  }

  /// Makes sure that this root's island is solved in the next pass.
  final func markIsland() {
    guard !marks.contains(.islandIsDue) else { return }
    marks.insert(.islandIsDue)
    propagateLayoutMark()
    islandDidChange()
  }

  /// The item of this view or of one of its guides, if it takes part in an island now.
  private final func islandItem() -> (LayoutIsland, LayoutItem)? {
    guard let island = currentIsland, let item = island.item(for: self) else { return nil }
    return (island, item)
  }

  private final func refresh(_ change: (LayoutItem) -> Void) {
    guard let (island, item) = islandItem() else { return }
    change(item)
    island.queue(item)
    island.root?.markIsland()
  }

  // MARK: What the passes call

  final func solveIsland() {
    marks.remove(.islandIsDue)
    guard isLayoutRoot else { return layoutRoot.markIsland() }
    requireIsland().solve()
  }

  final func requireIsland() -> LayoutIsland {
    if let island = constraintStorage.island { return island }
    let island = LayoutIsland(root: self)
    constraintStorage.island = island
    return island
  }

  /// The default `layoutSubviews`: gives constrained subviews their solved frames, on pixels
  /// (Documentation/AutoLayout.md §7.3).
  final func applyLayout() {
    marks.insert(.hasAppliedLayout)
    let root = layoutRoot
    if root.marks.contains(.islandIsDue) { root.solveIsland() }
    guard let island = currentIsland else { return }
    let grid = island.grid
    for child in children where !child.hasGivenFrame {
      guard child.constraintStorage.memberIsland === island, let item = island.item(for: child),
        let frame = item.frame, !child.isUnknownToConstraints(item)
      else { continue }
      child.takeSolvedFrame(grid.snapping(frame))
    }
    guard definesContentExtent, let item = island.item(for: self), let extents = item.extents else {
      return
    }
    let width = grid.snapping(island.solver.value(of: extents.width))
    let height = grid.snapping(island.solver.value(of: extents.height))
    constraintStorage.systemGuides.first { $0.role == .scrollContent }?.solvedFrame = CGRect(
      x: 0, y: 0, width: width, height: height)
    contentExtentDidSolve(
      width: item.usedExtents.contains(.horizontal) ? width : nil,
      height: item.usedExtents.contains(.vertical) ? height : nil)
  }

  /// Whether no active constraint and no size of its own says anything of the view: it keeps the frame
  /// that it was given, though it does not translate its mask (Documentation/AutoLayout.md §6.3).
  private func isUnknownToConstraints(_ item: LayoutItem) -> Bool {
    item.naturalSize.width < 0 && item.naturalSize.height < 0 && isUnnamedByConstraints
  }

  /// Whether no active constraint names the view or a guide of its own.
  private var isUnnamedByConstraints: Bool {
    let storage = constraintStorage
    guard storage.crossings == 0, storage.ownSizeConstraints == 0, storage.guests.isEmpty else {
      return false
    }
    return !storage.held.contains { isOwn($0.firstItem) || isOwn($0.secondItem) }
  }

  /// Whether the app gives the view its frame after each layout, though it does not translate its mask:
  /// no constraint names it, and it is not where its natural size alone would leave it.
  package final var isPlacedByHand: Bool {
    guard isUnnamedByConstraints, let island = constraintStorage.memberIsland,
      let solved = island.item(for: self)?.frame
    else { return false }
    return island.grid.snapping(solved) != frame
  }

  /// Whether an item of a constraint is the view or a guide of its own.
  private func isOwn(_ item: AnyObject?) -> Bool {
    item === self || (item as? UILayoutGuide)?.owningView === self
  }

  /// Sets bounds and centre, as UIKit does; the transform stays.
  private func takeSolvedFrame(_ frame: CGRect) {
    if bounds.size != frame.size { bounds.size = frame.size }
    let anchor = layer.anchorPoint
    let position = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if center != position { center = position }
  }

  /// Makes a view without superview that does not translate its mask as large as the constraints that
  /// name it have it; it stays where it is (Documentation/AutoLayout.md §3.4).
  final func takeOwnSize(_ size: CGSize, on grid: PixelGrid) {
    guard parent == nil, !hasGivenFrame, !isUnnamedByConstraints else { return }
    let snapped = CGSize(width: grid.snapping(size.width), height: grid.snapping(size.height))
    guard snapped != bounds.size else { return }
    takeSolvedFrame(CGRect(origin: frame.origin, size: snapped))
  }

  // MARK: What setters call

  /// Follows a change of the frame: a root's size is given anew, a mask's rows move.
  final func ownGeometryDidChange(sizeChanged: Bool) {
    if let island = constraintStorage.memberIsland {
      guard hasGivenFrame, let item = island.item(for: self) else { return }
      item.autoresizingIsStale = true
      island.queue(item)
      island.root?.markIsland()
    } else if sizeChanged, constraintStorage.island != nil {
      markIsland()
    }
  }

  final func contentOffsetDidChange() {
    guard definesContentExtent else { return }
    refresh { $0.constantsAreStale = true }
  }

  final func insetConstantsMayHaveChanged() {
    guard let (island, item) = islandItem(), !item.constantUsers.isEmpty else { return }
    item.constantsAreStale = true
    island.queue(item)
    island.root?.markIsland()
  }

  /// Directions changed: the constraints held here are stated anew.
  final func constraintExpressionsMayHaveChanged() {
    for constraint in constraintStorage.held + constraintStorage.guests {
      constraint.restate()
    }
  }

  /// A view that says so inside its own `layoutSubviews` is asked in the next constraints pass, when
  /// that layout is done (Documentation/AutoLayout.md §7.1).
  final func intrinsicContentSizeDidChange() {
    markConstraints()
    if marks.contains(.isLayingOut) {
      marks.insert(.contentIsDue)
    } else {
      askForIntrinsicContentSize()
    }
  }

  final func askForIntrinsicContentSize() {
    marks.remove(.contentIsDue)
    if let island = currentIsland {
      refresh { $0.contentIsStale = true }
      if island.root === self { island.item(for: self)?.contentIsStale = true }
    }
    parent?.markLayout()
  }

  final func setContentPriority(
    _ priority: UILayoutPriority, at path: WritableKeyPath<ConstraintStorage, [UILayoutPriority]>,
    for axis: NSLayoutConstraint.Axis
  ) {
    guard constraintStorage[keyPath: path][axis.rawValue] != priority else { return }
    constraintStorage[keyPath: path][axis.rawValue] = priority
    refresh { $0.contentIsStale = true }
    // A row of texts may share its width otherwise (Documentation/StackView.md §3.5).
    (parent as? any ArrangedSubviewObserving)?.subviewDidChangePriority(self)
  }

  /// The mask, or whether it counts, changed: the view may become or cease to be a root.
  final func autoresizingRulesDidChange() {
    if constraintStorage.memberIsland != nil {
      return refresh { $0.autoresizingIsStale = true }
    }
    guard parent != nil, !isLayoutRoot else { return }
    joinOuterIsland()
  }

  /// The view ceased to be a root: its own island ends and the outer one takes its content in.
  final func joinOuterIsland() {
    constraintStorage.island?.dissolve()
    constraintStorage.island = nil
    let root = layoutRoot
    root.constraintStorage.island?.membershipIsStale = true
    root.markIsland()
  }

  /// The view has another superview, or none.
  final func constraintContextDidChange() {
    if parent == nil {
      // Members were taken out in `dropConstraintsToOutside`; what is left is a root.
      if marks.contains(.islandIsDue) { propagateLayoutMark() }
    } else if !isLayoutRoot {
      joinOuterIsland()
    }
  }

  /// Before leaving its superview: constraints to the outside end, and the outer island forgets
  /// the subtree.
  final func dropConstraintsToOutside() {
    if constraintStorage.crossings > 0 {
      var ancestor = parent
      while let view = ancestor {
        let crossing = (view.constraintStorage.held + view.constraintStorage.guests).filter {
          $0.anchorView !== self && !($0.anchorView?.isDescendant(of: self) ?? true)
            && $0.touches(self)
        }
        for constraint in crossing { constraint.isActive = false }
        if constraintStorage.crossings == 0 { break }
        ancestor = view.parent
      }
    }
    if let island = constraintStorage.memberIsland {
      island.dropSubtree(self)
      island.root?.markIsland()
      if hasActiveConstraints { marks.insert(.islandIsDue) }
    }
  }

  private var hasActiveConstraints: Bool {
    if !constraintStorage.held.isEmpty || !constraintStorage.guests.isEmpty { return true }
    return children.contains { $0.hasActiveConstraints }
  }

  final func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    topmostView.updateConstraintsInTree()
    if isLayoutRoot {
      let island = requireIsland()
      let before = island.changes
      let size = island.fittingSize(target, horizontal: horizontal, vertical: vertical)
      if let work = LayoutWork.current {
        work.didFit(
          self, target, [horizontal.rawValue, vertical.rawValue],
          version: (before, island.changes), answer: size)
      }
      return size
    }
    let island = LayoutIsland(root: self, isTemporary: true)
    return island.fittingSize(target, horizontal: horizontal, vertical: vertical)
  }

  /// One axis of the frame, as the mask sees it.
  final func autoresizingSpan(along axis: Axis, in parent: UIView) -> AutoresizingSpan {
    let frame = layer.frame
    let mask = spanMask
    if axis == .horizontal {
      return AutoresizingSpan(
        start: frame.minX, length: frame.width, total: parent.bounds.width,
        startIsFlexible: mask.contains(.flexibleLeftMargin),
        lengthIsFlexible: mask.contains(.flexibleWidth),
        endIsFlexible: mask.contains(.flexibleRightMargin))
    }
    return AutoresizingSpan(
      start: frame.minY, length: frame.height, total: parent.bounds.height,
      startIsFlexible: mask.contains(.flexibleTopMargin),
      lengthIsFlexible: mask.contains(.flexibleHeight),
      endIsFlexible: mask.contains(.flexibleBottomMargin))
  }
}
