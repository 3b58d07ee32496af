// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What an expression computes that no format of a predicate says.
package protocol ComputedContent {
  var kind: ValueExpression.ExpressionType { get }
  /// In the words of Apple's descriptions.
  var format: String { get }
  func value(_ object: Any?, _ variables: [String: Any]) -> Any?
}

/// A closure that gets the values of other expressions.
private struct BlockContent: ComputedContent {
  let block: ValueExpression.Block
  let arguments: [ValueExpression]
  var kind: ValueExpression.ExpressionType { .block }
  var format: String { "BLOCK(\(arguments.map(\.description).joined(separator: ", ")))" }

  func value(_ object: Any?, _ variables: [String: Any]) -> Any? {
    let values = arguments.map { $0.content.value(object, variables) ?? NSNull() }
    return PredicateValue.unwrapped(block(object, values, nil))
  }
}

/// One of two expressions.
private struct ChoiceContent: ComputedContent {
  let predicate: NSPredicate
  let yes: ValueExpression
  let no: ValueExpression
  var kind: ValueExpression.ExpressionType { .conditional }
  var format: String { "TERNARY(\(predicate), \(yes), \(no))" }

  func value(_ object: Any?, _ variables: [String: Any]) -> Any? {
    (predicate.evaluate(with: object) ? yes : no).content.value(object, variables)
  }
}

/// Elements of the left set by those of the right one.
private struct SetContent: ComputedContent {
  let kind: ValueExpression.ExpressionType
  let left: ValueExpression
  let right: ValueExpression
  private var word: String {
    kind == .unionSet ? "UNION" : kind == .intersectSet ? "INTERSECT" : "MINUS"
  }
  var format: String { "\(left) \(word) \(right)" }

  func value(_ object: Any?, _ variables: [String: Any]) -> Any? {
    func elements(_ side: ValueExpression) -> Set<AnyHashable> {
      let values = PredicateValue.elements(side.content.value(object, variables)) ?? []
      return Set(values.compactMap { $0 as? AnyHashable })
    }
    let (mine, others) = (elements(left), elements(right))
    return kind == .unionSet
      ? mine.union(others)
      : kind == .intersectSet ? mine.intersection(others) : mine.subtracting(others)
  }
}

/// The elements for which a predicate holds that knows them by a variable.
private struct FilteredContent: ComputedContent {
  let list: ValueExpression
  let variable: String
  let predicate: NSPredicate
  var kind: ValueExpression.ExpressionType { .subquery }
  var format: String { "SUBQUERY(\(list), $\(variable), \(predicate))" }

  func value(_ object: Any?, _ variables: [String: Any]) -> Any? {
    (PredicateValue.elements(list.content.value(object, variables)) ?? []).filter { element in
      guard let element else { return false }
      let known = variables.merging([variable: element]) { $1 }
      return predicate.evaluate(with: object, substitutionVariables: known)
    }
  }
}

extension ValueExpression {
  public typealias Block = (Any?, [Any], NSMutableDictionary?) -> Any

  public convenience init(block: @escaping Block, arguments: [ValueExpression]?) {
    self.init(.computed(BlockContent(block: block, arguments: arguments ?? [])))
  }

  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: ValueExpression,
    falseExpression: ValueExpression
  ) {
    self.init(
      .computed(ChoiceContent(predicate: predicate, yes: trueExpression, no: falseExpression)))
  }

  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.list(subexpressions.map(ValueExpression.content)))
  }

  public convenience init(forUnionSet left: ValueExpression, with right: ValueExpression) {
    self.init(.computed(SetContent(kind: .unionSet, left: left, right: right)))
  }

  public convenience init(forIntersectSet left: ValueExpression, with right: ValueExpression) {
    self.init(.computed(SetContent(kind: .intersectSet, left: left, right: right)))
  }

  public convenience init(forMinusSet left: ValueExpression, with right: ValueExpression) {
    self.init(.computed(SetContent(kind: .minusSet, left: left, right: right)))
  }

  public convenience init(
    forSubquery expression: ValueExpression, usingIteratorVariable variable: String,
    predicate: NSPredicate
  ) {
    self.init(
      .computed(FilteredContent(list: expression, variable: variable, predicate: predicate)))
  }

  /// One of the functions that formats know; the target counts for nothing.
  public convenience init(
    forFunction target: ValueExpression, selectorName name: String, arguments parameters: [Any]?
  ) { self.init(forFunction: name, arguments: parameters ?? []) }

  private static func content(_ value: Any) -> PredicateValue {
    (value as? ValueExpression)?.content ?? .constant(value)
  }

  // MARK: Parts

  private func computed<Content>(_ type: Content.Type) -> Content? {
    if case .computed(let content) = content { content as? Content } else { nil }
  }

  /// What a function or a closure gets; nil for others.
  public var arguments: [ValueExpression]? {
    switch content {
    case .function(_, let values): values.map(ValueExpression.init)
    case .arithmetic(let left, _, let right): [ValueExpression(left), ValueExpression(right)]
    default: computed(BlockContent.self)?.arguments
    }
  }

  /// What a function is asked of.
  public var operand: ValueExpression { ValueExpression(forConstantValue: nil) }

  public var expressionBlock: Block {
    computed(BlockContent.self)?.block ?? { _, _, _ in NSNull() }
  }

  public var predicate: NSPredicate {
    switch content {
    case .subquery(_, _, let node): node.predicate
    default:
      computed(ChoiceContent.self)?.predicate ?? computed(FilteredContent.self)?.predicate
        ?? NSPredicate(value: true)
    }
  }

  public var `true`: ValueExpression { computed(ChoiceContent.self)?.yes ?? self }
  public var `false`: ValueExpression { computed(ChoiceContent.self)?.no ?? self }
  public var left: ValueExpression { computed(SetContent.self)?.left ?? self }
  public var right: ValueExpression { computed(SetContent.self)?.right ?? self }

  public var variable: String {
    switch content {
    case .variable(let name), .subquery(_, let name, _): name
    default: computed(FilteredContent.self)?.variable ?? ""
    }
  }

  /// The expressions of a list, or the one that a subquery goes through.
  public var collection: Any {
    switch content {
    case .list(let values): values.map(ValueExpression.init)
    case .subquery(let list, _, _): ValueExpression(list)
    default: computed(FilteredContent.self)?.list ?? [ValueExpression]()
    }
  }
}
