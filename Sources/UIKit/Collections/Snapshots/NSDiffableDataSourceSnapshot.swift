// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The sections and items of a list at one time, by identifiers.
///
/// - Invariant: Every identifier occurs once.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var contents: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  public init() {}

  // MARK: Asking

  public var numberOfSections: Int { sectionIdentifiers.count }
  public var numberOfItems: Int { sectionOfItem.count }
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { contents[$0] ?? [] }
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    contents[identifier] ?? []
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sectionOfItem[identifier]
  }

  /// The item's position among all items; O(n).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last, contents[section] != nil
    else {
      Runtime.raise(
        .internalInconsistency,
        "There are currently no sections in the data source. Please add a section first.")
    }
    insert(identifiers, section, at: contents[section]?.count ?? 0)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    var touched: Set<SectionIdentifierType> = []
    for identifier in identifiers {
      guard let section = sectionOfItem.removeValue(forKey: identifier) else { continue }
      touched.insert(section)
    }
    for section in touched {
      contents[section]?.removeAll { sectionOfItem[$0] != section }
    }
  }

  public mutating func deleteAllItems() { self = Self() }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int
  ) {
    guard let section = sectionOfItem[other], let index = contents[section]?.firstIndex(of: other)
    else {
      Runtime.raise(
        .internalInconsistency, "Invalid item identifier specified for insertion: \(other)")
    }
    insert(identifiers, section, at: index + offset)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], _ section: SectionIdentifierType, at index: Int
  ) {
    var supplied: Set<ItemIdentifierType> = []
    for identifier in identifiers where !supplied.insert(identifier).inserted {
      Runtime.raise(
        .internalInconsistency,
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    "
          + "\(identifier)\n)}")
    }
    var index = index
    // 11.4 What is there already leaves its place.
    if identifiers.contains(where: { sectionOfItem[$0] != nil }) {
      index -= contents[section]?.prefix(index).count(where: supplied.contains) ?? 0
      deleteItems(identifiers)
    }
    for identifier in identifiers { sectionOfItem[identifier] = section }
    contents[section]?.insert(contentsOf: identifiers, at: index)
  }

  /// Puts other items into a section; those that come from elsewhere leave their place.
  mutating func replaceItems(
    inSection section: SectionIdentifierType, with identifiers: [ItemIdentifierType]
  ) {
    deleteItems(contents[section] ?? [])
    deleteItems(identifiers)
    insert(identifiers, section, at: 0)
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: index(ofSection: toIdentifier))
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: index(ofSection: toIdentifier) + 1)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in contents.removeValue(forKey: identifier) ?? [] { sectionOfItem[item] = nil }
      sectionIdentifiers.removeAll { $0 == identifier }
    }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let old = sectionIdentifiers.firstIndex(of: identifier) else { return }
    sectionIdentifiers.remove(at: old)
    let index = sectionIdentifiers.firstIndex(of: toIdentifier) ?? old
    sectionIdentifiers.insert(identifier, at: index)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let old = sectionIdentifiers.firstIndex(of: identifier) else { return }
    sectionIdentifiers.remove(at: old)
    let index = sectionIdentifiers.firstIndex(of: toIdentifier).map { $0 + 1 } ?? old
    sectionIdentifiers.insert(identifier, at: index)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  private func index(ofSection identifier: SectionIdentifierType) -> Int {
    guard let index = sectionIdentifiers.firstIndex(of: identifier) else {
      Runtime.raise(
        .internalInconsistency, "Invalid section identifier specified for insertion: \(identifier)")
    }
    return index
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for identifier in identifiers where contents.updateValue([], forKey: identifier) != nil {
      Runtime.raise(
        .internalInconsistency,
        "Section identifier count does not match data source count. This is most likely due to a "
          + "hashing issue with the identifiers: \(identifier)")
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
  }

  /// The same sections and items without what was to be reloaded.
  var settled: Self {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    return copy
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
