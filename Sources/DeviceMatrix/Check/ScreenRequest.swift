// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A screen of an app, and how to get there.
package struct ScreenRequest: Hashable, Sendable, Codable {
  /// How a screen was found.
  package enum Origin: String, Hashable, Sendable, Codable {
    /// What the app shows first.
    case initial
    /// What the app shows first when it is launched as `snug.json` says for a state.
    case launch
    /// A scene of a storyboard.
    case scene
    /// A `#Preview` block.
    case preview
    /// A view controller's class, where the app does not come to show it.
    case controller
    /// A cell class or nib that a list knows.
    case cell
    /// Steps that `snug.json` names.
    case steps
    /// What an exploration found its way to.
    case explored
  }

  /// Which cell of which list is looked at alone.
  package struct Cell: Hashable, Sendable, Codable {
    /// The origin of the screen that has the list.
    package var host: Origin
    /// The list's position among those of the screen, from the front of the tree.
    package var list: Int
    package var reuseIdentifier: String
    /// What tells the cell's class from others while cells are listed; nil afterwards, and where only a nib or
    /// a prototype knows it.
    package var typeName: String?

    package init(host: Origin, list: Int, reuseIdentifier: String) {
      self.host = host
      self.list = list
      self.reuseIdentifier = reuseIdentifier
    }
  }

  /// What people call it; unique among an app's screens.
  package var name: String
  package var origin: Origin
  /// The storyboard of a scene, without extension.
  package var storyboard: String?
  /// The object identifier of a scene's controller, the name of a preview or of a launch, or a class.
  package var identifier: String?
  /// For cells that no list shows; ``storyboard`` and ``identifier`` are their screen's.
  package var cell: Cell?
  /// What is done once the screen stands.
  package var steps: [Step]
  /// What the app is launched with beside the arguments of all launches; nil for nothing.
  package var arguments: [String]?
  /// The element of each step, by which it is found where its text does not (Documentation/Exploration.md
  /// §3); empty where no exploration led here.
  package var marks: [String?] = []
  /// Where the steps of an explored screen begin: what the app shows first, a scene or a preview.
  package var start = Origin.initial
  /// The class of the controller that is in sight at the end of the steps; nil where anything may be.
  package var controller: String?
  /// The controllers that are in sight there, each a class of the app's own.
  package var controllers: [String] = []
  /// The device on which the way was found, and how it was held, where that is another one than the usual
  /// (Documentation/Exploration.md §1.2.1).
  package var foundOn: String?
  /// Whether the last step ended the app when the way was found: no screen yet, but a way that is walked.
  package var stops = false

  /// What the names of previews begin with that a build makes of controllers that ask for arguments.
  package static let alonePrefix = "SnugAlone."

  /// What is shown before steps are done and cells are looked at alone.
  package var base: Origin {
    let own = cell?.host ?? origin
    return own == .explored ? start : own
  }

  /// Whether it is come to by a way that exploring found.
  package var isOnWay: Bool { (cell?.host ?? origin) == .explored }

  package init(
    name: String, origin: Origin, storyboard: String? = nil, identifier: String? = nil,
    steps: [Step] = []
  ) {
    self.name = name
    self.origin = origin
    self.storyboard = storyboard
    self.identifier = identifier
    self.steps = steps
  }
}

extension ScreenRequest {
  /// Whether the app itself, or its author in a preview, shows the screen so
  /// (Documentation/Check.md §5.7.1).
  package var isOnOwnWay: Bool {
    guard cell == nil else { return false }
    return origin == .explored
      ? [.initial, .launch].contains(start) : ![.scene, .controller].contains(origin)
  }
}
