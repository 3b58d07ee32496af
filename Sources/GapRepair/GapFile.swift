// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftParser
import SwiftSyntax

/// An author's file with what is left out of it.
///
/// Lines never move: what is taken out leaves its line breaks.
package final class GapFile {
  package let path: String
  package let text: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  /// In the order of the text; none lies in another.
  package private(set) var edits: [GapEdit] = []
  /// Modules that the file imports beside those that its author wrote.
  package var addedImports: Set<String> = []
  /// Every edit that was ever made here: one that did not help is not made again.
  private(set) var spent: Set<GapEdit.Mark> = []
  private let lineStarts: [Int]

  package init(path: String, text: String) {
    self.path = path
    self.text = text
    let bytes = Array(text.utf8)
    self.bytes = bytes
    tree = Parser.parse(source: text)
    lineStarts = GapFile.lineStarts(of: bytes)
  }

  static func lineStarts(of bytes: [UInt8]) -> [Int] {
    [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Makes an edit; edits inside its range give way.
  ///
  /// - Returns: false when it was made before, or lies in a larger one.
  @discardableResult
  package func add(_ edit: GapEdit) -> Bool {
    guard !isSpent(edit) else { return false }
    if !edit.range.isEmpty {
      edits.removeAll {
        edit.range.lowerBound <= $0.start && $0.end <= edit.range.upperBound
          && !($0.range.isEmpty && $0.start == edit.range.lowerBound && $0.kind == .addition)
      }
    }
    spent.insert(edit.mark)
    let place = edits.firstIndex { ($0.start, $0.end) > (edit.start, edit.end) } ?? edits.count
    edits.insert(edit, at: place)
    return true
  }

  /// Whether an edit was made, or lies in one that is larger.
  func isSpent(_ edit: GapEdit) -> Bool {
    spent.contains(edit.mark)
      || edits.contains { other in
        !other.range.isEmpty && other.range != edit.range && other.start <= edit.start
          && edit.end <= other.end && !(edit.range.isEmpty && edit.kind == .addition)
      }
  }

  /// Hands on every token outside of the bodies of functions: what other files can see.
  package func addDeclarations(_ take: (String) -> Void) {
    take(DeclarationText.of(tree))
  }

  /// Takes back what was remembered: edits as they stood at the end of an earlier build.
  package func restore(_ remembered: [GapEdit]) {
    for edit in remembered { add(edit) }
  }

  /// The author's line of an offset, from 1.
  package func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The offsets of a line, from 1, with its break; none of a line that is not there.
  func bytes(ofLine line: Int) -> Range<Int> {
    guard lineStarts.indices.contains(line - 1) else { return bytes.count..<bytes.count }
    let end = lineStarts.indices.contains(line) ? lineStarts[line] : bytes.count
    return lineStarts[line - 1]..<end
  }

  /// The file without what is left out.
  package func rendered() -> GapText {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + 256)
    var segments: [GapText.Segment] = []
    var next = 0
    func copy(to end: Int) {
      guard end > next else { return }
      segments.append(.init(output: output.count, author: next, isInserted: false))
      output += bytes[next..<end]
      next = end
    }
    for edit in edits where edit.start >= next {
      copy(to: edit.start)
      segments.append(.init(output: output.count, author: edit.start, isInserted: true))
      output += Array(edit.text.utf8)
      output += bytes[edit.range].filter { $0 == UInt8(ascii: "\n") }
      next = max(next, edit.end)
    }
    copy(to: bytes.count)
    return GapText(
      text: String(decoding: output, as: UTF8.self), segments: segments,
      lineStarts: GapFile.lineStarts(of: output))
  }
}

extension GapEdit {
  /// What an edit changes, without the reason.
  struct Mark: Hashable, Sendable {
    let kind: Kind
    let range: Range<Int>
  }

  var mark: Mark { Mark(kind: kind, range: range) }
}

/// A file's text after its edits, and the way back to the author's.
package struct GapText: Sendable {
  struct Segment: Sendable {
    let output: Int
    let author: Int
    let isInserted: Bool
  }

  package let text: String
  let segments: [Segment]
  let lineStarts: [Int]

  /// The author's offset of an offset in this text.
  ///
  /// What was inserted stands for the place of its edit.
  package func authorOffset(of offset: Int) -> (offset: Int, isInserted: Bool) {
    guard let segment = segments.last(where: { $0.output <= offset }) else { return (0, false) }
    return segment.isInserted
      ? (segment.author, true) : (segment.author + offset - segment.output, false)
  }

  /// The offset of a line and column, both from 1, columns in bytes.
  package func offset(line: Int, column: Int) -> Int {
    guard lineStarts.indices.contains(line - 1) else { return text.utf8.count }
    return lineStarts[line - 1] + column - 1
  }
}
