// Part of Snug, under the Apache License 2.0; see LICENSE.

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType
  case privateQueueConcurrencyType
  case mainQueueConcurrencyType
}

/// Objects of a data model, as one part of an app sees and changes them.
///
/// An object that a context has given stays with it until `reset()`; Apple's lets go of those nobody
/// holds. Behaviour note: Documentation/CoreData.md §4.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public enum ConcurrencyType: Sendable {
    case mainQueue
    case privateQueue
  }

  public enum ScheduledTaskType: Sendable {
    /// At once where the caller is on the context's queue already.
    case immediate
    case enqueued
  }

  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// The queue of a private context.
  let queue: DispatchQueue?

  private var coordinator: NSPersistentStoreCoordinator?
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? coordinator }
    set {
      coordinator = newValue
      newValue?.add(self)
    }
  }
  open var parent: NSManagedObjectContext? {
    didSet { parent?.children.append(WeakContext(self)) }
  }
  var children: [WeakContext] = []

  open var name: String?
  open var transactionAuthor: String?
  open var userInfo = NSMutableDictionary()
  open var mergePolicy: Any = NSErrorMergePolicy
  open var undoManager: UndoManager?
  open var stalenessInterval: TimeInterval = -1
  open var shouldDeleteInaccessibleFaults = true
  open var propagatesDeletesAtEndOfEvent = true
  open var retainsRegisteredObjects = false
  open var automaticallyMergesChangesFromParent = false

  /// Every object of the context, by its identifier and by the temporary one it had.
  var registered: [NSManagedObjectID: NSManagedObject] = [:]
  var inserted = ObjectList()
  var updated = ObjectList()
  var deleted = ObjectList()
  /// What happened since changes were processed last.
  var event = ChangeEvent()
  var isProcessing = false
  var isScheduled = false

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue =
      ct == .privateQueueConcurrencyType ? DispatchQueue(label: "NSManagedObjectContext") : nil
    super.init()
    queue?.setSpecific(key: NSManagedObjectContext.ownQueue, value: ObjectIdentifier(self))
  }

  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue
        ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  public convenience override init() {
    self.init(concurrencyType: .confinementConcurrencyType)
  }

  /// The model of the stores.
  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  // MARK: Objects

  open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }
  open var insertedObjects: Set<NSManagedObject> { inserted.set }
  open var updatedObjects: Set<NSManagedObject> { updated.set }
  open var deletedObjects: Set<NSManagedObject> { deleted.set }
  open var hasChanges: Bool { !(inserted.isEmpty && updated.isEmpty && deleted.isEmpty) }

  /// Stores here have one generation, the newest, so nothing is pinned.
  open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
  open var queryGenerationToken: NSQueryGenerationToken? { nil }

  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registered[objectID]
  }

  /// The object of an identifier, a fault if it was not here; whether there is one is seen when it
  /// is read.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject { object(at: objectID) }

  /// The object of an identifier, read at once.
  ///
  /// - Throws: `NSManagedObjectReferentialIntegrityError` when there is no such row.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let known = registered[objectID], !known.isFault {
      guard !known.isDeleted else { throw CoreDataError.noRow(objectID) }
      return known
    }
    guard sourceRow(for: objectID) != nil else { throw CoreDataError.noRow(objectID) }
    let object = object(at: objectID)
    object.fire()
    return object
  }

  func object(at id: NSManagedObjectID) -> NSManagedObject {
    if let known = registered[id] { return known }
    let made = NSManagedObject.fault(id, in: self)
    registered[id] = made
    return made
  }

  open func insert(_ object: NSManagedObject) {
    guard registered[object.objectID] !== object || object.isDeleted else { return }
    if object.isDeleted { return undelete(object) }
    object.managedObjectContext = self
    registered[object.objectID] = object
    object.isInserted = true
    inserted.insert(object)
    event.inserted.insert(object)
    scheduleProcessing()
  }

  /// Marks an object; what hangs on it follows its delete rules when the changes are processed.
  open func delete(_ object: NSManagedObject) {
    guard !object.isDeleted, object.managedObjectContext === self else { return }
    object.fire()
    object.prepareForDeletion()
    event.noteDeletion(of: object)
    object.isDeleted = true
    updated.remove(object)
    if object.isInserted {
      inserted.remove(object)
    } else {
      deleted.insert(object)
    }
    scheduleProcessing()
  }

  func undelete(_ object: NSManagedObject) {
    guard object.isDeleted else { return }
    object.isDeleted = false
    object.managedObjectContext = self
    registered[object.objectID] = object
    deleted.remove(object)
    if object.isInserted {
      inserted.insert(object)
    } else if object.isMarkedUpdated {
      updated.insert(object)
    }
    event.deleted.remove(object)
    event.inserted.insert(object)
    scheduleProcessing()
  }

  open func assign(_ object: Any, to store: NSPersistentStore) {
    guard let object = object as? NSManagedObject else { return }
    assignedStores[object.objectID] = store
  }
  var assignedStores: [NSManagedObjectID: NSPersistentStore] = [:]

  /// Gives objects the identifiers that their rows will have.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects where object.objectID.isTemporaryID {
      guard let store = try persistentStoreCoordinator?.store(for: object, in: self) else {
        throw CoreDataError.noStore(object.entity)
      }
      rename(object, to: store.newID(of: object.entity))
    }
    renameRelations()
  }

  func rename(_ object: NSManagedObject, to id: NSManagedObjectID) {
    guard object.objectID != id else { return }
    renamed[object.objectID] = id
    registered[id] = object
    object.objectID = id
  }
  /// Temporary identifiers whose permanent ones are known.
  var renamed: [NSManagedObjectID: NSManagedObjectID] = [:]

  /// Puts permanent identifiers into the relationships of changed objects.
  func renameRelations() {
    guard !renamed.isEmpty else { return }
    for object in Set(registered.values) where !object.isFault {
      object.values = object.values.mapValues { renamedValue($0) }
      object.committed = object.committed.mapValues { renamedValue($0) }
    }
  }

  private func renamedValue(_ value: Any) -> Any {
    if let list = value as? IDList {
      return list.ordered.contains { renamed[$0] != nil } ? list.mapped { renamed[$0] ?? $0 } : list
    }
    return (value as? NSManagedObjectID).flatMap { renamed[$0] } ?? value
  }
}

/// A context that is not kept alive.
struct WeakContext {
  weak var context: NSManagedObjectContext?
  init(_ context: NSManagedObjectContext) { self.context = context }
}

/// A set of objects in the order they came.
struct ObjectList {
  private(set) var ordered: [NSManagedObject] = []
  private(set) var set: Set<NSManagedObject> = []

  var isEmpty: Bool { ordered.isEmpty }

  func contains(_ object: NSManagedObject) -> Bool { set.contains(object) }

  mutating func insert(_ object: NSManagedObject) {
    if set.insert(object).inserted { ordered.append(object) }
  }

  mutating func remove(_ object: NSManagedObject) {
    if set.remove(object) != nil { ordered.removeAll { $0 === object } }
  }
}
