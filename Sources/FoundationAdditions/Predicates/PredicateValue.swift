// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// One side of a comparison in a predicate.
package indirect enum PredicateValue {
  case constant(Any?)
  /// A key path from the object; empty for the object itself.
  case path(String)
  /// A key path of Swift's, and its names for what is no object of its root; empty where Swift does
  /// not tell them.
  case swiftPath(AnyKeyPath, String)
  case variable(String)
  /// A key path from another value: `$each.name`, `SUBQUERY(…).@count`.
  case member(PredicateValue, String)
  case list([PredicateValue])
  case arithmetic(PredicateValue, String, PredicateValue)
  /// `sum:`, `lowercase:`, `now`… of other values.
  case function(String, [PredicateValue])
  /// `SUBQUERY(list, $each, predicate)`: the elements for which the predicate holds.
  case subquery(PredicateValue, String, PredicateNode)
  case computed(any ComputedContent)

  package func value(_ object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .constant(let value): return PredicateValue.unwrapped(value)
    case .variable(let name): return variables[name]
    case .list(let values): return values.map { $0.value(object, variables) as Any }
    case .path(let path): return PredicateValue.value(of: object, at: path)
    case .swiftPath(let path, let names):
      guard let root = PredicateValue.unwrapped(object) else { return nil }
      if let value = root[keyPath: path] { return PredicateValue.unwrapped(value) }
      return names.isEmpty ? nil : PredicateValue.value(of: root, at: names)
    case .member(let value, let path):
      return PredicateValue.value(of: value.value(object, variables), at: path)
    case .function(let name, let arguments):
      return PredicateFunction.value(name, arguments.map { $0.value(object, variables) })
    case .computed(let content): return content.value(object, variables)
    case .subquery(let list, let name, let node):
      let elements = PredicateValue.elements(list.value(object, variables)) ?? []
      return elements.filter { element in
        guard let element else { return false }
        return node.evaluate(object, variables.merging([name: element]) { $1 })
      }
    case .arithmetic(let left, let sign, let right):
      return PredicateFunction.value(
        PredicateFunction.name(of: sign),
        [left.value(object, variables), right.value(object, variables)])
    }
  }

  // MARK: Key paths

  private static func value(of object: Any?, at path: String) -> Any? {
    var keys = path.split(separator: ".").map(String.init)[...]
    var current = unwrapped(object)
    while let key = keys.popFirst(), let holder = current {
      if key.hasPrefix("@") {
        return operation(key, of: holder, at: keys.joined(separator: "."))
      }
      if key != "length", let elements = elements(holder) {
        let rest = ([key] + keys).joined(separator: ".")
        return elements.map { value(of: $0, at: rest) as Any }
      }
      current = unwrapped(value(of: holder, for: key))
    }
    return current
  }

  private static func value(of holder: Any, for key: String) -> Any? {
    if let text = text(holder) { return key == "length" ? Double(text.utf16.count) : nil }
    if let dictionary = holder as? [String: Any] { return dictionary[key] }
    if let dictionary = holder as? NSDictionary {
      return dictionary.object(forKey: key as NSString)
    }
    return NameRegister.value(of: holder, for: key)
  }

  private static func operation(_ name: String, of holder: Any, at path: String) -> Any? {
    guard let elements = elements(holder) else { return nil }
    if name == "@count" { return Double(elements.count) }
    let numbers = elements.compactMap { number(value(of: $0, at: path)) }
    switch name {
    case "@sum": return numbers.reduce(0, +)
    case "@max": return numbers.max()
    case "@min": return numbers.min()
    case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    default: return nil
    }
  }

  // MARK: Kinds

  /// Nil for `NSNull` and for an optional in an `Any` that holds nothing.
  package static func unwrapped(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  package static func text(_ value: Any?) -> String? {
    value as? String ?? (value as? NSString)?.description
      ?? (value as? NSAttributedString)?.string
  }

  package static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    default: nil
    }
  }

  /// A whole number as it is kept, which a number with a point never is, even if nothing follows it.
  static func wholeNumber(_ value: Any?) -> Int? {
    guard let value else { return nil }
    if type(of: value) is NSNumber.Type, let value = value as? NSNumber {
      return "df".contains(String(cString: value.objCType)) ? nil : Int(exactly: value)
    }
    if let value = value as? Bool { return value ? 1 : 0 }
    return (value as? any BinaryInteger).flatMap { Int(exactly: $0) }
  }

  package static func elements(_ value: Any?) -> [Any?]? {
    switch value {
    case let value as [Any]: value.map(unwrapped)
    case let value as NSArray: (0..<value.count).map { unwrapped(value.object(at: $0)) }
    case let value as NSSet: value.allObjects.map(unwrapped)
    case let value as NSOrderedSet: (0..<value.count).map { unwrapped(value.object(at: $0)) }
    case let value as Set<AnyHashable>: value.map { $0.base }
    default: nil
    }
  }
}
