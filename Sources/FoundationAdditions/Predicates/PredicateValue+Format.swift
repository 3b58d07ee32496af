// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension PredicateValue {
  /// The value in the words of Apple's formats.
  var format: String {
    switch self {
    case .constant(let value): return PredicateValue.format(of: PredicateValue.unwrapped(value))
    case .path(let path): return path.isEmpty ? "SELF" : path
    case .swiftPath(let path, let names): return names.isEmpty ? String(describing: path) : names
    case .variable(let name): return "$" + name
    case .member(let value, let path): return "\(value.format).\(path)"
    case .list(let values): return "{\(values.map(\.format).joined(separator: ", "))}"
    case .arithmetic(let left, let sign, let right):
      return "\(left.format) \(sign) \(right.format)"
    case .function(let name, let arguments):
      return "\(name)(\(arguments.map(\.format).joined(separator: ", ")))"
    case .computed(let content): return content.format
    case .subquery(let list, let name, let node):
      return "SUBQUERY(\(list.format), $\(name), \(node.predicate.words))"
    }
  }

  private static func format(of value: Any?) -> String {
    guard let value else { return "nil" }
    if let text = text(value) {
      let plain = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "\"\(plain)\""
    }
    if let date = value as? Date {
      let seconds = String(format: "%.6f", date.timeIntervalSinceReferenceDate)
      return "CAST(\(seconds), \"NSDate\")"
    }
    if let number = number(value) { return Int64(exactly: number).map(String.init) ?? "\(number)" }
    if let elements = elements(value) {
      return "{\(elements.map(format(of:)).joined(separator: ", "))}"
    }
    return "\(value)"
  }
}
