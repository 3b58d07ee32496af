// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Where an element starts: the document's file name, and line and column counted from 1.
///
/// Columns count characters of the line, as editors do. Two elements of one document never share a
/// location, so it also tells elements apart that have no id.
package struct Location: Hashable, Sendable, CustomStringConvertible {
  package var file: String
  package var line: Int
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  package var description: String { "\(file):\(line):\(column)" }
}
