// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A value kept in the user's defaults, under a key.
///
/// Caveat: there is no SwiftUI, so nothing is drawn anew when the value changes, and there is no
/// projected value.
@propertyWrapper
public struct AppStorage<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// - Parameters:
  ///   - store: Nil for the app's own defaults.
  ///   - fallback: The value while the key has none.
  ///   - value: Reads a value that the key has.
  ///   - object: What is stored for a value; nil removes the key.
  private init(
    _ key: String, _ store: UserDefaults?, or fallback: Value,
    value: @escaping (UserDefaults, String) -> Value?, object: @escaping (Value) -> Any?
  ) {
    let defaults = store ?? .standard
    read = {
      guard defaults.object(forKey: key) != nil else { return fallback }
      return value(defaults, key) ?? fallback
    }
    write = { newValue in
      switch object(newValue) {
      case let address as URL: defaults.set(address, forKey: key)
      case let object?: defaults.set(object, forKey: key)
      case nil: defaults.removeObject(forKey: key)
      }
    }
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(key, store, or: wrappedValue, value: { $0.bool(forKey: $1) }, object: { $0 })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, or: wrappedValue, value: { $0.integer(forKey: $1) }, object: { $0 })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, store, or: wrappedValue, value: { $0.double(forKey: $1) }, object: { $0 })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, store, or: wrappedValue, value: { $0.string(forKey: $1) }, object: { $0 })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store, or: wrappedValue, value: { $0.url(forKey: $1) }, object: { $0 })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, or: wrappedValue, value: { $0.data(forKey: $1) }, object: { $0 })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, store, or: wrappedValue, value: { Value(rawValue: $0.integer(forKey: $1)) },
      object: { $0.rawValue })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, store, or: wrappedValue,
      value: { $0.string(forKey: $1).flatMap(Value.init(rawValue:)) }, object: { $0.rawValue })
  }
}

/// Optional values are nil while the key has none.
extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, or: nil, value: { $0.bool(forKey: $1) }, object: { $0 })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, or: nil, value: { $0.integer(forKey: $1) }, object: { $0 })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, or: nil, value: { $0.double(forKey: $1) }, object: { $0 })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, or: nil, value: { $0.string(forKey: $1) }, object: { $0 })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, or: nil, value: { $0.url(forKey: $1) }, object: { $0 })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, or: nil, value: { $0.data(forKey: $1) }, object: { $0 })
  }

  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue == Int {
    self.init(
      key, store, or: nil, value: { .some(Wrapped(rawValue: $0.integer(forKey: $1))) },
      object: { $0?.rawValue })
  }

  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue == String {
    self.init(
      key, store, or: nil,
      value: { .some($0.string(forKey: $1).flatMap(Wrapped.init(rawValue:))) },
      object: { $0?.rawValue })
  }
}
