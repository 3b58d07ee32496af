// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Texts of several lines in a file of records, which has a record a line.
package enum RecordText {
  package static func oneLine(_ text: String) -> String {
    String(text.map { $0 == "\n" ? "\u{2028}" : $0 })
  }

  package static func lines(_ text: String) -> String {
    String(text.map { $0 == "\u{2028}" ? "\n" : $0 })
  }
}
