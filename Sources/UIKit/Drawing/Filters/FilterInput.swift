// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// An input of a filter, which is kept under its key as Core Image keeps it: numbers as `NSNumber`, points
/// and rectangles as `CIVector`.
@propertyWrapper
struct FilterInput<Value> {
  private let key: String
  /// What an input that nobody set reads as.
  private let unset: Value
  private let store: (Value) -> Any?
  private let read: (Any) -> Value?

  private init(
    _ key: String, unset: Value, store: @escaping (Value) -> Any? = { $0 },
    read: @escaping (Any) -> Value? = { $0 as? Value }
  ) {
    self.key = key
    self.unset = unset
    self.store = store
    self.read = read
  }

  @available(*, unavailable, message: "an input belongs to a filter")
  var wrappedValue: Value {
    get { unset }
    set { _ = newValue }
  }

  static subscript<Filter: CIFilter>(
    _enclosingInstance filter: Filter, wrapped value: ReferenceWritableKeyPath<Filter, Value>,
    storage input: ReferenceWritableKeyPath<Filter, Self>
  ) -> Value {
    get {
      let input = filter[keyPath: input]
      return filter.value(forKey: input.key).flatMap(input.read) ?? input.unset
    }
    set {
      let input = filter[keyPath: input]
      filter.setValue(input.store(newValue), forKey: input.key)
    }
  }
}

extension FilterInput where Value == Float {
  init(_ key: String) {
    self.init(key, unset: 0, store: { NSNumber(value: $0) }) { ($0 as? NSNumber)?.floatValue }
  }
}

extension FilterInput where Value == Int {
  init(_ key: String) {
    self.init(key, unset: 0, store: { NSNumber(value: $0) }) { ($0 as? NSNumber)?.intValue }
  }
}

extension FilterInput where Value == Bool {
  init(_ key: String) {
    self.init(key, unset: false, store: { NSNumber(value: $0) }) { ($0 as? NSNumber)?.boolValue }
  }
}

extension FilterInput where Value == CGPoint {
  init(_ key: String) {
    self.init(key, unset: .zero, store: CIVector.init(cgPoint:)) {
      ($0 as? CIVector)?.cgPointValue
    }
  }
}

extension FilterInput where Value == CGRect {
  init(_ key: String) {
    self.init(key, unset: .zero, store: CIVector.init(cgRect:)) { ($0 as? CIVector)?.cgRectValue }
  }
}

extension FilterInput where Value == CGAffineTransform {
  init(_ key: String) { self.init(key, unset: .identity) }
}

extension FilterInput where Value == Data {
  init(_ key: String) { self.init(key, unset: Data()) }
}

extension FilterInput where Value == String {
  init(_ key: String, unset: String = "") { self.init(key, unset: unset, store: { $0 }) }
}

extension FilterInput where Value == CIColor {
  init(_ key: String) { self.init(key, unset: .black) }
}

extension FilterInput where Value == CIVector {
  init(_ key: String) { self.init(key, unset: CIVector(x: 0)) }
}

extension FilterInput where Value == CIImage? {
  init(_ key: String) { self.init(key, unset: nil, store: { $0 }, read: { $0 as? CIImage }) }
}

extension FilterInput where Value == CGColorSpace? {
  init(_ key: String) { self.init(key, unset: nil, store: { $0 }, read: { $0 as? CGColorSpace }) }
}
