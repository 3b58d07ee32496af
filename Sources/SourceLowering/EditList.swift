// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A replacement of a range of a file.
struct Edit {
  /// UTF-8 offsets; empty for an insertion.
  let range: Range<Int>
  let pieces: [Piece]

  enum Piece {
    case text(String)
    /// The text of a range of a file, with the edits inside it.
    case moved(file: Int, range: Range<Int>)
  }
}

/// The edits of one file.
struct EditList {
  private(set) var edits: [Edit] = []
  /// Ranges that stand elsewhere in the output; blank where they were.
  private(set) var moves: [Range<Int>] = []

  var isEmpty: Bool { edits.isEmpty && moves.isEmpty }

  /// Replaces a range by text of any length.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, pieces: [.text(text)]))
  }

  /// Replaces a range by text, padded with spaces to the old length where it is shorter.
  mutating func overwrite(_ range: Range<Int>, with text: String) {
    let padding = max(0, range.count - text.utf8.count)
    replace(range, with: text + String(repeating: " ", count: padding))
  }

  /// Replaces a range by spaces; its line breaks stay.
  mutating func blank(_ range: Range<Int>) {
    edits.append(Edit(range: range, pieces: []))
  }

  mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  mutating func insert(_ pieces: [Edit.Piece], at offset: Int) {
    edits.append(Edit(range: offset..<offset, pieces: pieces))
  }

  /// Blanks a range because its text is put elsewhere.
  mutating func move(_ range: Range<Int>) {
    moves.append(range)
  }

  /// The edits inside a range, in the order of the text; insertions at one place keep their order.
  func sorted(in range: Range<Int>) -> [Edit] {
    edits.enumerated()
      .filter { $0.element.range.lowerBound >= range.lowerBound }
      .filter { $0.element.range.upperBound <= range.upperBound }
      .sorted { left, right in
        (left.element.range.lowerBound, left.element.range.upperBound, left.offset)
          < (right.element.range.lowerBound, right.element.range.upperBound, right.offset)
      }
      .map(\.element)
  }
}
