// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import DeviceMatrix
import Supervision

/// A command of snug: what is told of it, and how its words are read.
struct Command: Sendable {
  let page: HelpPage
  /// Whether it builds and starts what others wrote.
  var runsApps = false
  /// Reads the words, and answers what is then to be done; that gives the exit code.
  let read: @Sendable (inout Arguments) throws(UsageError) -> () -> Int32

  var name: String { page.name }

  /// Reads what every command takes, then the command's own words.
  func work(_ arguments: inout Arguments) throws(UsageError) -> () -> Int32 {
    if arguments.flag("--quiet", "-q") { Console.verbosity = .quiet }
    if arguments.flag("--verbose", "-v") { Console.verbosity = .verbose }
    if runsApps {
      if arguments.flag("--trust") { Containment.trust() }
      BuildCache.limitOfRun = try CacheCommand.limit(&arguments)
    }
    if arguments.flag("--help", "-h") {
      let text = page.text
      return { Self.show(text) }
    }
    return try read(&arguments)
  }

  /// All of them, in the order in which people meet them.
  static let all = [
    Command(page: .build, runsApps: true) { (words) throws(UsageError) in
      try BuildCommand(&words).run
    },
    Command(page: .render, runsApps: true) { (words) throws(UsageError) in
      try RenderCommand(&words).run
    },
    Command(page: .check, runsApps: true) { (words) throws(UsageError) in
      try CheckCommand(&words).run
    },
    Command(page: .screens, runsApps: true) { (words) throws(UsageError) in
      try ScreensCommand(&words).run
    },
    Command(page: .explain, runsApps: true) { (words) throws(UsageError) in
      try ExplainCommand(&words).run
    },
    Command(page: .test, runsApps: true) { (words) throws(UsageError) in
      try TestCommand(&words).run
    },
    Command(page: .resolve) { (words) throws(UsageError) in try ResolveCommand(&words).run },
    Command(page: .record, runsApps: true) { (words) throws(UsageError) in
      try GoldenCommand.record(&words).run
    },
    Command(page: .verify, runsApps: true) { (words) throws(UsageError) in
      try GoldenCommand.verify(&words).run
    },
    Command(page: .accept) { (words) throws(UsageError) in try AcceptCommand(&words).run },
    Command(page: .merge) { (words) throws(UsageError) in try MergeCommand(&words).run },
    Command(page: .cache) { (words) throws(UsageError) in try CacheCommand(&words).run },
    Command(page: .fidelity) { (words) throws(UsageError) in try FidelityCommand(&words).run },
    Command(page: .devices) { (words) throws(UsageError) in
      try words.finish()
      return { Self.show(DeviceList.text) }
    },
    Command(page: .mcp) { (words) throws(UsageError) in try ModelContextCommand(&words).run },
    Command(page: .doctor) { (words) throws(UsageError) in try DoctorCommand(&words).run },
    Command(page: .completion) { (words) throws(UsageError) in
      let shell = try completionShell(&words)
      return { Self.show(CompletionScript(pages: pages).text(for: shell), end: "") }
    },
    Command(page: .manual) { (words) throws(UsageError) in
      try words.finish()
      return {
        Self.show(ManualPage(pages: pages, version: CommandLineTool.version).text, end: "")
      }
    },
    Command(page: .version) { (words) throws(UsageError) in
      try words.finish()
      return { Self.show("snug \(CommandLineTool.version)") }
    },
  ]

  static var pages: [HelpPage] { all.map(\.page) }

  static func named(_ name: String) throws(UsageError) -> Command {
    if let command = all.first(where: { $0.name == name }) { return command }
    let names = all.map(\.name) + ["help"]
    throw UsageError(
      "there is no command '\(name)'; "
        + NearWords.advice(for: name, among: names, list: "the commands are"))
  }

  private static func completionShell(
    _ words: inout Arguments
  ) throws(UsageError) -> CompletionShell {
    let word = try words.operand("the shell's name")
    try words.finish()
    guard let shell = CompletionShell(rawValue: word) else {
      throw .unknown("shell", word, known: CompletionShell.allCases.map(\.rawValue))
    }
    return shell
  }

  static func show(_ text: String, end: String = "\n") -> Int32 {
    Console.print(text, end: end)
    return CommandLineTool.ExitCode.success
  }
}
