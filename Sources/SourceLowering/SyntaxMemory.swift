// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftParser
import SwiftSyntax

/// The trees of files that are lowered again and again, each with the text that it is of.
///
/// Of a module that is gone around little changes from one round to the next, and reading the texts
/// was five sixths of the lowering's time (measured; Documentation/Gaps.md §9.2).
///
/// Not `Sendable`: one module's rounds follow each other.
package final class SyntaxMemory {
  private var known: [String: (text: String, tree: SourceFileSyntax)] = [:]
  /// How many texts were read, for tests.
  package private(set) var readings = 0

  package init() {}

  /// The tree of a file's text.
  ///
  /// - Complexity: O(n) in the text; a comparison where it is the one that was read last.
  func tree(of input: SourceInput) -> SourceFileSyntax {
    if let found = known[input.path], found.text == input.text { return found.tree }
    readings += 1
    let tree = Parser.parse(source: input.text)
    known[input.path] = (input.text, tree)
    return tree
  }
}
