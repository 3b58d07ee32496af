// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The functions of predicates and expressions, by their names in Apple's documentation.
enum PredicateFunction {
  static func value(_ name: String, _ arguments: [Any?]) -> Any? {
    let first = arguments.first ?? nil
    switch name {
    case "now", "now:": return Date()
    case "lowercase:": return PredicateValue.text(first)?.lowercased()
    case "uppercase:": return PredicateValue.text(first)?.uppercased()
    case "canonical:":
      return PredicateValue.text(first)?
        .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    case "length:": return PredicateValue.text(first).map { Double($0.utf16.count) }
    case "objectFrom:withIndex:": return element(of: first, at: arguments.last ?? nil)
    case "castObject:toType:": return cast(first, to: arguments.last ?? nil)
    case "count:", "sum:", "average:", "min:", "max:", "median:":
      return aggregate(name, first)
    default:
      let whole = arguments.compactMap(PredicateValue.wholeNumber)
      if whole.count == 2, arguments.count == 2, let result = wholeNumber(name, whole[0], whole[1])
      {
        return result
      }
      return arithmetic(name, arguments.map(PredicateValue.number))
    }
  }

  /// The function that an operator is.
  static func name(of sign: String) -> String {
    switch sign {
    case "+": "add:to:"
    case "-": "from:subtract:"
    case "*": "multiply:by:"
    case "**": "raise:toPower:"
    default: "divide:by:"
    }
  }

  /// What two whole numbers give is one, too: `10 / 4` is 2. Nil where none is, or a larger one than
  /// an `Int`.
  private static func wholeNumber(_ name: String, _ first: Int, _ second: Int) -> Int? {
    let (value, isTooLarge): (Int, Bool)
    switch name {
    case "add:to:": (value, isTooLarge) = first.addingReportingOverflow(second)
    case "from:subtract:": (value, isTooLarge) = first.subtractingReportingOverflow(second)
    case "multiply:by:": (value, isTooLarge) = first.multipliedReportingOverflow(by: second)
    case "divide:by:": (value, isTooLarge) = first.dividedReportingOverflow(by: second)
    case "modulus:by:": (value, isTooLarge) = first.remainderReportingOverflow(dividingBy: second)
    case "raise:toPower:": return power(first, second)
    default: return nil
    }
    return isTooLarge ? nil : value
  }

  /// By squaring, O(log exponent).
  private static func power(_ base: Int, _ exponent: Int) -> Int? {
    guard exponent >= 0 else { return nil }
    var (result, factor, left) = (1, base, exponent)
    while left > 0 {
      if left % 2 == 1 {
        let (product, isTooLarge) = result.multipliedReportingOverflow(by: factor)
        guard !isTooLarge else { return nil }
        result = product
      }
      left /= 2
      guard left > 0 else { break }
      let (square, isTooLarge) = factor.multipliedReportingOverflow(by: factor)
      guard !isTooLarge else { return nil }
      factor = square
    }
    return result
  }

  private static func aggregate(_ name: String, _ list: Any?) -> Any? {
    let elements = PredicateValue.elements(list) ?? []
    if name == "count:" { return Double(elements.compactMap(\.self).count) }
    let numbers = elements.compactMap(PredicateValue.number)
    if numbers.isEmpty && (name == "min:" || name == "max:") {
      let order = PredicateComparison(relation: .less, options: [])
      let values = elements.compactMap(\.self)
      return name == "min:"
        ? values.min { order.holds($0, $1) } : values.max { order.holds($0, $1) }
    }
    switch name {
    case "sum:": return numbers.reduce(0, +)
    case "average:": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case "min:": return numbers.min()
    case "max:": return numbers.max()
    default:
      let sorted = numbers.sorted()
      guard !sorted.isEmpty else { return nil }
      return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
  }

  private static func arithmetic(_ name: String, _ numbers: [Double?]) -> Any? {
    guard let first = numbers.first ?? nil else { return nil }
    let second = numbers.count > 1 ? numbers[1] : nil
    switch name {
    case "abs:": return abs(first)
    case "sqrt:": return first.squareRoot()
    case "ceiling:": return first.rounded(.up)
    case "floor:": return first.rounded(.down)
    case "trunc:": return first.rounded(.towardZero)
    case "add:to:": return second.map { first + $0 }
    case "from:subtract:": return second.map { first - $0 }
    case "multiply:by:": return second.map { first * $0 }
    case "divide:by:": return second.map { first / $0 }
    case "modulus:by:": return second.map { first.truncatingRemainder(dividingBy: $0) }
    case "raise:toPower:": return second.map { pow(first, $0) }
    default: return nil
    }
  }

  private static func element(of list: Any?, at index: Any?) -> Any? {
    guard let elements = PredicateValue.elements(list) else { return nil }
    switch index as? String {
    case "FIRST": return elements.first ?? nil
    case "LAST": return elements.last ?? nil
    case "SIZE": return Double(elements.count)
    default:
      guard let place = PredicateValue.number(index).map({ Int($0) }),
        elements.indices.contains(place)
      else { return nil }
      return elements[place]
    }
  }

  private static func cast(_ value: Any?, to type: Any?) -> Any? {
    switch type as? String {
    case "NSDate": PredicateValue.number(value).map(Date.init(timeIntervalSinceReferenceDate:))
    case "NSNumber":
      (value as? Date)?.timeIntervalSinceReferenceDate ?? PredicateValue.number(value)
    case "NSString": PredicateValue.text(value) ?? value.map { "\($0)" }
    default: value
    }
  }
}
