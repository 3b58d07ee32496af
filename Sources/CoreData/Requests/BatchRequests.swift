// Part of Snug, under the Apache License 2.0; see LICENSE.

public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly
  case objectIDs
  case count
}

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType
  case updatedObjectIDsResultType
  case updatedObjectsCountResultType
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly
  case resultTypeObjectIDs
  case resultTypeCount
}

/// Rows that are put into a store without objects.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  open var entityName: String
  open var entity: NSEntityDescription?
  open var objectsToInsert: [[String: Any]]?
  /// Fills one dictionary, or one object, a call; true ends it.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
  }

  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
    self.entity = entity
  }

  public convenience init(
    entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entityName, objects: [])
    dictionaryHandler = handler
  }

  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
  }

  public convenience init(
    entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entityName: entityName, objects: [])
    managedObjectHandler = handler
  }

  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
  }

  open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }
}

/// Rows whose values are set without objects.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  public let entityName: String
  open var predicate: NSPredicate?
  open var includesSubentities = true
  /// By name or by description of the property; values may be expressions.
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  public init(entityName: String) { self.entityName = entityName }

  public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }

  open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }
}

/// Rows that are deleted without objects; delete rules are followed in the store.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<NSFetchRequestResult>
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  public init(fetchRequest fetch: NSFetchRequest<NSFetchRequestResult>) { fetchRequest = fetch }

  public convenience init(objectIDs objects: [NSManagedObjectID]) {
    let request = NSFetchRequest<NSFetchRequestResult>(entityName: objects.first?.entity.name ?? "")
    request.predicate = NSPredicate(format: "self IN %@", objects)
    self.init(fetchRequest: request)
  }

  open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }
}

open class NSBatchInsertResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchInsertRequestResultType

  init(_ result: Any?, _ type: NSBatchInsertRequestResultType) {
    self.result = result
    resultType = type
  }
}

open class NSBatchUpdateResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchUpdateRequestResultType

  init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) {
    self.result = result
    resultType = type
  }
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
    self.result = result
    resultType = type
  }
}

extension NSPersistentStoreCoordinator {
  func insert(_ request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
    guard let entity = managedObjectModel.entitiesByName[request.entityName],
      let store = request.affectedStores?.first ?? persistentStores.first
    else { throw CoreDataError.make(NSPersistentStoreOperationError, "there is no such entity") }
    var changes: [NSManagedObjectID: Row?] = [:]
    var ids: [NSManagedObjectID] = []
    for object in objects(of: request, entity) {
      try object.validateAll()
      let same = store.table.rows(of: entity).first { row in
        entity.uniquenessConstraints.compactMap { $0 as? [String] }.contains { keys in
          keys.allSatisfy {
            object.values[$0] != nil && areSame(object.values[$0], row.row.values[$0])
          }
        }
      }
      let id = same?.id ?? store.newID(of: entity)
      object.derive()
      changes[id] = Row(values: object.persistentValues, version: (same?.row.version ?? 0) + 1)
      ids.append(id)
    }
    try store.apply(changes)
    switch request.resultType {
    case .statusOnly: return NSBatchInsertResult(true, request.resultType)
    case .objectIDs: return NSBatchInsertResult(ids, request.resultType)
    case .count: return NSBatchInsertResult(ids.count, request.resultType)
    }
  }

  private func objects(
    of request: NSBatchInsertRequest, _ entity: NSEntityDescription
  ) -> [NSManagedObject] {
    func make() -> NSManagedObject { entity.objectClass.init(entity: entity, insertInto: nil) }
    var made: [NSManagedObject] = []
    for values in request.objectsToInsert ?? [] {
      let object = make()
      object.setValuesForKeys(values)
      made.append(object)
    }
    while let handler = request.managedObjectHandler {
      let object = make()
      if handler(object) { break }
      made.append(object)
    }
    while let handler = request.dictionaryHandler {
      let values = NSMutableDictionary()
      if handler(values) { break }
      let object = make()
      object.setValuesForKeys(values as? [String: Any] ?? [:])
      made.append(object)
    }
    return made
  }

