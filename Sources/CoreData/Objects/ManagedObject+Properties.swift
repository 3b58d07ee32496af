// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What `@NSManaged` declarations of apps become (Documentation/CoreData.md §2.3).
extension NSManagedObject {
  /// The body of the getter of `@NSManaged var name: Value`.
  public func managedValue<Value>(_ key: String) -> Value {
    let found = value(forKey: key)
    if let value = found as? Value { return value }
    if let type = Value.self as? any RawRepresentable.Type, let found,
      let value = ManagedValue.member(of: type, found) as? Value
    {
      return value
    }
    if found == nil, let zero = ManagedValue.absent(Value.self) { return zero }
    UncaughtException.raise(
      "NSInvalidArgumentException",
      "the property '\(key)' of \(entity.name ?? "") is \(Value.self) in the class, and "
        + "\(found.map { "\(type(of: $0))" } ?? "nil") in the object")
  }

  /// The body of its setter.
  public func setManagedValue<Value>(_ value: Value, _ key: String) {
    let plain = PredicateValue.unwrapped(value)
    let raw = (plain as? any RawRepresentable).map { $0.rawValue as Any }
    setValue(plain is NSObject ? plain : raw ?? plain, forKey: key)
  }

  /// The body of `@NSManaged func addToItems(_ value: Item)` and the others that Xcode writes for
  /// relationships to many.
  ///
  /// - Parameters:
  ///   - name: The function's name: `addToItems`, `removeFromItems`, `insertIntoItems`,
  ///     `replaceItems`.
  ///   - arguments: In the order of the parameters.
  public func changeManaged(_ name: String, _ arguments: Any...) {
    for (verb, edit) in ManagedValue.verbs where name.hasPrefix(verb) {
      let stem = String(name.dropFirst(verb.count))
      guard
        let relationship = entity.relationshipsByName.values.first(where: { one in
          one.name.prefix(1).uppercased() + one.name.dropFirst() == stem
        })
      else { continue }
      fire()
      var list = values[relationship.name] as? IDList ?? IDList()
      list = edit(list, ManagedValue.Arguments(arguments))
      willChangeValue(forKey: relationship.name)
      change(relationship, to: list.ordered.compactMap { managedObjectContext?.object(at: $0) })
      return didChangeValue(forKey: relationship.name)
    }
    UncaughtException.raise(
      "NSInvalidArgumentException",
      "-[\(entity.managedObjectClassName ?? "") \(name)]: the entity \(entity.name ?? "") has no "
        + "relationship for it")
  }

  /// A set whose changes are those of the relationship.
  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    ManagedSet(owner: self, key: key)
  }

  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    let held = (value(forKey: key) as? NSOrderedSet)?.array ?? []
    return NSMutableOrderedSet(array: held)
  }

  public func mutableSetValue(forKeyPath path: String) -> NSMutableSet {
    let (owner, key) = end(of: path)
    return owner?.mutableSetValue(forKey: key) ?? NSMutableSet()
  }

  public func mutableOrderedSetValue(forKeyPath path: String) -> NSMutableOrderedSet {
    let (owner, key) = end(of: path)
    return owner?.mutableOrderedSetValue(forKey: key) ?? NSMutableOrderedSet()
  }

  /// The object that has the last key of a path; nil where a relationship before it leads nowhere.
  private func end(of path: String) -> (owner: NSManagedObject?, key: String) {
    guard let dot = path.lastIndex(of: ".") else { return (self, path) }
    let owner = value(forKeyPath: String(path[..<dot])) as? NSManagedObject
    return (owner, String(path[path.index(after: dot)...]))
  }
}

private enum ManagedValue {
  struct Arguments {
    let ids: [NSManagedObjectID]
    let indexes: [Int]

    init(_ all: [Any]) {
      ids = all.flatMap { one -> [NSManagedObject] in
        if let object = one as? NSManagedObject { return [object] }
        return (PredicateValue.elements(one) ?? []).compactMap { $0 as? NSManagedObject }
      }.map(\.objectID)
      indexes = all.flatMap { one -> [Int] in
        if let index = one as? Int { return [index] }
        return (one as? NSIndexSet).map { Array($0 as IndexSet) } ?? []
      }
    }
  }

  static let verbs: [(String, @Sendable (IDList, Arguments) -> IDList)] = [
    ("addTo", { list, given in given.ids.reduce(into: list) { $0.append($1) } }),
    (
      "removeFrom",
      { list, given in
        let places = given.indexes.filter { list.ordered.indices.contains($0) }
        return (given.ids + places.map { list.ordered[$0] }).reduce(into: list) { $0.remove($1) }
      }
    ),
    (
      "insertInto",
      { list, given in
        zip(given.ids, given.indexes).reduce(into: list) { $0.insert($1.0, at: $1.1) }
      }
    ),
    (
      "replace",
      { list, given in
        var ordered = list.ordered
        for (id, index) in zip(given.ids, given.indexes) where ordered.indices.contains(index) {
          ordered[index] = id
        }
        return IDList(ordered)
      }
    ),
  ]

  /// What Swift sees of nil where the class says that there is a value: Objective-C's zero.
  static func absent<Value>(_ type: Value.Type) -> Value? {
    if let zero = NSNumber(value: 0) as? Value { return zero }
    let empties: [Any] = ["", NSSet(), NSOrderedSet(), NSArray(), NSDictionary(), Data()]
    return empties.lazy.compactMap { $0 as? Value }.first
  }

  static func member(of type: any RawRepresentable.Type, _ value: Any) -> Any? {
    func make<Kind: RawRepresentable>(_ type: Kind.Type) -> Any? {
      (value as? Kind.RawValue).flatMap(Kind.init(rawValue:))
    }
    return make(type)
  }
}

/// The set that `mutableSetValue(forKey:)` gives.
private final class ManagedSet: NSMutableSet {
  private let owner: NSManagedObject
  private let key: String

  init(owner: NSManagedObject, key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  required init?(coder: NSCoder) { return nil }
  required init(capacity numItems: Int) {
    UncaughtException.raise("NSInvalidArgumentException", "a relationship's set has an owner")
  }

  private var objects: NSSet { owner.value(forKey: key) as? NSSet ?? NSSet() }

  override var count: Int { objects.count }
  override func member(_ object: Any) -> Any? { objects.member(object) }
  override func objectEnumerator() -> NSEnumerator { objects.objectEnumerator() }

  override func add(_ object: Any) { set(objects.allObjects + [object]) }

  override func remove(_ object: Any) {
    set(objects.allObjects.filter { ($0 as AnyObject) !== (object as AnyObject) })
  }

  override func removeAllObjects() { set([]) }

  private func set(_ objects: [Any]) { owner.setValue(NSSet(array: objects), forKey: key) }
}
