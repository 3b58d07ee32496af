// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import CoreData

/// Expected values: by light migration no row of an entity that is still there is lost
/// (Documentation/CoreData.md §9).
@Suite("Light migration")
struct MigrationTests {
  private static let title = #"<attribute name="title" optional="YES" attributeType="String"/>"#
  private static let shelf = """
    <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify"
      destinationEntity="Shelf" inverseName="books" inverseEntity="Shelf"/>
    """
  private static let shelves = """
    <relationship name="books" optional="YES" toMany="YES" deletionRule="Nullify"
      destinationEntity="Book" inverseName="shelf" inverseEntity="Book"/>
    """
  private static func tags(_ owner: String) -> String {
    """
    <relationship name="tags" optional="YES" toMany="YES" deletionRule="Nullify"
      destinationEntity="Tag" inverseName="owners" inverseEntity="\(owner)"/>
    """
  }
  private static func owners(_ owner: String) -> String {
    """
    <entity name="Tag"><attribute name="word" optional="YES" attributeType="String"/>
      <relationship name="owners" optional="YES" toMany="YES" deletionRule="Nullify"
        destinationEntity="\(owner)" inverseName="tags" inverseEntity="\(owner)"/>
    </entity>
    """
  }
  /// Two roots, a reference between them and a list on both sides.
  private static let old = model(
    """
    <entity name="Book">\(title)\(shelf)\(tags("Book"))</entity>
    <entity name="Shelf">\(title)\(shelves)</entity>
    \(owners("Book"))
    """)

  private static func model(_ entities: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
      + "<model type=\"com.apple.IDECoreDataModeler.DataModel\">\(entities)</model>"
  }

  /// Opens a file of the old model, with a book 'B' on the second of two shelves, tagged, by a new
  /// model; once more without migration, so what is tested was written.
  private func migrate(_ texts: String..., file: URL) throws -> NSManagedObjectContext {
    try fill(file)
    let options: [AnyHashable: Any] = [
      NSMigratePersistentStoresAutomaticallyOption: true,
      NSInferMappingModelAutomaticallyOption: true,
    ]
    for text in texts {
      _ = try TestStack(
        MigrationTests.model(text), type: NSSQLiteStoreType, file: file, options: options)
    }
    let text = MigrationTests.model(texts[texts.count - 1])
    return try TestStack(text, type: NSSQLiteStoreType, file: file).context()
  }

  private func fill(_ file: URL) throws {
    let stack = try TestStack(MigrationTests.old, type: NSSQLiteStoreType, file: file)
    let context = stack.context()
    func insert(_ name: String, _ values: [String: Any]) throws -> NSManagedObject {
      let object = NSEntityDescription.insertNewObject(forEntityName: name, into: context)
      object.setValuesForKeys(values)
      try context.save()
      return object
    }
    _ = try insert("Shelf", ["title": "S1"])
    let shelf = try insert("Shelf", ["title": "S2"])
    let tag = try insert("Tag", ["word": "red"])
    _ = try insert("Book", ["title": "B", "shelf": shelf, "tags": NSSet(object: tag)])
  }

