// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a store of a container is to be.
open class NSPersistentStoreDescription: NSObject {
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var url: URL?
  open var isReadOnly = false
  open var timeout: TimeInterval = 240
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open private(set) var sqlitePragmas: [String: NSObject] = [:]
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  private var more: [String: NSObject] = [:]

  public override init() {}

  public init(url: URL) { self.url = url }

  open var options: [String: NSObject] {
    more.merging([
      NSReadOnlyPersistentStoreOption: NSNumber(value: isReadOnly),
      NSMigratePersistentStoresAutomaticallyOption: NSNumber(
        value: shouldMigrateStoreAutomatically),
      NSInferMappingModelAutomaticallyOption: NSNumber(value: shouldInferMappingModelAutomatically),
    ]) { first, _ in first }
  }

  open func setOption(_ option: NSObject?, forKey key: String) { more[key] = option }

  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
    sqlitePragmas[name] = value
  }
}

/// Kept; there is no iCloud account here.
open class NSPersistentCloudKitContainerOptions: NSObject {
  public let containerIdentifier: String

  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// A model, its stores and their contexts.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]
  public let viewContext: NSManagedObjectContext

  /// Takes the model of this name in the app's bundle, or in that of the container's class.
  public convenience init(name: String) {
    guard let model = NSPersistentContainer.model(name, Self.self) else {
      FileHandle.standardError.write(
        Data("CoreData: error: Failed to load model named \(name)\n".utf8))
      self.init(name: name, managedObjectModel: NSManagedObjectModel())
      return
    }
    self.init(name: name, managedObjectModel: model)
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let file = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    viewContext.name = "viewContext"
  }

  private static func model(_ name: String, _ type: AnyClass) -> NSManagedObjectModel? {
    for bundle in [.main, Bundle(for: type)] + Bundle.allBundles {
      for ending in ["momd", "mom"] {
        if let url = bundle.url(forResource: name, withExtension: ending),
          let model = NSManagedObjectModel(contentsOf: url)
        {
          return model
        }
      }
    }
    return nil
  }

  /// The folder Application Support of the app.
  open class func defaultDirectoryURL() -> URL {
    let found = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return found.first ?? URL(fileURLWithPath: NSTemporaryDirectory())
  }

  /// Adds the stores of the descriptions and tells of each.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      guard description.shouldAddStoreAsynchronously else {
        persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        continue
      }
      let work = UncheckedBlock { [persistentStoreCoordinator] in
        persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
      }
      DispatchQueue.global().async { work.run() }
    }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  open func performBackgroundTask<Result>(
    _ block: @escaping (NSManagedObjectContext) throws -> Result
  ) async throws -> Result {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }
}

/// A container whose stores would be mirrored; without an account they are local only.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  open func initializeCloudKitSchema(options: Int = 0) throws {}
}
