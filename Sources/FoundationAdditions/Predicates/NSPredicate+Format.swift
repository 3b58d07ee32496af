// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

extension MadeByFactory where Self: NSPredicate {
  /// A predicate in words: `NSPredicate(format: "name CONTAINS[cd] %@", text)`.
  ///
  /// Foundation off Apple's systems has predicates of closures only. Keys are read as
  /// `value(forKey:)` reads them; a format that cannot be read ends the process with Apple's text.
  /// What comes is a comparison or a compound predicate, as of Apple's class.
  public init(format: String, _ arguments: Any?...) {
    self.init(parsing: format, arguments)
  }

  public init(format: String, argumentArray arguments: [Any]?) {
    self.init(parsing: format, arguments ?? [])
  }

  private init(parsing format: String, _ arguments: [Any?]) {
    guard let node = PredicateParser.parse(format, arguments) else {
      UncaughtException.raise(
        "NSInvalidArgumentException", "Unable to parse the format string \"\(format)\"")
    }
    self.init(made: node.predicate)
  }
}

extension PredicateNode {
  /// The predicate that answers as the node does.
  var predicate: any WordedPredicate {
    switch self {
    case .constant(let value): return ConstantPredicate(value)
    case .not(let inner): return CompoundPredicate(.not, [inner.predicate])
    case .and: return CompoundPredicate(.and, parts(of: .and).map(\.predicate))
    case .or: return CompoundPredicate(.or, parts(of: .or).map(\.predicate))
    case .comparison(let left, let relation, let right, .no, let options):
      let any = PredicateNode.comparison(left, relation, right, quantifier: .any, options: options)
      return CompoundPredicate(.not, [any.predicate])
    case .comparison(let left, let relation, let right, let quantifier, let options):
      var flags: ComparisonPredicate.Options = []
      if options.contains("c") { flags.insert(.caseInsensitive) }
      if options.contains("d") { flags.insert(.diacriticInsensitive) }
      return ComparisonPredicate(
        leftExpression: ValueExpression(left), rightExpression: ValueExpression(right),
        modifier: quantifier == .none ? .direct : quantifier == .all ? .all : .any,
        type: .init(relation), options: flags)
    }
  }

  /// `a AND b AND c` has three parts.
  private func parts(of kind: NSCompoundPredicate.LogicalType) -> [PredicateNode] {
    switch self {
    case .and(let left, let right) where kind == .and:
      return left.parts(of: kind) + right.parts(of: kind)
    case .or(let left, let right) where kind == .or:
      return left.parts(of: kind) + right.parts(of: kind)
    default: return [self]
    }
  }
}

/// A predicate that can say its words. Foundation off Apple's systems says of `predicateFormat` that it
/// is not useful, which it is for these.
protocol WordedPredicate: NSPredicate {
  var words: String { get }
}

/// A predicate that says the same of everything.
private final class ConstantPredicate: NSPredicate, WordedPredicate {
  private var holds = false

  convenience init(_ holds: Bool) {
    self.init(value: holds)
    self.holds = holds
  }

  var words: String { holds ? "TRUEPREDICATE" : "FALSEPREDICATE" }
  override var predicateFormat: String { words }
}

/// A compound predicate that was read from words.
private final class CompoundPredicate: NSCompoundPredicate, WordedPredicate {
  convenience init(_ kind: LogicalType, _ parts: [any WordedPredicate]) {
    self.init(type: kind, subpredicates: parts.map { $0 as NSPredicate })
  }

  var words: String {
    let parts = subpredicates.compactMap { $0 as? any WordedPredicate }.map { part in
      part is NSCompoundPredicate ? "(\(part.words))" : part.words
    }
    switch compoundPredicateType {
    case .not: return "NOT " + parts.joined()
    case .and: return parts.joined(separator: " AND ")
    case .or: return parts.joined(separator: " OR ")
    }
  }
  override var predicateFormat: String { words }
}
