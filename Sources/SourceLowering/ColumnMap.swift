// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Takes columns of lowered text back to the columns of the author's files.
///
/// `#sourceLocation` keeps file and line right but knows nothing of columns. Only stretches of
/// text that stand at another column than before are kept.
package struct ColumnMap: Equatable, Sendable {
  struct Line: Hashable, Sendable {
    let path: String
    let line: Int
  }

  /// Author's text in the output; columns from 1, in bytes, as the compiler counts.
  struct Span: Equatable, Sendable {
    let outputColumn: Int
    let column: Int
    let length: Int
  }

  private var spans: [Line: [Span]] = [:]

  package init() {}

  mutating func add(_ span: Span, path: String, line: Int) {
    spans[Line(path: path, line: line), default: []].append(span)
  }

  /// The author's column for a column that the compiler reports.
  ///
  /// Text that was generated stands for the author's text before it.
  package func column(_ column: Int, path: String, line: Int) -> Int {
    guard let spans = spans[Line(path: path, line: line)] else { return column }
    guard let span = spans.last(where: { $0.outputColumn <= column }) else { return column }
    return span.column + min(column - span.outputColumn, span.length)
  }
}
