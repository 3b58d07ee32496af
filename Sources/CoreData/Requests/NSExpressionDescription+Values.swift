// Part of Snug, under the Apache License 2.0; see LICENSE.

extension NSExpressionDescription {
  /// Functions that make one value of many rows.
  private static let aggregates: Set<String> = ["sum:", "count:", "min:", "max:", "average:"]

  var isAggregate: Bool {
    guard case .function(let name, _) = expression?.content else { return false }
    return NSExpressionDescription.aggregates.contains(name)
  }

  /// The column's value for one row, or for a group of them.
  func value(of views: [RowView]) -> Any? {
    guard let content = expression?.content else {
      return views.first.flatMap { PredicateValue.path(name).value($0, [:]) }
    }
    guard isAggregate, case .function(let name, let arguments) = content else {
      return views.first.flatMap { content.value($0, [:]) }.flatMap(typed)
    }
    let values = views.compactMap { arguments.first?.value($0, [:]) }
    return PredicateValue.function(name, [.constant(values)]).value(nil, [:]).flatMap(typed)
  }

  private func typed(_ value: Any) -> Any? {
    let attribute = NSAttributeDescription()
    attribute.attributeType = expressionResultType
    return attribute.kept(value)
  }
}

extension ValueExpression {
  /// A derived attribute's expression: `now:()`, `canonical:(name)`, `items.@count`.
  static func derivation(_ text: String) -> PredicateValue? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return .path(text) }
    let argument = text[text.index(after: open)...].dropLast()
    let name = String(text[..<open])
    return .function(name, argument.isEmpty ? [] : [.path(String(argument))])
  }
}
