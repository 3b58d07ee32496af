// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// Changes that a class tells itself, for properties whose setters are not seen
// (Documentation/SourceLowering.md §7).

extension NSObjectProtocol {
  /// Begins a change; the value is kept for the observers that ask for the old one.
  public func willChangeValue(forKey key: String) {
    ManualChanges.begin(key, of: self, from: RuntimeRegistry.value(forKey: key, of: self) ?? nil)
  }

  /// Ends a change and tells observers of it.
  public func didChangeValue(forKey key: String) {
    KeyValueObservers.note(key, of: self, from: ManualChanges.end(key, of: self) as Any)
  }

  /// The values of several keys, `NSNull` for nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  /// Sets the values of several keys, nil for `NSNull`.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }
}

extension _KeyValueCodingAndObserving {
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    guard let key = KeyValueObservers.name(of: keyPath) else { return }
    ManualChanges.begin(key, of: self, from: self[keyPath: keyPath])
  }

  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservers.name(of: keyPath).map { didChangeValue(forKey: $0) }
  }
}

/// Values before changes that have begun.
private enum ManualChanges {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var begun: [ObjectIdentifier: [String: [Any?]]] = [:]

  static func begin(_ key: String, of object: AnyObject, from old: Any?) {
    lock.withLock { begun[ObjectIdentifier(object), default: [:]][key, default: []].append(old) }
  }

  static func end(_ key: String, of object: AnyObject) -> Any? {
    lock.withLock {
      let id = ObjectIdentifier(object)
      let old = begun[id]?[key]?.popLast() ?? nil
      if begun[id]?[key]?.isEmpty == true { begun[id]?[key] = nil }
      if begun[id]?.isEmpty == true { begun[id] = nil }
      return old
    }
  }
}
