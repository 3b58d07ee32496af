// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What kind of text a block of it is.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let console = UIAccessibilityTextualContext(rawValue: "Console")
  public static let fileSystem = UIAccessibilityTextualContext(rawValue: "FileSystem")
  public static let messaging = UIAccessibilityTextualContext(rawValue: "Messaging")
  public static let narrative = UIAccessibilityTextualContext(rawValue: "Narrative")
  public static let sourceCode = UIAccessibilityTextualContext(rawValue: "SourceCode")
  public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "Spreadsheet")
  public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "WordProcessing")
}
