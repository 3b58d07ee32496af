// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftParser
import SwiftSyntax

/// One file of the module: its tree, what stands in it, and how it is going to change.
final class ParsedFile {
  let index: Int
  let path: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  /// Offsets of the first byte of each line.
  private let lineStarts: [Int]

  var edits = EditList()
  /// Modules the file imports, as they are called here.
  var imports: Set<String> = []
  /// Modules to import above the author's first line.
  var addedImports: Set<String> = []
  /// How those are imported.
  var importWord = "import"
  /// Modules of types that an added import would make ambiguous, by the types' names.
  var owners: [String: String] = [:]
  /// Whether an import of SwiftUI stands in the file, even in a condition.
  let importsSwiftUI: Bool
  /// Statements above the author's first line.
  var prologue = ""
  /// Declarations below the author's last line.
  var epilogue: [String] = []

  init(_ input: SourceInput, index: Int, memory: SyntaxMemory? = nil) {
    self.index = index
    path = input.path
    let bytes = Array(input.text.utf8)
    self.bytes = bytes
    tree = memory?.tree(of: input) ?? Parser.parse(source: input.text)
    hasPrivateNames = bytes.holds("private ")
    namesReplaced = FoundationNames.replaced.contains(where: bytes.holds)
    importsSwiftUI = bytes.holds("import SwiftUI")
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  var isUntouched: Bool {
    edits.isEmpty && addedImports.isEmpty && prologue.isEmpty && epilogue.isEmpty
  }

  /// Whether something in the file is hidden from other files.
  let hasPrivateNames: Bool
  /// Whether the text has a name that UIKit declares once more in Foundation's place.
  let namesReplaced: Bool

  var isMain: Bool { path.hasSuffix("/main.swift") || path == "main.swift" }

  var lineCount: Int { lineStarts.count }

  /// The line and column of an offset, from 1; columns in bytes.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  /// The directive that gives the next line a line of this file.
  func location(line: Int) -> String {
    "#sourceLocation(file: \"\(LoweredFile.written(path))\", line: \(line))"
  }

  /// Spaces up to the column of an offset.
  func padding(to offset: Int) -> String {
    String(repeating: " ", count: place(of: offset).column - 1)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  func issue(_ message: String, at offset: Int) -> LoweringIssue {
    let place = place(of: offset)
    return LoweringIssue(path: path, line: place.line, column: place.column, message: message)
  }
}

extension SyntaxProtocol {
  /// UTF-8 offsets of the node without the trivia around it.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
