// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ListGeometry

extension ListInconsistency {
  /// UIKit's words for a batch that does not add up.
  ///
  /// - Parameters:
  ///   - item: `item` or `row`.
  ///   - list: `collection view` or `table view`.
  func text(items item: String, list: String) -> String {
    switch self {
    case .sectionCount(let before, let after, let inserted, let deleted):
      return "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "\(list) after the update (\(after)) must be equal to the number of sections contained in "
        + "the \(list) before the update (\(before)), plus or minus the number of sections inserted "
        + "or deleted (\(inserted) inserted, \(deleted) deleted)."
    case .itemCount(
      let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
      return "Invalid update: invalid number of \(item)s in section \(section).  The number of "
        + "\(item)s contained in an existing section after the update (\(after)) must be equal to "
        + "the number of \(item)s contained in that section before the update (\(before)), plus or "
        + "minus the number of \(item)s inserted or deleted from that section (\(inserted) inserted, "
        + "\(deleted) deleted) and plus or minus the number of \(item)s moved into or out of that "
        + "section (\(movedIn) moved in, \(movedOut) moved out)."
    case .missingItem(let path, let count):
      return "attempt to delete \(item) \(path.item) from section \(path.section) which only "
        + "contains \(count) \(item)s before the update"
    case .missingSection(let section, let count):
      return "attempt to delete section \(section), but there are only \(count) sections before "
        + "the update"
    case .missingDestination(let path, let count):
      return "attempt to insert \(item) \(path.item) into section \(path.section), but there are "
        + "only \(count) \(item)s in section \(path.section) after the update"
    case .missingSectionDestination(let section, let count):
      return "attempt to insert section \(section) but there are only \(count) sections after the "
        + "update"
    case .changedTwice(let path):
      return "attempt to delete and reload the same index path ({length = 2, path = "
        + "\(path.section) - \(path.item)})"
    case .sectionChangedTwice(let section):
      return "attempt to perform an insert or delete of section \(section) twice"
    }
  }
}
