// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a fetch can give; a class here, because the generic classes of Core Data are passed on with
/// another argument, as Objective-C's are (Documentation/CoreData.md §7).
public typealias NSFetchRequestResult = NSObject

/// An object of a data model.
///
/// A fault until a value of it is asked for. Relationships are kept as identifiers, and the context
/// keeps the objects, so objects hold no cycle. Behaviour note: Documentation/CoreData.md §3.
open class NSManagedObject: NSObject, KeyedValues, KeyedIdentity {
  public let entity: NSEntityDescription
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  public internal(set) var objectID: NSManagedObjectID

  /// Values as they are now, by property; a missing key is nil.
  var values: [String: Any] = [:]
  /// Values as they were read or saved last.
  var committed: [String: Any] = [:]
  /// The row's version when it was read.
  var version = 0
  public internal(set) var isFault = false
  public internal(set) var isInserted = false
  open internal(set) var isDeleted = false
  var isMarkedUpdated = false
  /// Set while fetched or inserted objects are prepared: changes then are no updates.
  var isAwaking = false
  public private(set) var faultingState = 0
  private let serial: Int

  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

  /// Makes an object, and inserts it into a context if there is one.
  public required init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) {
    let birth = entity as? FaultBirth
    self.entity = birth?.id.entity ?? entity
    objectID = birth?.id ?? NSManagedObjectID(entity: entity)
    managedObjectContext = birth?.context ?? context
    serial = ObjectSerial.next()
    isFault = birth != nil
    super.init()
    guard birth == nil else { return }
    setDefaults()
    guard let context else { return }
    context.insert(self)
    isAwaking = true
    awakeFromInsert()
    isAwaking = false
  }

  /// An object of no entity, as `Person()` gives one: it compiles on Apple's systems, and has no values there.
  public convenience override init() {
    self.init(entity: NSEntityDescription(), insertInto: nil)
  }

  /// Makes an object of the entity that stands for this class.
  public required convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(in: moc), insertInto: moc)
  }

  /// A fault for a row.
  static func fault(
    _ id: NSManagedObjectID, in context: NSManagedObjectContext
  ) -> NSManagedObject {
    id.entity.objectClass.init(entity: FaultBirth(id, context), insertInto: nil)
  }

  private func setDefaults() {
    for (name, attribute) in entity.attributesByName {
      if let value = attribute.defaultValue.flatMap(attribute.kept) { values[name] = value }
    }
  }

  // MARK: Classes

  private static func entity(in context: NSManagedObjectContext?) -> NSEntityDescription {
    if let model = context?.model, let found = LoadedModels.entity(of: self, in: [model]) {
      return found
    }
    return entity()
  }

  /// The entity that the class stands for, in the models that are in use.
  open class func entity() -> NSEntityDescription {
    if let found = LoadedModels.entity(of: self, in: LoadedModels.all) { return found }
    UncaughtException.raise(
      "NSInvalidArgumentException",
      "+[\(String(reflecting: self)) entity] Failed to find a unique match for an NSEntityDescription "
        + "to a managed object subclass")
  }

  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<NSFetchRequestResult> {
    let entity = entity()
    let request = NSFetchRequest<NSFetchRequestResult>(entityName: entity.name ?? "")
    request.entity = entity
    return request
  }

  // MARK: State

  public var isUpdated: Bool { isMarkedUpdated && !isInserted && !isDeleted }
  public var hasChanges: Bool { isInserted || isDeleted || isMarkedUpdated }
  public var hasPersistentChangedValues: Bool {
    isInserted || isDeleted || !changedValues().isEmpty
  }

  public func hasFault(forRelationshipNamed key: String) -> Bool { isFault }

  public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    fire()
    switch values[key] {
    case let list as IDList: return list.ordered
    case let id as NSManagedObjectID: return [id]
    default: return []
    }
  }

  /// Values that differ from those last read or saved; relationships as objects.
  open func changedValues() -> [String: Any] {
    guard !isFault else { return [:] }
    var found: [String: Any] = [:]
    for property in entity.properties where !property.isTransient {
      let name = property.name
      if !areSame(values[name], committed[name]) {
        found[name] = shown(values[name], property) ?? NSNull()
      }
    }
    return found
  }

  open func changedValuesForCurrentEvent() -> [String: Any] {
    (managedObjectContext?.undoneValues(of: self) ?? [:]).reduce(into: [:]) { found, entry in
      let property = entity.propertiesByName[entry.key]
      found[entry.key] = property.flatMap { shown(entry.value, $0) } ?? NSNull()
    }
  }

  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    fire()
    var found: [String: Any] = [:]
    for property in entity.properties where keys?.contains(property.name) ?? true {
      found[property.name] = shown(committed[property.name], property) ?? NSNull()
    }
    return found
  }

  // MARK: Values by name

  open func value(forKey key: String) -> Any? {
    guard let property = entity.propertiesByName[key] else {
      if let own = NameRegister.readOwn?(self, key) { return own }
      return value(forUndefinedKey: key)
    }
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    if let fetched = property as? NSFetchedPropertyDescription { return results(of: fetched) }
    return shown(values[key], property)
  }

  open func setValue(_ value: Any?, forKey key: String) {
    guard let property = entity.propertiesByName[key] else {
      if NameRegister.setOwn?(self, key, value) == true { return }
      return setValue(value, forUndefinedKey: key)
    }
    willChangeValue(forKey: key)
    change(property, to: value)
    didChangeValue(forKey: key)
  }

  open func value(forUndefinedKey key: String) -> Any? {
    UncaughtException.raise(
      "NSUnknownKeyException",
      "[<\(String(reflecting: type(of: self)))> valueForUndefinedKey:]: the entity "
        + "\(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".")
  }

  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    UncaughtException.raise(
      "NSUnknownKeyException",
      "[<\(String(reflecting: type(of: self)))> setValue:forUndefinedKey:]: the entity "
        + "\(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".")
  }

  open func value(forKeyPath path: String) -> Any? {
    PredicateValue.path(path).value(self, [:])
  }

  open func setValue(_ value: Any?, forKeyPath path: String) {
    guard let dot = path.lastIndex(of: ".") else { return setValue(value, forKey: path) }
    let holder = self.value(forKeyPath: String(path[..<dot])) as? NSManagedObject
    holder?.setValue(value, forKey: String(path[path.index(after: dot)...]))
  }

  /// The value without the calls around it; the same here but for overrides.
  open func primitiveValue(forKey key: String) -> Any? {
    fire()
    return entity.propertiesByName[key].flatMap { shown(values[key], $0) }
  }

  /// Sets a value without touching the inverse of a relationship.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    guard let property = entity.propertiesByName[key] else {
      return setValue(value, forUndefinedKey: key)
    }
    fire()
    let old = values[key]
    values[key] = stored(value, property)
    managedObjectContext?.note(self, key, old)
  }

  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
  }

  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  open func willChangeValue(forKey key: String) {}
  open func didChangeValue(forKey key: String) {}

  package func keyedValue(_ key: String) -> Any? { value(forKey: key) }

  package func setKeyedValue(_ value: Any?, _ key: String) { setValue(value, forKey: key) }

  // MARK: Life, for overriding

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  open func prepareForDeletion() {}
  open func willSave() {}
  open func didSave() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func willAccessValue(forKey key: String?) {
    if isFault { fire() }
  }
  open func didAccessValue(forKey key: String?) {}
  open func validateForInsert() throws { try validateAll() }
  open func validateForUpdate() throws { try validateAll() }
  open func validateForDelete() throws { try validateDenials() }

  // MARK: Identity

  /// The order of creation, so that sets of objects are walked alike in every run.
  open override var hash: Int { serial }

  package var keyedIdentity: AnyHashable { objectID }

  open override var description: String {
    let data =
      isFault
      ? "<fault>"
      : "{\n"
        + entity.properties.map(\.name).sorted().map { name in
          "    \(name) = \(values[name].map { "\($0)" } ?? "nil");"
        }.joined(separator: "\n") + "\n}"
    return "<\(entity.managedObjectClassName ?? "NSManagedObject"): \(objectID)> "
      + "(entity: \(entity.name ?? ""); id: \(objectID.uriRepresentation()); data: \(data))"
  }
}

public struct NSSnapshotEventType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let undoInsertion = NSSnapshotEventType(rawValue: 2)
  public static let undoDeletion = NSSnapshotEventType(rawValue: 4)
  public static let undoUpdate = NSSnapshotEventType(rawValue: 8)
  public static let rollback = NSSnapshotEventType(rawValue: 16)
  public static let refresh = NSSnapshotEventType(rawValue: 32)
  public static let mergePolicy = NSSnapshotEventType(rawValue: 64)
}

/// Tells the initialiser of an object, which classes of apps may override, that it stands for a row.
private final class FaultBirth: NSEntityDescription {
  let id: NSManagedObjectID
  let context: NSManagedObjectContext

  init(_ id: NSManagedObjectID, _ context: NSManagedObjectContext) {
    self.id = id
    self.context = context
    super.init()
    name = id.entity.name
    managedObjectClassName = id.entity.managedObjectClassName
  }
}

/// Numbers objects in the order they are made.
private enum ObjectSerial {
  nonisolated(unsafe) private static var last = 0
  private static let lock = NSLock()

  static func next() -> Int {
    lock.withLock {
      last += 1
      return last
    }
  }
}
