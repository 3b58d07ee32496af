// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The coordinators of the process, whose models tell which entity a class stands for.
enum LoadedModels {
  private struct Entry {
    weak var coordinator: NSPersistentStoreCoordinator?
    /// Kept: `Class.entity()` is asked before and after a container's life.
    let model: NSManagedObjectModel
  }

  nonisolated(unsafe) private static var entries: [Entry] = []
  private static let lock = NSLock()

  static func note(_ coordinator: NSPersistentStoreCoordinator) {
    lock.withLock {
      let model = coordinator.managedObjectModel
      let isFull = entries.count > 8
      entries.removeAll { $0.model === model || $0.coordinator == nil && isFull }
      entries.append(Entry(coordinator: coordinator, model: model))
    }
  }

  /// The newest first.
  static var all: [NSManagedObjectModel] { lock.withLock { entries.reversed().map(\.model) } }

  static var coordinators: [NSPersistentStoreCoordinator] {
    lock.withLock { entries.compactMap(\.coordinator) }
  }

  /// The entity whose class is this one, or the nearest above it.
  static func entity(
    of type: NSManagedObject.Type, in models: [NSManagedObjectModel]
  ) -> NSEntityDescription? {
    for model in models {
      if let found = model.entities.first(where: { $0.objectClass == type }) { return found }
    }
    return nil
  }

  private static let threadKey = "CoreData.context"

  /// Runs a block of a context, which then is the current one of the thread.
  static func running(_ context: NSManagedObjectContext, _ block: () -> Void) {
    let dictionary = Thread.current.threadDictionary
    let outer = dictionary[threadKey]
    dictionary[threadKey] = context
    defer { dictionary[threadKey] = outer }
    block()
  }

  /// The context whose block is being run on this thread.
  static var currentContext: NSManagedObjectContext? {
    let running = Thread.current.threadDictionary[threadKey] as? NSManagedObjectContext
    guard running == nil, MainActorCheck.isOnMainActor else { return running }
    // Outside of a block the main thread is that of the view context.
    return coordinators.reversed().flatMap(\.contexts).compactMap(\.context)
      .first { $0.concurrencyType == .mainQueueConcurrencyType }
  }
}
