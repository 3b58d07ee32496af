// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Why a batch of changes does not lead from one list to the other.
package enum ListInconsistency: Error, Equatable, Sendable {
  /// The numbers of sections do not add up.
  case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
  /// The numbers of items of a section do not add up. `section` counts in the list before.
  case itemCount(
    section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int,
    movedOut: Int)
  /// Something is deleted or reloaded that was not there.
  case missingItem(ListPath, count: Int)
  case missingSection(Int, count: Int)
  /// Something is inserted where there is no place for it.
  case missingDestination(ListPath, count: Int)
  case missingSectionDestination(Int, count: Int)
  /// The same thing is changed twice.
  case changedTwice(ListPath)
  case sectionChangedTwice(Int)
}