  private func temporary() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".sqlite")
  }

  private func all(_ name: String, _ context: NSManagedObjectContext) throws -> [NSManagedObject] {
    try context.fetch(NSFetchRequest<NSManagedObject>(entityName: name))
  }

  private func titles(_ objects: [NSManagedObject]) -> [String] {
    objects.compactMap { $0.value(forKey: "title") as? String }.sorted()
  }

  private func tagWords(_ object: NSManagedObject?) -> [String] {
    let tags = object?.value(forKey: "tags") as? NSSet
    return tags?.allObjects.compactMap {
      ($0 as? NSManagedObject)?.value(forKey: "word") as? String
    }
      ?? []
  }

  @Test("an entity that gets a parent keeps its rows, references and lists")
  func parent() throws {
    let file = temporary()
    defer { try? FileManager.default.removeItem(at: file) }
    let context = try migrate(
      """
      <entity name="Item" isAbstract="YES">\(Self.title)\(Self.tags("Item"))</entity>
      <entity name="Book" parentEntity="Item">\(Self.shelf)</entity>
      <entity name="Shelf">\(Self.title)\(Self.shelves)</entity>
      \(Self.owners("Item"))
      """, file: file)
    let books = try all("Book", context)
    #expect(titles(books) == ["B"])
    #expect(
      (books.first?.value(forKey: "shelf") as? NSManagedObject).map { titles([$0]) } == ["S2"])
    #expect(tagWords(books.first) == ["red"])
    #expect(titles(try all("Shelf", context)) == ["S1", "S2"])
  }

  @Test("a migration manager makes a new store of another model, and keeps the old one")
  func manager() throws {
    let (file, other) = (temporary(), temporary())
    defer { for url in [file, other] { try? FileManager.default.removeItem(at: url) } }
    try fill(file)
    let text = Self.model(
      """
      <entity name="Book">\(Self.title)\(Self.shelf)\(Self.tags("Book"))
        <attribute name="pages" optional="YES" attributeType="Integer 32"/></entity>
      <entity name="Shelf">\(Self.title)\(Self.shelves)</entity>
      \(Self.owners("Book"))
      <entity name="Pen">\(Self.title)</entity>
      """)
    let (old, new) = (try TestStack(Self.old).model, try TestStack(text).model)
    let mapping = try NSMappingModel.inferredMappingModel(
      forSourceModel: old, destinationModel: new)
    let added = mapping.entityMappings.filter { $0.mappingType == .addEntityMappingType }
    #expect(added.map(\.destinationEntityName) == ["Pen"])
    let manager = NSMigrationManager(sourceModel: old, destinationModel: new)
    try manager.migrateStore(
      from: file, sourceType: NSSQLiteStoreType, with: mapping, toDestinationURL: other,
      destinationType: NSSQLiteStoreType)
    let migrated = try TestStack(text, type: NSSQLiteStoreType, file: other).context()
    let books = try all("Book", migrated)
    #expect(titles(books) == ["B"])
    #expect(tagWords(books.first) == ["red"])
    let kept = try TestStack(Self.old, type: NSSQLiteStoreType, file: file).context()
    #expect(titles(try all("Shelf", kept)) == ["S1", "S2"])
  }

  @Test("a store is not migrated onto itself, nor one that is not there over another")
  func managerInPlace() throws {
    let (file, none) = (temporary(), temporary())
    defer { try? FileManager.default.removeItem(at: file) }
    try fill(file)
    let model = try TestStack(Self.old).model
    let manager = NSMigrationManager(sourceModel: model, destinationModel: model)
    for source in [file, none] {
      #expect(throws: CocoaError.self) {
        try manager.migrateStore(
          from: source, sourceType: NSSQLiteStoreType, with: nil, toDestinationURL: file,
          destinationType: NSSQLiteStoreType)
      }
    }
    let kept = try TestStack(Self.old, type: NSSQLiteStoreType, file: file).context()
    #expect(titles(try all("Shelf", kept)) == ["S1", "S2"])
  }

  @Test("entities that become one table get numbers of their own, and references follow")
  func joined() throws {
    let file = temporary()
    defer { try? FileManager.default.removeItem(at: file) }
    let context = try migrate(
      """
      <entity name="Item" isAbstract="YES">\(Self.title)</entity>
      <entity name="Book" parentEntity="Item">\(Self.shelf)\(Self.tags("Book"))</entity>
      <entity name="Shelf" parentEntity="Item">\(Self.shelves)</entity>
      \(Self.owners("Book"))
      """, file: file)
    let books = try all("Book", context)
    #expect(titles(try all("Item", context)) == ["B", "S1", "S2"])
    #expect(
      (books.first?.value(forKey: "shelf") as? NSManagedObject).map { titles([$0]) } == ["S2"])
    #expect(tagWords(books.first) == ["red"])
    let numbers = try all("Item", context).map { $0.objectID.uriRepresentation().lastPathComponent }
    #expect(Set(numbers).count == 3)
  }

  @Test("an entity that loses its parent again keeps its rows")
  func apart() throws {
    let file = temporary()
    defer { try? FileManager.default.removeItem(at: file) }
    let context = try migrate(
      """
      <entity name="Item" isAbstract="YES">\(Self.title)\(Self.tags("Item"))</entity>
      <entity name="Book" parentEntity="Item">\(Self.shelf)</entity>
      <entity name="Shelf">\(Self.title)\(Self.shelves)</entity>
      \(Self.owners("Item"))
      """,
      """
      <entity name="Book">\(Self.title)\(Self.shelf)\(Self.tags("Book"))</entity>
      <entity name="Shelf">\(Self.title)\(Self.shelves)</entity>
      \(Self.owners("Book"))
      """, file: file)
    let books = try all("Book", context)
    #expect(titles(books) == ["B"])
    #expect(tagWords(books.first) == ["red"])
  }

  @Test("a renaming identifier that was followed before does no harm later")
  func renamedBefore() throws {
    let file = temporary()
    defer { try? FileManager.default.removeItem(at: file) }
    let heading =
      #"<attribute name="heading" optional="YES" attributeType="String" elementID="title"/>"#
    let more = #"<attribute name="more" optional="YES" attributeType="String"/>"#
    let context = try migrate(
      #"<entity name="Novel" elementID="Book">\#(heading)</entity>"#,
      #"<entity name="Novel" elementID="Book">\#(heading)\#(more)</entity>"#, file: file)
    #expect(try all("Novel", context).map { $0.value(forKey: "heading") as? String } == ["B"])
  }

  @Test("a row that nobody would read stops the migration and stays")
  func unread() throws {
    let file = temporary()
    defer { try? FileManager.default.removeItem(at: file) }
    try fill(file)
    let connection = try SQLiteConnection(path: file.path, isReadOnly: false)
    try connection.run("UPDATE ZBOOK SET Z_ENT = 77")
    let error = #expect(throws: NSError.self) {
      _ = try migrateFilled(file)
    }
    #expect(error?.code == NSMigrationMissingMappingModelError)
    #expect(try connection.run("SELECT * FROM ZBOOK").count == 1)
  }

  private func migrateFilled(_ file: URL) throws -> TestStack {
    try TestStack(
      MigrationTests.model("<entity name=\"Book\">\(Self.title)</entity>"),
      type: NSSQLiteStoreType, file: file,
      options: [
        NSMigratePersistentStoresAutomaticallyOption: true,
        NSInferMappingModelAutomaticallyOption: true,
      ])
  }
}
