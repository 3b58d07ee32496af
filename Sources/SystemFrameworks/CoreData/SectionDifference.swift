// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// How fetched results became others, in the words of the delegate (Documentation/CoreData.md §10).
struct SectionDifference {
  struct Change {
    let object: NSManagedObject
    let kind: NSFetchedResultsChangeType
    /// The place before all changes, and that after all of them.
    let old: IndexPath?
    let new: IndexPath?
  }

  /// Indexes before; the last first.
  private(set) var deletedSections: [Int] = []
  /// Indexes after.
  private(set) var insertedSections: [Int] = []
  /// Deletions, insertions, moves, updates.
  private(set) var changes: [Change] = []
  private(set) var identifiers: CollectionDifference<NSManagedObjectID>

  var updates: [Change] { changes.filter { $0.kind == .update } }

  var isEmpty: Bool { deletedSections.isEmpty && insertedSections.isEmpty && changes.isEmpty }

  /// - Complexity: O(n log n) in objects.
  init(from old: FetchedSections, to new: FetchedSections, updated: Set<NSManagedObject>) {
    let (before, after) = (old.sections.map(\.name), new.sections.map(\.name))
    let (wasThere, isThere) = (Set(before), Set(after))
    deletedSections = before.indices.reversed().filter { !isThere.contains(before[$0]) }
    insertedSections = after.indices.filter { !wasThere.contains(after[$0]) }
    var (deletions, insertions, moves, updates): ([Change], [Change], [Change], [Change]) =
      ([], [], [], [])
    for object in old.objects where new.place(of: object) == nil {
      deletions.append(Change(object: object, kind: .delete, old: old.place(of: object), new: nil))
    }
    let stays = SectionDifference.unmoved(old, new)
    for object in new.objects {
      let place = new.place(of: object)
      guard let former = old.place(of: object) else {
        insertions.append(Change(object: object, kind: .insert, old: nil, new: place))
        continue
      }
      if !stays.contains(ObjectIdentifier(object)) {
        moves.append(Change(object: object, kind: .move, old: former, new: place))
      } else if updated.contains(object) {
        updates.append(Change(object: object, kind: .update, old: former, new: place))
      }
    }
    changes = deletions + insertions + moves + updates
    identifiers = new.objects.map(\.objectID).difference(from: old.objects.map(\.objectID))
      .inferringMoves()
  }

  /// Objects that keep their section and their order among those that do: the longest such row, so
  /// that what comes after an insertion or a move is not reported (A).
  private static func unmoved(
    _ old: FetchedSections, _ new: FetchedSections
  ) -> Set<ObjectIdentifier> {
    let order = Dictionary(
      old.objects.enumerated().map { (ObjectIdentifier($1), $0) }
    ) { first, _ in first }
    let common = new.objects.filter { object in
      guard let before = old.place(of: object), let after = new.place(of: object) else {
        return false
      }
      return old.sections[before.section].name == new.sections[after.section].name
    }
    let row = longestRise(common.compactMap { order[ObjectIdentifier($0)] })
    let numbers = Set(row)
    return Set(common.map(ObjectIdentifier.init).filter { order[$0].map(numbers.contains) == true })
  }

  /// The longest increasing part of a sequence of different numbers.
  static func longestRise(_ numbers: [Int]) -> [Int] {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var row: [Int] = []
    var next = tails.last ?? -1
    while next >= 0 {
      row.append(numbers[next])
      next = previous[next]
    }
    return row.reversed()
  }
}
