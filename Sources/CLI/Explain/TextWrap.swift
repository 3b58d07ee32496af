// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Breaks sentences into lines for a terminal.
enum TextWrap {
  /// Characters on a line; a word that is longer stands out.
  static let width = 100

  /// Lines of a text behind an indentation.
  ///
  /// - Parameter last: Something that is kept whole, put at the end of the text: a path.
  static func lines(
    _ text: String, first: String, rest: String, last: String? = nil
  ) -> [String] {
    var lines: [String] = []
    var line = first
    var isEmpty = true
    func add(_ word: String, gap: Int) {
      if !isEmpty, line.count + gap + word.count > width {
        lines.append(line)
        line = rest
        isEmpty = true
      }
      line += (isEmpty ? "" : String(repeating: " ", count: gap)) + word
      isEmpty = false
    }
    for word in text.split(separator: " ") { add(String(word), gap: 1) }
    if let last { add(last, gap: 2) }
    lines.append(line)
    return lines
  }
}
