// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a host is asked to do: which scene, in which configurations, into which files.
///
/// The tool writes it as JSON into a file and names the file in the environment variable
/// ``environmentKey``; an app without one renders ``RenderPlan/standard``.
package struct RenderPlan: Hashable, Sendable, Codable {
  /// A kind of file a host can write; the raw value is its extension but for `text`.
  package enum Format: String, Hashable, Sendable, CaseIterable, Codable {
    case png
    case pdf
    case svg
    case text

    package var fileExtension: String { self == .text ? "txt" : rawValue }
  }

  package static let environmentKey = "SNUG_PLAN"

  package var configurations: [Configuration]
  /// The storyboard identifier, or the name of a preview, to show in place of the first screen.
  package var scene: String?
  /// The folder, made if absent, that receives one file a configuration and format.
  package var outputDirectory: String
  package var formats: [Format]

  package init(
    configurations: [Configuration], scene: String? = nil, outputDirectory: String,
    formats: [Format]
  ) {
    self.configurations = configurations
    self.scene = scene
    self.outputDirectory = outputDirectory
    self.formats = formats
  }

  /// An iPhone X in portrait, as picture and text, into the folder `snug-output`.
  package static let standard = RenderPlan(
    configurations: [Configuration(device: "iPhone X")], outputDirectory: "snug-output",
    formats: [.png, .text])
}
