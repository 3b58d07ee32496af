// Part of Snug, under the Apache License 2.0; see LICENSE.

import CoreData
import Foundation
import Testing

@Suite("SQLite stores")
struct StoreTests {
  private static let many = """
    <relationship name="tags" optional="YES" toMany="YES" deletionRule="Nullify"
      destinationEntity="Tag" inverseName="books" inverseEntity="Tag"/>
    </entity>
    <entity name="Tag">
      <attribute name="name" optional="YES" attributeType="String"/>
      <attribute name="id" optional="YES" attributeType="UUID"/>
      <attribute name="link" optional="YES" attributeType="URI"/>
      <attribute name="data" optional="YES" attributeType="Binary"/>
      <attribute name="price" optional="YES" attributeType="Decimal"/>
      <attribute name="share" optional="YES" attributeType="Double"/>
      <attribute name="words" optional="YES" attributeType="Transformable"/>
      <relationship name="books" optional="YES" toMany="YES" ordered="YES" deletionRule="Nullify"
        destinationEntity="Book" inverseName="tags" inverseEntity="Book"/>
    """

  private func file() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".sqlite")
  }

  private func open(
    _ file: URL, _ text: String = TestStack.text(), options: [AnyHashable: Any]? = nil
  ) throws -> TestStack {
    try TestStack(text, type: NSSQLiteStoreType, file: file, options: options)
  }

  @Test("what was saved is there when the file is opened again")
  func again() throws {
    let file = file()
    defer { try? FileManager.default.removeItem(at: file) }
    let text = TestStack.text(bookExtras: StoreTests.many)
    let first = try open(file, text)
    let (context, _, books) = try first.library()
    books[0].published = Date(timeIntervalSinceReferenceDate: 12.5)
    let id = UUID()
    let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
    tag.setValuesForKeys([
      "name": "red", "id": id, "link": URL(string: "https://example.org/a")!,
      "data": Data([1, 2]), "price": NSDecimalNumber(string: "1.10"), "share": 0.25,
      "words": ["a", "b"],
    ])
    tag.setValue(NSOrderedSet(array: [books[1], books[0]]), forKey: "books")
    try context.save()
    context.delete(books[0])
    context.undoManager = nil
    context.rollback()

    let second = try open(file, text)
    let other = second.context()
    let author = try #require(try other.fetch(request(Author.self)).first)
    #expect(author.name == "Ann")
    #expect(Set(author.books.map(\.title)) == ["One", "Two"])
    #expect(author.objectID.uriRepresentation().lastPathComponent == "p1")
    let read = try #require(
      try other.fetch(NSFetchRequest<NSManagedObject>(entityName: "Tag")).first)
    #expect(read.value(forKey: "id") as? UUID == id)
    #expect((read.value(forKey: "link") as? URL)?.path == "/a")
    #expect(read.value(forKey: "data") as? Data == Data([1, 2]))
    #expect(read.value(forKey: "price") as? NSDecimalNumber == NSDecimalNumber(string: "1.1"))
    #expect(read.value(forKey: "share") as? Double == 0.25)
    #expect(read.value(forKey: "words") as? [String] == ["a", "b"])
    let tagged = (read.value(forKey: "books") as? NSOrderedSet)?.array as? [Book]
    #expect(tagged?.map(\.title) == ["Two", "One"])
    #expect((tagged?.first?.value(forKey: "tags") as? NSSet)?.count == 1)
    #expect(tagged?.last?.published == Date(timeIntervalSinceReferenceDate: 12.5))
  }

  @Test("updates and deletions reach the file, and numbers are not given twice")
  func changes() throws {
    let file = file()
    defer { try? FileManager.default.removeItem(at: file) }
    let (context, author, books) = try open(file).library()
    author.name = "Bea"
    context.delete(books[1])
    try context.save()
    let stack = try open(file)
    let other = stack.context()
    let found = try other.fetch(request(Book.self))
    #expect(found.map(\.title) == ["One"])
    #expect(found.first?.author?.name == "Bea")
    let new = Book(context: other)
    new.title = "Three"
    try other.save()
    #expect(new.objectID.uriRepresentation().lastPathComponent == "p3")
  }

  private static let newer = """
    <attribute name="heading" attributeType="String" elementID="title"/>
    <attribute name="stars" attributeType="Integer 16" defaultValueString="3"/>
    """

  @Test("another model is an error without migration, and read by its renaming identifiers with it")
  func migration() throws {
    let file = file()
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try open(file).library()
    let text = TestStack.text(bookAttributes: StoreTests.newer)
    let error = #expect(throws: NSError.self) { try open(file, text) }
    #expect(error?.code == NSPersistentStoreIncompatibleVersionHashError)
    let options: [AnyHashable: Any] = [
      NSMigratePersistentStoresAutomaticallyOption: true,
      NSInferMappingModelAutomaticallyOption: true,
    ]
    _ = try open(file, text, options: options)
    let stack = try open(file, text)
    let reader = stack.context()
    let books = try reader.fetch(request(Book.self, by: "heading"))
    #expect(books.map { $0.value(forKey: "heading") as? String } == ["One", "Two"])
    #expect(books.map { $0.value(forKey: "stars") as? Int } == [3, 3])
    #expect(books.map(\.author?.name) == ["Ann", "Ann"])
  }

  @Test(
    "what no rule can fill or convert is an error of the migration",
    arguments: [
      (#"<attribute name="stars" attributeType="Integer 16"/>"#, NSInferredMappingModelError),
      (
        #"<attribute name="title" attributeType="Integer 16"/>"#,
        NSMigrationMissingMappingModelError
      ),
    ])
  func impossible(attributes: String, code: Int) throws {
    let file = file()
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try open(file).library()
    let options: [AnyHashable: Any] = [
      NSMigratePersistentStoresAutomaticallyOption: true,
      NSInferMappingModelAutomaticallyOption: true,
    ]
    let error = #expect(throws: NSError.self) {
      try open(file, TestStack.text(bookAttributes: attributes), options: options)
    }
    #expect(error?.code == code)
    #expect(try open(file).context().count(for: request(Book.self)) == 2)
  }

  @Test("metadata tells the store's identifier and whether a model fits")
  func metadata() throws {
    let file = file()
    defer { try? FileManager.default.removeItem(at: file) }
    let stack = try open(file)
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
      ofType: NSSQLiteStoreType, at: file)
    #expect(metadata[NSStoreUUIDKey] as? String == stack.coordinator.persistentStores[0].identifier)
    #expect(stack.model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    let other = try TestStack(TestStack.text(bookAttributes: StoreTests.newer))
    #expect(!other.model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
  }

  @Test("a file that is no store is an error with its path")
  func broken() throws {
    let file = file()
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("no database at all, but long enough to be looked at".utf8).write(to: file)
    let error = #expect(throws: NSError.self) { try open(file) }
    #expect(error?.localizedDescription.contains(file.path) == true)
  }

  @Test("a store is moved to another place and destroyed there by its type")
  func byType() throws {
    let (old, new) = (file(), file())
    defer { for file in [old, new] { try? FileManager.default.removeItem(at: file) } }
    let stack = try open(old)
    _ = try stack.library()
    let coordinator = stack.coordinator
    let store = try #require(coordinator.persistentStores.first)
    let moved = try coordinator.migratePersistentStore(store, to: new, type: .sqlite)
    #expect(moved.url == new && coordinator.persistentStores.count == 1)
    #expect(try stack.context().count(for: NSFetchRequest<Author>(entityName: "Author")) == 1)
    #expect(try open(new).context().count(for: NSFetchRequest<Book>(entityName: "Book")) == 2)
    try coordinator.remove(moved)
    try coordinator.destroyPersistentStore(at: new, type: .sqlite)
    #expect(!FileManager.default.fileExists(atPath: new.path))
    #expect(FileManager.default.fileExists(atPath: old.path))
  }
}
