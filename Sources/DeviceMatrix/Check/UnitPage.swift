// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What of a unit has a picture of its own: the screen as it comes up, or a page of what its lists show
/// further on (Documentation/Check.md §1.9).
package struct UnitPage: Hashable, Sendable, Codable {
  package var unit: Int
  /// Counted from 1 in the order in which lists are gone through; 0 for the screen as it comes up.
  package var page: Int

  package init(unit: Int, page: Int = 0) {
    self.unit = unit
    self.page = page
  }
}
