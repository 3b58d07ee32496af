// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

extension NSPredicate {
  /// A predicate in words: `NSPredicate(format: "name CONTAINS[cd] %@", text)`.
  ///
  /// Foundation off Apple's systems has predicates of closures only. Keys are read as
  /// `value(forKey:)` reads them; a format that cannot be read ends the process with Apple's text.
  public convenience init(format: String, _ arguments: Any?...) {
    self.init(parsing: format, arguments)
  }

  public convenience init(format: String, argumentArray arguments: [Any]?) {
    self.init(parsing: format, arguments ?? [])
  }

  private convenience init(parsing format: String, _ arguments: [Any?]) {
    guard let node = PredicateParser.parse(format, arguments) else {
      UncaughtException.raise(
        "NSInvalidArgumentException", "Unable to parse the format string \"\(format)\"")
    }
    let predicate = ParsedPredicate(node: node)
    self.init(block: { object, variables in
      predicate.node.evaluate(object, variables ?? [:])
    })
  }
}

/// A predicate's syntax, which is not changed once it is read.
private struct ParsedPredicate: @unchecked Sendable {
  let node: PredicateNode
}
