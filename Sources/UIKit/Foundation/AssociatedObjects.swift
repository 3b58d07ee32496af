// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// How an associated value is held; atomic and non-atomic are the same here.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Hangs a value on an object under a key; nil takes it away.
///
/// A class is an object, too. Differs from Apple's: the values of a dead object are let go at once
/// for responders only; those of others when a pool ends or at a later sweep.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedValues.set(value, key, policy, on: ClassObject.receiver(object))
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedValues.value(key, of: ClassObject.receiver(object))
}

public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedValues.removeAll(of: ClassObject.receiver(object))
}

/// Values by object, for objects that live.
///
/// - Invariant: an entry is only read while its owner is the object asked for, so an address that
///   is used again never finds the values of the object before.
enum AssociatedValues {
  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private enum Value {
    case strong(Any)
    case weak(WeakReference)

    var current: Any? {
      switch self {
      case .strong(let value): return value
      case .weak(let reference): return reference.object
      }
    }
  }

  private final class WeakReference {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
    }
  }

  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var sweepCount = 64
  /// Whether there was ever a value; read without the lock.
  nonisolated(unsafe) private static var isUsed = false
  private static let lock = NSRecursiveLock()

  static func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else {
        return nil
      }
      return entry.values[key]?.current
    }
  }

  static func set(
    _ value: Any?, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy,
    on object: AnyObject
  ) {
    // What is replaced is let go outside the lock: its deinit may come back here.
    let released = lock.withLock { () -> [Entry] in
      let id = ObjectIdentifier(object)
      let old = entries[id]
      var entry = old?.owner === object ? old! : Entry(owner: object)
      switch value {
      case nil: entry.values[key] = nil
      case let value? where policy == .OBJC_ASSOCIATION_ASSIGN:
        entry.values[key] = .weak(WeakReference(value as AnyObject))
      case let value?: entry.values[key] = .strong(value)
      }
      entries[id] = entry
      isUsed = true
      return (old.map { [$0] } ?? []) + sweep()
    }
    withExtendedLifetime(released) {}
  }

  static func removeAll(of object: AnyObject) { removeAll(of: ObjectIdentifier(object)) }

  /// Lets the values of an object go that ends, or has ended.
  static func removeAll(of object: ObjectIdentifier) {
    guard isUsed else { return }
    let released = lock.withLock { entries.removeValue(forKey: object) }
    withExtendedLifetime(released) {}
  }

  /// Lets the values of all dead objects go.
  ///
  /// - Complexity: O(objects with values).
  static func removeDead() {
    guard isUsed else { return }
    let released = lock.withLock { takeDead() }
    withExtendedLifetime(released) {}
  }

  /// Takes out the entries of dead objects when there are twice as many entries as after the last
  /// sweep: amortised O(1) for each value set.
  private static func sweep() -> [Entry] {
    guard entries.count >= sweepCount else { return [] }
    defer { sweepCount = max(64, entries.count * 2) }
    return takeDead()
  }

  private static func takeDead() -> [Entry] {
    let dead = entries.filter { $0.value.owner == nil }
    for id in dead.keys { entries[id] = nil }
    return Array(dead.values)
  }
}
