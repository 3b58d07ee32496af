// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/TextLayout.md §8.
@Suite("Texts in Markdown")
struct MarkdownTests {
  private typealias Options = AttributedString.MarkdownParsingOptions

  private func words(
    _ text: String, _ syntax: Options.InterpretedSyntax = .full
  ) throws -> String {
    let options = Options(interpretedSyntax: syntax)
    return String(try AttributedString(markdown: text, options: options).characters)
  }

  @Test("marks are no characters; what they mean is an attribute of the run")
  func intents() throws {
    let text = try AttributedString(markdown: "A *b* **c** ~~d~~ `e` ***f***")
    let runs = text.runs.map { run in
      (String(text[run.range].characters), run.uiKit.inlinePresentationIntent ?? [])
    }
    let marked = runs.filter { !$0.1.isEmpty }
    #expect(marked.map(\.0) == ["b", "c", "d", "e", "f"])
    #expect(
      marked.map(\.1) == [
        .emphasized, .stronglyEmphasized, .strikethrough, .code,
        [.emphasized, .stronglyEmphasized],
      ])
    #expect(String(text.characters) == "A b c d e f")
  }

  @Test("a link is the run's address, relative to the base")
  func links() throws {
    let base = URL(string: "https://example.org/a/")
    let text = try AttributedString(
      markdown: "See [the *map*](b.html).", baseURL: base)
    let linked = text.runs.filter { $0.link != nil }

    #expect(linked.map { String(text[$0.range].characters) } == ["the ", "map"])
    #expect(
      linked.allSatisfy { $0.link?.absoluteString == "https://example.org/a/b.html" })
    let reference = NSAttributedString(text)
    #expect(reference.attribute(.link, at: 4, effectiveRange: nil) != nil)
    #expect(reference.attribute(.link, at: 0, effectiveRange: nil) == nil)
  }

  @Test("blocks follow each other without a break, and their marks are gone")
  func blocks() throws {
    #expect(try words("# Pears\n\nRipe\nnow\n\n- a\n- b") == "PearsRipe nowab")
  }

  @Test("without blocks their marks are characters; a line's end is a space, or stays")
  func inlineOnly() throws {
    let text = "# Pears\n- _ripe_\n\n    1. *now*\n_end_"
    #expect(try words(text, .inlineOnly) == "# Pears - ripe      1. now end")
    #expect(
      try words(text, .inlineOnlyPreservingWhitespace) == "# Pears\n- ripe\n\n    1. now\nend")
  }

  @Test("a reference text keeps bold words bold", arguments: ["**Pear**", "__Pear__"])
  func reference(markdown: String) throws {
    let text = try NSAttributedString(markdown: markdown)
    let value = text.attribute(.inlinePresentationIntent, at: 0, effectiveRange: nil) as? NSNumber
    #expect(text.string == "Pear")
    #expect(value?.uintValue == InlinePresentationIntent.stronglyEmphasized.rawValue)
  }
}
