// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A set of objects that it may hold weakly. Its members are of a class or of a protocol: on iOS one
/// that shows itself to Objective-C stands for a class (SourceLowering.md §5.3).
///
/// - Complexity: O(n) to look one up; the tables of apps hold a few observers.
open class NSHashTable<ObjectType>: NSObject {
  private final class Entry {
    weak var weak: AnyObject?
    let strong: AnyObject?

    init(_ object: AnyObject, holdsWeakly: Bool) {
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
  open var allObjects: [ObjectType] { entries.compactMap { $0.weak as? ObjectType } }
  open var anyObject: ObjectType? { allObjects.first }
  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { $0 as? AnyHashable })
  }

  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  open func contains(_ anObject: ObjectType?) -> Bool {
    guard let object = anObject.map({ $0 as AnyObject }) else { return false }
    return entries.contains { $0.weak === object }
  }

  open func member(_ object: ObjectType?) -> ObjectType? { contains(object) ? object : nil }

  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    sweep()
    entries.append(Entry(object as AnyObject, holdsWeakly: holdsWeakly))
  }

  open func remove(_ object: ObjectType?) {
    let leaving = object.map { $0 as AnyObject }
    entries.removeAll { $0.weak === leaving }
  }

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

/// A dictionary that may hold its keys and values weakly; these are as ``NSHashTable``'s members.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private final class Entry {
    weak var weakKey: AnyObject?
    weak var weakValue: AnyObject?
    let key: AnyObject?
    let value: AnyObject?

    init(_ key: AnyObject, _ value: AnyObject, weakKey: Bool, weakValue: Bool) {
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

  private func isSame(_ left: AnyObject?, _ right: AnyObject?) -> Bool {
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
    let key = aKey.map { $0 as AnyObject }
    return entries.first { isSame($0.weakKey, key) }?.weakValue as? ObjectType
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    sweep()
    entries.append(
      Entry(aKey as AnyObject, anObject as AnyObject, weakKey: weakKeys, weakValue: weakValues))
  }

  open func removeObject(forKey aKey: KeyType?) {
    let key = aKey.map { $0 as AnyObject }
    entries.removeAll { isSame($0.weakKey, key) }
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
