// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A place in the user's own files: line and column counted from 1.
///
/// In reports the file is relative to the root of the checked project; a worker may give an absolute
/// path (``CheckReport/relative(to:)``).
package struct SourcePlace: Hashable, Sendable, Codable, CustomStringConvertible {
  package var file: String
  package var line: Int
  package var column: Int

  package init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  package var description: String { "\(file):\(line):\(column)" }
}

/// A place that has to do with a finding, and what is there, such as `the broken constraint`.
package struct RelatedPlace: Hashable, Sendable, Codable {
  package var label: String
  package var place: SourcePlace?

  package init(label: String, place: SourcePlace?) {
    self.label = label
    self.place = place
  }
}
