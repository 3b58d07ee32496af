// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What an app shows at one moment, without its texts (Documentation/Exploration.md §2).
package struct MapState: Hashable, Sendable, Codable {
  /// A hash of everything below that tells states apart.
  package var id: String
  /// The classes of the controllers in sight, outermost first, containers of UIKit left out.
  package var chain: [String]
  /// A hash of classes and identifiers of views and cells.
  package var tree: String
  /// Whether fields are filled, so that buttons may answer differently.
  package var isFilled: Bool
  /// Every class of the app's own among the controllers in sight, containers too.
  package var controllers: [String]
  package var actions: [MapAction]
  /// Buttons that are disabled.
  package var blocked: [BlockedButton]
  /// What the screen answers to and an exploration does not try, in words.
  package var untried: [String]

  package init(
    id: String, chain: [String], tree: String, isFilled: Bool, controllers: [String],
    actions: [MapAction], blocked: [BlockedButton] = [], untried: [String] = []
  ) {
    self.id = id
    self.chain = chain
    self.tree = tree
    self.isFilled = isFilled
    self.controllers = controllers
    self.actions = actions
    self.blocked = blocked
    self.untried = untried
  }

  /// What is looked at once.
  package var structure: MapStructure { MapStructure(chain: chain, tree: tree) }
}

/// A button that does not answer in a state.
package struct BlockedButton: Hashable, Sendable, Codable {
  package var mark: String
  /// What can be read on it, else its class.
  package var name: String

  package init(mark: String, name: String) {
    self.mark = mark
    self.name = name
  }
}

/// A screen's classes and its tree: states with the same look the same but for what is in them.
package struct MapStructure: Hashable, Sendable, Codable {
  package var chain: [String]
  package var tree: String

  package init(chain: [String], tree: String) {
    self.chain = chain
    self.tree = tree
  }
}
