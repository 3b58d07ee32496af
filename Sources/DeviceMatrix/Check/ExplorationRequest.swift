// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How an app is to be explored for its screens (Documentation/Exploration.md).
package struct ExplorationRequest: Hashable, Sendable, Codable {
  /// A text for a field, by what the field is called.
  package struct FieldText: Hashable, Sendable, Codable {
    /// Identifier, label, placeholder or content type; whatever its case.
    package var field: String
    package var text: String

    package init(field: String, text: String) {
      self.field = field
      self.text = text
    }
  }

  /// Steps, launches among them, after which the exploration ends. Steps are the same on every
  /// machine; time is not.
  package var steps: Int
  /// Seconds of processor time after which the exploration ends as well; nil for none.
  package var seconds: Double?
  package var texts: [FieldText]
  /// Names of elements that are not touched; a `*` stands for any text.
  package var avoided: [String]
  /// Whether rows that lead to nothing new are tried all the same.
  package var triesAllRows: Bool
  /// Addresses that the app's sources spell and those of `snug.json`, of which the app may open its own.
  package var links: [String]
  /// Classes whose code hears of the device being shaken.
  package var shaken: [String]
  /// Where the exploration begins: what the app shows first, then scenes and previews.
  package var roots: [ScreenRequest]

  /// About a minute for an app of usual size.
  package static let standardSteps = 600
  /// Processor time of an exploration that nobody asked for; a quarter of it is for walking the ways
  /// that were found once more.
  package static let standardSeconds = 60.0

  package init(
    steps: Int = ExplorationRequest.standardSteps, seconds: Double? = nil,
    texts: [FieldText] = [], avoided: [String] = [], triesAllRows: Bool = false,
    links: [String] = [], shaken: [String] = [], roots: [ScreenRequest] = []
  ) {
    self.steps = steps
    self.seconds = seconds
    self.texts = texts
    self.avoided = avoided
    self.triesAllRows = triesAllRows
    self.links = links
    self.shaken = shaken
    self.roots = roots
  }
}
