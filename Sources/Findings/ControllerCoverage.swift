// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix

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
    /// A class that nothing in the sources and documents names.
    case unused

    package var words: String {
      switch self {
      case .checked: "looked at"
      case .partly: "in some configurations only"
      case .missed: "not reached"
      case .swiftUI: "SwiftUI"
      case .base: "only a base of others"
      case .unused: "never made"
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
  /// Of a class that was seen in some configurations only: where not.
  package var absent: [Configuration] = []

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
  package var counts: Bool { status != .base && status != .unused }
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

extension ControllerCoverage {
  /// The same, seen.
  ///
  /// - Parameters:
  ///   - absent: Configurations that did not show it.
  ///   - looked: All that were looked at, in order.
  package func seen(
    on screens: Set<String>, notIn absent: Set<Configuration>, of looked: [Configuration]
  ) -> ControllerCoverage {
    var one = self
    one.screens = screens.sorted()
    one.absent = looked.filter(absent.contains)
    one.status = one.absent.isEmpty ? .checked : .partly
    one.reason =
      one.absent.isEmpty ? "" : "not in " + Folding(matrix: looked).fold(one.absent).text
    return one
  }
}

extension CheckReport {
  /// Configurations in which some screen was looked at, in the order of the matrix.
  package var lookedConfigurations: [Configuration] {
    let looked = Set(screens.flatMap(\.finished))
    return matrix.filter(looked.contains)
  }

  /// The coverage of the run that these are the shards of.
  static func mergedCoverage(
    _ shards: [CheckReport], of whole: CheckReport
  ) -> [ControllerCoverage] {
    let all = shards.flatMap { shard in shard.coverage.map { (shard, $0) } }
    let looked = whole.lookedConfigurations
    return Dictionary(grouping: all, by: \.1.name).values.compactMap { parts in
      guard let seen = parts.first(where: { $0.1.isSeen })?.1 else { return parts.first?.1 }
      let absent = parts.flatMap { shard, one in
        one.isSeen ? one.absent : shard.lookedConfigurations
      }
      return seen.seen(on: Set(parts.flatMap(\.1.screens)), notIn: Set(absent), of: looked)
    }.sorted { $0.name < $1.name }
  }

  /// The share of the app's view controllers that were looked at, in whole percent, rounded down; nil
  /// where there are none or nobody asked.
  package var coveragePercent: Int? {
    let counted = coverage.filter(\.counts)
    guard !counted.isEmpty else { return nil }
    return counted.count(where: \.isSeen) * 100 / counted.count
  }
}
