// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation
import Goldens

/// `snug record APP` and `snug verify APP`: keep how an app's screens look, and compare with it.
package struct GoldenCommand: Sendable {
  /// What is done with the pictures.
  package enum Purpose: Sendable {
    case record
    case verify(ReportOptions)
  }

  package let purpose: Purpose
  package let render: RenderCommand
  /// Storyboard scenes and previews; nil stands for the first screen.
  package let scenes: [String?]
  package let goldens: String
  /// Points by which a frame may differ.
  package let tolerance: Double

  package static func record(_ arguments: inout Arguments) throws(UsageError) -> GoldenCommand {
    let isForced = arguments.flag("--force")
    if !isForced, let word = ProcessInfo.processInfo.environment["CI"],
      !["", "0", "false"].contains(word.lowercased())
    {
      throw UsageError(
        "goldens are not recorded where the environment variable CI is set, since nothing would be "
          + "compared; use 'snug verify', or --force if it is meant",
        exitCode: CommandLineTool.ExitCode.failure)
    }
    return try GoldenCommand(.record, &arguments)
  }

  package static func verify(_ arguments: inout Arguments) throws(UsageError) -> GoldenCommand {
    let options = try ReportOptions(&arguments)
    return try GoldenCommand(.verify(options), &arguments)
  }

  private init(_ purpose: Purpose, _ arguments: inout Arguments) throws(UsageError) {
    self.purpose = purpose
    goldens = try arguments.value("--goldens") ?? "Goldens"
    let word = try arguments.value("--tolerance") ?? "\(DumpComparison.standardTolerance)"
    guard let tolerance = Double(word), (0...1000).contains(tolerance) else {
      throw UsageError("--tolerance takes a number of points from 0 to 1000, not '\(word)'")
    }
    self.tolerance = tolerance
    let screens = try arguments.values("--screens")
    scenes = screens.isEmpty ? [nil] : screens.map { $0 == Self.firstScreen ? nil : $0 }
    for name in ["--output", "--format"] where try !arguments.values(name).isEmpty {
      throw UsageError("\(name) is not for goldens; their folder is named with --goldens")
    }
    render = try RenderCommand(&arguments)
  }

  /// The word for the screen that the app opens with.
  static let firstScreen = "initial"

  /// The name of a screen after a number of steps; 0 for before the first.
  func screen(_ scene: String?, afterStep step: Int) -> String {
    let name = scene ?? render.scene ?? Self.firstScreen
    return step == 0 ? name : "\(name), \(step) \(render.steps[step - 1].text)"
  }
}
