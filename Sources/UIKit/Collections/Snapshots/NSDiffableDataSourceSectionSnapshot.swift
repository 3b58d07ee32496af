// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The items of one section as an outline: items below items, open or closed.
///
/// - Invariant: `parents` names the parent of every item that is below another; `children` lists the
///   same, in order, with the top level under nil.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var children: [ItemIdentifierType?: [ItemIdentifierType]] = [nil: []]
  /// The parent of every item; nil at the top.
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  // MARK: Asking

  /// Every item, each followed by those below it; O(n).
  public var items: [ItemIdentifierType] { flattened(below: nil) { _ in true } }
  public var rootItems: [ItemIdentifierType] { children[nil] ?? [] }
  /// The items that no closed item hides; O(n).
  public var visibleItems: [ItemIdentifierType] { flattened(below: nil, expanded.contains) }

  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether every item above is open.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var above = parent(of: item)
    while let current = above {
      guard expanded.contains(current) else { return false }
      above = parent(of: current)
    }
    return true
  }

  /// How many items are above; 0 at the top.
  public func level(of item: ItemIdentifierType) -> Int {
    check(item)
    var level = 0
    var above = parent(of: item)
    while let current = above {
      level += 1
      above = parent(of: current)
    }
    return level
  }

  /// The item's position among ``items``; O(n).
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    parents[child].flatMap { $0 }
  }

  /// The outline below an item.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    check(parent)
    var result = Self()
    if includingParent {
      result.append([parent])
      result.copyOutline(below: parent, of: self, to: parent)
      if expanded.contains(parent) { result.expand([parent]) }
    } else {
      result.copyOutline(below: parent, of: self, to: nil)
    }
    return result
  }

  public func visualDescription() -> String {
    items.map { item in
      let mark = (children[item] ?? []).isEmpty ? "  " : isExpanded(item) ? "- " : "+ "
      return String(repeating: "    ", count: level(of: item)) + mark + "\(item)"
    }.joined(separator: "\n")
  }

  // MARK: Changing

  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    if let parent { check(parent) }
    insert(items, below: parent, at: children[parent]?.count ?? 0)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let (parent, index) = place(of: item)
    insert(items, below: parent, at: index)
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let (parent, index) = place(of: item)
    insert(items, below: parent, at: index + 1)
  }

  @discardableResult
  public mutating func insert(
    _ snapshot: Self, before item: ItemIdentifierType
  ) -> ItemIdentifierType? {
    insert(snapshot.rootItems, before: item)
    return adoptOutlines(of: snapshot)
  }

  @discardableResult
  public mutating func insert(
    _ snapshot: Self, after item: ItemIdentifierType
  ) -> ItemIdentifierType? {
    insert(snapshot.rootItems, after: item)
    return adoptOutlines(of: snapshot)
  }

  /// Takes items out, with everything below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      let parent = parent(of: item)
      children[parent]?.removeAll { $0 == item }
      for gone in [item] + flattened(below: item, { _ in true }) {
        parents[gone] = nil
        children[gone] = nil
        expanded.remove(gone)
      }
    }
  }

  public mutating func deleteAll() { self = Self() }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) { expanded.insert(item) }
  }

  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    check(parent)
    delete(children[parent] ?? [])
    insert(snapshot.rootItems, below: parent, at: 0)
    adoptOutlines(of: snapshot)
  }

  // MARK: Steps

  private func flattened(
    below parent: ItemIdentifierType?, _ enters: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var pending = Array((children[parent] ?? []).reversed())
    while let item = pending.popLast() {
      result.append(item)
      if enters(item) { pending += (children[item] ?? []).reversed() }
    }
    return result
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int
  ) {
    for item in items where parents.updateValue(parent, forKey: item) != nil {
      Runtime.raise(
        .internalInconsistency,
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    \(item)\n)}"
      )
    }
    children[parent, default: []].insert(contentsOf: items, at: index)
  }

  @discardableResult
  private mutating func adoptOutlines(of snapshot: Self) -> ItemIdentifierType? {
    for root in snapshot.rootItems { copyOutline(below: root, of: snapshot, to: root) }
    expanded.formUnion(snapshot.expanded)
    return snapshot.rootItems.last
  }

  private mutating func copyOutline(
    below source: ItemIdentifierType, of other: Self, to target: ItemIdentifierType?
  ) {
    var pending: [(ItemIdentifierType, ItemIdentifierType?)] = [(source, target)]
    while let (from, to) = pending.popLast() {
      let below = other.children[from] ?? []
      append(below, to: to)
      for item in below {
        if other.expanded.contains(item) { expanded.insert(item) }
        pending.append((item, item))
      }
    }
  }

  private func place(of item: ItemIdentifierType) -> (ItemIdentifierType?, Int) {
    check(item)
    let parent = parent(of: item)
    return (parent, children[parent]?.firstIndex(of: item) ?? 0)
  }

  private func check(_ item: ItemIdentifierType) {
    guard contains(item) else {
      Runtime.raise(
        .internalInconsistency,
        "Supplied identifiers are not present in the snapshot: {(\n    \(item)\n)}")
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
