// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Whether a view controller class of an app was looked at (Documentation/Exploration.md §10).
package struct ControllerCoverage: Hashable, Sendable, Codable {
  package enum Status: String, Hashable, Sendable, Codable, CaseIterable {
    /// Seen in every configuration.
    case checked
    /// Seen in some configurations only.
    case partly
    /// Not seen.
    case missed
    /// A hosted SwiftUI view, which is never laid out.
    case swiftUI = "swift-ui"
    /// A class that others of the app are made from, and that is not shown itself.
    case base

    package var words: String {
      switch self {
      case .checked: "looked at"
      case .partly: "in some configurations only"
      case .missed: "not reached"
      case .swiftUI: "SwiftUI"
      case .base: "only a base of others"
      }
    }
  }

  package var name: String
  package var place: SourcePlace?
  package var status: Status
  /// The screens on which it was in sight.
  package var screens: [String]
  /// Why it was not seen, or where not.
  package var reason: String

  package init(
    name: String, place: SourcePlace?, status: Status, screens: [String] = [], reason: String = ""
  ) {
    self.name = name
    self.place = place
    self.status = status
    self.screens = screens
    self.reason = reason
  }

  /// Whether the class is among those that are to be looked at.
  package var counts: Bool { status != .base }
  package var isSeen: Bool { status == .checked || status == .partly }
}

/// How many configurations were chosen to stand for all.
package struct ConfigurationChoice: Hashable, Sendable, Codable {
  package var chosen: Int
  package var all: Int

  package init(chosen: Int, all: Int) {
    self.chosen = chosen
    self.all = all
  }
}

extension CheckReport {
  /// The share of the app's view controllers that were looked at, in whole percent, rounded down; nil
  /// where there are none or nobody asked.
  package var coveragePercent: Int? {
    let counted = coverage.filter(\.counts)
    guard !counted.isEmpty else { return nil }
    return counted.count(where: \.isSeen) * 100 / counted.count
  }
}
