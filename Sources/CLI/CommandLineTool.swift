// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation

/// The program `snug`: reads its words, runs a command, turns errors into sentences.
package enum CommandLineTool {
  /// The version that `snug --version` prints.
  package static let version = "0.1.0"

  /// Exit codes, after sysexits: 0 done, 1 what was asked could not be done, 2 done and something
  /// found that fails the run, 3 a step could not be done, 64 asked wrongly.
  package enum ExitCode {
    package static let success: Int32 = 0
    package static let failure: Int32 = 1
    package static let stepFailure = RenderPlan.stepFailureExitCode
    /// A check found something that matters.
    package static let findings: Int32 = 2
    package static let usage: Int32 = 64
  }

  /// Runs one command line without the program's name.
  ///
  /// - Returns: The process's exit code.
  package static func run(_ words: [String]) -> Int32 {
    var arguments = Arguments(words)
    if words.first == "--version" {
      Console.print("snug \(version)")
      return ExitCode.success
    }
    let name = arguments.command()
    do throws(UsageError) {
      switch name {
      case "render":
        guard !arguments.flag("--help", "-h") else { return show(HelpText.render) }
        return try RenderCommand(&arguments).run()
      case "check":
        guard !arguments.flag("--help", "-h") else { return show(HelpText.check) }
        return try CheckCommand(&arguments).run()
      case "test":
        guard !arguments.flag("--help", "-h") else { return show(HelpText.test) }
        return try TestCommand(&arguments).run()
      case "record":
        guard !arguments.flag("--help", "-h") else { return show(HelpText.record) }
        return try GoldenCommand.record(&arguments).run()
      case "verify":
        guard !arguments.flag("--help", "-h") else { return show(HelpText.verify) }
        return try GoldenCommand.verify(&arguments).run()
      case "merge":
        guard !arguments.flag("--help", "-h") else { return show(HelpText.merge) }
        return try MergeCommand(&arguments).run()
      case "devices":
        guard !arguments.flag("--help", "-h") else { return show(HelpText.devices) }
        try arguments.finish()
        return show(DeviceList.text)
      case "help":
        return try help(about: arguments.command())
      case nil:
        guard arguments.flag("--help", "-h") else {
          Console.complain(HelpText.overview)
          return ExitCode.usage
        }
        return show(HelpText.overview)
      case let other?:
        throw UsageError(
          "there is no command '\(other)'; the commands are render, check, test, record, verify, "
            + "merge, devices, help")
      }
    } catch {
      guard !error.hasPlace else {
        Console.complain("\(error)")
        return error.exitCode
      }
      let hasPage = ["render", "check", "test", "record", "verify", "merge"].contains(name)
      let page = hasPage ? "snug \(name ?? "") --help" : "snug --help"
      let hint = error.exitCode == ExitCode.usage ? "; see '\(page)'" : ""
      Console.complain("snug: error: \(error)\(hint)")
      return error.exitCode
    }
  }

  private static func show(_ text: String) -> Int32 {
    Console.print(text)
    return ExitCode.success
  }

  private static func help(about command: String?) throws(UsageError) -> Int32 {
    switch command {
    case nil: show(HelpText.overview)
    case "render": show(HelpText.render)
    case "check": show(HelpText.check)
    case "test": show(HelpText.test)
    case "record": show(HelpText.record)
    case "verify": show(HelpText.verify)
    case "merge": show(HelpText.merge)
    case "devices": show(HelpText.devices)
    case let other?: throw UsageError("there is no command '\(other)'")
    }
  }
}
