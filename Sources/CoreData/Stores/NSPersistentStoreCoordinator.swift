// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The stores of a model, for every context over them.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  open var name: String?
  private var known: [WeakContext] = []
  private let lock = NSRecursiveLock()

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    LoadedModels.note(self)
  }

  func add(_ context: NSManagedObjectContext) {
    lock.withLock {
      known.removeAll { $0.context == nil || $0.context === context }
      known.append(WeakContext(context))
    }
  }

  var contexts: [WeakContext] { lock.withLock { known } }

  // MARK: Stores

  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let known = [NSSQLiteStoreType, NSInMemoryStoreType, NSBinaryStoreType]
    guard known.contains(storeType) else {
      throw CoreDataError.make(
        NSPersistentStoreInvalidTypeError, "there is no kind of store '\(storeType)' here")
    }
    let store = try NSPersistentStore(
      type: storeType, configuration: configuration, url: storeURL, options: options,
      model: managedObjectModel)
    store.persistentStoreCoordinator = self
    lock.withLock { persistentStores.append(store) }
    NotificationCenter.default.post(
      name: .NSPersistentStoreCoordinatorStoresDidChange, object: self,
      userInfo: ["added": [store]])
    return store
  }

  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at url: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: url, options: options)
  }

  /// Adds a store at once, whatever the description asks for.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try addPersistentStore(
        ofType: storeDescription.type, configurationName: storeDescription.configuration,
        at: storeDescription.url, options: storeDescription.options)
      block(storeDescription, nil)
    } catch {
      block(storeDescription, error)
    }
  }

  open func remove(_ store: NSPersistentStore) throws {
    lock.withLock { persistentStores.removeAll { $0 === store } }
    store.persistentStoreCoordinator = nil
    NotificationCenter.default.post(
      name: .NSPersistentStoreCoordinatorStoresDidChange, object: self,
      userInfo: ["removed": [store]])
  }

  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == url }
  }

  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  @discardableResult
  open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
    store.url = url
    return true
  }

  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    for ending in ["", "-wal", "-shm"] {
      let path = url.path + ending
      if FileManager.default.fileExists(atPath: path) {
        try FileManager.default.removeItem(atPath: path)
      }
    }
  }

  open func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
    ofType storeType: String
  ) throws {
    try destroyPersistentStore(at: destinationURL, ofType: storeType)
    try FileManager.default.copyItem(at: sourceURL, to: destinationURL)
  }

  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil,
    withType storeType: String
  ) throws -> NSPersistentStore {
    let new = try addPersistentStore(
      ofType: storeType, configurationName: store.configurationName, at: url, options: options)
    var changes: [NSManagedObjectID: Row?] = [:]
    func moved(_ id: NSManagedObjectID) -> NSManagedObjectID {
      guard let number = id.number else { return id }
      return NSManagedObjectID(entity: id.entity, store: new, number: number)
    }
    for entry in store.table.entries.values.flatMap(\.values) {
      var row = entry.row
      row.values = row.values.mapValues { value in
        (value as? IDList)?.mapped(moved) ?? (value as? NSManagedObjectID).map(moved) ?? value
      }
      changes[moved(entry.id)] = row
    }
    try new.apply(changes)
    try remove(store)
    return new
  }

  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil,
    type: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore {
    try migratePersistentStore(store, to: url, options: options, withType: type.rawValue)
  }

  open func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {
    try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
  }

  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.metadata = metadata ?? [:]
    try? store.file?.writeMetadata(of: store)
  }

  open class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    try SQLiteFile.metadata(at: url)
  }

  // MARK: Identifiers

  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard url.scheme == "x-coredata",
      let store = persistentStores.first(where: { $0.identifier == url.host })
    else { return nil }
    let parts = url.pathComponents.filter { $0 != "/" }
    guard parts.count == 2, let entity = managedObjectModel.entitiesByName[parts[0]],
      let number = Int(parts[1].dropFirst())
    else { return nil }
    return NSManagedObjectID(entity: entity, store: store, number: number)
  }

  // MARK: Rows

  func row(for id: NSManagedObjectID) -> Row? {
    lock.withLock { id.persistentStore?.table[id] }
  }

  func rows(
    of entity: NSEntityDescription, in stores: [NSPersistentStore]?
  ) -> [(id: NSManagedObjectID, row: Row)] {
    lock.withLock { (stores ?? persistentStores).flatMap { $0.table.rows(of: entity) } }
  }

  /// The store that takes an object: the one it was assigned to, else the first whose configuration
  /// has its entity.
  func store(
    for object: NSManagedObject, in context: NSManagedObjectContext
  ) throws -> NSPersistentStore {
    if let store = object.objectID.persistentStore ?? context.assignedStores[object.objectID] {
      return store
    }
    let found = persistentStores.first { store in
      managedObjectModel.entities(forConfigurationName: store.configurationName)?
        .contains { $0.name == object.entity.name } ?? false
    }
    guard let found else { throw CoreDataError.noStore(object.entity) }
    return found
  }

  func locked<Result>(_ work: () throws -> Result) rethrows -> Result {
    try lock.withLock(work)
  }

  open func performAndWait(_ block: () -> Void) { lock.withLock(block) }

  open func perform(_ block: @escaping () -> Void) { performAndWait(block) }
}

extension NSPersistentStore {
  /// The kind of a store.
  public struct StoreType: Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
  }
}
