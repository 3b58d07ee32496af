// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix

/// A screen that was looked at, and in which configurations.
package struct ScreenResult: Hashable, Sendable, Codable {
  /// How the screen was found.
  package enum Origin: String, Hashable, Sendable, CaseIterable, Codable {
    case initial
    case scene
    case preview
    case controller
    case cell
    case steps
  }

  /// A configuration that did not come to its end.
  package struct Unfinished: Hashable, Sendable, Codable {
    package var configuration: Configuration
    /// `crash`, `hang`, `memory`, `network`; nil for a step that could not be done.
    package var kind: FindingKind?
    /// One line: what happened.
    package var message: String

    package init(configuration: Configuration, kind: FindingKind?, message: String) {
      self.configuration = configuration
      self.kind = kind
      self.message = message
    }
  }

  /// Unique within a report.
  package var name: String
  package var origin: Origin
  /// Where the screen is declared.
  package var place: SourcePlace?
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
