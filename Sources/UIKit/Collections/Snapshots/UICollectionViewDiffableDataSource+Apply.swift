// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Lists whose items can be opened and closed by a tap on their disclosure.
@MainActor
protocol OutlineSource: AnyObject {
  func toggleOutline(at indexPath: IndexPath)
}

extension UICollectionViewDiffableDataSource {
  final func show(_ snapshot: Snapshot, animated: Bool, _ completion: (() -> Void)?) {
    change(to: snapshot, animated: animated, completion) { $0.show(snapshot) }
  }

  final func show(
    _ outline: Outline, in section: SectionIdentifierType, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    let snapshot = state.snapshot(with: outline, in: section)
    change(to: snapshot, animated: animated, completion) { $0.show(snapshot, outline, of: section) }
  }

  private func change(
    to snapshot: Snapshot, animated: Bool, _ completion: (() -> Void)?,
    _ adopt: @escaping (inout DiffableState<SectionIdentifierType, ItemIdentifierType>) -> Void
  ) {
    guard let collectionView else { return }
    guard state.hasContents else {
      adopt(&state)
      collectionView.reloadData()
      collectionView.finish(animated: false) { _ in completion?() }
      return
    }
    let update = {
      let changes = snapshot.changes(from: self.state.current)
      let completions = completion.map { completion in { (_: Bool) in completion() } }
      let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap {
        self.state.place(of: $0)?.indexPath
      }
      collectionView.performBatchUpdates(
        {
          adopt(&self.state)
          collectionView.change(changes)
          collectionView.reconfigureItems(at: reconfigured)
        }, completion: completions)
    }
    if animated { update() } else { UIView.performWithoutAnimation(update) }
    refreshOutlines()
  }

  /// Sizes and place on screen go along with the items that the new snapshot has too.
  final func reload(with snapshot: Snapshot, _ completion: (() -> Void)?) {
    let old = state
    state.show(snapshot)
    let places = state.current.places
    collectionView?.dataDidChange { path in
      old.item(at: path).flatMap { places[$0]?.indexPath }
    }
    collectionView?.finish(animated: false) { _ in completion?() }
  }

  // MARK: Outlines

  private func toggle(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
    var outline = state.outline(of: section)
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let provider = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: provider(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    show(outline, in: section, animated: true, nil)
  }

  final func toggle(_ path: IndexPath) {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section)
    else { return }
    toggle(item, in: section)
  }

  /// A list cell shows how deep its item lies, and whether it is open.
  final func adoptOutline(
    _ cell: UICollectionViewCell, _ item: ItemIdentifierType, _ path: IndexPath
  ) {
    guard let cell = cell as? UICollectionViewListCell,
      let section = sectionIdentifier(for: path.section), state.hasOutline(section)
    else { return }
    let outline = state.outline(of: section)
    cell.indentationLevel = outline.level(of: item)
    cell.isOutlineOpen = outline.isExpanded(item)
  }

  private func refreshOutlines() {
    guard let collectionView else { return }
    for path in collectionView.indexPathsForVisibleItems {
      guard let cell = collectionView.cellForItem(at: path), let item = itemIdentifier(for: path)
      else { continue }
      adoptOutline(cell, item, path)
    }
  }

  // MARK: Moving by hand

  final func reorder(_ source: IndexPath, to target: IndexPath) {
    guard let item = itemIdentifier(for: source),
      let section = sectionIdentifier(for: target.section)
    else { return }
    let old = state
    var new = old.current
    new.deleteItems([item])
    let others = new.itemIdentifiers(inSection: section)
    if others.indices.contains(target.item) {
      new.insertItems([item], beforeItem: others[target.item])
    } else {
      new.appendItems([item], toSection: section)
    }
    let touched = [source.section, target.section].reduce(into: [SectionIdentifierType]()) {
      if let name = sectionIdentifier(for: $1), !$0.contains(name) { $0.append(name) }
    }
    var after = old
    after.show(new)
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: old.current, finalSnapshot: new,
      difference: new.itemIdentifiers.difference(from: old.current.itemIdentifiers),
      sectionTransactions: touched.map { name in
        NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: name, initialSnapshot: old.outline(of: name),
          finalSnapshot: after.outline(of: name),
          difference: new.itemIdentifiers(inSection: name).difference(
            from: old.current.itemIdentifiers(inSection: name)))
      })
    reorderingHandlers.willReorder?(transaction)
    state = after
    reorderingHandlers.didReorder?(transaction)
  }
}
