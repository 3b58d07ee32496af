// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Turns a value of unknown type into the type that a property or a parameter has.
///
/// Key-value coding boxes scalars; archives give `Double`, `Bool`, `String`; a property may be any
/// Swift number. Documentation/SourceLowering.md §6.2.
enum ValueConversion {
  /// The value as a `Value`, or nil when it cannot be one.
  ///
  /// `nil` becomes the empty `Value` of optional types and no value at all of others.
  static func convert<Value>(_ value: Any?, to type: Value.Type = Value.self) -> Value? {
    guard let value else {
      return (Value.self as? any OptionalValue.Type)?.empty as? Value
    }
    if let same = value as? Value { return same }
    let wanted = (Value.self as? any OptionalValue.Type)?.wrapped ?? Value.self
    return scalar(value, wanted) as? Value ?? bridged(value, wanted) as? Value
  }

  private static func scalar(_ value: Any, _ wanted: Any.Type) -> Any? {
    // A scalar takes a text's `doubleValue`; an object property takes no text for a number.
    if value is String, wanted is NSNumber.Type { return nil }
    guard let number = double(value) else { return nil }
    switch wanted {
    case is CGFloat.Type: return CGFloat(number)
    case is Double.Type: return number
    case is Float.Type: return Float(number)
    case is Int.Type: return Int(exactly: number.rounded())
    case is UInt.Type: return UInt(exactly: number.rounded())
    case is Int32.Type: return Int32(exactly: number.rounded())
    case is Bool.Type: return number != 0
    case is NSNumber.Type: return NSNumber(value: number)
    default:
      guard let raw = wanted as? any RawRepresentable.Type else { return nil }
      return make(raw, number)
    }
  }

  private static func make<Raw: RawRepresentable>(_ type: Raw.Type, _ number: Double) -> Any? {
    guard let raw = scalar(number, Raw.RawValue.self) as? Raw.RawValue else { return nil }
    return Raw(rawValue: raw)
  }

  private static func double(_ value: Any) -> Double? {
    switch value {
    case let number as Double: return number
    case let number as CGFloat: return Double(number)
    case let number as Float: return Double(number)
    case let number as Bool: return number ? 1 : 0
    case let number as any BinaryInteger: return Double(number)
    case let number as NSNumber: return number.doubleValue
    case let text as String: return number(atStartOf: text)
    case let raw as any RawRepresentable: return double(raw.rawValue)
    default: return nil
    }
  }

  /// What `NSString.doubleValue` reads: the number that a text starts with, else 0; "yes" and "true"
  /// count as 1, as in `boolValue`.
  private static func number(atStartOf text: String) -> Double {
    let text = text.drop { $0.isWhitespace }
    if let first = text.first, "YyTt".contains(first) { return 1 }
    return strtod(String(text.prefix { $0.isNumber || "+-.eE".contains($0) }), nil)
  }

  private static func bridged(_ value: Any, _ wanted: Any.Type) -> Any? {
    switch (value, wanted) {
    case (let text as String, is NSString.Type): return NSString(string: text)
    case (let text as NSString, is String.Type): return String(describing: text)
    case (let list as NSArray, _): return list.map { $0 }
    default: return nil
    }
  }
}

/// Tells optional types apart at run time.
protocol OptionalValue {
  static var empty: Any { get }
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalValue {
  static var empty: Any { Self.none as Any }
  static var wrapped: Any.Type { Wrapped.self }
}
