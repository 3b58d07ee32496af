// Part of Snug, under the Apache License 2.0; see LICENSE.

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
  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var hasContents = false

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot by the changes since the last one; the first is shown by a reload.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let tableView else { return }
    let changes = hasContents ? snapshot.changes(from: current) : nil
    hasContents = true
    guard let changes else {
      current = snapshot.settled
      tableView.reloadData()
      finish(animated: false, completion)
      return
    }
    let update = {
      tableView.performBatchUpdates(
        {
          self.current = snapshot.settled
          tableView.change(changes)
        }, completion: { _ in completion?() })
    }
    if animatingDifferences { update() } else { UIView.performWithoutAnimation(update) }
    let places = current.places
    tableView.reconfigureRows(
      at: snapshot.reconfiguredItemIdentifiers.compactMap { places[$0]?.indexPath })
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    hasContents = true
    current = snapshot.settled
    tableView?.reloadData()
    finish(animated: false, completion)
  }

  private func finish(animated: Bool, _ completion: (() -> Void)?) {
    guard let completion else { return }
    Runtime.current.perform(after: 0) { completion() }
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
    let items = current.itemIdentifiers(inSection: current.sectionIdentifiers[indexPath.section])
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.places[itemIdentifier]?.indexPath
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
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
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    unimplemented(nil)
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    unimplemented(nil)
  }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    unimplemented(false)
  }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    unimplemented(())
  }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    unimplemented(false)
  }
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    unimplemented(())
  }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { unimplemented(nil) }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    unimplemented(0)
  }
}
