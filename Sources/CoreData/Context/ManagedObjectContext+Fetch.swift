// Part of Snug, under the Apache License 2.0; see LICENSE.

extension NSManagedObjectContext {
  // MARK: Rows below

  /// The row that this context's object of an identifier stands for, as the parent or the store has
  /// it.
  func sourceRow(for id: NSManagedObjectID) -> Row? {
    let id = renamed[id] ?? id
    if let parent { return parent.performAndWait { parent.currentRow(for: id) } }
    return persistentStoreCoordinator?.row(for: id)
  }

  /// What a child sees: changes that are not saved included.
  private func currentRow(for id: NSManagedObjectID) -> Row? {
    if let own = registered[id], !own.isFault {
      return own.isDeleted ? nil : Row(values: own.persistentValues, version: own.version)
    }
    return sourceRow(for: id)
  }

  /// The rows of an entity and those below it, in the order of the store; new objects last.
  func rows(
    of entity: NSEntityDescription, _ request: FetchPlan
  ) -> [(id: NSManagedObjectID, row: Row)] {
    var found =
      if let parent { parent.performAndWait { parent.rows(of: entity, request.seenByParent) } } else
      { persistentStoreCoordinator?.rows(of: entity, in: request.stores) ?? [] }
    if !request.includesSubentities { found.removeAll { $0.id.entity !== entity } }
    guard request.includesPendingChanges else { return found }
    found = found.compactMap { id, row in
      guard let own = registered[id], own.hasChanges || !own.isFault else { return (id, row) }
      if own.isDeleted { return nil }
      return (
        own.objectID, Row(values: own.isFault ? row.values : own.values, version: row.version)
      )
    }
    for object in inserted.ordered
    where object.entity.isKindOf(entity: entity)
      && (request.includesSubentities || object.entity === entity)
    {
      found.append((object.objectID, Row(values: object.values, version: 0)))
    }
    return found
  }

  // MARK: Fetching

  public func fetch<Result: NSFetchRequestResult>(
    _ request: NSFetchRequest<Result>
  ) throws -> [Result] {
    try results(of: request.erased).map { found in
      guard let result = found as? Result else {
        UncaughtException.raise(
          "NSInvalidArgumentException",
          "the request gives \(type(of: found)), and the code wants \(Result.self)")
      }
      return result
    }
  }

  public func count<Result: NSFetchRequestResult>(for request: NSFetchRequest<Result>) throws -> Int
  {
    let plan = try FetchPlan(request.erased, in: self)
    return plan.cut(plan.matches()).count
  }

  func results(of request: NSFetchRequest<NSFetchRequestResult>) throws -> [NSObject] {
    processPendingChanges()
    let plan = try FetchPlan(request, in: self)
    switch request.resultType {
    case .dictionaryResultType: return try plan.dictionaries()
    case .countResultType: return [NSNumber(value: plan.cut(plan.matches()).count)]
    case .managedObjectIDResultType: return plan.cut(plan.sorted(plan.matches())).map(\.id)
    default:
      let objects = plan.cut(plan.sorted(plan.matches())).map { object(at: $0.id) }
      if request.shouldRefreshRefetchedObjects {
        for object in objects where !object.hasChanges { refresh(object, mergeChanges: true) }
      }
      if !request.returnsObjectsAsFaults { for object in objects { object.fire() } }
      return objects
    }
  }

  /// Carries out any request.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let fetch = request as? any AsynchronousFetch { return fetch.run(in: self) }
    guard let coordinator = persistentStoreCoordinator else {
      throw CoreDataError.make(NSPersistentStoreOperationError, "the context has no stores")
    }
    return try coordinator.execute(request, with: self) as? NSPersistentStoreResult
      ?? NSPersistentStoreResult()
  }
}

extension NSManagedObject {
  /// The values that stores and parents see.
  var persistentValues: [String: Any] {
    values.filter { entity.propertiesByName[$0.key]?.isTransient == false }
  }

  /// What a fetched property finds; `$FETCH_SOURCE` is the object.
  func results(of property: NSFetchedPropertyDescription) -> [NSObject] {
    guard let template = property.fetchRequest, let context = managedObjectContext,
      let request = template.copy() as? NSFetchRequest<NSFetchRequestResult>
    else { return [] }
    request.substitutes = ["FETCH_SOURCE": self, "FETCHED_PROPERTY": property]
    return (try? context.results(of: request)) ?? []
  }
}
