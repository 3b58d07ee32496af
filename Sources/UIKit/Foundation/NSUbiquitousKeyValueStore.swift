// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

/// Values that a user's devices share. There is no iCloud account, so they stay in memory, and
/// nothing ever changes them from outside.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()

  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

  open func object(forKey key: String) -> Any? { lock.withLock { values[key] } }
  open func string(forKey key: String) -> String? { object(forKey: key) as? String }
  open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  open func bool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }
  open func double(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }
  open func longLong(forKey key: String) -> Int64 { number(key)?.int64Value ?? 0 }
  open func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }

  open func set(_ value: Any?, forKey key: String) { lock.withLock { values[key] = value } }
  open func removeObject(forKey key: String) { set(nil, forKey: key) }

  @discardableResult
  open func synchronize() -> Bool { true }

  private func number(_ key: String) -> NSNumber? {
    switch object(forKey: key) {
    case let number as NSNumber: number
    case let flag as Bool: NSNumber(value: flag)
    case let whole as Int: NSNumber(value: whole)
    case let whole as Int64: NSNumber(value: whole)
    case let real as Double: NSNumber(value: real)
    default: nil
    }
  }
}
