// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import CLI

@Suite("Commands in the documentation")
struct DocumentedCommandTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The command lines of snug in a page's blocks, continued lines joined; what a job's own variables
  /// stand for is put in, and baselines, which are read at once, are left out.
  private static func commands(in page: String) throws -> [[String]] {
    let text = try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
      .replacingOccurrences(of: "${{ matrix.shard }}", with: "2")
      .replacingOccurrences(of: "$CI_NODE_INDEX/$CI_NODE_TOTAL", with: "2/4")
      .replacingOccurrences(of: "$CI_NODE_INDEX", with: "2")
      .replacingOccurrences(of: "--baseline snug-baseline.json", with: "")
    var commands: [[String]] = []
    var isOpen = false
    for line in text.components(separatedBy: "\n") {
      let trimmed = line.trimmingCharacters(in: CharacterSet(charactersIn: " -"))
      let isIndented = line.hasPrefix("    ")
      if isIndented, trimmed.hasPrefix("snug ") {
        commands.append(trimmed.split(separator: "&&")[0].split(separator: " ").map(String.init))
        isOpen = true
      } else if isOpen, isIndented, trimmed.hasPrefix("--") || line.contains(" --") {
        commands[commands.count - 1] += line.split(separator: " ").map(String.init)
      } else {
        isOpen = false
      }
    }
    return commands.map { Array($0.dropFirst()) }
  }

  @Test("every command in CI.md is one that snug understands")
  func continuousIntegration() throws {
    let commands = try Self.commands(in: "Documentation/CI.md")
    // Six in the overview, one that makes a baseline, three for GitHub, two for GitLab.
    #expect(commands.count == 12)
    for words in commands {
      var arguments = Arguments(words)
      #expect(throws: Never.self, "\(words.joined(separator: " "))") {
        switch arguments.command() {
        case "check": _ = try CheckCommand(&arguments)
        case "merge": _ = try MergeCommand(&arguments)
        case "verify": _ = try GoldenCommand.verify(&arguments)
        case let other: Issue.record("\(other ?? "no command")")
        }
      }
    }
  }
}
