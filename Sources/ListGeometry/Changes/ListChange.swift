// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One change of a list, as its caller stated it (Documentation/ListGeometry.md §4).
///
/// Deletions, reloads and the origin of a move count in the list before the batch; insertions and
/// the destination of a move in the list after it.
package enum ListChange: Hashable, Sendable {
  case insertItem(ListPath)
  case deleteItem(ListPath)
  case reloadItem(ListPath)
  case moveItem(from: ListPath, to: ListPath)
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(from: Int, to: Int)
}

/// The place of an item: its section, and its position there.
package struct ListPath: Hashable, Comparable, Sendable {
  package var section: Int
  package var item: Int

  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  package static func < (first: ListPath, second: ListPath) -> Bool {
    (first.section, first.item) < (second.section, second.item)
  }
}
