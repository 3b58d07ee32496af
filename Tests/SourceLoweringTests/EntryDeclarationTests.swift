// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import SourceLowering

/// Documentation/SourceLowering.md §9.
@Suite("What a main.swift declares")
struct EntryDeclarationTests {
  @Test("functions and variables stay at their lines, statements go")
  func declarations() {
    let source = """
      import Foundation
      var errors = 0
      print("starts")
      func run(_ words: [String]) -> Int32 { 0 }
      if errors > 0 {
        exit(1)
      }
      let result = run(CommandLine.arguments)
      exit(result)
      """
    let lines = EntryDeclarations.text(of: source)?.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines?.map { $0.trimmingPrefix { $0 == " " } } == [
        "import Foundation", "var errors = 0", "", "func run(_ words: [String]) -> Int32 { 0 }", "",
        "", "", "let result = run(CommandLine.arguments)", "",
      ])
  }

  @Test("a file of statements alone is none")
  func statements() {
    #expect(
      EntryDeclarations.text(of: "import UIKit\nUIApplicationMain(0, nil, nil, nil)\n") == nil)
  }
}
