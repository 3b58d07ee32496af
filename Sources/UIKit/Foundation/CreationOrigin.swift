// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Where a view or constraint was made: a call in the app's code, or an element of a document.
///
/// Kept only while callSite is set, which checking does (Documentation/Check.md §3).
package enum CreationOrigin {
  case unknown
  /// The innermost calls of the app in the program's file, whose debug information knows the lines:
  /// two in each half (Documentation/Check.md §3.4).
  case code(UInt, UInt)
  case document(DocumentPlace)
  /// What a class of the app answers in the method with this word in its name.
  case answer(type: String, word: String)

  /// Tells which call of the program is being executed; nil keeps no origins.
  nonisolated(unsafe) package static var callSite:
    (@convention(c) (UnsafeMutablePointer<UInt>) -> UInt)?

  /// The innermost call of the app's own code.
  static var current: CreationOrigin {
    guard let callSite else { return .unknown }
    var outer: UInt = 0
    let inner = callSite(&outer)
    return inner == 0 ? .unknown : .code(inner, outer)
  }
}

/// An element of an Interface Builder document.
package final class DocumentPlace: Sendable {
  /// The document's file name.
  package let file: String
  /// Counted from 1.
  package let line: Int
  package let column: Int

  init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
