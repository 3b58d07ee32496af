// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What happened in a context since its changes were processed last.
struct ChangeEvent {
  var inserted = ObjectList()
  var deleted = ObjectList()
  var refreshed = ObjectList()
  private(set) var changed = ObjectList()
  /// The values before, of what was changed.
  private(set) var before: [ObjectIdentifier: [String: Any?]] = [:]

  var isEmpty: Bool {
    inserted.isEmpty && deleted.isEmpty && refreshed.isEmpty && changed.isEmpty
  }

  mutating func note(_ object: NSManagedObject, _ name: String, _ old: Any?) {
    changed.insert(object)
    let id = ObjectIdentifier(object)
    if before[id]?[name] == nil { before[id, default: [:]][name] = .some(old) }
  }

  mutating func noteDeletion(of object: NSManagedObject) { deleted.insert(object) }
}

extension NSManagedObjectContext {
  func undoneValues(of object: NSManagedObject) -> [String: Any?] {
    event.before[ObjectIdentifier(object)] ?? [:]
  }

  /// Told by objects whose values change.
  func note(_ object: NSManagedObject, _ name: String, _ old: Any?) {
    guard !object.isAwaking || object.isInserted else { return }
    event.note(object, name, old)
    if !object.isInserted && !object.isDeleted && !object.isMarkedUpdated {
      object.isMarkedUpdated = true
      updated.insert(object)
    }
    scheduleProcessing()
  }

  // MARK: Processing

  /// Changes of a main context are processed in a later turn of the main queue, those of a private
  /// one at the end of its block.
  func scheduleProcessing() {
    guard concurrencyType == .mainQueueConcurrencyType, !isScheduled, !isProcessing else { return }
    isScheduled = true
    DispatchQueue.main.async { [weak self] in
      self?.isScheduled = false
      self?.processPendingChanges()
    }
  }

  /// Carries out what deletions ask for, keeps what undoing needs, and tells observers.
  public func processPendingChanges() {
    guard !isProcessing, !event.isEmpty else { return }
    isProcessing = true
    propagateDeletes()
    let done = event
    event = ChangeEvent()
    isProcessing = false
    registerUndo(of: done)
    let gone = done.deleted.set
    let new = done.inserted.set.subtracting(gone)
    let changed = done.changed.set.subtracting(gone).subtracting(new)
    let refreshed = done.refreshed.set.subtracting(gone).subtracting(new).subtracting(changed)
    let lost = gone.filter { !(done.inserted.contains($0) && $0.isInserted) }
    for object in gone where object.isInserted { forget(object) }
    announce(
      NSManagedObjectContext.didChangeObjectsNotification,
      [
        NSInsertedObjectsKey: new, NSUpdatedObjectsKey: changed, NSDeletedObjectsKey: lost,
        NSRefreshedObjectsKey: refreshed,
      ])
  }

  /// An object that was never saved and is deleted is none of the context's any more.
  private func forget(_ object: NSManagedObject) {
    registered[object.objectID] = nil
    if undoManager == nil { object.managedObjectContext = nil }
  }

  func announce(_ name: Notification.Name, _ sets: [String: Set<NSManagedObject>]) {
    let filled = sets.filter { !$0.value.isEmpty }
    guard !filled.isEmpty else { return }
    NotificationCenter.default.post(name: name, object: self, userInfo: filled)
  }

  // MARK: Delete rules

  private func propagateDeletes() {
    var treated: Set<NSManagedObject> = []
    while let object = event.deleted.ordered.first(where: { !treated.contains($0) }) {
      treated.insert(object)
      for relationship in object.entity.relationshipsByName.values.sorted(by: { $0.name < $1.name })
      { follow(relationship, of: object) }
    }
  }

  private func follow(_ relationship: NSRelationshipDescription, of object: NSManagedObject) {
    let others = NSManagedObject.identifiers(in: object.values[relationship.name])
      .map { self.object(at: $0) }.filter { !$0.isDeleted }
    switch relationship.deleteRule {
    case .cascadeDeleteRule: others.forEach(delete)
    case .nullifyDeleteRule:
      guard let inverse = relationship.inverseRelationship else { return }
      for other in others { other.detach(object.objectID, from: inverse) }
    case .denyDeleteRule, .noActionDeleteRule: break
    }
  }

  // MARK: Undo

  private func registerUndo(of done: ChangeEvent) {
    guard let undoManager, undoManager.isUndoRegistrationEnabled,
      !(done.inserted.isEmpty && done.deleted.isEmpty && done.changed.isEmpty)
    else { return }
    undoManager.registerUndo(withTarget: self) { context in
      for object in done.deleted.ordered { context.undelete(object) }
      for object in done.changed.ordered where !object.isDeleted {
        object.fire()
        for (name, old) in done.before[ObjectIdentifier(object)] ?? [:] {
          object.restore(name, old)
        }
        object.awake(fromSnapshotEvents: .undoUpdate)
      }
      for object in done.inserted.ordered where !done.deleted.contains(object) {
        context.delete(object)
      }
      context.processPendingChanges()
    }
  }

  public func undo() {
    processPendingChanges()
    undoManager?.undo()
  }

  public func redo() {
    processPendingChanges()
    undoManager?.redo()
  }

  /// Takes every change back that was not saved.
  public func rollback() {
    processPendingChanges()
    undoManager?.removeAllActions()
    for object in inserted.ordered {
      object.isDeleted = true
      object.isInserted = false
      registered[object.objectID] = nil
      event.deleted.insert(object)
    }
    for object in deleted.ordered {
      object.isDeleted = false
      event.refreshed.insert(object)
    }
    for object in updated.ordered + deleted.ordered {
      object.isMarkedUpdated = false
      object.becomeFault()
      event.refreshed.insert(object)
    }
    (inserted, updated, deleted) = (ObjectList(), ObjectList(), ObjectList())
    processPendingChanges()
  }

  /// Forgets every object.
  public func reset() {
    for object in Set(registered.values) {
      object.managedObjectContext = nil
      object.isMarkedUpdated = false
    }
    registered = [:]
    renamed = [:]
    (inserted, updated, deleted) = (ObjectList(), ObjectList(), ObjectList())
    event = ChangeEvent()
    undoManager?.removeAllActions()
  }

  // MARK: Refreshing

  /// Makes an object a fault again, or reads its row anew and puts its changes over it.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard !object.isFault, object.managedObjectContext === self else { return }
    if !flag {
      object.isMarkedUpdated = false
      updated.remove(object)
      object.becomeFault()
    } else if object.isMarkedUpdated {
      reread(object)
    } else {
      object.becomeFault()
    }
    event.refreshed.insert(object)
    scheduleProcessing()
  }

  private func reread(_ object: NSManagedObject) {
    guard let row = sourceRow(for: object.objectID) else { return }
    let own = object.values.filter { !areSame($0.value, object.committed[$0.key]) }
    let cleared = object.committed.keys.filter { object.values[$0] == nil }
    object.take(row)
    object.values.merge(own) { $1 }
    for key in cleared { object.values[key] = nil }
  }

  public func refreshAllObjects() {
    for object in Set(registered.values) where !object.isFault {
      refresh(object, mergeChanges: true)
    }
  }
}
