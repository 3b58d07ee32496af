// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftParser
import SwiftSyntax

/// Finds loops in an author's source, for programs that do not leave one.
package enum SourceLoop {
  /// Where the innermost `while`, `for` or `repeat` begins that holds all of the lines; lines and
  /// columns from 1, columns in bytes. Nil where no loop holds them.
  ///
  /// - Parameter first: the line of the function that the loop has to be in.
  /// - Complexity: parses the text, about 10 MB/s.
  package static func start(
    around lines: ClosedRange<Int>, after first: Int, in text: String
  ) -> (line: Int, column: Int)? {
    let tree = Parser.parse(source: text)
    let visitor = Visitor(
      lines: lines, first: first, converter: SourceLocationConverter(fileName: "", tree: tree))
    visitor.walk(tree)
    return visitor.start
  }

  private final class Visitor: SyntaxVisitor {
    let lines: ClosedRange<Int>
    let first: Int
    let converter: SourceLocationConverter
    var start: (line: Int, column: Int)?

    init(lines: ClosedRange<Int>, first: Int, converter: SourceLocationConverter) {
      self.lines = lines
      self.first = first
      self.converter = converter
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { note(node) }

    /// Loops are met from the outside inward, so the last that fits is the innermost.
    private func note(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
      let start = node.startLocation(converter: converter)
      let end = node.endLocation(converter: converter).line
      guard start.line <= lines.lowerBound, lines.upperBound <= end else { return .skipChildren }
      if start.line >= first { self.start = (start.line, start.column) }
      return .visitChildren
    }
  }
}
