// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What `NSExpression` is on Apple's systems: one side of a comparison, or a computed column.
///
/// Foundation here has that class without anything in it; the lowering names this one instead.
open class ValueExpression: NSObject {
  package let content: PredicateValue

  init(_ content: PredicateValue) { self.content = content }

  public convenience init(forKeyPath keyPath: String) { self.init(.path(keyPath)) }

  public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    self.init(.swiftPath(keyPath, KeyNames.name(of: keyPath) ?? ""))
  }

  public convenience init(forConstantValue object: Any?) { self.init(.constant(object)) }

  public convenience init(forVariable string: String) { self.init(.variable(string)) }

  /// `sum:`, `count:`, `min:`, `max:`, `average:`, `add:to:`, `lowercase:`, `now` and others.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    let values = parameters.map { ($0 as? ValueExpression)?.content ?? .constant($0) }
    self.init(.function(name, values))
  }

  public convenience init(format expressionFormat: String, _ args: Any?...) {
    guard let value = PredicateParser.value(expressionFormat, args) else {
      UncaughtException.raise(
        "NSInvalidArgumentException", "Unable to parse the format string \"\(expressionFormat)\"")
    }
    self.init(value)
  }

  public class func expressionForEvaluatedObject() -> ValueExpression { ValueExpression(.path("")) }

  public enum ExpressionType: UInt, Sendable {
    case constantValue = 0
    case evaluatedObject = 1
    case variable = 2
    case keyPath = 3
    case function = 4
    case unionSet = 5
    case intersectSet = 6
    case minusSet = 7
    case subquery = 13
    case aggregate = 14
    case anyKey = 15
    case block = 19
    case conditional = 20
  }

  public var expressionType: ExpressionType {
    switch content {
    case .constant: .constantValue
    case .path(let path): path.isEmpty ? .evaluatedObject : .keyPath
    case .swiftPath: .keyPath
    case .variable: .variable
    case .member, .arithmetic, .function: .function
    case .list: .aggregate
    case .subquery: .subquery
    case .computed(let computed): computed.kind
    }
  }

  open override var description: String { content.format }

  public var keyPath: String {
    switch content {
    case .path(let path), .swiftPath(_, let path): path
    default: ""
    }
  }

  public var constantValue: Any? { if case .constant(let value) = content { value } else { nil } }

  public var function: String {
    switch content {
    case .function(let name, _): name
    case .arithmetic(_, let sign, _): PredicateFunction.name(of: sign)
    default: ""
    }
  }

  public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    let value = content.value(object, [:])
    // Whoever asks for an Int or a Double gets one, as of Apple's class.
    if let whole = value as? Int { return NSNumber(value: whole) }
    return (value as? Double).map { NSNumber(value: $0) } ?? value
  }
}
