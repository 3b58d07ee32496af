// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Colours of the words that say how grave something is, on terminals that have them.
enum TerminalColours {
  private static let codes: [(word: String, code: String)] = [
    ("error:", "1;31"), ("warning:", "1;33"), ("needs review:", "1;36"), ("note:", "1;36"),
  ]

  /// Whether words have colours: on a terminal that is not `dumb`, unless `NO_COLOR` is set and not
  /// empty (no-color.org).
  static func areShown(
    isTerminal: Bool, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  static func areShown(on descriptor: Int32) -> Bool {
    areShown(isTerminal: isatty(descriptor) == 1)
  }

  /// The text with the first such word of each line coloured.
  static func colouring(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let found = codes.compactMap { word, code in
        line.range(of: word).map { (range: $0, code: code) }
      }
      guard let first = found.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else {
        return String(line)
      }
      let (before, after) = (line[..<first.range.lowerBound], line[first.range.upperBound...])
      return "\(before)\u{1B}[\(first.code)m\(line[first.range])\u{1B}[0m\(after)"
    }.joined(separator: "\n")
  }
}
