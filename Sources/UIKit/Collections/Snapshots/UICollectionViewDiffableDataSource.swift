// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Supplies a collection view from snapshots and works out what changed between them.
///
/// Behaviour note: Documentation/CollectionView.md §11.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource, OutlineSource {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  public typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  /// What is asked and told when the user moves items.
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }

  /// What is asked and told when the user opens and closes items of an outline.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    public init() {}
  }

  open var supplementaryViewProvider: SupplementaryViewProvider?
  open var reorderingHandlers = ReorderingHandlers() {
    didSet {
      if reorderingHandlers.canReorderItem != nil { collectionView?.installReorderPress() }
    }
  }
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  open func snapshot() -> Snapshot { state.current }

  open func snapshot(for section: SectionIdentifierType) -> Outline { state.outline(of: section) }

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

  open func apply(
    _ snapshot: Outline, to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    show(snapshot, in: section, animated: animatingDifferences, completion)
  }

  open func apply(
    _ snapshot: Outline, to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      show(snapshot, in: section, animated: animatingDifferences) { continuation.resume() }
    }
  }

  // MARK: Identifiers

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

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    state.current.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    state.current.numberOfItems(inSection: state.current.sectionIdentifiers[section])
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      Runtime.raise(
        .internalInconsistency,
        "UICollectionViewDiffableDataSource cell provider returned nil for the item at "
          + "(\(indexPath.section) - \(indexPath.item)), which is not allowed.")
    }
    adoptOutline(cell, item, indexPath)
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      return unimplemented(UICollectionReusableView(frame: .zero))
    }
    return view
  }

  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let may = reorderingHandlers.canReorderItem, let item = itemIdentifier(for: indexPath)
    else { return unimplemented(false) }
    return may(item)
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard reorderingHandlers.canReorderItem != nil else { return unimplemented(()) }
    reorder(sourceIndexPath, to: destinationIndexPath)
  }

  final func toggleOutline(at indexPath: IndexPath) { toggle(indexPath) }

  // Scripts/optional-methods: UICollectionViewDataSource.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { unimplemented(nil) }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { unimplemented(IndexPath(item: 0, section: 0)) }
  // Scripts/optional-methods ends.
}
