// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix

/// A screen that was looked at, and in which configurations.
package struct ScreenResult: Hashable, Sendable, Codable {
  /// How the screen was found.
  package enum Origin: String, Hashable, Sendable, CaseIterable, Codable {
    case initial
    case launch
    case scene
    case preview
    case controller
    case cell
    case steps
    case explored
  }

  /// A configuration that did not come to its end.
  package struct Unfinished: Hashable, Sendable, Codable {
    package var configuration: Configuration
    /// `crash`, `hang`, `memory`, `network`; nil for what was not looked at, such as for a step that could not be done.
    package var kind: FindingKind?
    /// One line: what happened.
    package var message: String
    /// Why `snug.json` says that it need not be looked at; nil where it says nothing.
    package var accepted: String?

    package init(
      configuration: Configuration, kind: FindingKind?, message: String, accepted: String? = nil
    ) {
      self.configuration = configuration
      self.kind = kind
      self.message = message
      self.accepted = accepted
    }

    /// Whether nobody has looked, and nobody said that it need not be: no verdict, and no finding.
    package var isUnseen: Bool { kind == nil && accepted == nil }

    /// Whether no way leads to the screen in that configuration.
    package var isNoWay: Bool { message.hasPrefix(ScreenResult.noWayWords) }
  }

  /// What the words begin with where a way that leads to a screen elsewhere does not lead there.
  package static let noWayWords = "not reached: "

  /// What was not looked at, and should have been.
  package var unseen: [Unfinished] { unfinished.filter(\.isUnseen) }

  /// Those of them that make a run fail: nobody asked that a way which this run found leads to its screen in
  /// every setting (Documentation/Exploration.md §9.2.1).
  package var missed: [Unfinished] { isFound ? unseen.filter { !$0.isNoWay } : unseen }

  /// Configurations in which it was looked at, to the end or to a fault.
  package var lookCount: Int {
    let none = Set(unfinished.filter { $0.kind == nil }.map(\.configuration))
    return configurations.count { !none.contains($0) }
  }

  /// Configurations in which it was looked at to the end, in their order.
  package var finished: [Configuration] {
    let unfinished = Set(unfinished.map(\.configuration))
    return configurations.filter { !unfinished.contains($0) }
  }

  /// Unique within a report.
  package var name: String
  package var origin: Origin
  /// Where the screen is declared.
  package var place: SourcePlace?
  /// What leads there from the app's first screen, in the language of Documentation/Steps.md; empty where
  /// no exploration did.
  package var steps: [String] = []
  /// Whether this run found it by using the app: no project asks for it, so that it need not be reached in
  /// every setting.
  package var isFound = false
  /// Those that were looked at, in the order of the matrix, the unfinished ones among them.
  package var configurations: [Configuration]
  package var unfinished: [Unfinished]
  /// Pictures and what belongs to them.
  package var files: [Configuration: ScreenFiles]

  package init(
    name: String, origin: Origin, place: SourcePlace? = nil, configurations: [Configuration],
    unfinished: [Unfinished] = [], files: [Configuration: ScreenFiles] = [:]
  ) {
    self.name = name
    self.origin = origin
    self.place = place
    self.configurations = configurations
    self.unfinished = unfinished
    self.files = files
  }
}
