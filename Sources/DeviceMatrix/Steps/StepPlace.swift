// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Where a step stands: a file or option, a line and a column, both from 1.
package struct StepPlace: Hashable, Sendable, Codable, CustomStringConvertible {
  package let source: String
  package let line: Int
  package let column: Int

  package init(source: String, line: Int, column: Int) {
    self.source = source
    self.line = line
    self.column = column
  }

  package var description: String { "\(source):\(line):\(column)" }
}
