// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Documentation/CoreData.md §6.
extension NSManagedObjectContext {
  /// Hands the changes to the parent context, or to the stores.
  ///
  /// - Throws: The first validation that failed, or what the stores say; the changes stay.
  public func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    NotificationCenter.default.post(
      name: NSManagedObjectContext.willSaveObjectsNotification, object: self)
    announceSaving()
    try validate()
    let done = ChangeSet(self)
    if let parent {
      try parent.performAndWait { try parent.adopt(done) }
    } else {
      guard let coordinator = persistentStoreCoordinator else {
        UncaughtException.raise(
          "NSInternalInconsistencyException",
          "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save "
            + "operation.")
      }
      try coordinator.save(done, of: self)
    }
    finish(done)
  }

  /// Objects may change themselves and others while they are told; then all is done again.
  private func announceSaving() {
    for _ in 0..<100 {
      for object in inserted.ordered + updated.ordered + deleted.ordered { object.willSave() }
      if event.isEmpty { return }
      processPendingChanges()
    }
  }

  private func validate() throws {
    var problems: [NSError] = []
    func collect(_ check: () throws -> Void) {
      do { try check() } catch { problems.append(error as NSError) }
    }
    for object in inserted.ordered { collect(object.validateForInsert) }
    for object in updated.ordered { collect(object.validateForUpdate) }
    for object in deleted.ordered { collect(object.validateForDelete) }
    guard let first = problems.first else { return }
    if problems.count == 1 { throw first }
    let all = problems.flatMap { $0.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [$0] }
    throw CoreDataError.make(
      NSValidationMultipleErrorsError, "Multiple validation errors occurred.",
      [NSDetailedErrorsKey: all])
  }

  private func finish(_ done: ChangeSet) {
    renameRelations()
    let affected = done.inserted + done.updated
    for object in affected {
      object.isInserted = false
      object.isMarkedUpdated = false
      object.committed = object.values.filter { name, _ in
        object.entity.propertiesByName[name]?.isTransient == false
      }
    }
    for object in done.deleted {
      registered[object.objectID] = nil
      object.isMarkedUpdated = false
    }
    (inserted, updated, deleted) = (ObjectList(), ObjectList(), ObjectList())
    for object in affected + done.deleted { object.didSave() }
    for object in done.deleted { object.managedObjectContext = nil }
    let sets = [
      NSInsertedObjectsKey: Set(done.inserted), NSUpdatedObjectsKey: Set(done.updated),
      NSDeletedObjectsKey: Set(done.deleted),
    ]
    NotificationCenter.default.post(
      name: NSManagedObjectContext.didSaveObjectsNotification, object: self, userInfo: sets)
    let names = sets.map { ($0.key + "_objectIDs", Set($0.value.map(\.objectID))) }
    NotificationCenter.default.post(
      name: NSManagedObjectContext.didSaveObjectIDsNotification, object: self,
      userInfo: Dictionary(names) { $1 })
    tellSiblings(SavedIDs(done))
  }

  // MARK: Parents

  /// Takes the changes of a child.
  private func adopt(_ done: ChangeSet) throws {
    for object in done.inserted {
      guard registered[object.objectID] == nil else { continue }
      let own = NSManagedObject.fault(object.objectID, in: self)
      own.isFault = false
      insert(own)
    }
    for object in done.inserted + done.updated {
      let own = self.object(at: object.objectID)
      own.fire()
      for property in object.entity.properties where !property.isTransient {
        own.restore(property.name, object.values[property.name])
      }
    }
    for object in done.deleted {
      guard let own = registered[object.objectID] ?? existing(object.objectID) else { continue }
      delete(own)
    }
    processPendingChanges()
  }

  private func existing(_ id: NSManagedObjectID) -> NSManagedObject? {
    try? existingObject(with: id)
  }
}

/// What a context saves, in the order it happened.
struct ChangeSet {
  var inserted: [NSManagedObject]
  var updated: [NSManagedObject]
  var deleted: [NSManagedObject]

  init(_ context: NSManagedObjectContext) {
    inserted = context.inserted.ordered
    updated = context.updated.ordered
    deleted = context.deleted.ordered
  }
}

/// The same by identifiers, which other contexts understand.
struct SavedIDs: @unchecked Sendable {
  var inserted: [NSManagedObjectID] = []
  var updated: [NSManagedObjectID] = []
  var deleted: [NSManagedObjectID] = []

  init(_ done: ChangeSet) {
    inserted = done.inserted.map(\.objectID)
    updated = done.updated.map(\.objectID)
    deleted = done.deleted.map(\.objectID)
  }

  /// Reads the notification of a save, of objects or of identifiers.
  init(_ information: [AnyHashable: Any]) {
    func ids(_ key: String) -> [NSManagedObjectID] {
      for name in [key, key + "_objectIDs"] {
        guard let elements = PredicateValue.elements(information[name]) else { continue }
        return elements.compactMap { one in
          if let url = one as? URL {
            return LoadedModels.coordinators.lazy
              .compactMap { $0.managedObjectID(forURIRepresentation: url) }.first
          }
          return (one as? NSManagedObject)?.objectID ?? one as? NSManagedObjectID
        }.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
      }
      return []
    }
    inserted = ids(NSInsertedObjectsKey)
    updated = ids(NSUpdatedObjectsKey)
    deleted = ids(NSDeletedObjectsKey)
  }
}

extension NSManagedObjectContext {
  // MARK: Merging

  /// Takes over what another context saved: unchanged objects are read anew, changed ones keep their
  /// changes.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    merge(SavedIDs(notification.userInfo ?? [:]))
  }

  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    let saved = SavedIDs(changeNotificationData)
    for context in contexts { context.performAndWait { context.merge(saved) } }
  }

  func merge(_ saved: SavedIDs) {
    for id in saved.inserted { event.inserted.insert(object(at: id)) }
    for id in saved.updated {
      let object = object(at: id)
      if object.isFault {
        event.refreshed.insert(object)
      } else {
        refresh(object, mergeChanges: true)
      }
    }
    for id in saved.deleted {
      guard let object = registered[id] else { continue }
      object.isDeleted = true
      event.deleted.insert(object)
      updated.remove(object)
      deleted.remove(object)
    }
    processPendingChanges()
    for id in saved.deleted { registered[id] = nil }
    let names = [
      NSInsertedObjectIDsKey: Set(saved.inserted), NSUpdatedObjectIDsKey: Set(saved.updated),
      NSDeletedObjectIDsKey: Set(saved.deleted),
    ]
    NotificationCenter.default.post(
      name: NSManagedObjectContext.didMergeChangesObjectIDsNotification, object: self,
      userInfo: names)
  }

  /// Contexts that take over what their parent, or another context of the same stores, saves.
  private func tellSiblings(_ saved: SavedIDs) {
    let siblings =
      parent == nil ? persistentStoreCoordinator?.contexts ?? [] : parent?.children ?? []
    let below = children
    for sibling in siblings.compactMap(\.context) + below.compactMap(\.context)
    where sibling !== self && sibling.automaticallyMergesChangesFromParent {
      sibling.perform { sibling.merge(saved) }
    }
  }
}
