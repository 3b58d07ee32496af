// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A consistent batch of changes: where everything that stays has gone.
///
/// The order in which changes were stated does not matter (Documentation/ListGeometry.md §4).
/// - Invariant: `sections` maps old to new sections one to one; so do the moves.
package struct ListBatch: Sendable {
  package let changes: [ListChange]
  /// Items of each section before and after.
  package let before: [Int]
  package let after: [Int]
  /// The new place of every section that stays, by its old one; nil where it does not stay.
  package let sections: [Int?]
  /// Items that left each old section, and that came into each new one, ascending.
  let removed: [[Int]]
  let added: [[Int]]
  /// Items that were moved one by one, old to new places.
  package let moves: [ListPath: ListPath]
  package let reloads: Set<ListPath>
  let reloadedSections: Set<Int>
  /// The same as `moves` and `sections`, new to old.
  let arrivals: [ListPath: ListPath]
  let oldSections: [Int?]

  /// Checks a batch against the numbers of items before and after it.
  ///
  /// - Complexity: O(sections + changes · log changes).
  package init(
    _ changes: [ListChange], before: [Int], after: [Int]
  ) throws(ListInconsistency) {
    self.changes = changes
    self.before = before
    self.after = after
    let ledger = try ListLedger(changes, before: before, after: after)
    sections = try Self.matchSections(ledger, before: before, after: after)
    moves = ledger.itemMoves
    reloads = ledger.reloadedItems
    arrivals = Dictionary(moves.map { ($1, $0) }) { first, _ in first }
    var oldSections = [Int?](repeating: nil, count: after.count)
    for (old, new) in sections.enumerated() { if let new { oldSections[new] = old } }
    self.oldSections = oldSections
    reloadedSections = ledger.reloadedSections
    var removed = before.map { _ in [Int]() }
    var added = after.map { _ in [Int]() }
    for path in ledger.removedItems.sorted() { removed[path.section].append(path.item) }
    for path in ledger.addedItems.sorted() { added[path.section].append(path.item) }
    for (old, new) in sections.enumerated() {
      guard let new, !reloadedSections.contains(old) else { continue }
      let expected = before[old] - removed[old].count + added[new].count
      if expected != after[new] {
        let movedOut = removed[old].count {
          ledger.itemMoves[ListPath(section: old, item: $0)] != nil
        }
        let movedIn = ledger.itemMoves.values.count { $0.section == new }
        throw .itemCount(
          section: old, before: before[old], after: after[new],
          inserted: added[new].count - movedIn, deleted: removed[old].count - movedOut,
          movedIn: movedIn, movedOut: movedOut)
      }
    }
    self.removed = removed
    self.added = added
  }

  /// Matches the sections that stay, in order, around those that move.
  private static func matchSections(
    _ ledger: ListLedger, before: [Int], after: [Int]
  ) throws(ListInconsistency) -> [Int?] {
    let inserted = ledger.insertedSections.count
    let deleted = ledger.deletedSections.count
    guard before.count - deleted + inserted == after.count else {
      throw .sectionCount(
        before: before.count, after: after.count, inserted: inserted, deleted: deleted)
    }
    var result: [Int?] = Array(repeating: nil, count: before.count)
    let arrived = Set(ledger.sectionMoves.values)
    var free = after.indices.filter {
      !ledger.insertedSections.contains($0) && !arrived.contains($0)
    }
    .makeIterator()
    for section in before.indices where !ledger.deletedSections.contains(section) {
      result[section] = ledger.sectionMoves[section] ?? free.next()
    }
    return result
  }

  /// The new place of an item, or nil when it is gone or must be made again.
  ///
  /// - Complexity: O(log changes).
  package func destination(of path: ListPath) -> ListPath? {
    if let moved = moves[path] { return moved }
    guard let section = sections[path.section], !reloadedSections.contains(path.section) else {
      return nil
    }
    let gone = removed[path.section]
    let earlier = Self.rank(of: path.item, in: gone)
    if earlier < gone.count, gone[earlier] == path.item { return nil }
    return ListPath(
      section: section, item: Self.unrank(path.item - earlier, around: added[section]))
  }

  /// Whether an item stays but asks for a new view.
  package func reloads(_ path: ListPath) -> Bool { reloads.contains(path) }

  /// How many numbers of an ascending list are less than `value`.
  static func rank(of value: Int, in list: [Int]) -> Int {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if list[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The place of the `index`-th position that is not in the ascending list `taken`.
  static func unrank(_ index: Int, around taken: [Int]) -> Int {
    var low = 0
    var high = taken.count
    // taken[i] - i free places lie in front of taken[i].
    while low < high {
      let middle = (low + high) / 2
      if taken[middle] - middle <= index { low = middle + 1 } else { high = middle }
    }
    return index + low
  }
}
