// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CCmark
import Foundation

/// A text in Markdown as runs of characters and what they are to be; read by cmark-gfm, which follows
/// CommonMark with GitHub's strikethrough, as Apple's Foundation does.
///
/// Behaviour note: Documentation/TextLayout.md §8.
package struct MarkdownText {
  package struct Run: Equatable, Sendable {
    package var text: String
    package var intents: InlinePresentationIntent
    /// Where a link leads, as it is written.
    package var destination: String?
  }

  /// Which markup counts.
  package enum Syntax: Sendable {
    /// Blocks follow each other without a break: headings, lists and quotes are not characters.
    case full
    /// Marks of blocks are characters like others.
    case inlineOnly
    /// So are they here, and lines end where they do in the text.
    case inlineOnlyPreservingWhitespace
  }

  package private(set) var runs: [Run] = []
  private let syntax: Syntax
  /// Stands before each line of a text without blocks, so that none begins there; a punctuation mark,
  /// beside which emphasis begins as at the start of a line.
  private let guardMark: Character

  /// - Complexity: O(n) in the length of the text.
  package init(_ text: String, syntax: Syntax) {
    self.syntax = syntax
    let marks: [Character] = ["\u{2E22}", "\u{2E23}", "\u{2E24}", "\u{2E25}"]
    guardMark = marks.first { !text.contains($0) } ?? marks[0]
    guard !text.isEmpty else { return }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    read(syntax == .full ? text : lines.map { "\(guardMark)\($0)" }.joined(separator: "\n"))
  }

  private mutating func read(_ text: String) {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return }
    defer { cmark_parser_free(parser) }
    if let strikethrough = cmark_find_syntax_extension("strikethrough") {
      cmark_parser_attach_syntax_extension(parser, strikethrough)
    }
    cmark_parser_feed(parser, text, text.utf8.count)
    guard let document = cmark_parser_finish(parser) else { return }
    defer { cmark_node_free(document) }
    guard let steps = cmark_iter_new(document) else { return }
    defer { cmark_iter_free(steps) }
    var open: [(intents: InlinePresentationIntent, destination: String?)] = []
    while true {
      let event = cmark_iter_next(steps)
      if event == CMARK_EVENT_DONE { break }
      guard let node = cmark_iter_get_node(steps) else { continue }
      visit(node, enters: event == CMARK_EVENT_ENTER, &open)
    }
  }

  private mutating func visit(
    _ node: OpaquePointer, enters: Bool,
    _ open: inout [(intents: InlinePresentationIntent, destination: String?)]
  ) {
    let name = cmark_node_get_type_string(node).map { String(cString: $0) } ?? ""
    if let intents = MarkdownText.spans[name] {
      guard enters else {
        open.removeLast()
        return
      }
      let around = open.last
      let url = name == "link" ? cmark_node_get_url(node).map { String(cString: $0) } : nil
      open.append(((around?.intents ?? []).union(intents), url ?? around?.destination))
      return
    }
    guard enters, let (text, intents) = leaf(name, node) else { return }
    let around = open.last
    append(
      Run(
        text: text, intents: intents.union(around?.intents ?? []),
        destination: around?.destination))
  }

  /// What holds others and says what they are.
  private static let spans: [String: InlinePresentationIntent] = [
    "emph": .emphasized, "strong": .stronglyEmphasized, "strikethrough": .strikethrough, "link": [],
  ]

  /// The characters of a node that holds no others.
  private func leaf(
    _ name: String, _ node: OpaquePointer
  ) -> (String, InlinePresentationIntent)? {
    let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    switch name {
    case "text", "code_block": return (literal, [])
    case "code": return (literal, .code)
    case "html_inline": return (literal, .inlineHTML)
    case "html_block": return (literal, .blockHTML)
    case "softbreak":
      return syntax == .inlineOnlyPreservingWhitespace ? ("\n", []) : (" ", .softBreak)
    case "linebreak": return ("\n", .lineBreak)
    default: return nil
    }
  }

  /// Adds a run, to the last one where that is of the same kind.
  private mutating func append(_ run: Run) {
    var run = run
    if syntax != .full { run.text.removeAll { $0 == guardMark } }
    guard !run.text.isEmpty else { return }
    if let last = runs.last, last.intents == run.intents, last.destination == run.destination {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }
}
