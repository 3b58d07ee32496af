// Part of Snug, under the Apache License 2.0; see LICENSE.

extension NSPersistentStoreCoordinator {
  /// Writes the changes of a context into the stores: all or none of a store.
  func save(_ done: ChangeSet, of context: NSManagedObjectContext) throws {
    try locked {
      try resolveConflicts(done, context)
      try context.obtainPermanentIDs(for: context.inserted.ordered)
      var changes: [NSPersistentStore: [NSManagedObjectID: Row?]] = [:]
      for object in context.inserted.ordered + context.updated.ordered {
        guard let store = object.objectID.persistentStore else { continue }
        object.derive()
        let version = object.version + 1
        changes[store, default: [:]][object.objectID] = Row(
          values: object.persistentValues, version: version)
      }
      for object in context.deleted.ordered {
        guard let store = object.objectID.persistentStore else { continue }
        changes[store, default: [:]].updateValue(nil, forKey: object.objectID)
      }
      for store in persistentStores {
        guard let own = changes[store] else { continue }
        guard !store.isReadOnly else {
          throw CoreDataError.make(
            NSPersistentStoreSaveError, "the store \(store.url?.path ?? "") is read only")
        }
        try store.apply(own)
      }
      for object in context.inserted.ordered + context.updated.ordered { object.version += 1 }
    }
  }

  // MARK: Conflicts

  private func resolveConflicts(_ done: ChangeSet, _ context: NSManagedObjectContext) throws {
    let policy = context.mergePolicy as? NSMergePolicy ?? NSMergePolicy.error
    var conflicts: [NSMergeConflict] = []
    for object in done.updated + done.deleted where !object.objectID.isTemporaryID {
      let stored = row(for: object.objectID)
      guard stored?.version != object.version else { continue }
      // What somebody else deleted is gone for an object that is deleted, too.
      if stored == nil && object.isDeleted { continue }
      conflicts.append(
        NSMergeConflict(
          source: object, newVersion: stored?.version ?? 0, oldVersion: object.version,
          cachedSnapshot: object.committed, persistedSnapshot: stored?.values))
    }
    if !conflicts.isEmpty { try policy.resolve(optimisticLockingConflicts: conflicts) }
    let same = constraintConflicts(context)
    if !same.isEmpty {
      try policy.resolve(constraintConflicts: same)
      context.processPendingChanges()
    }
  }

  /// Objects that are to be saved with values that others have already.
  private func constraintConflicts(_ context: NSManagedObjectContext) -> [NSConstraintConflict] {
    let objects = context.inserted.ordered + context.updated.ordered
    var found: [NSConstraintConflict] = []
    for entity in managedObjectModel.entities {
      for constraint in entity.uniquenessConstraints.compactMap({ $0 as? [String] }) {
        let own = objects.filter { $0.entity.isKindOf(entity: entity) && !$0.isDeleted }
        guard !own.isEmpty else { continue }
        found += conflicts(over: constraint, of: entity, own, context)
      }
    }
    return found
  }

  private func conflicts(
    over constraint: [String], of entity: NSEntityDescription, _ own: [NSManagedObject],
    _ context: NSManagedObjectContext
  ) -> [NSConstraintConflict] {
    func key(_ values: [String: Any]) -> [AnyHashable]? {
      let parts = constraint.map { values[$0] as? AnyHashable }
      // A missing value is like no other.
      return parts.contains(nil) ? nil : parts.compactMap(\.self)
    }
    var stored: [[AnyHashable]: NSManagedObjectID] = [:]
    for (id, row) in rows(of: entity, in: nil) {
      if context.registered[id]?.hasChanges == true { continue }
      if let key = key(row.values) { stored[key] = id }
    }
    var order: [[AnyHashable]] = []
    var groups: [[AnyHashable]: [NSManagedObject]] = [:]
    for object in own {
      guard let key = key(object.values) else { continue }
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(object)
    }
    return order.compactMap { key in
      let group = groups[key] ?? []
      let database = stored[key].map { context.object(at: $0) }
      guard group.count > 1 || database != nil else { return nil }
      database?.fire()
      return NSConstraintConflict(
        constraint: constraint, database: database, databaseSnapshot: database?.committed,
        conflictingObjects: group)
    }
  }

  // MARK: Requests

  /// Carries out a request that is no fetch for objects.
  @discardableResult
  public func execute(
    _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
  ) throws -> Any {
    switch request {
    case let request as NSBatchInsertRequest: return try locked { try insert(request) }
    case let request as NSBatchUpdateRequest: return try locked { try update(request, context) }
    case let request as NSBatchDeleteRequest: return try locked { try delete(request, context) }
    case is NSPersistentHistoryChangeRequest: return NSPersistentHistoryResult()
    case is any AnyFetchRequest: return try context.results(of: request ~>! NSFetchRequest.self)
    default:
      throw CoreDataError.make(
        NSPersistentStoreOperationError, "there is no such request: \(type(of: request))")
    }
  }
}

extension NSManagedObject {
  /// Sets the attributes that the store computes: `now:()`, `canonical:(name)`, `items.@count`…
  func derive() {
    for (name, attribute) in entity.attributesByName {
      guard let derived = attribute as? NSDerivedAttributeDescription else { continue }
      if let content = derived.derivationExpression?.content {
        values[name] = content.value(self, [:]).flatMap(derived.kept)
      } else if let text = derived.derivation {
        values[name] = ValueExpression.derivation(text)?.value(self, [:]).flatMap(derived.kept)
      }
    }
  }
}
