// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
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
    Interruption.begin()
    defer { RunFolder.remove() }
    let code = answer(words)
    guard Interruption.signal != 0 else { return code }
    let name = Interruption.signal == SIGINT ? "SIGINT" : "signal \(Interruption.signal)"
    Console.complain("snug: error: ended by \(name); what was not done is missing")
    // As a shell has it.
    return 128 + Interruption.signal
  }

  private static func answer(_ words: [String]) -> Int32 {
    var arguments = Arguments(words)
    if words.first == "--version" {
      Console.print("snug \(version)")
      return ExitCode.success
    }
    let name = arguments.command()
    do throws(UsageError) {
      switch name {
      case "help": return try help(about: arguments.command())
      case nil:
        guard arguments.flag("--help", "-h") else {
          Console.complain(HelpText.overview)
          return ExitCode.usage
        }
        return show(HelpText.overview)
      case let name?:
        let command = try command(named: name)
        if command.runsApps {
          if arguments.flag("--trust") { Containment.trust() }
          BuildCache.limitOfRun = try CacheCommand.limit(&arguments)
        }
        return arguments.flag("--help", "-h")
          ? show(command.page) : try command.run(&arguments)
      }
    } catch {
      guard !error.hasPlace else {
        Console.complain("\(error)")
        return error.exitCode
      }
      let isKnown = commands.contains { $0.name == name }
      let page = isKnown ? "snug \(name ?? "") --help" : "snug --help"
      let hint = error.exitCode == ExitCode.usage ? "; see '\(page)'" : ""
      Console.complain("snug: error: \(error)\(hint)")
      return error.exitCode
    }
  }

  private struct Command: Sendable {
    let name: String
    /// What `snug help` prints of it.
    let page: String
    /// Whether it builds and starts what others wrote.
    var runsApps = false
    /// Reads the rest of the words, and does it; answers the exit code.
    let run: @Sendable (inout Arguments) throws(UsageError) -> Int32
  }

  private static let commands = [
    Command(name: "build", page: HelpText.build, runsApps: true) { (words) throws(UsageError) in
      try BuildCommand(&words).run()
    },
    Command(name: "render", page: HelpText.render, runsApps: true) { (words) throws(UsageError) in
      try RenderCommand(&words).run()
    },
    Command(name: "check", page: HelpText.check, runsApps: true) { (words) throws(UsageError) in
      try CheckCommand(&words).run()
    },
    Command(name: "screens", page: HelpText.screens, runsApps: true) { (words) throws(UsageError) in
      try ScreensCommand(&words).run()
    },
    Command(name: "explain", page: HelpText.explain, runsApps: true) { (words) throws(UsageError) in
      try ExplainCommand(&words).run()
    },
    Command(name: "test", page: HelpText.test, runsApps: true) { (words) throws(UsageError) in
      try TestCommand(&words).run()
    },
    Command(name: "resolve", page: HelpText.resolve) { (words) throws(UsageError) in
      try ResolveCommand(&words).run()
    },
    Command(name: "record", page: HelpText.record, runsApps: true) { (words) throws(UsageError) in
      try GoldenCommand.record(&words).run()
    },
    Command(name: "verify", page: HelpText.verify, runsApps: true) { (words) throws(UsageError) in
      try GoldenCommand.verify(&words).run()
    },
    Command(name: "merge", page: HelpText.merge) { (words) throws(UsageError) in
      try MergeCommand(&words).run()
    },
    Command(name: "cache", page: HelpText.cache) { (words) throws(UsageError) in
      try CacheCommand(&words).run()
    },
    Command(name: "fidelity", page: HelpText.fidelity) { (words) throws(UsageError) in
      try FidelityCommand(&words).run()
    },
    Command(name: "devices", page: HelpText.devices) { (words) throws(UsageError) in
      try words.finish()
      return show(DeviceList.text)
    },
    Command(name: "version", page: HelpText.version) { (words) throws(UsageError) in
      try words.finish()
      return show("snug \(version)")
    },
  ]

  private static func command(named name: String) throws(UsageError) -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let names = commands.map(\.name) + ["help"]
    throw UsageError(
      "there is no command '\(name)'; "
        + NearWords.advice(for: name, among: names, list: "the commands are"))
  }

  private static func show(_ text: String) -> Int32 {
    Console.print(text)
    return ExitCode.success
  }

  private static func help(about name: String?) throws(UsageError) -> Int32 {
    show(
      try name.map { (name) throws(UsageError) in try command(named: name).page }
        ?? HelpText.overview)
  }
}
