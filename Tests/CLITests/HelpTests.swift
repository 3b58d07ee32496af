// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation
import Testing

@testable import CLI

@Suite("What is told of commands")
struct HelpTests {
  /// Words that every command of a page's operands takes.
  private static func words(of page: HelpPage) -> [String] {
    page.operands.compactMap { operand in
      if operand.name == "<shell>" { return "bash" }
      // An optional word.
      return operand.name.hasPrefix("<") ? "Word" : nil
    }
  }

  @Test(
    "a page has every option that its command takes, and no other",
    arguments: Command.all.map(\.name))
  func complete(name: String) throws {
    let command = try Command.named(name)
    var arguments = Arguments(Self.words(of: command.page))
    // Reading alone starts nothing.
    _ = try command.work(&arguments)

    let taken = Set(arguments.known)
    let told = Set((command.page.options + HelpOption.common).flatMap(\.names))
    #expect(taken == told)
  }

  @Test("a page tells every option once", arguments: Command.all.map(\.name))
  func once(name: String) throws {
    let flags = try Command.named(name).page.options.map(\.name)
    #expect(flags.count == Set(flags).count)
  }

  @Test("the page of render names every step")
  func steps() throws {
    let page = try Command.named("render").page
    let words = page.parts.flatMap(\.prose).joined(separator: "\n")
    for verb in StepVerb.allCases {
      #expect(words.contains(verb.rawValue), "\(verb.rawValue)")
    }
  }

  @Test("an option has the same other spellings in every command")
  func same() {
    var spellings: [String: Set<[String]>] = [:]
    for option in Command.pages.flatMap(\.options) {
      spellings[option.name, default: []].insert(option.others)
    }
    #expect(spellings.filter { $0.value.count > 1 }.isEmpty)
    #expect(spellings["--device"] == [["--devices"]])
    #expect(spellings["--screen"] == [["--screens"]])
  }

  @Test("commands that look at screens take --screen and --device in both spellings")
  func screens() throws {
    for name in ["render", "check", "screens", "explain", "record", "verify"] {
      let command = try Command.named(name)
      for (screen, device) in [("--screen", "--device"), ("--screens", "--devices")] {
        let words = Self.words(of: command.page) + [screen, "Feed", device, "iPhone SE"]
        var arguments = Arguments(words)
        #expect(throws: Never.self, "\(name) \(screen)") { _ = try command.work(&arguments) }
      }
    }
  }

  @Test("no line of a page is longer than a terminal is wide", arguments: Command.all.map(\.name))
  func width(name: String) throws {
    let page = try Command.named(name).page
    #expect(page.text.split(separator: "\n").filter { $0.count > TextWrap.width } == [])
  }

  @Test("a long option has its text below, a short one beside")
  func table() {
    let text = HelpPage.table([
      ("--a", "one"), ("--a-very-long-option NAMES", "two"), ("--bb", "three"),
    ])

    #expect(
      text == """
          --a     one
          --a-very-long-option NAMES
                  two
          --bb    three
        """)
  }

  @Test("an option of a wider command is refused with the place where it belongs")
  func refused() {
    var arguments = Arguments(["App", "--report=x"])
    #expect(throws: UsageError("--report is for 'snug check'")) {
      _ = try ScreensCommand(&arguments)
    }
  }

  private static func changelog() throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
  }

  @Test("the newest section of the changelog is that of the version")
  func newestSection() throws {
    let first = try Self.changelog().split(separator: "\n").first { $0.hasPrefix("## ") }
    #expect(first == "## \(CommandLineTool.version)")
  }

  @Test("each section of the changelog has a version, lower than the one before, and a line")
  func sections() throws {
    let sections = try Self.changelog().components(separatedBy: "\n## ").dropFirst()
    let versions = sections.map { section in
      section.prefix { $0 != "\n" }.split(separator: ".", omittingEmptySubsequences: false)
        .map { Int($0) ?? -1 }
    }
    for version in versions { #expect(version.count == 3 && !version.contains(-1), "\(version)") }
    for (newer, older) in zip(versions, versions.dropFirst()) {
      #expect(older.lexicographicallyPrecedes(newer), "\(older) after \(newer)")
    }
    for section in sections { #expect(section.contains("\n- "), "\(section.prefix(20))") }
  }
}
