// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ListGeometry

/// Supplies a table view from snapshots and works out what changed between them.
///
/// Titles, editing and moving are left to subclasses, which override the data source's methods.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  open func snapshot() -> Snapshot { state.current }

  /// Shows a snapshot by the changes since the last one; the first is shown by a reload.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot, animated: animatingDifferences, completion)
  }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      show(snapshot, animated: animatingDifferences) { continuation.resume() }
    }
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    reload(with: snapshot, completion)
  }

  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    await withCheckedContinuation { continuation in
      reload(with: snapshot) { continuation.resume() }
    }
  }

  private func show(_ snapshot: Snapshot, animated: Bool, _ completion: (() -> Void)?) {
    guard let tableView else { return }
    guard state.hasContents else { return reload(with: snapshot, completion) }
    let animation = animated ? defaultRowAnimation : .none
    let update = {
      let changes = snapshot.changes(from: self.state.current)
      let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap {
        self.state.place(of: $0)?.indexPath
      }
      tableView.performBatchUpdates(
        {
          self.state.show(snapshot)
          tableView.change(changes, animation)
          tableView.reconfigureRows(at: reconfigured)
        }, completion: { _ in completion?() })
    }
    if animated { update() } else { UIView.performWithoutAnimation(update) }
  }

  /// Heights and place on screen go along with the rows that the new snapshot has too.
  private func reload(with snapshot: Snapshot, _ completion: (() -> Void)?) {
    let old = state
    state.show(snapshot)
    let counts = { (snapshot: Snapshot) in
      snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
    }
    let map =
      old.hasContents
      ? try? ListBatch(
        snapshot.changes(from: old.current), before: counts(old.current), after: counts(snapshot))
      : nil
    tableView?.dataDidChange(map)
    guard let completion else { return }
    Runtime.current.perform(after: 0) { completion() }
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.item(at: indexPath)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.place(of: itemIdentifier)?.indexPath
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = state.current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.current.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in tableView: UITableView) -> Int { state.current.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.current.numberOfItems(inSection: state.current.sectionIdentifiers[section])
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else {
      Runtime.raise(
        .internalInconsistency,
        "UITableView (\(tableView.description)) failed to obtain a cell from its dataSource "
          + "(\(description))")
    }
    return cell
  }

  // Scripts/optional-methods: UITableViewDataSource.
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
  // Scripts/optional-methods ends.
}
