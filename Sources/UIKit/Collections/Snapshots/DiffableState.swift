// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ListGeometry

/// What a diffable data source shows: the snapshot, and the outlines of sections that have one.
///
/// - Invariant: Where a section has an outline, the snapshot holds its visible items.
struct DiffableState<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  private(set) var current = Snapshot()
  /// Whether anything was shown yet.
  private(set) var hasContents = false
  private var outlines: [SectionIdentifierType: Outline] = [:]
  private var knownPlaces: [ItemIdentifierType: ListPath]?

  /// Takes over a snapshot; outlines stay where it holds what they show.
  mutating func show(_ snapshot: Snapshot) {
    current = snapshot.settled
    hasContents = true
    knownPlaces = nil
    outlines = outlines.filter {
      current.indexOfSection($0.key) != nil
        && current.itemIdentifiers(inSection: $0.key) == $0.value.visibleItems
    }
  }

  mutating func show(_ snapshot: Snapshot, _ outline: Outline, of section: SectionIdentifierType) {
    show(snapshot)
    outlines[section] = outline
  }

  /// The snapshot with a section's items replaced by what an outline shows of its own.
  func snapshot(
    with outline: Outline, in section: SectionIdentifierType
  ) -> Snapshot {
    var result = current
    if result.indexOfSection(section) == nil { result.appendSections([section]) }
    result.replaceItems(inSection: section, with: outline.visibleItems)
    return result
  }

  /// The outline of a section; without one its items are all at the top.
  func outline(of section: SectionIdentifierType) -> Outline {
    if let outline = outlines[section] { return outline }
    var flat = Outline()
    flat.append(current.itemIdentifiers(inSection: section))
    return flat
  }

  func hasOutline(_ section: SectionIdentifierType) -> Bool { outlines[section] != nil }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, current.sectionIdentifiers.indices.contains(path.section) else {
      return nil
    }
    let items = current.itemIdentifiers(inSection: current.sectionIdentifiers[path.section])
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// Where an item is; O(n) after a change, then O(1).
  mutating func place(of item: ItemIdentifierType) -> ListPath? {
    if let knownPlaces { return knownPlaces[item] }
    let places = current.places
    knownPlaces = places
    return places[item]
  }
}
