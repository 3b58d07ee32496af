// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A place in a file: path, and line and column from 1 where they are known.
package struct FileLocation: Hashable, Sendable, CustomStringConvertible {
  package var path: String
  package var line: Int?
  package var column: Int?

  package init(path: String, line: Int? = nil, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
  }

  package var description: String {
    guard let line else { return path }
    guard let column else { return "\(path):\(line)" }
    return "\(path):\(line):\(column)"
  }
}
