// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// An app of one source that is explored in one setting.
enum ExploredApp {
  /// Checks the app, and expects that all its view controllers were looked at.
  static func expectAll(
    _ count: Int, of source: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "App/App.swift")
    let result = try Snug.run(
      ["check", "App", "--fail-on", "never"] + Snug.onePhone, in: folder.url)
    #expect(
      result.output.contains(
        "coverage: \(count) of \(count) view controllers looked at (100 %)"),
      "\(result.output)\(result.errors)", sourceLocation: sourceLocation)
  }
}
