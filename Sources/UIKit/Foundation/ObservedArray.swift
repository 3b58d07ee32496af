// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension NSObjectProtocol {
  /// The list that a property holds; what is done to it is done to the property, and observers are
  /// told of the places that changed (Documentation/SourceLowering.md §7).
  public func mutableArrayValue(forKey key: String) -> NSMutableArray { ObservedArray(self, key) }

  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    guard let dot = keyPath.lastIndex(of: "."),
      let holder = RuntimeRegistry.value(forKey: String(keyPath[..<dot]), of: self) ?? nil
    else { return ObservedArray(self, keyPath) }
    return ObservedArray(holder as AnyObject, String(keyPath[keyPath.index(after: dot)...]))
  }
}

/// Stands for the list under a key, as the object that key-value coding gives does.
private final class ObservedArray: NSMutableArray {
  private let owner: AnyObject
  private let key: String

  init(_ owner: AnyObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  // Nobody makes one in these ways: the class is known here only.
  required init(objects: UnsafePointer<AnyObject>!, count: Int) {
    ProgrammingError.raise("NSInvalidArgumentException", "a property's list has no objects itself")
  }
  required init?(coder: NSCoder) { nil }
  required convenience init(arrayLiteral elements: Any...) { self.init(NSMutableArray(), "self") }

  private var held: Any? {
    guard let value = RuntimeRegistry.value(forKey: key, of: owner) else {
      ProgrammingError.raise(
        "NSUnknownKeyException",
        "[\(ProgrammingError.name(of: owner)) valueForUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key \(key).")
    }
    return value
  }

  private var list: NSArray {
    let value = held
    return value as? NSArray ?? NSArray(array: value as? [Any] ?? [])
  }

  /// Changes the property's list, then tells who observes it.
  private func change(
    _ told: KeyValueObservers.ListChange, _ body: (NSMutableArray) -> Void
  ) {
    if let array = held as? NSMutableArray {
      body(array)
    } else {
      let copy = NSMutableArray(array: Array(list))
      body(copy)
      KeyValueObservers.quietly(owner, key) {
        _ = RuntimeRegistry.setValue(Array(copy), forKey: key, of: owner)
      }
    }
    KeyValueObservers.note(key, of: owner, from: told)
  }

  // MARK: What every list is made of

  override var count: Int { list.count }
  override func object(at index: Int) -> Any { list.object(at: index) }

  override func insert(_ anObject: Any, at index: Int) {
    insert([anObject], at: IndexSet(integer: index))
  }

  override func removeObject(at index: Int) { removeObjects(at: IndexSet(integer: index)) }

  /// Behind the last element it adds, as `setObject:atIndexedSubscript:` does, which Swift's
  /// subscript is on Apple's systems.
  override func replaceObject(at index: Int, with anObject: Any) {
    if index == count { return add(anObject) }
    replaceObjects(at: IndexSet(integer: index), with: [anObject])
  }

  override func add(_ anObject: Any) { insert(anObject, at: count) }

  override func removeLastObject() {
    if count > 0 { removeObject(at: count - 1) }
  }

  // MARK: Several at once, which is one change

  override func insert(_ objects: [Any], at indexes: IndexSet) {
    change(.init(kind: .insertion, indexes: indexes, new: objects)) { array in
      for (index, object) in zip(indexes, objects) { array.insert(object, at: index) }
    }
  }

  override func removeObjects(at indexes: IndexSet) {
    let list = list
    let old = indexes.map { list.object(at: $0) }
    change(.init(kind: .removal, indexes: indexes, old: old)) { array in
      for index in indexes.reversed() { array.removeObject(at: index) }
    }
  }

  override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
    let list = list
    let old = indexes.map { list.object(at: $0) }
    change(.init(kind: .replacement, indexes: indexes, old: old, new: objects)) { array in
      for (index, object) in zip(indexes, objects) { array.replaceObject(at: index, with: object) }
    }
  }

  /// One after the other, as lists of unknown kind do it.
  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    let shared = Swift.min(range.length, otherArray.count)
    for index in 0..<shared { replaceObject(at: range.location + index, with: otherArray[index]) }
    for _ in shared..<range.length { removeObject(at: range.location + shared) }
    for index in shared..<otherArray.count {
      insert(otherArray[index], at: range.location + index)
    }
  }

  override func removeAllObjects() {
    if count > 0 { removeObjects(at: IndexSet(integersIn: 0..<count)) }
  }

  // Foundation here finds no object of a class without `NSObject` above it: every object is equal to
  // itself on Apple's systems.

  override func index(of anObject: Any) -> Int {
    (0..<count).first { Self.isSame(object(at: $0), anObject) } ?? NSNotFound
  }

  override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }

  override func remove(_ anObject: Any) {
    for index in (0..<count).reversed() where Self.isSame(object(at: index), anObject) {
      removeObject(at: index)
    }
  }

  override func removeObjects(in otherArray: [Any]) {
    for object in otherArray { remove(object) }
  }

  private static func isSame(_ first: Any, _ second: Any) -> Bool {
    first as AnyObject === second as AnyObject
      || (first as? AnyHashable).map { $0 == second as? AnyHashable } ?? false
  }

  override func addObjects(from otherArray: [Any]) {
    for object in otherArray { add(object) }
  }
}
