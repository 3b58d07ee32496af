// Part of Snug, under the Apache License 2.0; see LICENSE.

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
public let NSPersistentStoreUbiquitousContentNameKey = "NSPersistentStoreUbiquitousContentNameKey"
public let NSPersistentStoreURLKey = "NSPersistentStoreURLKey"
public let NSPersistentHistoryTokenKey = "historyToken"

/// Where the objects of a model are kept.
///
/// All rows are in memory while the store is open; one with a file writes each save through to it.
open class NSPersistentStore: NSObject {
  public let type: String
  public let configurationName: String
  open var url: URL?
  public let options: [AnyHashable: Any]?
  open var isReadOnly: Bool
  open var identifier: String!
  open var metadata: [String: Any]!
  public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  var table = RowTable()
  var file: SQLiteFile?

  init(
    type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?,
    model: NSManagedObjectModel
  ) throws {
    self.type = type
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.url = url
    self.options = options
    isReadOnly = options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false
    super.init()
    identifier = UUID().uuidString
    metadata = [
      NSStoreTypeKey: type, NSStoreUUIDKey: identifier ?? "",
      NSStoreModelVersionHashesKey: model.entityVersionHashesByName,
    ]
    // SQLite's name for nowhere.
    if type != NSInMemoryStoreType, let url, url.path != "/dev/null" {
      let file = try SQLiteFile(url, model, isReadOnly: isReadOnly)
      self.file = file
      try file.open(self)
    }
  }

  func newID(of entity: NSEntityDescription) -> NSManagedObjectID {
    let number = table.nextNumber(of: entity.root.name ?? "")
    return NSManagedObjectID(entity: entity, store: self, number: number)
  }

  /// Puts changes into the rows, and into the file first if there is one.
  func apply(_ changes: [NSManagedObjectID: Row?]) throws {
    try file?.write(changes, of: self)
    for (id, row) in changes { table[id] = row }
  }
}
