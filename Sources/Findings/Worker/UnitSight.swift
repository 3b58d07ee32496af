// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What was in sight when a unit was looked at (Documentation/Exploration.md §10).
package struct UnitSight: Hashable, Sendable, Codable {
  /// A hash of the screen's structure.
  package let tree: String
  /// The app's own controllers.
  package let controllers: [String]

  package init(tree: String, controllers: [String]) {
    self.tree = tree
    self.controllers = controllers
  }
}
