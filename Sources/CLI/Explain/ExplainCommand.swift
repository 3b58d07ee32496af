// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation

/// `snug explain APP VIEW`: says why a view is where it is.
package struct ExplainCommand: Sendable {
  /// What comes out; the raw values are the words people type.
  package enum Format: String, Sendable, CaseIterable {
    case text
    case json
  }

  package let app: String
  /// The path of the view, as it was typed.
  package let view: String
  package let target: String?
  let packages: PackageArguments
  package let build: BuildOptions
  package let screen: String?
  package let configuration: Configuration
  package let steps: [Step]
  package let format: Format

  package init(_ arguments: inout Arguments) throws(UsageError) {
    try arguments.refuse(["--scale"], "is for 'snug render'")
    target = try arguments.value("--target")
    packages = try PackageArguments(&arguments)
    build = BuildOptions(&arguments)
    screen = try arguments.screen()
    steps = try RenderCommand.steps(&arguments)
    let word = try arguments.value("--format") ?? Format.text.rawValue
    guard let format = Format(rawValue: word) else {
      throw .unknown(
        "format", word, known: Format.allCases.map(\.rawValue), list: "the formats are")
    }
    self.format = format
    let all = try RenderCommand.configurations(&arguments)
    guard all.count == 1 else {
      throw UsageError("explain looks at one configuration: give each option one value")
    }
    configuration = all[0]
    app = try arguments.operand("the app's project or folder")
    view = try arguments.operand("the path of a view")
    try arguments.finish()
  }
}
