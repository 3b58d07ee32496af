// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation
import Supervision

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
    StandardStream.open()
    Interruption.begin()
    defer { RunFolder.remove() }
    var code = answer(words)
    if code == ExitCode.success, StandardStream.hasFailed { code = ExitCode.failure }
    guard Interruption.signal != 0 else { return code }
    let name = Interruption.signal == SIGINT ? "SIGINT" : "signal \(Interruption.signal)"
    Console.complain("snug: error: ended by \(name); what was not done is missing")
    // As a shell has it.
    return 128 + Interruption.signal
  }

  private static func answer(_ words: [String]) -> Int32 {
    var arguments = Arguments(words)
    if words.first == "--version" { return Command.show("snug \(version)") }
    let name = arguments.command()
    do throws(UsageError) {
      switch name {
      case "help": return try help(about: arguments.command())
      case nil:
        guard arguments.flag("--help", "-h") else {
          let word = words.first { !Arguments.common.contains($0) }
          if word == nil, let common = words.first {
            throw UsageError("a command is missing, as in 'snug \(common) check'")
          }
          if let word {
            throw UsageError("unknown option '\(word)'; a command comes first, as in 'snug check'")
          }
          Console.complain(HelpOverview.text(Command.pages))
          return ExitCode.usage
        }
        return try help(about: nil)
      case let name?: return try Command.named(name).work(&arguments)()
      }
    } catch {
      guard !error.hasPlace else {
        Console.complain("\(error)")
        return error.exitCode
      }
      let isKnown = Command.all.contains { $0.name == name }
      let page = isKnown ? "snug \(name ?? "") --help" : "snug --help"
      let hint = error.exitCode == ExitCode.usage ? "; see '\(page)'" : ""
      Console.complain("snug: error: \(error)\(hint)")
      return error.exitCode
    }
  }

  private static func help(about name: String?) throws(UsageError) -> Int32 {
    guard let name else { return Command.show(HelpOverview.text(Command.pages)) }
    return Command.show(try Command.named(name).page.text)
  }
}
