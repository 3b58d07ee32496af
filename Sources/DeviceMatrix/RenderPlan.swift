// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a host is asked to do: which scene, in which configurations, which steps, into which files.
///
/// An app that no tool started renders ``RenderPlan/standard``.
package struct RenderPlan: Hashable, Sendable, Codable {
  /// A kind of file a host can write; the raw values are what people type.
  package enum Format: String, Hashable, Sendable, CaseIterable, Codable {
    case png
    case pdf
    case svg
    case text
    /// The picture with what VoiceOver stops at numbered.
    case annotated
    /// A view a line, with the same numbers.
    case tree
    /// What VoiceOver stops at, in order, as JSON.
    case accessibility

    package var fileExtension: String {
      switch self {
      case .png, .pdf, .svg: rawValue
      case .text: "txt"
      case .annotated: "annotated.png"
      case .tree: "tree.txt"
      case .accessibility: "accessibility.json"
      }
    }
  }

  package var configurations: [Configuration]
  /// The storyboard identifier, or the name of a preview, to show in place of the first screen.
  package var scene: String?
  /// The screen to show in place of the first one, as a check finds it.
  package var screen: ScreenRequest?
  /// The folder, made if absent, that receives one file a configuration and format; what a tool asked for
  /// goes to the tool.
  package var outputDirectory: String
  package var formats: [Format]
  /// What is done to the app once it stands; files are written before the first and after each.
  package var steps: [Step]
  /// Seconds of real time after which a configuration is given up, its steps included.
  package var timeLimit: Double
  /// Whether pictures have a status bar, a home indicator and a keyboard.
  package var hasChrome: Bool
  /// Whether the scene is shown without the app's and the scenes' delegates
  /// (Documentation/Gaps.md §6.6).
  package var skipsDelegates = false
  /// Which of the screens that can stand alone is drawn, from 0; nil for the app's first screen.
  package var loneScreen: Int?
  /// The classes of view controllers that are among these screens, with their modules.
  package var controllers: [String] = []
  /// The classes of view controllers that the launch leads to, the nearest first.
  package var launchOrder: [String] = []

  package init(
    configurations: [Configuration], scene: String? = nil, outputDirectory: String,
    formats: [Format], steps: [Step] = [], timeLimit: Double = standardTimeLimit,
    hasChrome: Bool = true
  ) {
    self.hasChrome = hasChrome
    self.timeLimit = timeLimit
    self.configurations = configurations
    self.scene = scene
    self.outputDirectory = outputDirectory
    self.formats = formats
    self.steps = steps
  }

  /// The usual ``timeLimit``.
  package static let standardTimeLimit = 120.0
  /// Megabytes after which a configuration is given up.
  package static let memoryLimit = 4096

  /// The exit code of a host that could not do a step; it has said why on standard error.
  package static let stepFailureExitCode: Int32 = 3

  /// The name of the files of a configuration, without extension.
  ///
  /// - Parameter step: The number of the step after which they are written; 0 for before the first.
  package func fileName(_ configuration: Configuration, afterStep step: Int) -> String {
    guard step > 0 else { return configuration.name }
    return "\(configuration.name)_\(steps[step - 1].fileSuffix(number: step))"
  }

  /// An iPhone X in portrait, as picture and text, into the folder `snug-output`.
  package static let standard = RenderPlan(
    configurations: [Configuration(device: "iPhone X")], outputDirectory: "snug-output",
    formats: [.png, .text])
}
