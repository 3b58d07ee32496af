// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

/// What `NSComparisonPredicate` is on Apple's systems: two expressions and how they are compared.
///
/// Foundation here has that class without anything in it; the lowering names this one instead.
public final class ComparisonPredicate: NSPredicate, WordedPredicate {
  /// Whether the left side is compared itself, or all or any of what it holds.
  public enum Modifier: UInt, Sendable {
    case direct
    case all
    case any
  }

  public enum Operator: UInt, Sendable {
    case lessThan
    case lessThanOrEqualTo
    case greaterThan
    case greaterThanOrEqualTo
    case equalTo
    case notEqualTo
    case matches
    case like
    case beginsWith
    case endsWith
    case `in`
    case customSelector
    case contains = 99
    case between = 100

    init(_ relation: PredicateNode.Relation) {
      switch relation {
      case .equal: self = .equalTo
      case .notEqual: self = .notEqualTo
      case .less: self = .lessThan
      case .greater: self = .greaterThan
      case .lessOrEqual: self = .lessThanOrEqualTo
      case .greaterOrEqual: self = .greaterThanOrEqualTo
      case .contains: self = .contains
      case .beginsWith: self = .beginsWith
      case .endsWith: self = .endsWith
      case .like: self = .like
      case .matches: self = .matches
      case .isIn: self = .in
      case .between: self = .between
      }
    }

    /// The operator in words.
    fileprivate var format: String {
      switch relation {
      case .equal: "=="
      case .notEqual: "!="
      case .less: "<"
      case .greater: ">"
      case .lessOrEqual: "<="
      case .greaterOrEqual: ">="
      default: relation?.rawValue ?? "CUSTOM"
      }
    }

    /// nil for one's own selector, which no operator of a format stands for.
    fileprivate var relation: PredicateNode.Relation? {
      switch self {
      case .lessThan: .less
      case .lessThanOrEqualTo: .lessOrEqual
      case .greaterThan: .greater
      case .greaterThanOrEqualTo: .greaterOrEqual
      case .equalTo: .equal
      case .notEqualTo: .notEqual
      case .matches: .matches
      case .like: .like
      case .beginsWith: .beginsWith
      case .endsWith: .endsWith
      case .in: .isIn
      case .customSelector: nil
      case .contains: .contains
      case .between: .between
      }
    }
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let caseInsensitive = Options(rawValue: 1)
    public static let diacriticInsensitive = Options(rawValue: 2)
    public static let normalized = Options(rawValue: 4)
  }

  public private(set) var leftExpression = ValueExpression(forConstantValue: nil)
  public private(set) var rightExpression = ValueExpression(forConstantValue: nil)
  public private(set) var comparisonPredicateModifier = Modifier.direct
  public private(set) var predicateOperatorType = Operator.equalTo
  public private(set) var options: Options = []

  public convenience init(
    leftExpression left: ValueExpression, rightExpression right: ValueExpression,
    modifier: Modifier, type: Operator, options: Options = []
  ) {
    let letters: [Character] =
      (options.contains(.caseInsensitive) ? ["c"] : [])
      + (options.contains(.diacriticInsensitive) ? ["d"] : [])
    let quantifier: PredicateNode.Quantifier =
      modifier == .direct ? .none : modifier == .all ? .all : .any
    nonisolated(unsafe) let node = type.relation.map {
      PredicateNode.comparison(
        left.content, $0, right.content, quantifier: quantifier, options: Set(letters))
    }
    self.init(block: { object, variables in node?.evaluate(object, variables ?? [:]) ?? false })
    leftExpression = left
    rightExpression = right
    comparisonPredicateModifier = modifier
    predicateOperatorType = type
    self.options = options
  }

  public override var predicateFormat: String { words }

  var words: String {
    let quantifier =
      switch comparisonPredicateModifier {
      case .direct: ""
      case .all: "ALL "
      case .any: "ANY "
      }
    let letters =
      (options.contains(.caseInsensitive) ? "c" : "")
      + (options.contains(.diacriticInsensitive) ? "d" : "")
    let operation = predicateOperatorType.format + (letters.isEmpty ? "" : "[\(letters)]")
    return "\(quantifier)\(leftExpression) \(operation) \(rightExpression)"
  }
}
