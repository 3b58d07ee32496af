// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A set of objects that it may hold weakly.
///
/// - Complexity: O(n) to look one up; the tables of apps hold a few observers.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private final class Entry {
    weak var weak: ObjectType?
    let strong: ObjectType?

    init(_ object: ObjectType, holdsWeakly: Bool) {
      weak = object
      strong = holdsWeakly ? nil : object
    }
  }

  private var entries: [Entry] = []
  private let holdsWeakly: Bool

  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    holdsWeakly = options.contains(.weakMemory)
    super.init()
  }

  public class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  private func sweep() { entries.removeAll { $0.weak == nil } }

  open var count: Int {
    sweep()
    return entries.count
  }
  open var allObjects: [ObjectType] { entries.compactMap(\.weak) }
  open var anyObject: ObjectType? { allObjects.first }
  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { $0 as? AnyHashable })
  }

  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  open func contains(_ anObject: ObjectType?) -> Bool {
    anObject.map { object in entries.contains { $0.weak === object } } ?? false
  }

  open func member(_ object: ObjectType?) -> ObjectType? { contains(object) ? object : nil }

  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    sweep()
    entries.append(Entry(object, holdsWeakly: holdsWeakly))
  }

  open func remove(_ object: ObjectType?) { entries.removeAll { $0.weak === object } }

  open func removeAllObjects() { entries = [] }
}

/// How a collection holds its members.
public enum NSPointerFunctions {
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let strongMemory = Options([])
    public static let weakMemory = Options(rawValue: 5 << 0)
    public static let objectPersonality = Options([])
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// A dictionary that may hold its keys and values weakly.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private final class Entry {
    weak var weakKey: KeyType?
    weak var weakValue: ObjectType?
    let key: KeyType?
    let value: ObjectType?

    init(_ key: KeyType, _ value: ObjectType, weakKey: Bool, weakValue: Bool) {
      self.weakKey = key
      self.weakValue = value
      self.key = weakKey ? nil : key
      self.value = weakValue ? nil : value
    }
  }

  private var entries: [Entry] = []
  private let weakKeys: Bool
  private let weakValues: Bool

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    weakKeys = keyOptions.contains(.weakMemory)
    weakValues = valueOptions.contains(.weakMemory)
    super.init()
  }

  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  private func isSame(_ left: KeyType?, _ right: KeyType?) -> Bool {
    if left === right { return true }
    guard let left = left as? NSObject, let right = right as? NSObject else { return false }
    return left.isEqual(right)
  }

  private func sweep() { entries.removeAll { $0.weakKey == nil || $0.weakValue == nil } }

  open var count: Int {
    sweep()
    return entries.count
  }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    entries.first { isSame($0.weakKey, aKey) }?.weakValue
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    sweep()
    entries.append(Entry(aKey, anObject, weakKey: weakKeys, weakValue: weakValues))
  }

  open func removeObject(forKey aKey: KeyType?) {
    entries.removeAll { isSame($0.weakKey, aKey) }
  }

  open func removeAllObjects() { entries = [] }

  /// The keys that are alive, in the order in which they were set.
  open func keyEnumerator() -> NSEnumerator { enumerator(entries.compactMap(\.weakKey)) }

  /// Their objects; nil without any, as Apple declares it.
  open func objectEnumerator() -> NSEnumerator? {
    sweep()
    return enumerator(entries.compactMap(\.weakValue))
  }

  private func enumerator(_ list: [AnyObject]) -> NSEnumerator {
    NSArray(array: list).objectEnumerator()
  }
}
