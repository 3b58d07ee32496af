// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ListGeometry

/// The changes of a batch that is being stated.
struct UpdateBatch {
  var changes: [ListChange] = []
  /// Items whose cells are filled once more, in the list before.
  var reconfigured: [IndexPath] = []
  var depth = 0
  var completions: [(Bool) -> Void] = []
}

extension UICollectionView {
  /// Updates are done before this returns, so closures that do not escape are taken too.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }

  /// Seconds that the animation of a batch takes on the clock.
  static let updateDuration: TimeInterval = 0.3

  /// Adds changes to the batch that is being stated; alone they are a batch of their own.
  final func change(_ changes: [ListChange]) {
    if batch != nil {
      batch?.changes += changes
    } else {
      collect({ self.batch?.changes += changes }, nil)
    }
  }

  final func collect(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    if batch == nil {
      hideSwipeActions()
      if announcedBounds != nil, !isShowing { layoutIfNeeded() }
      _ = counts
      batch = UpdateBatch()
    }
    batch?.depth += 1
    updates?()
    batch?.depth -= 1
    if let completion { batch?.completions.append(completion) }
    guard let finished = batch, finished.depth == 0 else { return }
    batch = nil
    commit(finished)
  }

  /// Checks the batch, moves what is shown, and lets the layout follow
  /// (Documentation/CollectionView.md §7).
  private func commit(_ update: UpdateBatch) {
    if isShownOffScreen { showsOrigin = true }
    let before = counts
    let after = queryCounts()
    items.known = after
    let map = update.listBatch(
      before: before, after: after, items: "item", list: "collection view", description: description
    )
    screenAnchor.move { map.destination(of: ListPath($0))?.indexPath }
    storedLayout.itemsWillMove(map)
    let context = storedLayout.makeContext()
    context.invalidateDataSourceCounts = true
    storedLayout.invalidateLayout(with: context)
    // Items that are reloaded lose their selection.
    selected = selected.filter { !map.reloads(ListPath($0)) }.compactMap {
      map.destination(of: ListPath($0))?.indexPath
    }
    if let target = scrollTarget {
      scrollTarget = map.destination(of: ListPath(target.path)).map {
        ($0.indexPath, target.position, target.offset)
      }
    }
    if let target = glideTarget {
      glideTarget = map.destination(of: ListPath(target.path)).map {
        ($0.indexPath, target.position, target.glide)
      }
    }
    let motion =
      animatesChanges
      ? beginMotion(map) { map.origin(of: ListPath($0)) != nil } : nil
    moveShownViews(map, motion)
    fillAgain(update.reconfigured.compactMap { map.destination(of: ListPath($0))?.indexPath })
    prepareLayout()
    let updates = update.changes.map(UICollectionViewUpdateItem.init)
    storedLayout.prepare(forCollectionViewUpdates: updates)
    setNeedsLayout()
    if let motion {
      follow(motion)
      endMotion(motion)
    } else if !isShowing, announcedBounds != nil || isShownOffScreen {
      layOutItems()
    }
    storedLayout.finalizeCollectionViewUpdates()
    for completion in update.completions { finish(animated: true, completion) }
  }

  /// Whether a batch makes cells although the view was never laid out: its changes are shown at once
  /// without a window, too (Documentation/CollectionView.md §7). A view without a size that lies in
  /// another one waits for its layout.
  private var isShownOffScreen: Bool { window == nil && (superview == nil || !bounds.isEmpty) }

  /// Runs a completion when the animation would be over.
  final func finish(animated: Bool, _ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    let wait = animated && UIView.areAnimationsEnabled ? Self.updateDuration : 0
    Runtime.current.perform(after: wait) { completion(true) }
  }

  /// Gives every view that stays its new index path; the others go, at once or on their way.
  final func moveShownViews(_ map: ListBatch, _ motion: UpdateMotion? = nil) {
    var moved: [ElementKey: UICollectionReusableView] = [:]
    var gone: [ElementKey] = []
    for (key, view) in shown.views {
      var new = key
      if key.category == .cell {
        let path = ListPath(key.indexPath)
        guard !map.reloads(path), let place = map.destination(of: path) else {
          gone.append(key)
          continue
        }
        new.indexPath = place.indexPath
      } else if key.indexPath.count == 2, map.sections.indices.contains(key.indexPath.section) {
        guard let section = map.sections[key.indexPath.section],
          !map.replaces(key.indexPath.section)
        else {
          gone.append(key)
          continue
        }
        new.indexPath = IndexPath(item: key.indexPath.item, section: section)
      }
      moved[new] = view
      motion?.note(view, as: new)
    }
    for key in gone.sorted(by: { $0.indexPath < $1.indexPath }) {
      guard let motion, let view = shown.views[key], let attributes = view.appliedAttributes else {
        recycle(key)
        continue
      }
      motion.leavers.append(
        UpdateMotion.Leaver(key: key, view: view, attributes: attributes, destination: nil))
    }
    shown.views = moved
  }

  /// Has the data source fill cells once more; they keep their place. In a batch, with it.
  final func reconfigure(_ paths: [IndexPath]) {
    if batch != nil {
      batch?.reconfigured += paths
      return
    }
    guard !paths.isEmpty else { return }
    let motion = animatesChanges ? beginMotion(nil) { _ in true } : nil
    fillAgain(paths)
    setNeedsLayout()
    guard let motion else { return }
    follow(motion)
    endMotion(motion)
  }

  private func fillAgain(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = shown.cell(path), let identifier = cell.reuseIdentifier else {
        storedLayout.forgetPreferredSize(at: path)
        continue
      }
      registry.reconfigured = cell
      let filled = dataSource?.collectionView(self, cellForItemAt: path)
      registry.reconfigured = nil
      guard filled === cell else {
        Runtime.raise(
          .internalInconsistency,
          "The cell dequeued for reconfiguration of the item at \(path) must be the existing cell "
            + "with identifier \(identifier)")
      }
      cell.needsPreferredSize = true
    }
  }
}

extension UICollectionViewUpdateItem {
  convenience init(_ change: ListChange) {
    func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
    switch change {
    case .insertItem(let path): self.init(.insert, before: nil, after: path.indexPath)
    case .deleteItem(let path): self.init(.delete, before: path.indexPath, after: nil)
    case .reloadItem(let path):
      self.init(.reload, before: path.indexPath, after: path.indexPath)
    case .moveItem(let source, let target):
      self.init(.move, before: source.indexPath, after: target.indexPath)
    case .insertSection(let index): self.init(.insert, before: nil, after: section(index))
    case .deleteSection(let index): self.init(.delete, before: section(index), after: nil)
    case .reloadSection(let index):
      self.init(.reload, before: section(index), after: section(index))
    case .moveSection(let source, let target):
      self.init(.move, before: section(source), after: section(target))
    }
  }
}
