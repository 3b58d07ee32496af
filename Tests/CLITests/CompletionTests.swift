// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Supervision
import Testing

@testable import CLI

@Suite("Completions and the manual")
struct CompletionTests {
  /// What a program says on its standard output.
  private static func output(_ program: String, _ arguments: [String]) throws -> String {
    let answer = try Tool.run(
      Launch(
        executable: program, arguments: arguments,
        environment: ["PATH": "/usr/bin:/bin", "HOME": "/nonexistent", "LC_ALL": "C.UTF-8"]),
      within: 60, areMerged: true)
    return String(decoding: answer.output, as: UTF8.self)
  }

  private static func script(_ shell: CompletionShell) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("snug-completion-\(UUID().uuidString)")
    try Data(CompletionScript(pages: Command.pages).text(for: shell).utf8).write(to: file)
    return file.path
  }

  @Test(
    "every option of every command is in each shell's script", arguments: CompletionShell.allCases)
  func complete(shell: CompletionShell) {
    let text = CompletionScript(pages: Command.pages).text(for: shell)
    for page in Command.pages {
      let part: String
      switch shell {
      case .bash:
        part = text.components(separatedBy: "\n").filter { $0.contains("    \(page.name)) ") }
          .joined()
      case .zsh:
        part =
          text.components(separatedBy: "\n    \(page.name))\n").last?
          .components(separatedBy: ";;").first ?? ""
      case .fish:
        part = text.components(separatedBy: "\n")
          .filter { $0.contains("_from \(page.name)'") }.joined(separator: "\n")
      }
      for option in page.options + HelpOption.common {
        let word = shell == .fish ? "-l \(option.name.dropFirst(2)) " : option.name
        #expect(part.contains(word), "\(shell) \(page.name) \(option.name)")
      }
    }
  }

  @Test(
    "bash offers what can follow",
    arguments: [
      (["che"], "check"), (["render", "--dev"], "--device"),
      (["render", "--device", "iPhone 13"], "iPhone\\ 13\\ mini"),
      (["check", "--orientation", "portrait,landscape-l"], "portrait,landscape-left"),
      (["check", "--orientation", "=", "portrait-"], "portrait-upside-down"),
      (["completion", "fi"], "fish"), (["help", "veri"], "verify"),
    ])
  func bash(words: [String], expected: String) throws {
    let script = try Self.script(.bash)
    defer { try? FileManager.default.removeItem(atPath: script) }
    let quoted = (["snug"] + words).map(CompletionScript.quoted).joined(separator: " ")
    let ask = """
      source \(script); compopt() { :; }
      COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count); _snug; printf '%s\\n' "${COMPREPLY[@]}"
      """

    let offered = try Self.output("/bin/bash", ["-c", ask]).split(separator: "\n").map(String.init)

    #expect(offered == [expected])
  }

  @Test(
    "fish offers what can follow",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fish")),
    arguments: [
      ("snug che", "check"), ("snug check --orient", "--orientation"),
      ("snug check --orientation portrait,landscape-", "portrait,landscape-left"),
      ("snug cache cl", "clear"),
    ])
  func fish(line: String, expected: String) throws {
    let script = try Self.script(.fish)
    defer { try? FileManager.default.removeItem(atPath: script) }

    let lines = try Self.output(
      "/usr/bin/fish", ["--no-config", "-c", "source \(script); complete -C '\(line)'"])

    let offered = lines.split(separator: "\n").map { $0.split(separator: "\t")[0] }
    #expect(offered.contains(Substring(expected)), "\(lines)")
  }

  @Test(
    "zsh reads its script",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh")))
  func zsh() throws {
    let script = try Self.script(.zsh)
    defer { try? FileManager.default.removeItem(atPath: script) }
    let ask = """
      autoload -U compinit; compinit -D -u; source \(script)
      print ${_comps[snug]}; whence -w _snug
      """

    #expect(try Self.output("/usr/bin/zsh", ["-f", "-c", ask]) == "_snug\n_snug: function\n")
  }

  @Test("the manual has every option of every command under its heading")
  func manual() throws {
    let text = ManualPage(pages: Command.pages, version: "1.2.3").text
    for page in Command.pages {
      let parts = text.components(separatedBy: ".SH SNUG \(page.name.uppercased())\n")
      try #require(parts.count == 2)
      let section = parts[1].components(separatedBy: "\n.SH ")[0]
      for option in page.options {
        let name = "\\fB" + option.name.replacingOccurrences(of: "-", with: "\\-") + "\\fR"
        #expect(section.contains(name), "\(page.name) \(option.name)")
      }
    }
  }

  @Test(
    "man takes the manual without complaints",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/mandoc")))
  func lint() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("snug-manual-\(UUID().uuidString).1")
    try Data(ManualPage(pages: Command.pages, version: "1.2.3").text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }

    let words = try Self.output("/usr/bin/mandoc", ["-T", "lint", "-W", "warning", file.path])

    // Pages that say the same every day have no date.
    #expect(words.split(separator: "\n").filter { !$0.contains("missing date") } == [])
  }
}
