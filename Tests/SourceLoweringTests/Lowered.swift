// Part of Snug, under the Apache License 2.0; see LICENSE.

import SourceLowering

/// Sources lowered for a test, with the questions tests ask of them.
struct Lowered {
  let module: LoweredModule

  init(_ texts: String..., mode: String = "5", conditions: Set<String> = []) {
    let inputs = texts.enumerated().map { SourceInput(path: "/app/File\($0).swift", text: $1) }
    module = SourceLowering(
      LoweringOptions(moduleName: "App", languageMode: mode, conditions: conditions)
    ).lower(inputs)
  }

  /// The lowered text of a file.
  func text(_ index: Int = 0) -> String { module.files[index].text }

  /// The lines of the author's file as they are now, without what was added around them.
  func lines(_ index: Int = 0) -> [Substring] {
    text(index).split(separator: "\n", omittingEmptySubsequences: false)
  }

  func contains(_ part: String, in index: Int = 0) -> Bool { text(index).contains(part) }

  var registration: String { module.registration.joined(separator: "\n") }
}
