// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A predicate as it was read from its format.
package indirect enum PredicateNode {
  package enum Relation: String {
    case equal
    case notEqual
    case less
    case greater
    case lessOrEqual
    case greaterOrEqual
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
    case isIn = "IN"
    case between = "BETWEEN"
  }

  package enum Quantifier {
    case none
    case any
    case all
    case no
  }

  case constant(Bool)
  case not(PredicateNode)
  case and(PredicateNode, PredicateNode)
  case or(PredicateNode, PredicateNode)
  case comparison(
    PredicateValue, Relation, PredicateValue, quantifier: Quantifier, options: Set<Character>)

  func evaluate(_ object: Any?, _ variables: [String: Any]) -> Bool {
    switch self {
    case .constant(let value): return value
    case .not(let node): return !node.evaluate(object, variables)
    case .and(let left, let right):
      return left.evaluate(object, variables) && right.evaluate(object, variables)
    case .or(let left, let right):
      return left.evaluate(object, variables) || right.evaluate(object, variables)
    case .comparison(let left, let relation, let right, let quantifier, let options):
      let comparison = PredicateComparison(relation: relation, options: options)
      let (first, second) = (left.value(object, variables), right.value(object, variables))
      guard quantifier != .none else { return comparison.holds(first, second) }
      let elements = PredicateValue.elements(first) ?? []
      switch quantifier {
      case .any: return elements.contains { comparison.holds($0, second) }
      case .no: return !elements.contains { comparison.holds($0, second) }
      default: return elements.allSatisfy { comparison.holds($0, second) }
      }
    }
  }
}

/// How two values of a predicate are compared.
package struct PredicateComparison {
  let relation: PredicateNode.Relation
  /// `c` without case, `d` without diacritics.
  let options: Set<Character>

  package init(relation: PredicateNode.Relation, options: Set<Character>) {
    self.relation = relation
    self.options = options
  }

  package func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch relation {
    case .equal: return isEqual(left, right)
    case .notEqual: return !isEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .greater: return order(left, right) == .orderedDescending
    case .lessOrEqual: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .contains: return contains(left, right)
    case .isIn: return contains(right, left)
    case .between:
      guard let bounds = PredicateValue.elements(right), bounds.count == 2 else { return false }
      return order(bounds[0], left).map { $0 != .orderedDescending } ?? false
        && order(left, bounds[1]).map { $0 != .orderedDescending } ?? false
    case .beginsWith, .endsWith:
      guard let text = PredicateValue.text(left), let part = PredicateValue.text(right) else {
        return false
      }
      let place: String.CompareOptions =
        relation == .endsWith ? [.anchored, .backwards] : .anchored
      return text.range(of: part, options: compareOptions.union(place)) != nil
    case .like: return matches(left, PredicateValue.text(right).map(PredicateComparison.pattern))
    case .matches: return matches(left, PredicateValue.text(right))
    }
  }

  private var compareOptions: String.CompareOptions {
    var result: String.CompareOptions = []
    if options.contains("c") { result.insert(.caseInsensitive) }
    if options.contains("d") { result.insert(.diacriticInsensitive) }
    return result
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    if left == nil || right == nil { return left == nil && right == nil }
    if let left = left as? any KeyedIdentity, let right = right as? any KeyedIdentity {
      return left.keyedIdentity == right.keyedIdentity
    }
    if let order = order(left, right) { return order == .orderedSame }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return (left as AnyObject) === (right as AnyObject)
  }

  func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = PredicateValue.text(left), let right = PredicateValue.text(right) {
      return left.compare(right, options: compareOptions)
    }
    if let left = PredicateValue.number(left), let right = PredicateValue.number(right) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    // What else answers `compare:` on Apple's systems is comparable in Swift, as index paths are.
    if let left = (left as? IndexPath) ?? left as? any Comparable {
      return right.flatMap { Self.order(left, $0) }
    }
    return nil
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Any) -> ComparisonResult? {
    guard let right = right as? Value else { return nil }
    return left < right ? .orderedAscending : right < left ? .orderedDescending : .orderedSame
  }

  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if let text = PredicateValue.text(whole) {
      guard let part = PredicateValue.text(part) else { return false }
      return text.range(of: part, options: compareOptions) != nil
    }
    return PredicateValue.elements(whole)?.contains { isEqual($0, part) } ?? false
  }

  /// Whether the whole text fits a regular expression.
  private func matches(_ value: Any?, _ pattern: String?) -> Bool {
    guard let text = PredicateValue.text(value), let pattern else { return false }
    let options: NSRegularExpression.Options =
      self.options.contains("c") ? [.caseInsensitive] : []
    guard
      let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options)
    else { return false }
    let range = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, range: range) != nil
  }

  /// The regular expression of a pattern with `*` and `?`.
  private static func pattern(_ wildcards: String) -> String {
    NSRegularExpression.escapedPattern(for: wildcards)
      .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
  }
}
