// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftParser
import SwiftSyntax

/// What a `main.swift` declares, without what it does: under test a program is a library, whose
/// functions are called (Documentation/SourceLowering.md §9).
package enum EntryDeclarations {
  /// The text with blanks where statements stood, so that every place keeps its line; nil where nothing
  /// is declared but imports.
  package static func text(of source: String) -> String? {
    let tree = Parser.parse(source: source)
    var bytes = Array(source.utf8)
    var isNeeded = false
    for statement in tree.statements {
      if case .decl(let declaration) = statement.item {
        isNeeded = isNeeded || !declaration.is(ImportDeclSyntax.self)
        continue
      }
      let place = statement.positionAfterSkippingLeadingTrivia.utf8Offset
      for index in place..<statement.endPositionBeforeTrailingTrivia.utf8Offset
      where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    return isNeeded ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