  func update(
    _ request: NSBatchUpdateRequest, _ context: NSManagedObjectContext
  ) throws -> NSBatchUpdateResult {
    let fetch = NSFetchRequest<NSFetchRequestResult>(entityName: request.entityName)
    fetch.predicate = request.predicate
    fetch.includesSubentities = request.includesSubentities
    let found = try stored(fetch)
    var changes: [NSPersistentStore: [NSManagedObjectID: Row?]] = [:]
    for view in found {
      guard let store = view.id.persistentStore, var row = store.table[view.id] else { continue }
      for (key, value) in request.propertiesToUpdate ?? [:] {
        let name = (key.base as? NSPropertyDescription)?.name ?? key.base as? String ?? ""
        guard let attribute = view.id.entity.attributesByName[name] else { continue }
        let new =
          (value as? ValueExpression).map { $0.content.value(view, [:]) }
          ?? PredicateValue.unwrapped(value)
        row.values[name] = new.flatMap(attribute.kept)
      }
      row.version += 1
      changes[store, default: [:]][view.id] = row
    }
    for (store, own) in changes { try store.apply(own) }
    switch request.resultType {
    case .statusOnlyResultType: return NSBatchUpdateResult(true, request.resultType)
    case .updatedObjectIDsResultType:
      return NSBatchUpdateResult(found.map(\.id), request.resultType)
    case .updatedObjectsCountResultType:
      return NSBatchUpdateResult(found.count, request.resultType)
    }
  }

  /// Deletes in a context of its own, so that delete rules hold, and without anybody being told.
  func delete(
    _ request: NSBatchDeleteRequest, _ context: NSManagedObjectContext
  ) throws -> NSBatchDeleteResult {
    let worker = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    worker.persistentStoreCoordinator = self
    let found = try stored(request.fetchRequest).map(\.id)
    for id in found { worker.delete(worker.object(at: id)) }
    worker.processPendingChanges()
    for object in worker.deleted.ordered { try object.validateForDelete() }
    try save(ChangeSet(worker), of: worker)
    switch request.resultType {
    case .resultTypeStatusOnly: return NSBatchDeleteResult(true, request.resultType)
    case .resultTypeObjectIDs: return NSBatchDeleteResult(found, request.resultType)
    case .resultTypeCount: return NSBatchDeleteResult(found.count, request.resultType)
    }
  }

  /// The rows that a request means, as the stores have them.
  private func stored(_ request: NSFetchRequest<NSFetchRequestResult>) throws -> [RowView] {
    let reader = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    reader.persistentStoreCoordinator = self
    let plan = try FetchPlan(request, in: reader)
    return plan.cut(plan.sorted(plan.matches()))
  }
}

// MARK: History

open class NSPersistentHistoryToken: NSObject {}

public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly
  case objectIDs
  case count
  case transactionsOnly
  case changesOnly
  case transactionsAndChanges
}

open class NSPersistentHistoryTransaction: NSObject {
  open class var fetchRequest: NSFetchRequest<NSFetchRequestResult>? { nil }
  open class var entityDescription: NSEntityDescription? { nil }
  public let timestamp = Date()
  public let author: String? = nil
  public let contextName: String? = nil
  public let token = NSPersistentHistoryToken()
  public let changes: [NSPersistentHistoryChange]? = nil

  open func objectIDNotification() -> Notification {
    Notification(name: .NSManagedObjectContextDidSaveObjectIDs)
  }
}

open class NSPersistentHistoryChange: NSObject {}

/// Asks for what other processes saved; there are none, so the history is empty.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  open var fetchRequest: NSFetchRequest<NSFetchRequestResult>?

  open class func fetchHistory(
    after token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest { NSPersistentHistoryChangeRequest() }

  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest()
  }

  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest()
  }

  open class func deleteHistory(
    before token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest { NSPersistentHistoryChangeRequest() }
}

open class NSPersistentHistoryResult: NSPersistentStoreResult {
  public let result: Any? = [NSPersistentHistoryTransaction]()
  public let resultType = NSPersistentHistoryResultType.transactionsAndChanges
}
