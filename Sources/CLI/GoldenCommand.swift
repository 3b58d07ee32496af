// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation
import Goldens

/// `snug record APP` and `snug verify APP`: keep how an app's screens look, and compare with it.
package struct GoldenCommand: Sendable {
  /// What is done with the pictures.
  package enum Purpose: Sendable {
    case record
    case verify
  }

  package let purpose: Purpose
  /// Whether goldens are recorded even where the environment variable `CI` is set.
  package let isForced: Bool
  /// The app, its screens and configurations, and how the work is shared out.
  package let check: CheckCommand
  package let goldens: String
  /// Points by which a frame may differ.
  package let tolerance: Double
  /// What is done to the first screen, or to those that `--screens` names.
  package let steps: [Step]
  /// Whether goldens of what the app no longer has are removed.
  package let prunes: Bool

  package static func record(_ arguments: inout Arguments) throws(UsageError) -> GoldenCommand {
    let isForced = arguments.flag("--force")
    try arguments.refuse(
      ["--report", "--report-url", "--format", "--baseline", "--fail-on", "--tolerance"],
      "is for 'snug verify', which compares")
    return try GoldenCommand(.record, isForced: isForced, &arguments)
  }

  package static func verify(_ arguments: inout Arguments) throws(UsageError) -> GoldenCommand {
    try GoldenCommand(.verify, isForced: false, &arguments)
  }

  private init(
    _ purpose: Purpose, isForced: Bool, _ arguments: inout Arguments
  ) throws(UsageError) {
    self.purpose = purpose
    self.isForced = isForced
    goldens = try arguments.value("--goldens") ?? "Goldens"
    let word = try arguments.value("--tolerance") ?? "\(DumpComparison.standardTolerance)"
    guard let tolerance = Double(word), (0...1000).contains(tolerance) else {
      throw UsageError("--tolerance takes a number of points from 0 to 1000, not '\(word)'")
    }
    self.tolerance = tolerance
    prunes = arguments.flag("--prune")
    try arguments.refuse(
      ["--output"], "is not for goldens; their folder is named with --goldens")
    try arguments.refuse(
      ["--min-coverage", "--full", "--pictures", "--changed"], "is for 'snug check'")
    steps = try RenderCommand.steps(&arguments)
    check = try CheckCommand(&arguments)
  }
}
