// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Makes of a store a new one of another model, as light migration does
/// (Documentation/CoreData.md §9).
open class NSMigrationManager: NSObject {
  public let sourceModel: NSManagedObjectModel
  public let destinationModel: NSManagedObjectModel
  open private(set) var mappingModel: NSMappingModel!
  open private(set) var migrationProgress: Float = 0
  open var currentEntityMapping: NSEntityMapping { NSEntityMapping() }
  open var usesStoreSpecificMigrationManager = true
  open var userInfo: [AnyHashable: Any]?
  /// Contexts of the models without a store: the app's own steps, which would use them, are not run.
  public private(set) lazy var sourceContext = context(of: sourceModel)
  public private(set) lazy var destinationContext = context(of: destinationModel)

  public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
    self.sourceModel = sourceModel
    self.destinationModel = destinationModel
    super.init()
  }

  private func context(of model: NSManagedObjectModel) -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    return context
  }

  /// A store that stands at the destination already goes.
  ///
  /// - Throws: where there is no source or it is the destination too; else what light migration does where
  ///   it cannot infer how, and the new file is taken away then.
  open func migrateStore(
    from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
    with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
    destinationOptions dOptions: [AnyHashable: Any]? = nil
  ) throws {
    let isSame = sourceURL.standardizedFileURL == dURL.standardizedFileURL
    guard !isSame, FileManager.default.fileExists(atPath: sourceURL.path) else {
      throw CocoaError(isSame ? .fileWriteInvalidFileName : .fileReadNoSuchFile)
    }
    mappingModel = mappings
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: destinationModel)
    do {
      try coordinator.replacePersistentStore(
        at: dURL, withPersistentStoreFrom: sourceURL, ofType: dStoreType)
      let log = sourceURL.path + "-wal"
      if FileManager.default.fileExists(atPath: log) {
        try FileManager.default.copyItem(atPath: log, toPath: dURL.path + "-wal")
      }
      var options = dOptions ?? [:]
      options[NSMigratePersistentStoresAutomaticallyOption] = true
      options[NSInferMappingModelAutomaticallyOption] = true
      let store = try coordinator.addPersistentStore(
        ofType: dStoreType, configurationName: nil, at: dURL, options: options)
      try coordinator.remove(store)
    } catch {
      try? coordinator.destroyPersistentStore(at: dURL, ofType: dStoreType)
      throw error
    }
    migrationProgress = 1
  }

  open func migrateStore(
    from sourceURL: URL, type sStoreType: NSPersistentStore.StoreType,
    options sOptions: [AnyHashable: Any]? = nil, mapping: NSMappingModel, to destinationURL: URL,
    type dStoreType: NSPersistentStore.StoreType, options dOptions: [AnyHashable: Any]? = nil
  ) throws {
    try migrateStore(
      from: sourceURL, sourceType: sStoreType.rawValue, options: sOptions, with: mapping,
      toDestinationURL: destinationURL, destinationType: dStoreType.rawValue,
      destinationOptions: dOptions)
  }

  open func reset() {}
  open func cancelMigrationWithError(_ error: any Error) {}
  open func associate(
    sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject,
    for entityMapping: NSEntityMapping
  ) {}
  open func destinationInstances(
    forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?
  ) -> [NSManagedObject] { [] }
  open func sourceInstances(
    forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?
  ) -> [NSManagedObject] { [] }
}
